#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// When an animation counts as complete.
  public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    /// When the change looks complete.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
  }

  /// Changes state with an animation. The change takes effect at once.
  public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
  ) rethrows -> Result { try body() }

  /// Changes state with an animation. The change takes effect at once.
  ///
  /// - Parameters:
  ///   - animation: The animation. The completion of one that repeats forever is never called.
  ///   - completionCriteria: When the animation counts as complete.
  ///   - body: Changes the state.
  ///   - completion: Called in virtual time when the animation is complete.
  public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
  ) rethrows -> Result {
    let result = try body()
    AnimationCompletion(criteria: completionCriteria, action: completion).wait(for: animation)
    return result
  }

  /// The completion of an animation.
  ///
  /// Unchecked, because an animation belongs to the main thread, on which the action is created and called.
  struct AnimationCompletion: @unchecked Sendable {
    /// When the animation counts as complete.
    let criteria: AnimationCompletionCriteria
    /// The completion.
    let action: () -> Void

    /// Calls the completion in virtual time when an animation is complete.
    func wait(for animation: Animation?) {
      let seconds = animation?.seconds(until: criteria) ?? 0
      AppEnvironment.withCurrent(self) { _, completion in
        AnimationEnd.wait(seconds) { _ in completion.action() }
      }
    }
  }
#endif
