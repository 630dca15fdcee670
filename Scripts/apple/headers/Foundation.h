// As much of Foundation as UIKit's declarations and the sources name:
// developer.apple.com/documentation/foundation/nsstring, …/nsarray, …/nsdictionary, …/nsset, …/nsnumber,
// …/nsurl, …/nsdata, …/nscoder, …/nsbundle, …/nsuseractivity, …/nsstringfromselector(_:)

#pragma once
#include "CoreFoundation.h"
#include "CoreGraphics.h"
#include "ObjectiveC.h"

typedef double NSTimeInterval;

ASSUME_NONNULL_BEGIN

@protocol NSCopying
@end

@class NSCoder;

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@end

@interface NSCoder : NSObject
@end

@interface NSBundle : NSObject
@end

BRIDGED_TO(Swift.String) SENDABLE
@interface NSString : NSObject <NSCopying>
@end

@interface NSNumber : NSObject <NSCopying>
@end

BRIDGED_TO(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end

BRIDGED_TO(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end

BRIDGED_TO(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end

BRIDGED_TO(Foundation.Data)
@interface NSData : NSObject <NSCopying>
@end

BRIDGED_TO(Foundation.URL)
@interface NSURL : NSObject <NSCopying>
@end

extern NSString *const NSUserActivityTypeBrowsingWeb;

@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType DESIGNATED;
- (instancetype)init UNAVAILABLE;
@property (readonly, copy) NSString *activityType;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSDictionary *userInfo;
- (void)addUserInfoEntriesFromDictionary:(NSDictionary *)otherDictionary;
@property (nullable, copy) NSURL *webpageURL;
@property (nullable, copy) NSSet<NSString *> *requiredUserInfoKeys;
@property (getter=isEligibleForHandoff) BOOL eligibleForHandoff;
@end

NSString *NSStringFromSelector(SEL aSelector);

ASSUME_NONNULL_END
