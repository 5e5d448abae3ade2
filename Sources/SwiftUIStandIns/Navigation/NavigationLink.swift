#if os(Linux) || os(macOS)
  import Foundation

  /// A link to another screen; nobody taps it, so the app follows it through its binding.
  public struct NavigationLink<Label: View>: View, PrimitiveView {
    private let label: Label
    private let destination: AnyView?
    private let isActive: Binding<Bool>?

    /// Creates a link to the screen of a value.
    public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
      (self.label, destination, isActive) = (label(), nil, nil)
    }
    /// Creates a link to a screen.
    public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, isActive) = (label(), AnyView(destination()), nil)
    }
    /// Creates a link to a screen.
    public init(destination: some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, isActive) = (label(), AnyView(destination), nil)
    }
    /// Creates a link that the app follows through a binding.
    public init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, self.isActive) = (label(), AnyView(destination), isActive)
    }
    /// Creates a link that the app follows through a binding.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
      (self.label, self.destination, self.isActive) = (label(), AnyView(destination()), isActive)
    }
    /// Creates a link that the app follows through a binding.
    public init<Tag: Hashable>(
      destination: some View, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
    ) {
      (self.label, self.destination) = (label(), AnyView(destination))
      isActive = Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    }
    /// Creates a link that the app follows through a binding.
    public init<Tag: Hashable>(
      tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }

    func evaluate(_ context: ViewContext) {
      context.besideOthers.evaluate(label, at: "label")
      guard let destination, let isActive, isActive.wrappedValue else { return }
      context.show(destination, at: "destination") { isActive.wrappedValue = false }
    }
  }

  extension NavigationLink where Label == Text {
    /// Creates a link to the screen of a value.
    public init(_ title: some StringProtocol, value: (some Hashable)?) { self.init(value: value) { Text(title) } }
    /// Creates a link to a screen.
    public init(_ title: some StringProtocol, destination: some View) {
      self.init(destination: destination) { Text(title) }
    }
    /// Creates a link to a screen.
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
      self.init(destination: destination) { Text(title) }
    }
    /// Creates a link that the app follows through a binding.
    public init(_ title: some StringProtocol, destination: some View, isActive: Binding<Bool>) {
      self.init(destination: destination, isActive: isActive) { Text(title) }
    }
    /// Creates a link that the app follows through a binding.
    public init(_ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: () -> some View) {
      self.init(destination: destination(), isActive: isActive) { Text(title) }
    }
    /// Creates a link that the app follows through a binding.
    public init<Tag: Hashable>(
      _ title: some StringProtocol, destination: some View, tag: Tag, selection: Binding<Tag?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
    /// Creates a link that the app follows through a binding.
    public init<Tag: Hashable>(
      _ title: some StringProtocol, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> some View
    ) { self.init(destination: destination(), tag: tag, selection: selection) { Text(title) } }
  }
#endif
