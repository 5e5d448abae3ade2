#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a value on a line.
  open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// The least value.
    open var minimumValue: Float = 0
    /// The greatest value.
    open var maximumValue: Float = 1
    /// Whether it tells each change.
    open var isContinuous = true
    /// The colour below the value.
    open var minimumTrackTintColor: UIColor?
    /// The colour above the value.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
  }

  /// Stands in for a button for more and one for less.
  open class UIStepper: UIControl {
    /// The value.
    open var value: Double = 0
    /// The least value.
    open var minimumValue: Double = 0
    /// The greatest value.
    open var maximumValue: Double = 100
    /// How much a tap changes.
    open var stepValue: Double = 1
  }

  /// Stands in for dots below pages.
  open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0
    /// The page that is seen.
    open var currentPage = 0
    /// Whether the only page has no dot.
    open var hidesForSinglePage = false
    /// The colour of dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the page that is seen.
    open var currentPageIndicatorTintColor: UIColor?
  }

  /// Stands in for a wheel above scrolled views.
  open class UIRefreshControl: UIControl {
    /// Whether it turns.
    open private(set) var isRefreshing = false
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// Lets it turn.
    open func beginRefreshing() { isRefreshing = true }
    /// Stops it.
    open func endRefreshing() { isRefreshing = false }
  }

  /// Stands in for the choice of a date.
  open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
      /// The time.
      case time = 0
      /// The day.
      case date = 1
      /// Both.
      case dateAndTime = 2
      /// A span of time.
      case countDownTimer = 3
    }
    /// The date.
    open var date = Date()
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime
    /// How it looks.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The first date.
    open var minimumDate: Date?
    /// The last date.
    open var maximumDate: Date?
    /// The user's language.
    open var locale: Locale?
    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
  }

  /// How the choice of a date looks.
  public enum UIDatePickerStyle: Int, Sendable {
    /// The value of that name.
    case automatic, wheels, compact, inline
  }

  /// Stands in for a bar that fills.
  open class UIProgressView: UIView {
    /// What a bar looks like.
    public enum Style: Int, Sendable {
      /// The default.
      case `default` = 0
      /// In another bar.
      case bar = 1
    }
    /// How much of it is done.
    open var progress: Float = 0
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of the rest.
    open var trackTintColor: UIColor?
    /// Creates a bar.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    /// Sets how much of it is done.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  }

  /// Stands in for wheels with values.
  open class UIPickerView: UIView {
    /// What gives it its values; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]
    /// Asks for the values again.
    open func reloadAllComponents() {}
    /// The value of a wheel.
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
    /// Turns a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
  }

  /// What gives wheels their values.
  @preconcurrency @MainActor
  public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many values a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  }

  /// What hears of wheels.
  @preconcurrency @MainActor
  public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// What a value says.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The user has turned a wheel.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  }

  extension UIPickerViewDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      nil
    }
    /// The default implementation, for an app that does not implement the method.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  }
#endif
