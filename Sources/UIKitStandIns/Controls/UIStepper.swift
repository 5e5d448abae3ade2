#if os(Linux) || os(macOS)
  import Foundation

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
#endif
