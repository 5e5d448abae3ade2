#if os(Linux) || os(macOS)
  import Foundation

  /// A value on a line, which nobody moves.
  public struct Slider: View, PrimitiveView {
    /// Creates a line.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a line with steps.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates a line with a text.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
      @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
      @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A value with a button for more and one for less, which nobody taps.
  public struct Stepper: View, PrimitiveView {
    /// Creates buttons.
    public init<Value: Strideable>(
      _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates buttons.
    public init<Value: Strideable>(
      _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    /// Creates buttons.
    public init<Value: Strideable>(
      value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> some View
    ) {}
    /// Creates buttons.
    public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// Which parts of a date the user chooses.
  public struct DatePickerComponents: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
  }

  /// A date, which nobody chooses.
  public struct DatePicker: View, PrimitiveView {
    /// The parts of a date.
    public typealias Components = DatePickerComponents
    /// Creates a choice.
    public init(
      _ title: some StringProtocol, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// Creates a choice.
    public init(
      _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// Creates a choice.
    public init(
      _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// Creates a choice.
    public init(
      _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// Creates a choice.
    public init(
      selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> some View
    ) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A colour, which nobody chooses.
  public struct ColorPicker: View, PrimitiveView {
    /// Creates a choice.
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A text of several lines, which nobody writes.
  public struct TextEditor: View, PrimitiveView {
    /// Creates a field.
    public init(text: Binding<String>) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A button that lets rows be deleted and moved, which nobody taps.
  public struct EditButton: View, PrimitiveView {
    /// Creates a button.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A button that puts in what was copied, which nobody taps.
  public struct PasteButton: View, PrimitiveView {
    /// Creates a button.
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A measured value.
  public struct Gauge<Label: View>: View, PrimitiveView {
    private let label: Label
    /// Shows a value.
    public init<Value: BinaryFloatingPoint>(
      value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// Shows a value.
    public init<Value: BinaryFloatingPoint>(
      value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
      @ViewBuilder currentValueLabel: () -> some View
    ) { self.label = label() }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(label, at: "label") }
  }

  /// A value with its name.
  public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content
    /// Shows a value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
      (self.content, self.label) = (content(), label())
    }
    func evaluate(_ context: ViewContext) {
      context.besideOthers.evaluate(label, at: "label")
      context.besideOthers.evaluate(content, at: "content")
    }
  }

  extension LabeledContent where Label == Text {
    /// Shows a value.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
      (label, self.content) = (Text(title), content())
    }
  }

  extension LabeledContent where Label == Text, Content == Text {
    /// Shows a value.
    public init(_ title: some StringProtocol, value: some StringProtocol) {
      (label, content) = (Text(title), Text(value))
    }
    /// Shows a value in a format.
    public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      (label, content) = (Text(title), Text(value, format: format))
    }
  }

  /// Says that there is nothing to see.
  public struct ContentUnavailableView: View, PrimitiveView {
    private let actions: AnyView
    /// Says why.
    public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
      actions = AnyView(EmptyView())
    }
    /// Says why.
    public init(
      @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View = { EmptyView() },
      @ViewBuilder actions: () -> some View = { EmptyView() }
    ) { self.actions = AnyView(actions()) }
    /// Says that nothing was found.
    public static var search: ContentUnavailableView { ContentUnavailableView("No Results", systemImage: "") }
    /// Says that nothing was found.
    public static func search(text: String) -> ContentUnavailableView { search }
    func evaluate(_ context: ViewContext) { context.besideOthers.evaluate(actions, at: "actions") }
  }
#endif
