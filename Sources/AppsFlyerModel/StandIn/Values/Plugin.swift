/// The plug-in that embeds the SDK, with the raw values of the SDK.
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

/// The name of the type in the headers.
public typealias AFSDKPlugin = Plugin

/// How email addresses are hashed; a C enumeration, whose cases are constants.
public struct EmailCryptType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: UInt32

  /// Creates a type from its raw value.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a type from its raw value.
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Addresses are not hashed.
public let EmailCryptTypeNone = EmailCryptType(0)

/// Addresses are hashed with SHA-1; until version 5.
public let EmailCryptTypeSHA1 = EmailCryptType(1)

/// Addresses are hashed with MD5; until version 5.
public let EmailCryptTypeMD5 = EmailCryptType(2)

/// Addresses are hashed with SHA-256.
public let EmailCryptTypeSHA256 = EmailCryptType(3)
