#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// A text.
  public struct Text: View, PrimitiveView {
    private let content: String

    /// Creates a text.
    public init(_ content: some StringProtocol) { self.content = String(content) }
    /// Creates a text as it is.
    public init(verbatim content: String) { self.content = content }
    /// Creates a text from a date.
    public init(_ date: Date, style: DateStyle) { content = "date" }

    /// How a date is written.
    public struct DateStyle: Sendable {
      /// The day.
      public static let date = DateStyle()
      /// The time.
      public static let time = DateStyle()
      /// How long ago or from now.
      public static let relative = DateStyle()
      /// How far away.
      public static let offset = DateStyle()
      /// As a clock that runs.
      public static let timer = DateStyle()
    }

    var screenName: String? { content }
    func evaluate(_ context: ViewContext) {}

    /// One text after another.
    public static func + (left: Text, right: Text) -> Text { Text(left.content + right.content) }
  }

  /// A picture.
  public struct Image: View, PrimitiveView {
    /// How much of a picture is seen.
    public enum TemplateRenderingMode: Sendable {
      /// As it is.
      case original
      /// In one colour.
      case template
    }

    /// How large a picture of the system is.
    public enum Scale: Sendable {
      /// Small.
      case small
      /// Between.
      case medium
      /// Large.
      case large
    }

    /// A picture of the app.
    public init(_ name: String) {}
    /// A picture of the system.
    public init(systemName: String) {}
    /// A picture of UIKit's.
    public init(uiImage: UIImage) {}
    func evaluate(_ context: ViewContext) {}
    /// Lets the picture have any size.
    public func resizable() -> Image { self }
    /// Shows the picture in one colour.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  }

  /// A button, which nobody taps.
  public struct Button<Label: View>: View, PrimitiveView {
    private let label: Label

    /// Creates a button.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label() }
    /// Creates a button.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
      self.label = label()
    }

    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension Button where Label == Text {
    /// Creates a button.
    public init(_ title: some StringProtocol, action: @escaping () -> Void) { label = Text(title) }
    /// Creates a button.
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) { label = Text(title) }
  }

  /// What a button is for.
  public struct ButtonRole: Hashable, Sendable {
    /// Going back.
    public static let cancel = ButtonRole()
    /// Something that cannot be undone.
    public static let destructive = ButtonRole()
  }

  /// A link, which nobody taps.
  public struct Link<Label: View>: View, PrimitiveView {
    private let label: Label
    /// Creates a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension Link where Label == Text {
    /// Creates a link.
    public init(_ title: some StringProtocol, destination: URL) { label = Text(title) }
  }

  /// A button that shares something, which nobody taps.
  public struct ShareLink<Label: View>: View, PrimitiveView {
    private let label: Label

    /// Creates a button that shares something.
    public init<Item>(
      item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// Creates a button that shares several things.
    public init<Items: RandomAccessCollection>(
      items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension ShareLink where Label == Text {
    /// Creates a button that shares something, with the system's text.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { label = Text("Share…") }
    /// Creates a button that shares something.
    public init<Item>(
      _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil
    ) { label = Text(title) }
  }

  /// A text with a picture.
  public struct Label: View, PrimitiveView {
    /// Creates a label.
    public init(_ title: some StringProtocol, systemImage: String) {}
    /// Creates a label.
    public init(_ title: some StringProtocol, image: String) {}
    /// Creates a label.
    public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A line that the user can write.
  public struct TextField<Label: View>: View, PrimitiveView {
    private let label: Label
    init(_ label: Label) { self.label = label }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension TextField where Label == Text {
    /// Creates a field.
    public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) { label = Text(title) }
  }

  /// A line that the user can write and nobody can read.
  public struct SecureField: View, PrimitiveView {
    /// Creates a line.
    public init(_ title: some StringProtocol, text: Binding<String>) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A toggle.
  public struct Toggle<Label: View>: View, PrimitiveView {
    private let label: Label
    /// Creates a switch.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension Toggle where Label == Text {
    /// Creates a switch.
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { label = Text(title) }
  }

  /// A choice.
  public struct Picker<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a choice.
    public init(
      _ title: some StringProtocol, selection: Binding<some Hashable>, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// Something that takes time.
  public struct ProgressView: View, PrimitiveView {
    /// Creates a view.
    public init() {}
    /// Creates a view.
    public init(_ title: some StringProtocol) {}
    /// Creates a view.
    public init(value: Double?, total: Double = 1) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// Space.
  public struct Spacer: View, PrimitiveView {
    /// Creates space.
    public init(minLength: CGFloat? = nil) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A line.
  public struct Divider: View, PrimitiveView {
    /// Creates a line.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A picture from the network, which never comes.
  public struct AsyncImage<Content: View>: View, PrimitiveView {
    init() {}
    /// Creates a picture.
    public init(url: URL?, scale: CGFloat = 1) where Content == EmptyView {}
    /// Creates a picture.
    public init(
      url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content,
      @ViewBuilder placeholder: @escaping () -> some View
    ) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A menu, which nobody opens.
  public struct Menu: View, PrimitiveView {
    /// Creates a menu.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {}
    /// Creates a menu.
    public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
