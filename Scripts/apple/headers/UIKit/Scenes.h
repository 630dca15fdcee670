// Apps and scenes: developer.apple.com/documentation/uikit/uiapplication, …/uiapplicationdelegate, …/uiscene,
// …/uiwindowscene, …/uiscenesession, …/uisceneconfiguration, …/uisceneconnectionoptions,
// …/uiopenurlcontext, …/uiscenedelegate, …/uiwindowscenedelegate, …/uidevice

#pragma once
#include "Controllers.h"
#include "../UserNotifications.h"

ASSUME_NONNULL_BEGIN

@class UIScene, UISceneConfiguration, UISceneConnectionOptions, UISceneSession;

MAIN_ACTOR
@interface UIApplication : UIResponder
@end

MAIN_ACTOR
@interface UIDevice : NSObject
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (class, nonatomic, readonly) UIDevice *currentDevice SWIFT_NAME(current);
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

MAIN_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    __attribute__((swift_name("application(_:configurationForConnecting:options:)")));
@end

typedef NSString *UISceneSessionRole TYPED_STRING(UISceneSession.Role);

MAIN_ACTOR
@interface UISceneSession : NSObject
- (instancetype)init UNAVAILABLE;
@property (nonatomic, readonly) UISceneSessionRole role;
@property (nullable, nonatomic, strong) NSUserActivity *stateRestorationActivity;
@end

MAIN_ACTOR
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole DESIGNATED;
@property (nonatomic, nullable) Class delegateClass;
@end

MAIN_ACTOR
@interface UIOpenURLContext : NSObject
- (instancetype)init UNAVAILABLE;
@property (nonatomic, readonly, copy) NSURL *URL;
@end

// developer.apple.com/documentation/uikit/uiapplicationshortcutitem
MAIN_ACTOR
@interface UIApplicationShortcutItem : NSObject
- (instancetype)init UNAVAILABLE;
@property (nonatomic, copy, readonly) NSString *type;
@end

MAIN_ACTOR SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
- (instancetype)init UNAVAILABLE;
@property (nonatomic, readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
@property (nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@property (nullable, nonatomic, readonly) UIApplicationShortcutItem *shortcutItem;
@property (nullable, nonatomic, readonly) UNNotificationResponse *notificationResponse;
@end

MAIN_ACTOR
@interface UIScene : UIResponder
- (instancetype)init UNAVAILABLE;
@property (nonatomic, readonly) UISceneSession *session;
@end

MAIN_ACTOR
@interface UIWindowScene : UIScene
@end

MAIN_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    __attribute__((swift_name("scene(_:willConnectTo:options:)")));
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;
@end

MAIN_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler;
@end

ASSUME_NONNULL_END
