/// What the Adjust SDK does with the calls, life-cycle notifications and answers it gets.
public struct AdjustMachine: Sendable {
  /// How the app sets the SDK up.
  public let configuration: AdjustConfiguration

  /// Creates the machine of an app that is not installed.
  public init(configuration: AdjustConfiguration) {
    self.configuration = configuration
  }

  /// A fresh install: what the SDK keeps on the device is empty.
  public mutating func install() {}

  /// A new process of the app: what the SDK kept in memory is gone.
  public mutating func startProcess() {}

  /// The process is gone.
  public mutating func endProcess() {}

  /// `initSdk(_:)`.
  ///
  /// - Parameter isActive: Whether the app is active at that moment.
  public mutating func initSdk(isActive: Bool, at now: VirtualInstant) -> [AdjustAction] { [] }

  /// `UIApplication.didBecomeActiveNotification`.
  public mutating func didBecomeActive(at now: VirtualInstant) -> [AdjustAction] { [] }

  /// `UIApplication.willResignActiveNotification`.
  public mutating func willResignActive(at now: VirtualInstant) -> [AdjustAction] { [] }

  /// `switchToOfflineMode` and `switchBackToOnlineMode`.
  public mutating func setOffline(_ isOffline: Bool, at now: VirtualInstant) -> [AdjustAction] { [] }

  /// `enable` and `disable`.
  public mutating func setEnabled(_ isEnabled: Bool, at now: VirtualInstant) -> [AdjustAction] { [] }

  /// A request of this process is answered.
  public mutating func answered(
    _ request: AdjustRequest, _ answer: AdjustAnswer, at now: VirtualInstant
  ) -> [AdjustAction] { [] }

  /// A timer has run out.
  public mutating func timerFired(_ timer: AdjustTimer, at now: VirtualInstant) -> [AdjustAction] { [] }

  /// The block of a callback has run on the main thread.
  ///
  /// - Parameters:
  ///   - responded: False if there was no delegate any more, or it does not implement the method.
  ///   - returned: What `adjustDeferredDeeplinkReceived` returned; true for every other callback.
  public mutating func delivered(
    _ callback: AdjustCallback, responded: Bool, returned: Bool, at now: VirtualInstant
  ) -> [AdjustAction] { [] }
}
