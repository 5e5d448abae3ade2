import Foundation
import FoundationStandIns
import Photos
import UIKitStandIns

/// Which pictures a screen shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let names: Set<String>
  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Videos.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Live photos.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Returns a filter for what any of some filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

/// What a screen for pictures lets the user do.
public struct PHPickerConfiguration: Sendable {
  /// Which form a picture has.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// As it is stored.
    case current = 1
    /// One that most apps can read.
    case compatible = 2
  }
  /// How pictures are picked.
  public enum Selection: Int, Sendable {
    /// In any order.
    case `default` = 0
    /// In the order in which the user picks them.
    case ordered = 1
  }
  /// The greatest number of pictures.
  public var selectionLimit = 1
  /// Which pictures are shown.
  public var filter: PHPickerFilter?
  /// Which form a picture has.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How pictures are picked.
  public var selection = Selection.default
  /// Creates a configuration.
  public init() {}
  /// Creates a configuration for pictures with identifiers.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that the user has picked.
public struct PHPickerResult: Hashable, Sendable {
  /// The picture.
  public let itemProvider: NSItemProvider
  /// The identifier of the picture.
  public let assetIdentifier: String?
}

/// Stands in for a screen on which the user picks pictures. Nobody picks one.
open class PHPickerViewController: UIViewController {
  /// What the screen lets the user do.
  public let configuration: PHPickerConfiguration
  /// The delegate, which is not called; held weakly.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a screen.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen from a storyboard, which simulations do not have.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
}

/// The delegate of a screen for pictures, which is not called.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has picked pictures, or cancels.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
