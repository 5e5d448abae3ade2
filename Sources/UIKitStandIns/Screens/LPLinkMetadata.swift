#if os(Linux) || os(macOS)
  import Foundation
  #if os(Linux)
    import FoundationStandIns
  #endif

  /// What a share sheet shows of a link. It is here, because a protocol of UIKit names it.
  open class LPLinkMetadata: NSObject {
    /// The link from which the metadata came.
    open var originalURL: URL?
    /// The link.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The icon.
    open var iconProvider: NSItemProvider?
    /// The image.
    open var imageProvider: NSItemProvider?
    /// The video.
    open var videoProvider: NSItemProvider?
    /// The address of the video.
    open var remoteVideoURL: URL?

    /// Creates metadata without values.
    public override init() { super.init() }
  }
#endif
