#if os(Linux) || os(macOS)
  import Foundation

  /// How a change looks.
  public struct Transaction: Sendable {
    /// How it moves.
    public var animation: Animation?
    /// Whether it does not move.
    public var disablesAnimations = false
    /// Whether it goes on.
    public var isContinuous = false
    private var completions: [AnimationCompletion] = []

    /// Creates a change without movement.
    public init() {}
    /// Creates a change with a movement.
    public init(animation: Animation?) { self.animation = animation }

    /// Adds what comes in virtual time when the movement is over.
    public mutating func addAnimationCompletion(
      criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completions.append(AnimationCompletion(criteria: criteria, action: completion)) }

    /// Has what comes after the movement come in time.
    fileprivate func end() {
      for completion in completions { completion.wait(for: disablesAnimations ? nil : animation) }
    }
  }

  /// Changes something, with a movement that nobody sees.
  public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let result = try body()
    transaction.end()
    return result
  }

  /// Changes something, with one part of how it looks.
  public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
  ) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
  }
#endif
