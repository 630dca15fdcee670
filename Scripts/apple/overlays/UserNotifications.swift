// Nothing here is in Swift only; the declarations are in a header.
@_exported import UserNotifications
