#if os(Linux) || os(macOS)
  import Foundation

  /// A presentation of a view, which detects its dismissal, whether through a binding of the app or by the screen
  /// itself.
  final class Dismissal {
    private let presented: AnyHashable
    private init(_ presented: AnyHashable) { self.presented = presented }

    /// Compares the presentation with that of the last evaluation.
    ///
    /// - Parameters:
    ///   - present: The current presentation.
    ///   - kind: Distinguishes several presentations of one view.
    ///   - onDismiss: The app's action, called after the evaluation, as in SwiftUI.
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
