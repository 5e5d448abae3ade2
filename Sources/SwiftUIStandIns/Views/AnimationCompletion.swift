#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// When a movement counts as done.
  public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    /// When it looks done.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
  }

  /// Changes something; how is not seen.
  public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
  ) rethrows -> Result { try body() }

  /// Changes something; how is not seen.
  ///
  /// - Parameters:
  ///   - animation: How it moves, and for how long; an animation that is repeated forever is never over.
  ///   - completionCriteria: When the movement counts as done.
  ///   - body: Changes it.
  ///   - completion: Is called in virtual time when the animation is over.
  public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
  ) rethrows -> Result {
    let result = try body()
    AnimationCompletion(criteria: completionCriteria, action: completion).wait(for: animation)
    return result
  }

  /// What comes when a movement is over.
  ///
  /// Unchecked, as an animation belongs to the main thread, on which the action is made and called.
  struct AnimationCompletion: @unchecked Sendable {
    /// When the movement counts as done.
    let criteria: AnimationCompletionCriteria
    /// What comes then.
    let action: () -> Void

    /// Calls the action in virtual time when a movement is over.
    func wait(for animation: Animation?) {
      let seconds = animation?.seconds(until: criteria) ?? 0
      AppEnvironment.withCurrent(self) { _, completion in
        AnimationEnd.wait(seconds) { _ in completion.action() }
      }
    }
  }
#endif
