import Dispatch
import Foundation

/// A task that the system lets an app do in the background.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class BGTask: NSObject, @unchecked Sendable {
  /// The name of the task.
  open var identifier: String { "" }
  /// Called when the time is over.
  open var expirationHandler: (() -> Void)?
  /// Ends the task.
  open func setTaskCompleted(success: Bool) {}
}

/// A short task that updates what the app shows.
///
/// It is `@unchecked Sendable` as its superclass is.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task.
///
/// It is `@unchecked Sendable` as its superclass is.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request for a task.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The name of the task.
  public let identifier: String
  /// The earliest time.
  open var earliestBeginDate: Date?
  fileprivate init(named identifier: String) { self.identifier = identifier }
}

/// A request for a short task.
///
/// It is `@unchecked Sendable` as its superclass is.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request.
  public init(identifier: String) { super.init(named: identifier) }
}

/// A request for a long task.
///
/// It is `@unchecked Sendable` as its superclass is.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the task needs the network.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs external power.
  open var requiresExternalPower = false
  /// Creates a request.
  public init(identifier: String) { super.init(named: identifier) }
}

/// Stands in for the scheduler of background tasks, which starts none: when the system does is up to it.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The scheduler.
  public static let shared = BGTaskScheduler()
  /// Registers what a task does.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Asks for a task. Has no effect.
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  /// Withdraws a request. Has no effect.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Withdraws all requests. Has no effect.
  open func cancelAllTaskRequests() {}
  /// Calls back with the requests: none.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}

extension BGTaskScheduler {
  /// The domain of the errors.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of the scheduler. A simulated one has none.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// Why a request was refused.
    public enum Code: Int, Sendable {
      /// The user has switched background refresh off, or the app runs where there is none.
      case unavailable = 1
      /// There are too many requests.
      case tooManyPendingTaskRequests
      /// The app may not ask for this task.
      case notPermitted

      /// Returns whether an error has this code, in a `catch` clause.
      public static func ~= (code: Code, error: any Swift.Error) -> Bool { (error as? Error)?.code == code }
    }
    /// Why a request was refused.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The domain of the errors.
    public static let errorDomain = BGTaskScheduler.errorDomain
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// The user has switched background refresh off, or the app runs where there is none.
    public static let unavailable = Code.unavailable
    /// There are too many requests.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// The app may not ask for this task.
    public static let notPermitted = Code.notPermitted
  }
}
