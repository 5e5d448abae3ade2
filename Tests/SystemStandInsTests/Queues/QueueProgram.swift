import Dispatch
import TestSupport

/// A queue of a random program.
enum ProgramQueue: CaseIterable, Sendable {
  case main
  case serial
  case concurrent
  case global
  case serialOnSerial
  case concurrentOnSerial
  case serialOnConcurrent
  /// A queue on the one that has a serial target.
  case innermost

  /// The queue and its targets.
  var path: [ProgramQueue] {
    switch self {
    case .main, .serial, .concurrent: [self]
    case .global: []
    case .serialOnSerial, .concurrentOnSerial: [self, .serial]
    case .serialOnConcurrent: [self, .concurrent]
    case .innermost: [self, .serialOnSerial, .serial]
    }
  }

  /// Whether the queue itself runs one block at a time.
  var isSerial: Bool { [.main, .serial, .serialOnSerial, .serialOnConcurrent, .innermost].contains(self) }

  /// The queues of the path that run one block at a time.
  var serialPath: [ProgramQueue] { path.filter(\.isSerial) }

  static let background: [ProgramQueue] = allCases.filter { $0 != .main }
}

/// A random program over a few queues, whose blocks have numbers.
struct QueueProgram: Sendable {
  /// A block; number 0 is what runs on the main thread first.
  struct Block: Sendable {
    let number: Int
    let queue: ProgramQueue
    var isBarrier = false
    /// Whether its place in the queue is that of the call which submits it.
    var isInOrder = true
    /// How long it waits before it is submitted.
    var delay: Int?
    var isCancelled = false
    var isSync = false
    /// The block whose end it is told of.
    var notifiedOf: Int?
    var isNotifiedOfGroup = false
    var isInGroup = false
  }

  indirect enum Step: Sendable {
    case async(Int, [Step])
    case sync(Int)
    case after(Int)
    case suspend(ProgramQueue)
    case resume(ProgramQueue)
    /// A block resumes the queue after some milliseconds.
    case resumeAfter(ProgramQueue, Int)
    case asyncInGroup(Int)
    case enterAndLeave(Int)
    case notifyOfGroup(Int)
    case waitForGroup
    /// A work item, which is cancelled or waited for, and the block that is told of its end.
    case item(Int, notifies: Int, waits: Bool)
    /// A block that signals a semaphore, which is waited for.
    case signal(Int)
    case waitInVain
  }

  private(set) var blocks = [Block(number: 0, queue: .main)]
  private(set) var steps: [Step] = []
  private var random: SeededRandom
  private let suspends: Bool
  private var suspended: Set<ProgramQueue> = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    suspends = random.next(2) == 0
    for _ in 0..<(3 + random.next(8)) { steps.append(contentsOf: makeStep()) }
    for queue in ProgramQueue.allCases where suspended.contains(queue) {
      steps.append(random.next(2) == 0 ? .resume(queue) : .resumeAfter(queue, 1 + random.next(20)))
    }
  }

  private mutating func add(_ queue: ProgramQueue, _ change: (inout Block) -> Void = { _ in }) -> Int {
    var block = Block(number: blocks.count, queue: queue)
    change(&block)
    blocks.append(block)
    return block.number
  }

  private mutating func any(_ queues: [ProgramQueue] = ProgramQueue.allCases) -> ProgramQueue {
    queues[random.next(queues.count)]
  }

  private static let suspended = ProgramQueue.background.filter { $0 != .global }

  private mutating func isBarrier() -> Bool { random.next(3) == 0 }

  private mutating func makeStep() -> [Step] {
    let background = any(ProgramQueue.background)
    switch random.next(16) {
    case 0..<5:
      let (queue, barrier) = (any(), isBarrier())
      return [.async(add(queue) { $0.isBarrier = barrier }, makeBody(queue))]
    case 5: return suspends ? [] : [makeSync()]
    case 6, 7:
      let (queue, delay) = (any(), 1 + blocks.count * 3 % 19)
      return [
        .after(
          add(queue) {
            $0.delay = delay
            $0.isInOrder = false
          })
      ]
    case 8, 9:
      let queue = any(Self.suspended)
      guard suspends else { return [] }
      return suspended.remove(queue) != nil
        ? [.resume(queue)] : suspended.insert(queue).inserted ? [.suspend(queue)] : []
    case 10:
      return [
        random.next(2) == 0
          ? .asyncInGroup(add(background) { $0.isInGroup = true })
          : .enterAndLeave(add(background) { $0.isInGroup = true })
      ]
    case 11:
      return [
        .notifyOfGroup(
          add(any()) {
            $0.isInOrder = false
            $0.isNotifiedOfGroup = true
          })
      ]
    case 12: return suspends ? [] : [.waitForGroup]
    case 13, 14:
      let isCancelled = random.next(3) == 0
      let item = add(background) { $0.isCancelled = isCancelled }
      let notified = add(any()) {
        $0.isInOrder = false
        $0.notifiedOf = item
      }
      return [.item(item, notifies: notified, waits: !suspends && !isCancelled)]
    default: return suspends ? [.waitInVain] : [.signal(add(background))]
    }
  }

  private mutating func makeSync() -> Step {
    let (queue, barrier) = (any(ProgramQueue.background), isBarrier())
    return .sync(
      add(queue) {
        $0.isBarrier = barrier
        $0.isSync = true
      })
  }

  private mutating func makeBody(_ queue: ProgramQueue) -> [Step] {
    (0..<random.next(3)).map { _ in
      // Code that waits for queues must not run on one of them.
      let mayWait = !suspends && (queue == .global || queue == .main)
      switch random.next(mayWait ? 4 : 2) {
      case 0, 1:
        let barrier = isBarrier()
        return .async(add(any()) { $0.isBarrier = barrier }, [])
      case 2: return makeSync()
      default: return .signal(add(any(ProgramQueue.background)))
      }
    }
  }
}
