// Transitions: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator,
// …/uiviewcontrollertransitioncoordinatorcontext, …/uiviewcontrolleranimatedtransitioning,
// …/uiviewcontrollerinteractivetransitioning, …/uiviewcontrollercontexttransitioning,
// …/uiviewcontrollertransitioningdelegate, …/uitransitioncontextviewcontrollerkey
//
// Compared with their pages in November 2026, and alike: UIViewControllerTransitionCoordinator, animate(alongsideTransition:).

#pragma once
#include "Views.h"

ASSUME_NONNULL_BEGIN

typedef NSString *UITransitionContextViewControllerKey __attribute__((swift_newtype(struct)));
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    SWIFT_NAME(UITransitionContextViewControllerKey.to);

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
@end

MAIN_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    __attribute__((swift_name("transitionDuration(using:)")));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    __attribute__((swift_name("animateTransition(using:)")));
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
