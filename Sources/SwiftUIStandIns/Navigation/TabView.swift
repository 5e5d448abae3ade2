#if os(Linux) || os(macOS)
  import Foundation

  /// A tab view; selecting another tab is a route.
  public struct TabView<Content: View>: View, Wrapping {
    private let content: Content
    private let selection: AnyHashable

    /// Creates a tab view whose first tab is selected.
    public init(@ViewBuilder content: () -> Content) { (self.content, selection) = (content(), AnyHashable(0)) }

    /// Creates a tab view whose selected tab is identified by its tag.
    public init<Value: Hashable>(selection: Binding<Value>?, @ViewBuilder content: () -> Content) {
      self.content = content()
      self.selection = selection.map { AnyHashable($0.wrappedValue) } ?? AnyHashable(0)
    }

    var ownName: String? {
      guard let views = content as? any SeveralViews else { return ownScreenName(of: content) }
      return views.parts.chosen(by: selection)?.part.ownName()
    }

    func evaluate(_ context: ViewContext) {
      if let views = content as? any SeveralViews {
        views.parts.evaluate(choosing: selection, context)
      } else {
        context.evaluate(content, at: "content")
      }
    }
  }
#endif
