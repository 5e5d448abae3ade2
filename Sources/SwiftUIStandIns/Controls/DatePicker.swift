#if os(Linux) || os(macOS)
  import Foundation

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
#endif
