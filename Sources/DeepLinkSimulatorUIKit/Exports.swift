// What a test needs for an app in which the simulation replaces the system. It is a separate module because programs
// that test nothing should not contain the replaced functions.
@_exported import DeepLinkSimulator
@_exported import UIKitStandIns
@_exported import UserNotificationsStandIns
