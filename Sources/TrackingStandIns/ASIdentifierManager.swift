#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the manager of the advertising identifier, which is all zeros until the user allows tracking.
  ///
  /// It is `@unchecked Sendable` because it has no state.
  open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    /// Returns the shared manager.
    open class func shared() -> ASIdentifierManager { manager }

    /// The advertising identifier of the device.
    open var advertisingIdentifier: UUID {
      let isAllowed = ATTrackingManager.trackingAuthorizationStatus == .authorized
      let last: UInt8 = isAllowed ? 1 : 0
      return UUID(uuid: (last, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, last))
    }

    /// Whether the user allows tracking.
    open var isAdvertisingTrackingEnabled: Bool { ATTrackingManager.trackingAuthorizationStatus == .authorized }
  }
#endif
