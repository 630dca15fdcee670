// Notifications: developer.apple.com/documentation/usernotifications/unnotificationresponse, …/unnotification,
// …/unnotificationrequest, …/unnotificationcontent

#pragma once
#include "Foundation.h"

ASSUME_NONNULL_BEGIN

@interface UNNotificationContent : NSObject
@property (nonatomic, copy, readonly) NSDictionary *userInfo;
@end

@interface UNNotificationRequest : NSObject
@property (nonatomic, copy, readonly) UNNotificationContent *content;
@end

@interface UNNotification : NSObject
@property (nonatomic, copy, readonly) UNNotificationRequest *request;
@end

@interface UNNotificationResponse : NSObject
@property (nonatomic, copy, readonly) UNNotification *notification;
@end

ASSUME_NONNULL_END
