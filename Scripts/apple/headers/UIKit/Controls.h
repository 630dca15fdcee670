// Controls, actions and text: developer.apple.com/documentation/uikit/uicontrol, …/uibutton, …/uiaction,
// …/uimenuelement, …/uitextfield, …/uitextinputtraits, …/uitextcontenttype
//
// Compared with their pages in November 2026, and alike: UIMenuLeaf, performWithSender.

#pragma once
#include "Views.h"

ASSUME_NONNULL_BEGIN

MAIN_ACTOR
@interface UIMenuElement : NSObject
@property (nonatomic, readonly) NSString *title;
@end

typedef NSString *UIActionIdentifier TYPED_STRING(UIAction.Identifier);

@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);

MAIN_ACTOR
@interface UIMenu : UIMenuElement
@end

MAIN_ACTOR SINCE(16.0)
@protocol UIMenuLeaf <NSObject>
- (void)performWithSender:(nullable id)sender
                   target:(nullable id)target __attribute__((swift_name("performWithSender(_:target:)")));
@end

MAIN_ACTOR
@interface UIAction : UIMenuElement <UIMenuLeaf>
@property (nonatomic, readonly) UIActionIdentifier identifier;
+ (instancetype)new UNAVAILABLE;
- (instancetype)init UNAVAILABLE;
@end

typedef NAMED_OPTIONS(NSUInteger, UIControlEvents, UIControl.Event) {
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEndOnExit = 1 << 19,
};

typedef NAMED_ENUM(NSInteger, UIControlContentHorizontalAlignment, UIControl.ContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
  UIControlContentHorizontalAlignmentLeading = 4,
  UIControlContentHorizontalAlignmentTrailing = 5,
};

MAIN_ACTOR
@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents __attribute__((swift_name("addAction(_:for:)")));
@end

MAIN_ACTOR
@interface UIButton : UIControl
@end

typedef NAMED_ENUM(NSInteger, UITextBorderStyle, UITextField.BorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect,
};

typedef NAMED_ENUM(NSInteger, UITextFieldViewMode, UITextField.ViewMode) {
  UITextFieldViewModeNever,
  UITextFieldViewModeWhileEditing,
  UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways,
};

typedef ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault,
  UIKeyboardTypeASCIICapable,
  UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL,
  UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad,
  UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress,
};

typedef ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters,
};

typedef ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes,
};

typedef NSString *UITextContentType __attribute__((swift_newtype(struct)));
extern UITextContentType const UITextContentTypeEmailAddress;
extern UITextContentType const UITextContentTypeTelephoneNumber;
extern UITextContentType const UITextContentTypeURL;
extern UITextContentType const UITextContentTypePassword;
extern UITextContentType const UITextContentTypeUsername;
extern UITextContentType const UITextContentTypeNewPassword;

MAIN_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@end

MAIN_ACTOR
@interface UITextField : UIControl <UITextInputTraits, UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@end

ASSUME_NONNULL_END
