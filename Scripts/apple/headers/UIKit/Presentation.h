// What is presented: developer.apple.com/documentation/uikit/uipresentationcontroller,
// …/uiadaptivepresentationcontrollerdelegate, …/uisheetpresentationcontroller,
// …/uipopoverpresentationcontroller, …/uialertcontroller, …/uialertaction
//
// Compared with their pages in November 2026, and alike: UIAdaptivePresentationControllerDelegate,
// presentationControllerShouldDismiss, …DidAttemptToDismiss, …DidDismiss; containerView; UISheetPresentationController
// and its Detent.

#pragma once
#include "Controllers.h"

ASSUME_NONNULL_BEGIN

@class UIPresentationController;

MAIN_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    __attribute__((swift_name("presentationControllerDidAttemptToDismiss(_:)")));
@end

MAIN_ACTOR
@interface UIPresentationController : NSObject
- (instancetype)init UNAVAILABLE;
@property (nonatomic, strong, readonly) UIViewController *presentingViewController
    SWIFT_NAME(presentingViewController);
@property (nonatomic, strong, readonly) UIViewController *presentedViewController
    SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nullable, nonatomic, readonly, strong) UIView *presentedView;
@end

typedef NSString *UISheetPresentationControllerDetentIdentifier
    TYPED_STRING(UISheetPresentationControllerDetent.Identifier) SINCE(15.0);

MAIN_ACTOR SINCE(16.0)
@protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end

MAIN_ACTOR SINCE(15.0) SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
- (instancetype)init UNAVAILABLE;
@property (nonatomic, readonly, strong) UISheetPresentationControllerDetentIdentifier identifier SINCE(16.0);
+ (instancetype)mediumDetent __attribute__((swift_name("medium()")));
+ (instancetype)largeDetent __attribute__((swift_name("large()")));
@end

extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium
    __attribute__((swift_name("UISheetPresentationControllerDetentIdentifier.medium"))) SINCE(15.0);
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge
    __attribute__((swift_name("UISheetPresentationControllerDetentIdentifier.large"))) SINCE(15.0);

@class UISheetPresentationController;

// developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
MAIN_ACTOR SINCE(15.0)
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController
    __attribute__((swift_name("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")));
@end

MAIN_ACTOR SINCE(15.0)
@interface UISheetPresentationController : UIPresentationController
@property (nullable, nonatomic, weak) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersGrabberVisible;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
- (void)animateChanges:(void(__attribute__((noescape)) ^)(void))changes;
@end

typedef OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1 << 0,
  UIPopoverArrowDirectionDown = 1 << 1,
  UIPopoverArrowDirectionLeft = 1 << 2,
  UIPopoverArrowDirectionRight = 1 << 3,
  UIPopoverArrowDirectionAny = 15,
};

MAIN_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@property (nullable, nonatomic, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem SINCE(16.0);
@property (nonatomic, readonly, strong)
    UISheetPresentationController *adaptiveSheetPresentationController SINCE(15.0);
@end

typedef NAMED_ENUM(NSInteger, UIAlertActionStyle, UIAlertAction.Style) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive,
};

typedef NAMED_ENUM(NSInteger, UIAlertControllerStyle, UIAlertController.Style) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert,
};

MAIN_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^ _Nullable)(UIAlertAction *action))handler;
@property (nullable, nonatomic, readonly) NSString *title;
@end

MAIN_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action __attribute__((swift_name("addAction(_:)")));
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nonatomic, strong, nullable) UIAlertAction *preferredAction;
- (void)addTextFieldWithConfigurationHandler:(void (^ _Nullable)(UITextField *textField))configurationHandler
    __attribute__((swift_name("addTextField(configurationHandler:)")));
@property (nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

ASSUME_NONNULL_END
