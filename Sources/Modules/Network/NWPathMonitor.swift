import Dispatch
import SDKContract

/// Stands in for a monitor of the network path. The steps of a scenario change the network.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on one thread.
public final class NWPathMonitor: @unchecked Sendable {
  /// The handler for changes, which is called for the first time when the monitor starts.
  @preconcurrency
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The queue on which the handler is called.
  public private(set) var queue: DispatchQueue?
  private var observer: Int?
  private var toldPath: NWPath?
  private var isCancelled = false

  /// Creates a monitor.
  public init() {}
  /// Creates a monitor for one type of interface. A simulation does not distinguish interface types.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }
  /// Creates a monitor that excludes types of interfaces. A simulation does not distinguish interface types.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { self.init() }

  /// The current path.
  public var currentPath: NWPath {
    AppEnvironment.withCurrent(()) { environment, _ in NWPath(isOnline: environment.isOnline) }
  }

  /// Starts to call the handler.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isCancelled else { return }
    self.queue = queue
    observer = AppEnvironment.withCurrent(self) { environment, monitor in
      environment.networkObservers.add { [weak monitor] in monitor?.update() }
    }
    update()
  }

  /// Stops the monitor permanently.
  public func cancel() {
    isCancelled = true
    guard let observer else { return }
    self.observer = nil
    AppEnvironment.withCurrent(observer) { environment, observer in environment.networkObservers.remove(observer) }
  }

  private func update() {
    let path = currentPath
    // An app that resumes after a suspension is told only what it does not know yet.
    guard path != toldPath else { return }
    toldPath = path
    queue?.async { [weak self] in
      guard let self, !isCancelled else { return }
      pathUpdateHandler?(path)
    }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// A path of the network.
  public typealias Element = NWPath
  /// The type of the failure: none.
  public typealias Failure = Never

  /// Returns an iterator over the paths of the network.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<NWPath>.makeStream()
    pathUpdateHandler = { continuation.yield($0) }
    start(queue: DispatchQueue(label: "NWPathMonitor"))
    return Iterator(monitor: self, iterator: stream.makeAsyncIterator())
  }

  /// Iterates over the paths of the network as they change.
  public struct Iterator: AsyncIteratorProtocol {
    private let monitor: NWPathMonitor
    private var iterator: AsyncStream<NWPath>.Iterator

    init(monitor: NWPathMonitor, iterator: AsyncStream<NWPath>.Iterator) {
      (self.monitor, self.iterator) = (monitor, iterator)
    }

    /// Returns the next path; nil if the task is cancelled.
    public mutating func next() async -> NWPath? { await next(isolation: nil) }

    /// Returns the next path; nil if the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? {
      await iterator.next(isolation: actor)
    }
  }
}
