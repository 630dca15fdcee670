// Containers: developer.apple.com/documentation/uikit/uinavigationcontroller, …/uinavigationcontrollerdelegate,
// …/uitabbarcontroller, …/uitabbarcontrollerdelegate, …/uipageviewcontroller, …/uipageviewcontrollerdatasource,
// …/uipageviewcontrollerdelegate
//
// Compared with their pages in November 2026, and alike in nullability, availability and name: popViewController,
// popToViewController, popToRootViewController, interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer;
// UINavigationControllerDelegate (in isolation too), willShow, animationControllerFor, interactionControllerFor; viewControllers,
// setViewControllers, selectedViewController and selectedIndex of UITabBarController; shouldSelect, didSelect.

#pragma once
#include "Controllers.h"
#include "Gestures.h"

ASSUME_NONNULL_BEGIN

typedef NAMED_ENUM(NSInteger, UINavigationControllerOperation, UINavigationController.Operation) {
  UINavigationControllerOperationNone,
  UINavigationControllerOperationPush,
  UINavigationControllerOperationPop,
};

@protocol UINavigationControllerDelegate;

MAIN_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass
                              toolbarClass:(nullable Class)toolbarClass DESIGNATED;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)viewController
                                                              animated:(BOOL)animated
    __attribute__((swift_name("popToViewController(_:animated:)")));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactiveContentPopGestureRecognizer
    SINCE(26.0);
@end

MAIN_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (nullable id<UIViewControllerInteractiveTransitioning>)
                           navigationController:(UINavigationController *)navigationController
    interactionControllerForAnimationController:
        (id<UIViewControllerAnimatedTransitioning>)animationController
    __attribute__((swift_name("navigationController(_:interactionControllerFor:)")));
- (nullable id<UIViewControllerAnimatedTransitioning>)
               navigationController:(UINavigationController *)navigationController
    animationControllerForOperation:(UINavigationControllerOperation)operation
                 fromViewController:(UIViewController *)fromVC
                   toViewController:(UIViewController *)toVC
    __attribute__((swift_name("navigationController(_:animationControllerFor:from:to:)")));
@end

// developer.apple.com/documentation/uikit/uisplitviewcontroller, …/uisplitviewcontrollerdelegate
typedef NAMED_ENUM(NSInteger, UISplitViewControllerStyle, UISplitViewController.Style) {
  UISplitViewControllerStyleUnspecified = 0,
  UISplitViewControllerStyleDoubleColumn = 1,
  UISplitViewControllerStyleTripleColumn = 2,
};

typedef NAMED_ENUM(NSInteger, UISplitViewControllerColumn, UISplitViewController.Column) {
  UISplitViewControllerColumnPrimary = 0,
  UISplitViewControllerColumnSupplementary = 1,
  UISplitViewControllerColumnSecondary = 2,
  UISplitViewControllerColumnCompact = 3,
  UISplitViewControllerColumnInspector SINCE(26.0) = 4,
};

typedef NAMED_ENUM(NSInteger, UISplitViewControllerSplitBehavior, UISplitViewController.SplitBehavior) {
  UISplitViewControllerSplitBehaviorAutomatic,
  UISplitViewControllerSplitBehaviorTile,
  UISplitViewControllerSplitBehaviorOverlay,
  UISplitViewControllerSplitBehaviorDisplace,
};
typedef NAMED_ENUM(NSInteger, UISplitViewControllerDisplayMode, UISplitViewController.DisplayMode) {
  UISplitViewControllerDisplayModeAutomatic = 0,
  UISplitViewControllerDisplayModeSecondaryOnly = 1,
  UISplitViewControllerDisplayModeOneBesideSecondary = 2,
  UISplitViewControllerDisplayModeOneOverSecondary = 3,
  UISplitViewControllerDisplayModeTwoBesideSecondary = 4,
  UISplitViewControllerDisplayModeTwoOverSecondary = 5,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
};

@protocol UISplitViewControllerDelegate;

MAIN_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style DESIGNATED SINCE(14.0);
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior SINCE(14.0);
@property (nonatomic, assign) CGFloat preferredPrimaryColumnWidth SINCE(14.0);
@property (nonatomic, assign) CGFloat minimumPrimaryColumnWidth;
@property (nonatomic, assign) CGFloat maximumPrimaryColumnWidth;
@property (nonatomic, assign) CGFloat preferredSupplementaryColumnWidth SINCE(14.0);
@property (nonatomic, assign) CGFloat minimumSupplementaryColumnWidth SINCE(14.0);
@property (nonatomic, assign) CGFloat maximumSupplementaryColumnWidth SINCE(14.0);
@property (nonatomic, assign) CGFloat preferredInspectorColumnWidth SINCE(26.0);
@property (nonatomic, assign) CGFloat minimumInspectorColumnWidth SINCE(26.0);
@property (nonatomic, assign) CGFloat maximumInspectorColumnWidth SINCE(26.0);
- (void)showColumn:(UISplitViewControllerColumn)column SWIFT_NAME(show(_:)) SINCE(14.0);
- (void)hideColumn:(UISplitViewControllerColumn)column SWIFT_NAME(hide(_:)) SINCE(14.0);
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column SINCE(14.0);
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column SINCE(14.0);
@end

MAIN_ACTOR
@protocol UISplitViewControllerDelegate <NSObject>
@optional
- (void)splitViewController:(UISplitViewController *)svc
    willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode;
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc
         topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn SINCE(14.0);
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)svc
           displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode SINCE(14.0);
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc SINCE(14.0);
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc SINCE(14.0);
@end

// developer.apple.com/documentation/uikit/uitab, …/uitabgroup, …/uisearchtab, …/uitabaccessory,
// …/uitabbarcontroller/minimizebehavior
MAIN_ACTOR SINCE(18.0)
@interface UITab : NSObject
- (instancetype)initWithTitle:(NSString *)title
                        image:(nullable UIImage *)image
                   identifier:(NSString *)identifier
       viewControllerProvider:(nullable UIViewController *(^)(__kindof UITab *tab))viewControllerProvider DESIGNATED;
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic, strong, nullable) UIImage *selectedImage SINCE(26.1);
@property (nonatomic, copy, nullable) NSString *badgeValue;
@property (nonatomic, readonly, nullable) UIViewController *viewController;
@end

MAIN_ACTOR SINCE(18.0)
@interface UITabGroup : UITab
- (instancetype)initWithTitle:(NSString *)title
                        image:(nullable UIImage *)image
                   identifier:(NSString *)identifier
                     children:(NSArray<__kindof UITab *> *)children
       viewControllerProvider:(nullable UIViewController *(^)(__kindof UITab *tab))viewControllerProvider DESIGNATED;
@property (nonatomic, copy) NSArray<__kindof UITab *> *children;
@property (nonatomic, strong, nullable) UITab *selectedChild;
@end

MAIN_ACTOR SINCE(18.0)
@interface UISearchTab : UITab
- (instancetype)initWithViewControllerProvider:
    (nullable UIViewController *(^)(__kindof UITab *tab))viewControllerProvider;
@end

MAIN_ACTOR SINCE(26.0)
@interface UITabAccessory : NSObject
- (instancetype)initWithContentView:(UIView *)contentView DESIGNATED;
@end

typedef NAMED_ENUM(NSInteger, UITabBarMinimizeBehavior, UITabBarController.MinimizeBehavior) {
  UITabBarMinimizeBehaviorAutomatic,
  UITabBarMinimizeBehaviorNever,
  UITabBarMinimizeBehaviorOnScrollDown,
  UITabBarMinimizeBehaviorOnScrollUp,
};

// developer.apple.com/documentation/uikit/uitabbar
MAIN_ACTOR
@interface UITabBar : UIView
@end

@protocol UITabBarControllerDelegate;

MAIN_ACTOR
@interface UITabBarController : UIViewController
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<__kindof UIViewController *> * _Nullable)viewControllers
                  animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nonatomic, copy) NSArray<__kindof UITab *> *tabs SINCE(18.0);
- (void)setTabs:(NSArray<__kindof UITab *> *)tabs animated:(BOOL)animated SINCE(18.0);
@property (nullable, nonatomic, strong) __kindof UITab *selectedTab SINCE(18.0);
@property (nonatomic) UITabBarMinimizeBehavior tabBarMinimizeBehavior SINCE(26.0);
@property (nullable, nonatomic, strong) UITabAccessory *bottomAccessory SINCE(26.0);
- (void)setBottomAccessory:(nullable UITabAccessory *)bottomAccessory animated:(BOOL)animated SINCE(26.0);
@end

MAIN_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController;
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(__kindof UITab *)tab
    __attribute__((swift_name("tabBarController(_:shouldSelectTab:)"))) SINCE(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab
    __attribute__((swift_name("tabBarController(_:didSelectTab:previousTab:)"))) SINCE(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController;
@end

typedef NAMED_ENUM(NSInteger, UIPageViewControllerNavigationOrientation, UIPageViewController.NavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal,
  UIPageViewControllerNavigationOrientationVertical,
};
typedef NAMED_ENUM(NSInteger, UIPageViewControllerNavigationDirection, UIPageViewController.NavigationDirection) {
  UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse,
};
typedef NAMED_ENUM(NSInteger, UIPageViewControllerTransitionStyle, UIPageViewController.TransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl,
  UIPageViewControllerTransitionStyleScroll,
};
typedef NSString *UIPageViewControllerOptionsKey __attribute__((swift_wrapper(struct)))
    __attribute__((swift_name("UIPageViewController.OptionsKey")));

@protocol UIPageViewControllerDelegate, UIPageViewControllerDataSource;

MAIN_ACTOR
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^_Nullable)(BOOL finished))completion;
@end

MAIN_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController
    __attribute__((swift_name("pageViewController(_:viewControllerBefore:)")));
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController
    __attribute__((swift_name("pageViewController(_:viewControllerAfter:)")));
@end

MAIN_ACTOR
@protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController
    willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers
    __attribute__((swift_name("pageViewController(_:willTransitionTo:)")));
- (void)pageViewController:(UIPageViewController *)pageViewController
        didFinishAnimating:(BOOL)finished
   previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers
       transitionCompleted:(BOOL)completed;
@end

ASSUME_NONNULL_END
