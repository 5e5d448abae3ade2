#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  extension Button where Label == SwiftUIStandIns.Label {
    /// Creates a button with an image.
    public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
      self.init(action: action) { SwiftUIStandIns.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with an image.
    public init(
      _ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
      self.init(action: action) { SwiftUIStandIns.Label(title, systemImage: systemImage) }
    }
  }

  extension Image {
    /// Creates an image from the asset catalogue. The name is ignored.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
    /// Creates an image with an accessibility label from the asset catalogue. The arguments are ignored.
    public init(_ name: String, label: Text) { self.init(name) }
    /// Creates an image that assistive technologies skip. The name is ignored.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
    /// The quality of interpolation.
    public enum Interpolation: Sendable {
      /// None.
      case none
      /// Low.
      case low
      /// Medium.
      case medium
      /// High.
      case high
    }
    /// How an image is resized.
    public enum ResizingMode: Sendable {
      /// Tiled.
      case tile
      /// Stretched.
      case stretch
    }
    /// Accepts the quality of interpolation.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Accepts whether edges are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Accepts how the image is resized.
    public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image { self }
    /// Accepts the rendering mode of an SF Symbols image.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  }

  extension TextField where Label == Text {
    /// Creates a text field.
    public init(
      _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
      onCommit: @escaping () -> Void
    ) { self.init(title, text: text) }
    /// Creates a text field.
    public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
      self.init(title, text: text)
    }
    /// Creates a text field.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
      self.init(title, text: text)
    }
    /// Creates a text field for a formatted value.
    public init<Format: ParseableFormatStyle>(
      _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(title, text: .constant("")) }
    /// Creates a text field for a formatted value.
    public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter) {
      self.init(title, text: .constant(""))
    }
  }

  extension TextField {
    /// Creates a secure field.
    public init(
      text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
  }

  extension SecureField {
    /// Creates a secure field.
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
      self.init(title, text: text)
    }
    /// Creates a secure field.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) { self.init(title, text: text) }
  }

  extension Picker {
    /// Creates a picker.
    public init(
      selection: Binding<some Hashable>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
    ) { self.init("", selection: selection, content: content) }
    /// Creates a picker.
    public init(selection: Binding<some Hashable>, label: some View, @ViewBuilder content: () -> Content) {
      self.init("", selection: selection, content: content)
    }
    /// Creates a picker.
    public init(
      _ title: some StringProtocol, systemImage: String, selection: Binding<some Hashable>,
      @ViewBuilder content: () -> Content
    ) { self.init(title, selection: selection, content: content) }
  }

  extension ProgressView {
    /// Creates an indeterminate progress view with a label.
    public init(@ViewBuilder label: () -> some View) { self.init() }
    /// Creates a progress view for a value.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) { self.init() }
    /// Creates a progress view for a value, with a title.
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
      self.init()
    }
    /// Creates a progress view for a value, with labels.
    public init<Value: BinaryFloatingPoint>(
      value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
      @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) { self.init() }
  }

  extension Menu {
    /// Creates a menu with an image.
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View) {
      self.init(title, content: content)
    }
    /// Creates a menu with a primary action.
    public init(
      @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: label) }
  }

  /// The loading phase of an image. A simulation has no network, so the phase does not change.
  public enum AsyncImagePhase: Sendable {
    /// No image is loaded.
    case empty
    /// The image is loaded.
    case success(Image)
    /// Loading failed.
    case failure(any Error)
    /// The loaded image; otherwise nil.
    public var image: Image? {
      if case .success(let image) = self { image } else { nil }
    }
    /// The error; nil if loading did not fail.
    public var error: (any Error)? {
      if case .failure(let error) = self { error } else { nil }
    }
  }

  extension AsyncImage {
    /// Creates an image view with content for each phase.
    public init(
      url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
      @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init() }
  }

  extension ToolbarItem {
    /// Creates an item of a customizable toolbar.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.init(placement: placement, content: content)
    }
  }

  extension Font {
    /// A Dynamic Type text style.
    public typealias TextStyle = Font
    /// Returns the system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight?) -> Font { style }
    /// Returns a custom font that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { textStyle }
    /// Returns a custom font of fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }
    /// Creates a font from a UIKit font, which is ignored.
    public init(_ font: UIFont) { self = .body }
    /// Returns the italic font.
    public func italic() -> Font { self }
    /// Returns the monospaced font.
    public func monospaced() -> Font { self }
    /// Returns the font with monospaced digits.
    public func monospacedDigit() -> Font { self }
    /// Returns the font with small capitals.
    public func smallCaps() -> Font { self }
    /// Returns the font with another line spacing.
    public func leading(_ leading: Leading) -> Font { self }
    /// The line spacing of a font.
    public enum Leading: Sendable {
      /// Standard.
      case standard
      /// Tight.
      case tight
      /// Loose.
      case loose
    }
  }

  extension Font.Weight {
    /// The ultralight weight.
    public static let ultraLight = Font.Weight.thin
  }

  extension Font.Design {
    /// The serif design.
    public static let serif = Font.Design.default
  }

  extension Angle {
    /// The zero angle.
    public static let zero = Angle.degrees(0)
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { .degrees(radians) }
    /// Creates an angle in degrees.
    public init(degrees: Double) { self = .degrees(degrees) }
    /// Creates an angle in radians.
    public init(radians: Double) { self = .radians(radians) }
    /// The angle in degrees: always zero.
    public var degrees: Double { 0 }
    /// The angle in radians: always zero.
    public var radians: Double { 0 }
  }
#endif
