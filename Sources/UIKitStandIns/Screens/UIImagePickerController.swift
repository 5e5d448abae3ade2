#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a screen on which the user picks or takes a picture. Nobody picks one.
  open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
      /// The photo library.
      case photoLibrary = 0
      /// The camera.
      case camera = 1
      /// The saved photos.
      case savedPhotosAlbum = 2
    }
    /// What is known of a picked picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a key from its raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The type.
      public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
      /// The picture.
      public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
      /// The picture as the user has cropped it.
      public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
      /// The file of the video.
      public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
      /// The file of the picture.
      public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
    /// A camera of the device.
    public enum CameraDevice: Int, Sendable {
      /// The one behind the screen.
      case rear = 0
      /// The one above the screen.
      case front = 1
    }

    /// Returns whether there are pictures of a kind: a simulated device has no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns whether there is a camera: always false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns the types of the pictures.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image", "public.movie"] }

    /// Where the pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// The types of the pictures.
    open var mediaTypes = ["public.image"]
    /// Whether the user may crop a picture.
    open var allowsEditing = false
    /// The camera.
    open var cameraDevice = CameraDevice.rear
    /// The longest video.
    open var videoMaximumDuration: TimeInterval = 600
  }

  /// The delegate of a screen for pictures, which is not called.
  @preconcurrency @MainActor
  public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has picked a picture.
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user cancels.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  }

  extension UIImagePickerControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  }
#endif
