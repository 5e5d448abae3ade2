#if os(Linux) || os(macOS)
  /// The alternative that is shown among several views.
  struct ViewChoice {
    /// The identity of the alternative.
    let branch: AnyHashable
    /// The name of the screen; nil if the view consists of SwiftUI's own views.
    let name: String?
    /// Whether the view fills the screen, so it replaces what was visible before.
    let fillsScreen: Bool

    /// Returns the screen that becomes visible when this view replaces another one; nil if none does.
    func route(from former: ViewChoice) -> String? {
      guard let name, branch != former.branch, name != former.name else { return nil }
      return former.name != nil || fillsScreen ? name : nil
    }
  }
#endif
