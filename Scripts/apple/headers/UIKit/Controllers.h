// View controllers: developer.apple.com/documentation/uikit/uiviewcontroller, …/uimodalpresentationstyle,
// …/uiinterfaceorientation, …/uiinterfaceorientationmask, …/uistoryboard
//
// Compared with their pages in November 2026, and alike: present, dismiss, transitionCoordinator, didMove.

#pragma once
#include "Items.h"
#include "Transitions.h"

ASSUME_NONNULL_BEGIN

@class UINavigationController, UIPopoverPresentationController, UIPresentationController;
@class UIScrollView, UISheetPresentationController, UITabBarController, UIViewControllerTransition;

typedef ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3,
};

typedef OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << UIInterfaceOrientationPortrait,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << UIInterfaceOrientationLandscapeLeft,
  UIInterfaceOrientationMaskLandscapeRight = 1 << UIInterfaceOrientationLandscapeRight,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationMaskAll = 0x1e,
};

// developer.apple.com/documentation/uikit/nsdirectionalrectedge
typedef OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1 << 0,
  NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3,
};

MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;

@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewDidLayoutSubviews;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic) CGSize preferredContentSize;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, readonly) UITraitCollection *traitCollection;

@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController
    __attribute__((swift_name("addChild(_:)")));
- (void)removeFromParentViewController __attribute__((swift_name("removeFromParent()")));
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    __attribute__((swift_name("willMove(toParent:)")));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    __attribute__((swift_name("didMove(toParent:)")));

@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations SINCE(16.0);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
    SWIFT_NAME(childForStatusBarStyle);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
    SWIFT_NAME(childForStatusBarHidden);
- (void)setNeedsStatusBarAppearanceUpdate;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden
    SWIFT_NAME(childForHomeIndicatorAutoHidden);
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
@property (nonatomic, readonly, nullable)
    UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
        SWIFT_NAME(childForScreenEdgesDeferringSystemGestures);
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
- (nullable UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge SINCE(15.0);

@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    SWIFT_NAME(presentingViewController);
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController
    SINCE(15.0);
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^ _Nullable)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion;
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nonatomic, strong, nullable) UIViewControllerTransition *preferredTransition SINCE(18.0);

@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

// developer.apple.com/documentation/uikit/uiviewcontroller/transition and the pages below it; the classes are on no actor there.
SINCE(18.0) SWIFT_NAME(UIViewController.Transition)
@interface UIViewControllerTransition : NSObject
@end

SINCE(18.0) SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext)
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@property (nonatomic, readonly) UIViewController *sourceViewController;
@property (nonatomic, readonly) UIViewController *zoomedViewController;
@end

@class UIZoomTransitionInteractionContext;

SINCE(18.0) SWIFT_NAME(UIViewControllerTransition.ZoomOptions)
@interface UIZoomTransitionOptions : NSObject
@property (nonatomic, copy, nullable) BOOL (^interactiveDismissShouldBegin)
    (UIZoomTransitionInteractionContext *context);
@end

SINCE(18.0) SWIFT_NAME(UIZoomTransitionOptions.InteractionContext)
@interface UIZoomTransitionInteractionContext : NSObject
@property (nonatomic, readonly) BOOL willBegin;
@end

MAIN_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)storyboardBundleOrNil;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier
    __attribute__((swift_name("instantiateViewController(withIdentifier:)")));
@end

ASSUME_NONNULL_END
