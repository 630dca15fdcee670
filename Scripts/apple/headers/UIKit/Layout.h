// Constraints: developer.apple.com/documentation/uikit/nslayoutconstraint, …/nslayoutanchor, …/uilayoutguide

#pragma once
#include "../Foundation.h"

ASSUME_NONNULL_BEGIN

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    __attribute__((swift_name("activate(_:)")));
@end

MAIN_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    __attribute__((swift_name("constraint(equalTo:)")));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c
    __attribute__((swift_name("constraint(equalTo:constant:)")));
@end

MAIN_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

MAIN_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

MAIN_ACTOR
@interface UILayoutGuide : NSObject
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@end

MAIN_ACTOR SINCE(15.0)
@interface UIKeyboardLayoutGuide : UILayoutGuide
@end

ASSUME_NONNULL_END
