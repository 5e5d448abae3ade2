#if os(Linux) || os(macOS)
  import Foundation

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
#endif
