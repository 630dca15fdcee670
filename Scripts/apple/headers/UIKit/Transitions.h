// Transitions: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator,
// …/uiviewcontrollertransitioncoordinatorcontext, …/uiviewcontrolleranimatedtransitioning,
// …/uiviewcontrollerinteractivetransitioning, …/uiviewcontrollercontexttransitioning,
// …/uiviewcontrollertransitioningdelegate, …/uitransitioncontextviewcontrollerkey, …/uitransitioncontextviewkey
//
// Compared with their pages in November 2026, and alike: UIViewControllerTransitionCoordinator, animate(alongsideTransition:).

#pragma once
#include "../CoreGraphics.h"
#include "Views.h"

ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet = 1,
  UIModalPresentationFormSheet = 2,
  UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover = 7,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

typedef NSString *UITransitionContextViewControllerKey __attribute__((swift_newtype(struct)));
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    SWIFT_NAME(UITransitionContextViewControllerKey.to);

typedef NSString *UITransitionContextViewKey __attribute__((swift_newtype(struct)));
extern UITransitionContextViewKey const UITransitionContextFromViewKey
    SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey const UITransitionContextToViewKey
    SWIFT_NAME(UITransitionContextViewKey.to);

MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
@end

MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:(void (^ _Nullable)(
                                       id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

MAIN_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
- (CGRect)initialFrameForViewController:(UIViewController *)vc;
- (CGRect)finalFrameForViewController:(UIViewController *)vc;
@end

MAIN_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    __attribute__((swift_name("transitionDuration(using:)")));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    __attribute__((swift_name("animateTransition(using:)")));
@optional
- (void)animationEnded:(BOOL)transitionCompleted;
@end

MAIN_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@end

MAIN_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForPresentedController:(UIViewController *)presented
                         presentingController:(UIViewController *)presenting
                             sourceController:(UIViewController *)source
    __attribute__((swift_name("animationController(forPresented:presenting:source:)")));
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:
    (UIViewController *)dismissed __attribute__((swift_name("animationController(forDismissed:)")));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:
    (id<UIViewControllerAnimatedTransitioning>)animator
    __attribute__((swift_name("interactionControllerForPresentation(using:)")));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:
    (id<UIViewControllerAnimatedTransitioning>)animator
    __attribute__((swift_name("interactionControllerForDismissal(using:)")));
@end

ASSUME_NONNULL_END
