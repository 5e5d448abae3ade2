import Dispatch
import SDKContract

/// Stands in for what tells the app whether there is a network, which the steps of a scenario say.
///
/// Unchecked, as all code of a simulation runs on its thread, one piece after the other.
public final class NWPathMonitor: @unchecked Sendable {
  /// Hears of the network, first when the monitor starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// Where the handler is called.
  public private(set) var queue: DispatchQueue?
  private var observer: Int?
  private var toldPath: NWPath?
  private var isCancelled = false

  /// Creates a monitor.
  public init() {}
  /// Creates a monitor of one kind of way to the network; a simulation does not tell them apart.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }
  /// Creates a monitor of all but some kinds of ways to the network; a simulation does not tell them apart.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { self.init() }

  /// Whether there is a network.
  public var currentPath: NWPath {
    AppEnvironment.withCurrent(()) { environment, _ in NWPath(isOnline: environment.isOnline) }
  }

  /// Begins to tell the handler.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isCancelled else { return }
    self.queue = queue
    observer = AppEnvironment.withCurrent(self) { environment, monitor in
      environment.networkObservers.add { [weak monitor] in monitor?.update() }
    }
    update()
  }

  /// Ends for good.
  public func cancel() {
    isCancelled = true
    guard let observer else { return }
    self.observer = nil
    AppEnvironment.withCurrent(observer) { environment, observer in environment.networkObservers.remove(observer) }
  }

  private func update() {
    let path = currentPath
    // A suspended app that runs again does not hear what it knows.
    guard path != toldPath else { return }
    toldPath = path
    queue?.async { [weak self] in
      guard let self, !isCancelled else { return }
      pathUpdateHandler?(path)
    }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// What it has.
  public typealias Element = NWPath
  /// It does not fail.
  public typealias Failure = Never

  /// Begins to tell whether there is a network.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<NWPath>.makeStream()
    pathUpdateHandler = { continuation.yield($0) }
    start(queue: DispatchQueue(label: "NWPathMonitor"))
    return Iterator(monitor: self, iterator: stream.makeAsyncIterator())
  }

  /// Says whether there is a network, each time that it changes.
  public struct Iterator: AsyncIteratorProtocol {
    private let monitor: NWPathMonitor
    private var iterator: AsyncStream<NWPath>.Iterator

    init(monitor: NWPathMonitor, iterator: AsyncStream<NWPath>.Iterator) {
      (self.monitor, self.iterator) = (monitor, iterator)
    }

    /// Whether there is a network now; nil when the task is cancelled.
    public mutating func next() async -> NWPath? { await next(isolation: nil) }

    /// Whether there is a network now; nil when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? {
      await iterator.next(isolation: actor)
    }
  }
}
