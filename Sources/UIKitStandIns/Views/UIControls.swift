#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a slider.
  open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// The minimum value.
    open var minimumValue: Float = 0
    /// The maximum value.
    open var maximumValue: Float = 1
    /// Whether the slider reports changes while it moves.
    open var isContinuous = true
    /// The colour of the track before the thumb.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the thumb.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the thumb.
    open var thumbTintColor: UIColor?
    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
  }

  /// Stands in for a stepper.
  open class UIStepper: UIControl {
    /// The value.
    open var value: Double = 0
    /// The minimum value.
    open var minimumValue: Double = 0
    /// The maximum value.
    open var maximumValue: Double = 100
    /// The step.
    open var stepValue: Double = 1
  }

  /// Stands in for a page control.
  open class UIPageControl: UIControl {
    /// The number of pages.
    open var numberOfPages = 0
    /// The index of the current page.
    open var currentPage = 0
    /// Whether a control of one page is hidden.
    open var hidesForSinglePage = false
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the current page's dot.
    open var currentPageIndicatorTintColor: UIColor?
  }

  /// Stands in for a refresh control.
  open class UIRefreshControl: UIControl {
    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// Starts the refresh.
    open func beginRefreshing() { isRefreshing = true }
    /// Ends the refresh.
    open func endRefreshing() { isRefreshing = false }
  }

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

  /// Stands in for a progress view.
  open class UIProgressView: UIView {
    /// The style of a progress view.
    public enum Style: Int, Sendable {
      /// The default style.
      case `default` = 0
      /// The style in a bar.
      case bar = 1
    }
    /// The progress, from 0 to 1.
    open var progress: Float = 0
    /// The colour of the progress.
    open var progressTintColor: UIColor?
    /// The colour of the track.
    open var trackTintColor: UIColor?
    /// Creates a progress view.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    /// Sets the progress.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  }

  /// Stands in for a picker view.
  open class UIPickerView: UIView {
    /// The data source; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]
    /// Reloads all components. Has no effect.
    open func reloadAllComponents() {}
    /// Returns the selected row of a component.
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
    /// Selects a row of a component.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
  }

  /// The data source of a picker view.
  @preconcurrency @MainActor
  public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  }

  /// The delegate of a picker view.
  @preconcurrency @MainActor
  public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called when the user selects a row.
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
