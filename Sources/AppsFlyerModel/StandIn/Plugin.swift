/// Which plug-in the SDK is part of, with the raw values of the SDK.
public enum Plugin: UInt, CaseIterable, Sendable {
  case iosNative = 0
  case unity
  case flutter
  case reactNative
  case adobeAir
  case adobeMobile
  case cocos2dx
  case cordova
  case mparticle
  case nativeScript
  case expo
  case unreal
  case xamarin
  case capacitor
  case segment
  case adobeSwiftAEP
}

/// The name that the type has in the headers.
public typealias AFSDKPlugin = Plugin

/// How addresses of electronic mail are encrypted; an enumeration of C, whose cases are constants.
public struct EmailCryptType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates a way of encryption from its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a way of encryption from its number.
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Addresses are not encrypted.
public let EmailCryptTypeNone = EmailCryptType(0)

/// Addresses are hashed with SHA-256.
public let EmailCryptTypeSHA256 = EmailCryptType(3)
