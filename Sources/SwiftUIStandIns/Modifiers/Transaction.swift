#if os(Linux) || os(macOS)
  import Foundation

  /// The context of a state change.
  public struct Transaction: Sendable {
    /// The animation.
    public var animation: Animation?
    /// Whether animations are disabled.
    public var disablesAnimations = false
    /// Whether the change is part of a continuous interaction.
    public var isContinuous = false
    private var completions: [AnimationCompletion] = []

    /// Creates a transaction without an animation.
    public init() {}
    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// Adds a completion, which is called in virtual time when the animation is complete.
    public mutating func addAnimationCompletion(
      criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completions.append(AnimationCompletion(criteria: criteria, action: completion)) }

    /// Schedules the completions.
    fileprivate func end() {
      for completion in completions { completion.wait(for: disablesAnimations ? nil : animation) }
    }
  }

  /// Changes state with a transaction. The change takes effect at once.
  public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let result = try body()
    transaction.end()
    return result
  }

  /// Changes state with one property of a transaction. The change takes effect at once.
  public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
  ) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
  }
#endif
