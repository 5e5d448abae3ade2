#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what knows the advertising identifier: zeros until the user allows tracking.
  ///
  /// It has no state that could change, so that it can be shared between threads.
  open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    /// The manager.
    open class func shared() -> ASIdentifierManager { manager }

    /// The identifier of the device.
    open var advertisingIdentifier: UUID {
      let isAllowed = ATTrackingManager.trackingAuthorizationStatus == .authorized
      let last: UInt8 = isAllowed ? 1 : 0
      return UUID(uuid: (last, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, last))
    }

    /// Whether the user allows tracking.
    open var isAdvertisingTrackingEnabled: Bool { ATTrackingManager.trackingAuthorizationStatus == .authorized }
  }
#endif
