#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  // What has to do with controls, rows and fields: it is accepted, and nobody uses them.
  extension View {
    /// Accepts what a tab says.
    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
    /// Accepts a number at a tab or a row.
    public func badge(_ count: Int) -> some View { self }
    /// Accepts a text at a tab or a row.
    public func badge(_ label: (some StringProtocol)?) -> some View { self }
    /// Accepts how large controls are.
    public func controlSize(_ size: ControlSize) -> some View { self }
    /// Accepts that what controls say is hidden.
    public func labelsHidden() -> some View { self }
    /// Accepts what happens when the user is done with a field.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
    /// Accepts what the key says that is done with a field.
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    /// Accepts a menu.
    public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
    /// Accepts a menu.
    public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View)
      -> some View
    { self }
    /// Accepts what a row hides.
    public func swipeActions(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
    ) -> some View { self }
    /// Accepts what happens when the user pulls.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// Accepts what the user looks for.
    public func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: (some StringProtocol)? = String?.none
    ) -> some View { self }
    /// Accepts what the user looks for.
    public func searchable(
      text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
      prompt: (some StringProtocol)? = String?.none
    ) -> some View { self }
    /// Accepts what the user looks for.
    public func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
    ) -> some View { self }
    /// Accepts what the user may look for.
    public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View { self }
    /// Accepts which kind of text a field has.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Accepts where the user types.
    public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }
    /// Accepts that the view takes keys.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Accepts where rows begin.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// Accepts how lines between rows look.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set) -> some View { self }
    /// Accepts how lines between rows look.
    public func listRowSeparatorTint(_ color: Color?) -> some View { self }
    /// Accepts how lines between groups look.
    public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
    /// Accepts the space between rows.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    /// Accepts the space between groups.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// Accepts that a row cannot be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Accepts that a row cannot be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// Accepts how a heading looks.
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    /// Accepts how large a heading is.
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }
    /// Accepts a file that the user chooses.
    public func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [Any],
      onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
  }

  /// What the key says that is done with a field.
  public struct SubmitLabel: Sendable {
    /// The value of that name.
    public static let done = SubmitLabel()
    /// The value of that name.
    public static let go = SubmitLabel()
    /// The value of that name.
    public static let send = SubmitLabel()
    /// The value of that name.
    public static let join = SubmitLabel()
    /// The value of that name.
    public static let route = SubmitLabel()
    /// The value of that name.
    public static let search = SubmitLabel()
    /// The value of that name.
    public static let `return` = SubmitLabel()
    /// The value of that name.
    public static let next = SubmitLabel()
    /// The value of that name.
    public static let `continue` = SubmitLabel()
  }

  /// Which fields the user may be done with.
  public struct SubmitTriggers: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// What the user looks for.
    public static let search = SubmitTriggers(rawValue: 2)
  }

  /// Where the user writes what to look for.
  public struct SearchFieldPlacement: Sendable {
    /// The system's default.
    public static let automatic = SearchFieldPlacement()
    /// In a bar.
    public static let toolbar = SearchFieldPlacement()
    /// Beside the screen.
    public static let sidebar = SearchFieldPlacement()
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// When it is seen.
    public enum NavigationBarDrawerDisplayMode: Sendable {
      /// While the user scrolls to it.
      case automatic
      /// Always.
      case always
    }
    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
      SearchFieldPlacement()
    }
  }

  /// The edge at the beginning or at the end of a line.
  public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// At the beginning.
    case leading
    /// At the end.
    case trailing
  }

  /// How much something stands out.
  public enum Prominence: Sendable {
    /// The default.
    case standard
    /// More.
    case increased
  }
#endif
