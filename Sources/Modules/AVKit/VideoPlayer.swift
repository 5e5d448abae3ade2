import AVFoundation
import SwiftUIStandIns

/// Stands in for SwiftUI's view that shows the video of a player.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let videoOverlay: VideoOverlay

  /// Creates a view with others between the video and the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { self.videoOverlay = videoOverlay() }

  /// The view.
  public var body: some View { videoOverlay }
}

extension VideoPlayer: SystemView {}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
