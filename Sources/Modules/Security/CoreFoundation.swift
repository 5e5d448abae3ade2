// The Core Foundation types of the calls of Security, which Swift's Foundation does not expose on Linux.

import Foundation

/// A string.
public typealias CFString = String
/// A dictionary.
public typealias CFDictionary = [String: Any]
/// A value of any type.
public typealias CFTypeRef = AnyObject
/// Bytes.
public typealias CFData = Data
/// An array.
public typealias CFArray = [Any]
/// An error.
public typealias CFError = NSError
/// A result code.
public typealias OSStatus = Int32
/// A result code of older calls.
public typealias OSErr = Int16
/// A code of four characters.
public typealias FourCharCode = UInt32
/// A code of four characters that names a type.
public typealias OSType = FourCharCode
/// The result code of success.
public let noErr = 0

/// The Boolean value true.
public let kCFBooleanTrue: Bool? = true
/// The Boolean value false.
public let kCFBooleanFalse: Bool? = false

// The keys of an app's Info.plist, which are optional on a device.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the bundle's version.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the name of the program.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the language in which the app is developed.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the languages of the app.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
