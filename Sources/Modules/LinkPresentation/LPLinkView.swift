import Foundation
import UIKitStandIns

/// Stands in for a view that shows a link.
open class LPLinkView: UIView {
  /// What the view shows.
  open var metadata: LPLinkMetadata

  /// Creates a view for a link.
  public init(url: URL) {
    metadata = LPLinkMetadata()
    metadata.url = url
    super.init(frame: .zero)
  }
  /// Creates a view.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  /// Creates a view from an archive, which simulations do not have.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }
}
