/// A queue whose events keep the order in which they were submitted, whatever else happens between them.
package struct SerialQueue: Hashable, Sendable {
  /// The position among the run's queues.
  let index: UInt8

  /// The steps of the scenario.
  package static let user = SerialQueue(index: 0)
  /// The system's steps in the app's life cycle.
  package static let lifeCycle = SerialQueue(index: 1)

  /// The most queues that the SDKs of an app can have together.
  static let mostOfSDKs = Int(UInt8.max) - 1

  /// Returns each SDK's queues on the main thread.
  static func queues(of sdks: [AnySDK]) -> [[SerialQueue]] {
    var next = 2
    return sdks.map { sdk in
      defer { next += sdk.queueCount }
      return (next..<next + sdk.queueCount).map { SerialQueue(index: UInt8($0)) }
    }
  }

  /// Returns the number of a run's queues.
  static func count(of sdks: [AnySDK]) -> Int { sdks.reduce(2) { $0 + $1.queueCount } }
}
