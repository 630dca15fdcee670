// The root class: developer.apple.com/documentation/objectivec/nsobject-swift.class
// and developer.apple.com/documentation/objectivec/nsobjectprotocol
// The runtime: developer.apple.com/documentation/objectivec/class_addmethod(_:_:_:_:),
// …/imp_implementationwithblock(_:)

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
+ (BOOL)resolveInstanceMethod:(SEL)sel;
@end

typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);
IMP _Nonnull imp_implementationWithBlock(id _Nonnull block);
BOOL class_addMethod(Class _Nullable cls, SEL _Nonnull name, IMP _Nonnull imp, const char *_Nullable types);
