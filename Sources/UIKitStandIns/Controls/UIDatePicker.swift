#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a date picker.
  open class UIDatePicker: UIControl {
    /// What a date picker selects.
    public enum Mode: Int, Sendable {
      /// A time.
      case time = 0
      /// A date.
      case date = 1
      /// A date and time.
      case dateAndTime = 2
      /// A duration.
      case countDownTimer = 3
    }
    /// The date.
    open var date = Date()
    /// What the picker selects.
    open var datePickerMode = Mode.dateAndTime
    /// The style.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The earliest date.
    open var minimumDate: Date?
    /// The latest date.
    open var maximumDate: Date?
    /// The locale.
    open var locale: Locale?
    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
  }

  /// The style of a date picker.
  public enum UIDatePickerStyle: Int, Sendable {
    /// A date picker style.
    case automatic, wheels, compact, inline
  }
#endif
