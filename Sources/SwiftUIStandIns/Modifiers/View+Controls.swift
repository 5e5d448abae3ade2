#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  // Modifiers of controls, lists and fields are accepted without an effect: nobody uses the controls.
  extension View {
    /// Accepts the label of a tab.
    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
    /// Accepts a badge with a number.
    public func badge(_ count: Int) -> some View { self }
    /// Accepts a badge with a text.
    public func badge(_ label: (some StringProtocol)?) -> some View { self }
    /// Accepts a control size.
    public func controlSize(_ size: ControlSize) -> some View { self }
    /// Accepts that labels are hidden.
    public func labelsHidden() -> some View { self }
    /// Accepts an action for submitting a field.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
    /// Accepts the label of the submit key.
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    /// Accepts a context menu.
    public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
    /// Accepts a context menu with a preview.
    public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View)
      -> some View
    { self }
    /// Accepts swipe actions.
    public func swipeActions(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
    ) -> some View { self }
    /// Accepts an action for pull to refresh.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// Accepts a search field.
    public func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: (some StringProtocol)? = String?.none
    ) -> some View { self }
    /// Accepts a search field.
    public func searchable(
      text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
      prompt: (some StringProtocol)? = String?.none
    ) -> some View { self }
    /// Accepts a search field.
    public func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
    ) -> some View { self }
    /// Accepts search suggestions.
    public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View { self }
    /// Accepts the text that a suggestion completes.
    public func searchCompletion(_ completion: String) -> some View { self }
    /// Accepts a content type.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Accepts a focus binding.
    public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }
    /// Accepts whether the view can have the focus.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Accepts the insets of a row.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// Accepts the visibility of a row's separator.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set) -> some View { self }
    /// Accepts the tint of a row's separator.
    public func listRowSeparatorTint(_ color: Color?) -> some View { self }
    /// Accepts the visibility of a section's separator.
    public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
    /// Accepts the spacing of rows.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    /// Accepts the spacing of sections.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// Accepts the spacing of sections.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    /// Accepts whether a row can be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Accepts whether a row can be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// Accepts the prominence of section headers.
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    /// Accepts a subtitle.
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }
  }

  /// The label of the submit key.
  public struct SubmitLabel: Sendable {
    /// The done label.
    public static let done = SubmitLabel()
    /// The go label.
    public static let go = SubmitLabel()
    /// The send label.
    public static let send = SubmitLabel()
    /// The join label.
    public static let join = SubmitLabel()
    /// The route label.
    public static let route = SubmitLabel()
    /// The search label.
    public static let search = SubmitLabel()
    /// The return label.
    public static let `return` = SubmitLabel()
    /// The next label.
    public static let next = SubmitLabel()
    /// The continue label.
    public static let `continue` = SubmitLabel()
  }

  /// The fields whose submission triggers an action.
  public struct SubmitTriggers: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
  }

  /// The placement of a search field.
  public struct SearchFieldPlacement: Sendable {
    /// The default placement.
    public static let automatic = SearchFieldPlacement()
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// In the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// When a search field in the navigation bar is visible.
    public enum NavigationBarDrawerDisplayMode: Sendable {
      /// When the user scrolls to it.
      case automatic
      /// Always.
      case always
    }
    /// Returns a placement in the navigation bar with a display mode.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
      SearchFieldPlacement()
    }
  }

  /// A horizontal edge.
  public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The prominence of an element.
  public enum Prominence: Sendable {
    /// Standard.
    case standard
    /// Increased.
    case increased
  }
#endif
