import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Audio.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A type of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A file of MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A file of QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// A file of MPEG-4 with audio.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// A file of MPEG layer 3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// A file of WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}

/// The domain of the errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of media.
public struct AVError: Error, CustomNSError, Sendable {
  /// The domain of the errors.
  public static let errorDomain = AVFoundationErrorDomain
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// The error codes.
  public enum Code: Int, Sendable {
    /// Nothing more is known.
    case unknown = -11800
  }
  /// Nothing more is known.
  public static let unknown = Code.unknown
  /// The error code.
  public let code: Code
  /// Creates an error from its code.
  public init(_ code: Code) { self.code = code }
}

/// Stands in for media, which is never read.
///
/// It is `@unchecked Sendable` because it cannot change, and a class that is open cannot be checked.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Creates media from its address.
  public convenience init(url URL: URL) { self.init() }
  /// The duration, which is not known.
  open var duration: CMTime { .indefinite }
}

/// Stands in for media at an address, which is never read.
///
/// It is `@unchecked Sendable` because it cannot change, and a class that is open cannot be checked.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// Creates media from its address.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}
