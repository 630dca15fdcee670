// Colours, fonts and images: developer.apple.com/documentation/uikit/uicolor, …/uifont, …/uiimage,
// …/nstextalignment, …/uicontentsizecategoryadjusting, …/uipopoverpresentationcontrollersourceitem

#pragma once
#include "../Foundation.h"

ASSUME_NONNULL_BEGIN

SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
@property (class, nonatomic, readonly) UIColor *systemRedColor;
@property (class, nonatomic, readonly) UIColor *systemOrangeColor;
@property (class, nonatomic, readonly) UIColor *systemYellowColor;
@property (class, nonatomic, readonly) UIColor *systemGreenColor;
@property (class, nonatomic, readonly) UIColor *systemBlueColor;
@property (class, nonatomic, readonly) UIColor *systemPurpleColor;
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor;
@property (class, nonatomic, readonly) UIColor *labelColor;
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor;
@end

typedef NSString *UIFontTextStyle TYPED_STRING(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleLargeTitle;
extern UIFontTextStyle const UIFontTextStyleTitle2;
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleFootnote;

SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
@end

typedef NAMED_ENUM(NSInteger, UIImageRenderingMode, UIImage.RenderingMode) {
  UIImageRenderingModeAutomatic = 0,
  UIImageRenderingModeAlwaysOriginal = 1,
  UIImageRenderingModeAlwaysTemplate = 2,
};

SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)systemImageNamed:(NSString *)name __attribute__((swift_name("init(systemName:)")));
+ (nullable UIImage *)imageNamed:(NSString *)name __attribute__((swift_name("init(named:)")));
- (nullable instancetype)initWithData:(NSData *)data;
- (UIImage *)imageWithTintColor:(UIColor *)color
                  renderingMode:(UIImageRenderingMode)renderingMode
    __attribute__((swift_name("withTintColor(_:renderingMode:)")));
@end

typedef ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

MAIN_ACTOR
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

SINCE(16.0)
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end

ASSUME_NONNULL_END
