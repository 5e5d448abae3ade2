import Dispatch
import Synchronization

/// One run of a random program, with Dispatch as it is where it runs, and what it has recorded.
final class QueueProgramRun: Sendable {
  enum Event: Hashable {
    case submits(Int)
    case submitted(Int)
    case starts(Int)
    case ends(Int)
    case suspended(ProgramQueue)
    case resumes(ProgramQueue)
    case entered
    case leaves
    case waitsForGroup
    case hasWaitedForGroup(Bool)
    case hasWaited(Int, Bool)
    case hasWaitedInVain(Bool)
  }

  struct Entry {
    let event: Event
    let time: UInt64
  }

  private let entries = Mutex<[Entry]>([])
  private let serial = DispatchQueue(label: "serial")
  private let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
  private let serialOnSerial: DispatchQueue
  private let concurrentOnSerial: DispatchQueue
  private let serialOnConcurrent: DispatchQueue
  private let innermost: DispatchQueue
  private let group = DispatchGroup()
  private let blocks: [QueueProgram.Block]
  /// Is told of each block that has ended.
  private let hasEnded: @Sendable (Int) -> Void

  init(_ program: QueueProgram, hasEnded: @escaping @Sendable (Int) -> Void = { _ in }) {
    blocks = program.blocks
    self.hasEnded = hasEnded
    serialOnSerial = DispatchQueue(label: "serial on serial", target: serial)
    concurrentOnSerial = DispatchQueue(label: "concurrent on serial", attributes: .concurrent, target: serial)
    serialOnConcurrent = DispatchQueue(label: "serial on concurrent", target: concurrent)
    innermost = DispatchQueue(label: "innermost", target: serialOnSerial)
  }

  var log: [Entry] { entries.withLock { $0 } }

  /// Does what the program does first.
  func perform(_ steps: [QueueProgram.Step]) { run(0, steps) }

  private func queue(_ queue: ProgramQueue) -> DispatchQueue {
    switch queue {
    case .main: .main
    case .serial: serial
    case .concurrent: concurrent
    case .global: .global()
    case .serialOnSerial: serialOnSerial
    case .concurrentOnSerial: concurrentOnSerial
    case .serialOnConcurrent: serialOnConcurrent
    case .innermost: innermost
    }
  }

  private func note(_ event: Event) {
    let time = DispatchTime.now().uptimeNanoseconds
    entries.withLock { $0.append(Entry(event: event, time: time)) }
  }

  private func run(_ number: Int, _ steps: [QueueProgram.Step] = []) {
    note(.starts(number))
    for step in steps { perform(step) }
    note(.ends(number))
    hasEnded(number)
  }

  private func submit(_ number: Int, _ call: (DispatchQueue, DispatchWorkItemFlags) -> Void) {
    note(.submits(number))
    call(queue(blocks[number].queue), blocks[number].isBarrier ? .barrier : [])
    note(.submitted(number))
  }

  private func perform(_ step: QueueProgram.Step) {
    switch step {
    case .async(let number, let steps):
      submit(number) { queue, flags in queue.async(flags: flags) { self.run(number, steps) } }
    case .sync(let number): submit(number) { queue, flags in queue.sync(flags: flags) { run(number) } }
    case .after(let number):
      let delay = DispatchTimeInterval.milliseconds(blocks[number].delay ?? 0)
      submit(number) { queue, _ in queue.asyncAfter(deadline: .now() + delay) { self.run(number) } }
    case .suspend(let name):
      queue(name).suspend()
      note(.suspended(name))
    case .resume(let name): resume(name)
    case .resumeAfter(let name, let delay):
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) { self.resume(name) }
    case .asyncInGroup(let number):
      submit(number) { queue, flags in
        queue.async(group: group, flags: flags) {
          self.run(number)
          self.note(.leaves)
        }
        note(.entered)
      }
    case .enterAndLeave(let number):
      group.enter()
      note(.entered)
      submit(number) { queue, flags in
        queue.async(flags: flags) {
          self.run(number)
          self.note(.leaves)
          self.group.leave()
        }
      }
    case .notifyOfGroup(let number): submit(number) { queue, _ in group.notify(queue: queue) { self.run(number) } }
    case .waitForGroup:
      note(.waitsForGroup)
      note(.hasWaitedForGroup(group.wait(timeout: .now() + 10) == .success))
    case .item(let number, let notified, let waits):
      let item = DispatchWorkItem { self.run(number) }
      submit(notified) { queue, _ in item.notify(queue: queue) { self.run(notified) } }
      submit(number) { queue, _ in queue.async(execute: item) }
      if blocks[number].isCancelled { item.cancel() }
      if waits { note(.hasWaited(number, item.wait(timeout: .now() + 10) == .success)) }
    case .signal(let number):
      let semaphore = DispatchSemaphore(value: 0)
      submit(number) { queue, _ in
        queue.async {
          self.run(number)
          semaphore.signal()
        }
      }
      note(.hasWaited(number, semaphore.wait(timeout: .now() + 10) == .success))
    case .waitInVain:
      note(.hasWaitedInVain(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.002) == .success))
    }
  }

  private func resume(_ name: ProgramQueue) {
    note(.resumes(name))
    queue(name).resume()
  }
}
