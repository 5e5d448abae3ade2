#if os(Linux) || os(macOS)
  import Foundation

  // How fast something moves. Nobody sees it, so that all values are alike.
  extension Animation {
    /// Fast at the beginning, for so many seconds.
    public static func easeOut(duration: Double) -> Animation { Animation() }
    /// Fast at the end, for so many seconds.
    public static func easeIn(duration: Double) -> Animation { Animation() }
    /// As a spring has it.
    public static var spring: Animation { Animation() }
    /// As a spring has it that hardly swings.
    public static let smooth = Animation()
    /// As a spring has it that swings a little.
    public static let snappy = Animation()
    /// As a spring has it that swings.
    public static let bouncy = Animation()
    /// As a spring has it that follows a finger.
    public static let interactiveSpring = Animation()
    /// As a spring has it.
    public static func spring(
      response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation() }
    /// As a spring has it.
    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
      Animation()
    }
    /// As a spring has it that follows a finger.
    public static func interactiveSpring(
      response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation() }
    /// As a spring has it.
    public static func interpolatingSpring(
      mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation() }
    /// As a spring has it that hardly swings.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    /// As a spring has it that swings a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    /// As a spring has it that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    /// As a curve has it.
    public static func timingCurve(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    /// The same, later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The same, faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// The same, several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The same, forever.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  }

  /// When a movement counts as done.
  public struct AnimationCompletionCriteria: Hashable, Sendable {
    /// When it looks done.
    public static let logicallyComplete = AnimationCompletionCriteria()
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria()
  }

  /// Changes something; how is not seen, and it is done soon afterwards.
  public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
  ) rethrows -> Result {
    let result = try body()
    let done = UncheckedAction(completion)
    DispatchQueue.main.async { done.action() }
    return result
  }

  /// An action that stays on the main thread, where it was made.
  private struct UncheckedAction: @unchecked Sendable {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
  }
#endif
