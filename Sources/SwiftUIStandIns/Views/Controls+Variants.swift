#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  extension Button where Label == SwiftUIStandIns.Label {
    /// Creates a button with a picture.
    public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
      self.init(action: action) { SwiftUIStandIns.Label(title, systemImage: systemImage) }
    }
    /// Creates a button with a picture.
    public init(
      _ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
      self.init(action: action) { SwiftUIStandIns.Label(title, systemImage: systemImage) }
    }
  }

  extension Image {
    /// Names a picture of the app's.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
    /// Names a picture of the app's.
    public init(_ name: String, label: Text) { self.init(name) }
    /// Names a picture of the app's that is not read aloud.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
    /// How smooth a picture is.
    public enum Interpolation: Sendable {
      /// Not.
      case none
      /// A little.
      case low
      /// The default.
      case medium
      /// Very.
      case high
    }
    /// How a picture fills its frame.
    public enum ResizingMode: Sendable {
      /// Side by side.
      case tile
      /// Stretched.
      case stretch
    }
    /// Accepts how smooth the picture is.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Accepts how smooth the picture is.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Accepts how the picture fills its frame.
    public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image { self }
    /// Accepts how a picture of the system's looks.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  }

  extension TextField where Label == Text {
    /// Creates a field.
    public init(
      _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
      onCommit: @escaping () -> Void
    ) { self.init(title, text: text) }
    /// Creates a field.
    public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
      self.init(title, text: text)
    }
    /// Creates a field.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
      self.init(title, text: text)
    }
    /// Creates a field for a value.
    public init<Format: ParseableFormatStyle>(
      _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(title, text: .constant("")) }
    /// Creates a field for a value.
    public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter) {
      self.init(title, text: .constant(""))
    }
  }

  extension TextField {
    /// Creates a field.
    public init(
      text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
  }

  extension SecureField {
    /// Creates a field.
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
      self.init(title, text: text)
    }
    /// Creates a field.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) { self.init(title, text: text) }
  }

  extension Picker {
    /// Creates a choice.
    public init(
      selection: Binding<some Hashable>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
    ) { self.init("", selection: selection, content: content) }
    /// Creates a choice.
    public init(selection: Binding<some Hashable>, label: some View, @ViewBuilder content: () -> Content) {
      self.init("", selection: selection, content: content)
    }
    /// Creates a choice.
    public init(
      _ title: some StringProtocol, systemImage: String, selection: Binding<some Hashable>,
      @ViewBuilder content: () -> Content
    ) { self.init(title, selection: selection, content: content) }
  }

  extension ProgressView {
    /// Shows something that takes time.
    public init(@ViewBuilder label: () -> some View) { self.init() }
    /// Shows how much is done.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) { self.init() }
    /// Shows how much is done.
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
      self.init()
    }
    /// Shows how much is done.
    public init<Value: BinaryFloatingPoint>(
      value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
      @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) { self.init() }
  }

  extension Menu {
    /// Creates a menu with a picture.
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View) {
      self.init(title, content: content)
    }
    /// Creates a menu that a tap does not open.
    public init(
      @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: label) }
  }

  /// How far a picture from the network is; a simulation has no network.
  public enum AsyncImagePhase: Sendable {
    /// It is not there yet.
    case empty
    /// It is there.
    case success(Image)
    /// It does not come.
    case failure(any Error)
    /// The picture, if it is there.
    public var image: Image? {
      if case .success(let image) = self { image } else { nil }
    }
    /// Why it does not come.
    public var error: (any Error)? {
      if case .failure(let error) = self { error } else { nil }
    }
  }

  extension AsyncImage {
    /// Shows a picture from the network.
    public init(
      url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
      @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init() }
  }

  extension ToolbarItem {
    /// What a bar has, in an order that the user may change.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.init(placement: placement, content: content)
    }
  }

  extension Font {
    /// A size of letters by what they are for.
    public typealias TextStyle = Font
    /// The system font.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight?) -> Font { style }
    /// Letters by their name.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { textStyle }
    /// Letters by their name.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }
    /// The letters of UIKit's.
    public init(_ font: UIFont) { self = .body }
    /// The letters, leaning.
    public func italic() -> Font { self }
    /// The letters of one width.
    public func monospaced() -> Font { self }
    /// Figures of one width.
    public func monospacedDigit() -> Font { self }
    /// Small capitals.
    public func smallCaps() -> Font { self }
    /// Smaller space between lines.
    public func leading(_ leading: Leading) -> Font { self }
    /// The space between lines.
    public enum Leading: Sendable {
      /// The default.
      case standard
      /// Less.
      case tight
      /// More.
      case loose
    }
  }

  extension Font.Weight {
    /// The weight of that name.
    public static let ultraLight = Font.Weight.thin
  }

  extension Font.Design {
    /// The design of that name.
    public static let serif = Font.Design.default
  }

  extension Angle {
    /// No turn.
    public static let zero = Angle.degrees(0)
    /// So many radians.
    public static func radians(_ radians: Double) -> Angle { .degrees(radians) }
    /// A turn.
    public init(degrees: Double) { self = .degrees(degrees) }
    /// A turn.
    public init(radians: Double) { self = .radians(radians) }
    /// How many degrees.
    public var degrees: Double { 0 }
    /// How many radians.
    public var radians: Double { 0 }
  }
#endif
