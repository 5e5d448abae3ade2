/// A queue whose events keep the order in which they were submitted, whatever else happens between them.
package struct SerialQueue: Hashable, Sendable {
  /// The position among the run's queues.
  let index: UInt8

  /// The steps of the scenario.
  package static let user = SerialQueue(index: 0)
  /// The system's steps in the app's life cycle.
  package static let lifeCycle = SerialQueue(index: 1)

  /// Returns each SDK's queues on the main thread.
  static func queues(of sdks: [AnySDK]) -> [[SerialQueue]] {
    var next: UInt8 = 2
    return sdks.map { sdk in
      (0..<sdk.queueCount).map { _ in
        defer { next += 1 }
        return SerialQueue(index: next)
      }
    }
  }

  /// Returns the number of a run's queues.
  static func count(of sdks: [AnySDK]) -> Int { sdks.reduce(2) { $0 + $1.queueCount } }
}
