/// The iOS SDK that an app is built with, which decides which compatibility behaviour the system provides.
package enum BuildSDK: String, CaseIterable, Sendable {
  /// The SDK of the device's version.
  case ofDevice = "device"
  /// The SDK of iOS 17.
  case iOS17 = "ios17"
  /// The SDK of iOS 18.4.
  case iOS18_4 = "ios18.4"
  /// The SDK of iOS 26.
  case iOS26 = "ios26"
  /// The SDK of iOS 27.
  case iOS27 = "ios27"

  /// The version of the SDK on a device.
  func version(on device: PlatformProfile) -> PlatformProfile {
    switch self {
    case .ofDevice: device
    case .iOS17: .iOS17
    case .iOS18_4: .iOS18_4
    case .iOS26: .iOS26
    case .iOS27: .iOS27
    }
  }
}
