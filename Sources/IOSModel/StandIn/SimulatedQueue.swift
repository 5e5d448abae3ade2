import Dispatch
import SDKContract

/// Stands in for `DispatchQueue`: its blocks run on the simulation's loop, and delays are virtual time.
///
/// With `typealias DispatchQueue = SimulatedQueue` in a test file, app code compiles unchanged. A serial queue runs its
/// blocks one after another, in the order in which they are due.
@MainActor
public final class SimulatedQueue {
  /// The main queue of the app that is being simulated on this thread.
  public static let main = SimulatedQueue(label: "main")

  private static let concurrent = SimulatedQueue(label: "global", isSerial: false)

  private let label: String
  private let isSerial: Bool

  private init(label: String, isSerial: Bool) {
    self.label = label
    self.isSerial = isSerial
  }

  /// Creates a serial queue; queues with the same label are the same queue.
  public convenience init(label: String, qos: DispatchQoS = .unspecified) {
    self.init(label: label, isSerial: true)
  }

  /// Returns the concurrent queue, whose blocks do not wait for each other.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> SimulatedQueue { concurrent }

  /// Runs a block after the current code.
  public func async(execute work: @escaping @MainActor () -> Void) {
    let environment = AppEnvironment.current
    guard isSerial else {
      Task { work() }
      return
    }
    environment.blocks[label, default: []].append(work)
    // Which of these tasks runs first may be a decision; they take the blocks in order nevertheless.
    Task { [label] in
      guard environment.blocks[label]?.isEmpty == false else { return }
      environment.blocks[label]?.removeFirst()()
    }
  }

  /// Runs a block after some virtual time.
  public func asyncAfter(deadline: SimulatedDispatchTime, execute work: @escaping @MainActor () -> Void) {
    let environment = AppEnvironment.current
    Task {
      do { try await environment.clock.sleep(for: deadline.delay) } catch { return }
      async(execute: work)
    }
  }
}
