#if os(Linux) || os(macOS)
  import Foundation

  /// What a view has presented, so that it hears when that is gone: by a binding of the app's, or because the screen has
  /// dismissed itself.
  final class Dismissal {
    private let presented: AnyHashable
    private init(_ presented: AnyHashable) { self.presented = presented }

    /// Compares what is presented with what was at the last evaluation.
    ///
    /// - Parameters:
    ///   - present: What is presented now.
    ///   - kind: What tells several presentations of a view from one another.
    ///   - onDismiss: What the app wants to do, after the evaluation, as in SwiftUI.
    @MainActor
    static func watch(
      _ present: AnyHashable?, as kind: AnyHashable, in context: ViewContext, _ onDismiss: (() -> Void)?
    ) {
      let place: AnyHashable = ["dismissal", kind]
      let former = context.node.kept[place] as? Dismissal
      context.node.kept[place] = present.map { Dismissal($0) }
      guard let former, former.presented != present, let onDismiss else { return }
      context.host.afterEvaluation { onDismiss() }
    }
  }
#endif
