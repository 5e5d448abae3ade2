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
#endif
