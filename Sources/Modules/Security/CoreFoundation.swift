// The Core Foundation types of the keychain calls, which Swift's Foundation does not expose on Linux.

/// A string.
public typealias CFString = String
/// A dictionary.
public typealias CFDictionary = [String: Any]
/// A value of any type.
public typealias CFTypeRef = AnyObject
/// A result code.
public typealias OSStatus = Int32

/// The Boolean value true.
public let kCFBooleanTrue: Bool? = true
/// The Boolean value false.
public let kCFBooleanFalse: Bool? = false
