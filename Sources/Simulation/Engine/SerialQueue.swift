/// A queue that keeps the order in which events were put into it, whatever else happens between them.
package struct SerialQueue: Hashable, Sendable {
  /// The position among the queues of a run.
  let index: UInt8

  /// The steps of the scenario.
  package static let user = SerialQueue(index: 0)
  /// What the system does to the app.
  package static let lifeCycle = SerialQueue(index: 1)

  /// The queues of the main thread that each of a run's SDKs names.
  static func queues(of sdks: [AnySDK]) -> [[SerialQueue]] {
    var next: UInt8 = 2
    return sdks.map { sdk in
      (0..<sdk.queueCount).map { _ in
        defer { next += 1 }
        return SerialQueue(index: next)
      }
    }
  }

  /// How many queues a run has.
  static func count(of sdks: [AnySDK]) -> Int { sdks.reduce(2) { $0 + $1.queueCount } }
}
