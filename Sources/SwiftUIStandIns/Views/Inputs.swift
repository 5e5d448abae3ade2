#if os(Linux) || os(macOS)
  import Foundation

  /// A slider. Nobody moves it.
  public struct Slider: View, PrimitiveView {
    /// Creates a slider.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a slider with steps.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a slider with labels.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
      @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
      @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A stepper. Nobody taps it.
  public struct Stepper: View, PrimitiveView {
    /// Creates a stepper.
    public init<Value: Strideable>(
      _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a stepper.
    public init<Value: Strideable>(
      _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a stepper.
    public init<Value: Strideable>(
      value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> some View
    ) {}
    /// Creates a stepper with actions.
    public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// The components that a date picker shows.
  public struct DatePickerComponents: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The date.
    public static let date = DatePickerComponents(rawValue: 2)
  }

  /// A date picker. Nobody chooses in it.
  public struct DatePicker: View, PrimitiveView {
    /// The components of a date.
    public typealias Components = DatePickerComponents
    /// Creates a date picker.
    public init(
      _ title: some StringProtocol, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// Creates a date picker.
    public init(
      _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// Creates a date picker.
    public init(
      _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// Creates a date picker.
    public init(
      _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// Creates a date picker.
    public init(
      selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> some View
    ) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A colour picker. Nobody chooses in it.
  public struct ColorPicker: View, PrimitiveView {
    /// Creates a colour picker.
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A text editor. Nobody types in it.
  public struct TextEditor: View, PrimitiveView {
    /// Creates a text editor.
    public init(text: Binding<String>) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A button that toggles the edit mode. Nobody taps it.
  public struct EditButton: View, PrimitiveView {
    /// Creates a button.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A button that pastes content. Nobody taps it.
  public struct PasteButton: View, PrimitiveView {
    /// Creates a button.
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A gauge.
  public struct Gauge<Label: View>: View, PrimitiveView {
    private let label: Label
    /// Creates a gauge.
    public init<Value: BinaryFloatingPoint>(
      value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// Creates a gauge.
    public init<Value: BinaryFloatingPoint>(
      value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
      @ViewBuilder currentValueLabel: () -> some View
    ) { self.label = label() }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  /// A view with a label.
  public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content
    /// Creates a view with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
      (self.content, self.label) = (content(), label())
    }
    func evaluate(_ context: ViewContext) {
      context.besideOthers.evaluate(label, at: "label")
      context.besideOthers.evaluate(content, at: "content")
    }
  }

  extension LabeledContent where Label == Text {
    /// Creates a view with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
      (label, self.content) = (Text(title), content())
    }
  }

  extension LabeledContent where Label == Text, Content == Text {
    /// Creates a value with a title.
    public init(_ title: some StringProtocol, value: some StringProtocol) {
      (label, content) = (Text(title), Text(value))
    }
    /// Creates a formatted value with a title.
    public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      (label, content) = (Text(title), Text(value, format: format))
    }
  }

  /// A view for missing content.
  public struct ContentUnavailableView: View, PrimitiveView {
    private let actions: AnyView
    /// Creates a view with a title and image.
    public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
      actions = AnyView(EmptyView())
    }
    /// Creates a view with a label and actions.
    public init(
      @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View = { EmptyView() },
      @ViewBuilder actions: () -> some View = { EmptyView() }
    ) { self.actions = AnyView(actions()) }
    /// The view for a search without results.
    public static var search: ContentUnavailableView { ContentUnavailableView("No Results", systemImage: "") }
    /// Returns the view for a search without results.
    public static func search(text: String) -> ContentUnavailableView { search }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(actions, at: "actions") }
  }
#endif
