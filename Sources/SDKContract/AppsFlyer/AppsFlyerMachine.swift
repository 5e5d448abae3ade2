/// What the AppsFlyer SDK does with the calls, links and answers it gets.
public struct AppsFlyerMachine: Sendable {
  /// How the app sets the SDK up.
  public let configuration: AppsFlyerConfiguration

  /// Creates the machine of an app that is not installed.
  public init(configuration: AppsFlyerConfiguration) {
    self.configuration = configuration
  }

  /// A fresh install: what the SDK keeps on the device is empty.
  public mutating func install() {}

  /// A new process of the app: what the SDK kept in memory is gone.
  public mutating func startProcess() {}

  /// The process is gone.
  public mutating func endProcess() {}

  /// `appsFlyerDevKey` and `appleAppID` are set.
  public mutating func setKeys() -> [AppsFlyerAction] { [] }

  /// `delegate` is set, or set to nil, or what it pointed to is released.
  public mutating func setDelegate(isPresent: Bool) -> [AppsFlyerAction] { [] }

  /// `start()`, the app's report of a session.
  public mutating func start(at now: VirtualInstant) -> [AppsFlyerAction] { [] }

  /// `continue(_:restorationHandler:)` or `handleOpen(_:options:)`.
  public mutating func handle(_ link: IncomingLink, at now: VirtualInstant) -> [AppsFlyerAction] { [] }

  /// A request of this process is answered.
  public mutating func answered(
    _ request: AppsFlyerRequest, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] { [] }

  /// The block of a callback has run on the main thread.
  ///
  /// - Parameter responded: False if there was no delegate any more, or it does not implement the method.
  public mutating func delivered(
    _ callback: AppsFlyerCallback, responded: Bool, at now: VirtualInstant
  ) -> [AppsFlyerAction] { [] }
}
