// Responders, views and windows: developer.apple.com/documentation/uikit/uiresponder, …/uiview, …/uiwindow,
// …/uistackview, …/uiscrollview, …/uilabel, …/uitraitcollection, …/uiuserinterfaceidiom, …/uiuserinterfacesizeclass,
// …/accessibility-for-uikit

#pragma once
#include "Drawing.h"
#include "Layout.h"

ASSUME_NONNULL_BEGIN

@class UIEvent, UIGestureRecognizer, UIPanGestureRecognizer, UITraitCollection, UIViewController, UIWindow;
@class UIWindowScene;

@interface NSObject (UIAccessibility)
@property (nullable, nonatomic, copy) NSString *accessibilityLabel MAIN_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue MAIN_ACTOR;
- (BOOL)accessibilityPerformEscape MAIN_ACTOR;
@end

MAIN_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder;
@property (nullable, nonatomic, strong) NSUserActivity *userActivity;
@end

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

typedef NAMED_ENUM(NSInteger, UITraitEnvironmentLayoutDirection, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = 0,
  UITraitEnvironmentLayoutDirectionRightToLeft = 1,
};

typedef ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomTV,
  UIUserInterfaceIdiomCarPlay,
  UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6,
};

typedef ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};

SENDABLE
@interface UITraitCollection : NSObject
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@end

typedef NAMED_OPTIONS(NSUInteger, UIViewAutoresizing, UIView.AutoresizingMask) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
};

typedef NAMED_OPTIONS(NSUInteger, UIViewAnimationOptions, UIView.AnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionTransitionNone = 0 << 20,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
};

MAIN_ACTOR
@interface UIView : UIResponder <NSCoding, UIPopoverPresentationControllerSourceItem>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)removeFromSuperview;
- (void)didMoveToWindow;
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)transitionWithView:(UIView *)view
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                animations:(void (^ _Nullable)(void))animations
                completion:(void (^ _Nullable)(BOOL finished))completion;
+ (void)performWithoutAnimation:(void(__attribute__((noescape)) ^)(void))actionsWithoutAnimation;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide SINCE(15.0);
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@end

MAIN_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

typedef NAMED_ENUM(NSInteger, UILayoutConstraintAxis, NSLayoutConstraint.Axis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
};

typedef NAMED_ENUM(NSInteger, UIStackViewAlignment, UIStackView.Alignment) {
  UIStackViewAlignmentFill = 0,
  UIStackViewAlignmentLeading = 1,
  UIStackViewAlignmentFirstBaseline = 2,
  UIStackViewAlignmentCenter = 3,
};

MAIN_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic) UIStackViewAlignment alignment;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) CGFloat spacing;
@end

MAIN_ACTOR
@interface UIScrollView : UIView
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@end

// developer.apple.com/documentation/uikit/uivisualeffectview
MAIN_ACTOR
@interface UIVisualEffectView : UIView
@property (nonatomic, strong, readonly) UIView *contentView;
@end

// developer.apple.com/documentation/uikit/uiimageview
MAIN_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@end

MAIN_ACTOR
@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSInteger numberOfLines;
@end

ASSUME_NONNULL_END
