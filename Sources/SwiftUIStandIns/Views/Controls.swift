#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// A text.
  public struct Text: View, PrimitiveView {
    private let content: String

    /// Creates a text.
    public init(_ content: some StringProtocol) { self.content = String(content) }
    /// Creates a text from a literal string.
    public init(verbatim content: String) { self.content = content }
    /// Creates a text from a date. It always reads "date".
    public init(_ date: Date, style: DateStyle) { content = "date" }

    /// The style of a date.
    public struct DateStyle: Sendable {
      /// The date.
      public static let date = DateStyle()
      /// The time.
      public static let time = DateStyle()
      /// The time relative to now.
      public static let relative = DateStyle()
      /// The offset from now.
      public static let offset = DateStyle()
      /// A timer.
      public static let timer = DateStyle()
    }

    var screenName: String? { content }
    func evaluate(_ context: ViewContext) {}

    /// Returns two texts as one.
    public static func + (left: Text, right: Text) -> Text { Text(left.content + right.content) }
  }

  /// An image.
  public struct Image: View, ContentlessView {
    /// How an image is tinted.
    public enum TemplateRenderingMode: Sendable {
      /// With its original colours.
      case original
      /// With the foreground colour.
      case template
    }

    /// The scale of an SF Symbols image.
    public enum Scale: Sendable {
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
    }

    /// Creates an image from the asset catalogue. The name is ignored.
    public init(_ name: String) {}
    /// Creates an SF Symbols image. The name is ignored.
    public init(systemName: String) {}
    /// Creates an image from a UIKit image, which is ignored.
    public init(uiImage: UIImage) {}
    func evaluate(_ context: ViewContext) {}
    /// Accepts that the image may be resized.
    public func resizable() -> Image { self }
    /// Accepts a rendering mode.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  }

  /// A button. Nobody taps it.
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

  /// The role of a button.
  public struct ButtonRole: Hashable, Sendable {
    /// The button cancels an operation.
    public static let cancel = ButtonRole()
    /// The button deletes something.
    public static let destructive = ButtonRole()
  }

  /// A link to a URL. Nobody taps it.
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

  /// A button that opens the share sheet. Nobody taps it.
  public struct ShareLink<Label: View>: View, PrimitiveView {
    private let label: Label

    /// Creates a share button for an item.
    public init<Item>(
      item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// Creates a share button for several items.
    public init<Items: RandomAccessCollection>(
      items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension ShareLink where Label == Text {
    /// Creates a share button for an item, with the system's title.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { label = Text("Share…") }
    /// Creates a share button for an item.
    public init<Item>(
      _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil
    ) { label = Text(title) }
  }

  /// A title with an icon.
  public struct Label: View, PrimitiveView {
    /// Creates a label.
    public init(_ title: some StringProtocol, systemImage: String) {}
    /// Creates a label.
    public init(_ title: some StringProtocol, image: String) {}
    /// Creates a label.
    public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A text field. Nobody types in it.
  public struct TextField<Label: View>: View, PrimitiveView {
    private let label: Label
    init(_ label: Label) { self.label = label }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension TextField where Label == Text {
    /// Creates a text field.
    public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) { label = Text(title) }
  }

  /// A text field that hides its text. Nobody types in it.
  public struct SecureField: View, PrimitiveView {
    /// Creates a secure field.
    public init(_ title: some StringProtocol, text: Binding<String>) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A toggle. Nobody taps it.
  public struct Toggle<Label: View>: View, PrimitiveView {
    private let label: Label
    /// Creates a toggle.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  extension Toggle where Label == Text {
    /// Creates a toggle.
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { label = Text(title) }
  }

  /// A picker. Nobody chooses in it.
  public struct Picker<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a picker.
    public init(
      _ title: some StringProtocol, selection: Binding<some Hashable>, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// A progress indicator.
  public struct ProgressView: View, PrimitiveView {
    /// Creates an indeterminate progress view.
    public init() {}
    /// Creates an indeterminate progress view with a title.
    public init(_ title: some StringProtocol) {}
    /// Creates a progress view for a value.
    public init(value: Double?, total: Double = 1) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A flexible space.
  public struct Spacer: View, ContentlessView {
    /// Creates a space.
    public init(minLength: CGFloat? = nil) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A dividing line.
  public struct Divider: View, ContentlessView {
    /// Creates a divider.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// An image from the network. A simulation does not load it.
  public struct AsyncImage<Content: View>: View, PrimitiveView {
    init() {}
    /// Creates an image view.
    public init(url: URL?, scale: CGFloat = 1) where Content == EmptyView {}
    /// Creates an image view.
    public init(
      url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content,
      @ViewBuilder placeholder: @escaping () -> some View
    ) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A menu. Nobody opens it.
  public struct Menu: View, PrimitiveView {
    /// Creates a menu.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {}
    /// Creates a menu.
    public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
