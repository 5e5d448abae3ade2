#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a Core Animation transaction.
  @preconcurrency @MainActor
  open class CATransaction: NSObject {
    /// A transaction that has begun.
    private struct Transaction {
      /// The length in seconds of animations that have none of their own.
      var seconds = CATransaction.standardDuration
      /// The time in seconds that the longest explicit animation takes.
      var longest: CFTimeInterval = 0
      var completion: (() -> Void)?
    }

    /// The open transactions of a process, innermost last.
    private final class Begun {
      var transactions: [Transaction] = []
    }

    private static var begun: Begun { AppEnvironment.current.object { Begun() } }
    private nonisolated static let standardDuration: CFTimeInterval = 0.25

    /// Begins a transaction.
    open class func begin() { begun.transactions.append(Transaction()) }

    /// Commits the innermost transaction, and schedules its completion.
    open class func commit() {
      guard let committed = begun.transactions.popLast(), let completion = committed.completion else { return }
      AnimationEnd.wait(max(committed.seconds, committed.longest)) { _ in completion() }
    }

    /// The length in seconds of animations that have none of their own.
    static var duration: CFTimeInterval { begun.transactions.last?.seconds ?? standardDuration }

    /// Makes the innermost transaction wait for an animation before its completion.
    static func wait(_ seconds: CFTimeInterval) { change { $0.longest = max($0.longest, seconds) } }

    /// Changes the innermost transaction.
    ///
    /// - Returns: False if none is open.
    @discardableResult
    private static func change(_ body: (inout Transaction) -> Void) -> Bool {
      let begun = begun
      guard !begun.transactions.isEmpty else { return false }
      body(&begun.transactions[begun.transactions.count - 1])
      return true
    }

    /// Sets the completion of the innermost transaction.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
      if !change({ $0.completion = block }), let block { AnimationEnd.wait(standardDuration) { _ in block() } }
    }

    /// Disables the implicit animations of the transaction.
    open class func setDisableActions(_ flag: Bool) { if flag { setAnimationDuration(0) } }

    /// Sets the length in seconds of the transaction's animations.
    open class func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.seconds = duration } }
  }
#endif
