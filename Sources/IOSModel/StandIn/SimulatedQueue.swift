import Dispatch
import SDKContract

/// Stands in for `DispatchQueue`: its blocks run on the simulation's loop, and delays are virtual time.
///
/// A test file that says `typealias DispatchQueue = SimulatedQueue` takes app code as it is. A serial queue runs its
/// blocks one after another, in the order in which they were due.
@MainActor
public final class SimulatedQueue {
  /// The main queue of the app that is simulated on this thread.
  public static let main = SimulatedQueue(label: "main")

  private static let concurrent = SimulatedQueue(label: "global", isSerial: false)

  private let label: String
  private let isSerial: Bool

  private init(label: String, isSerial: Bool) {
    self.label = label
    self.isSerial = isSerial
  }

  /// Creates a serial queue; queues of one name are one queue.
  public convenience init(label: String, qos: DispatchQoS = .unspecified) {
    self.init(label: label, isSerial: true)
  }

  /// The queue whose blocks wait for no other.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> SimulatedQueue { concurrent }

  /// Runs a block after what runs now.
  public func async(execute work: @escaping @MainActor () -> Void) {
    let environment = AppEnvironment.current
    guard isSerial else {
      Task { work() }
      return
    }
    environment.blocks[label, default: []].append(work)
    // Which of these tasks has its turn first may be a decision; the first block is the first one all the same.
    Task { [label] in
      guard environment.blocks[label]?.isEmpty == false else { return }
      environment.blocks[label]?.removeFirst()()
    }
  }

  /// Runs a block when some virtual time has passed.
  public func asyncAfter(deadline: SimulatedDispatchTime, execute work: @escaping @MainActor () -> Void) {
    let environment = AppEnvironment.current
    Task {
      do { try await environment.clock.sleep(for: deadline.delay) } catch { return }
      async(execute: work)
    }
  }
}
