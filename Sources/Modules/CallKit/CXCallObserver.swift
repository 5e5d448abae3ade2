import Dispatch
import Foundation

/// Stands in for a call; there are none.
open class CXCall: NSObject {
  /// The identifier of the call.
  open var uuid: UUID { UUID() }
  /// Whether the user calls.
  open var isOutgoing: Bool { false }
  /// Whether the call is on hold.
  open var isOnHold: Bool { false }
  /// Whether the other one has accepted the call.
  open var hasConnected: Bool { false }
  /// Whether the call has ended.
  open var hasEnded: Bool { false }
}

/// Stands in for the calls of the device; there are none.
open class CXCallObserver: NSObject {
  /// The calls: none.
  open var calls: [CXCall] { [] }
  /// Accepts a delegate, which is never called.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// The delegate of an observer, which is never called.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// Called when a call changes.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
