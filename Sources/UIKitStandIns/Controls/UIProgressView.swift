#if os(Linux) || os(macOS)
  import Foundation

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
#endif
