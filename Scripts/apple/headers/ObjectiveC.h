// The root class: developer.apple.com/documentation/objectivec/nsobject-swift.class
// and developer.apple.com/documentation/objectivec/nsobjectprotocol

#pragma once
#include "Macros.h"

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

SWIFT_NAME(NSObjectProtocol)
@protocol NSObject
- (BOOL)isEqual:(id)object;
@property (readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init DESIGNATED;
- (nullable id)forwardingTargetForSelector:(SEL)aSelector;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector;
@end
