// Items of bars: developer.apple.com/documentation/uikit/uibaritem, …/uibarbuttonitem, …/uinavigationitem,
// …/uitabbaritem
//
// Compared with their pages in November 2026, and alike: backAction, backButtonTitle, hidesBackButton.

#pragma once
#include "Controls.h"

ASSUME_NONNULL_BEGIN

MAIN_ACTOR
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@end

MAIN_ACTOR
@interface UIBarButtonItem : UIBarItem <UIPopoverPresentationControllerSourceItem>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end

MAIN_ACTOR
@interface UITabBarItem : UIBarItem <UIPopoverPresentationControllerSourceItem>
@property (nullable, nonatomic, strong) UIImage *selectedImage;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@end

MAIN_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *backButtonTitle;
@property (nonatomic) BOOL hidesBackButton;
@property (nonatomic) BOOL leftItemsSupplementBackButton;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, copy) UIAction *backAction SINCE(16.0);
@end

ASSUME_NONNULL_END
