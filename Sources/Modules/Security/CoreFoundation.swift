// What calls of the keychain have of Core Foundation, which Swift's Foundation does not show on Linux.

/// A text.
public typealias CFString = String
/// A table of values.
public typealias CFDictionary = [String: Any]
/// A value of any type.
public typealias CFTypeRef = AnyObject
/// The result of a call.
public typealias OSStatus = Int32

/// The truth value true.
public let kCFBooleanTrue: Bool? = true
/// The truth value false.
public let kCFBooleanFalse: Bool? = false
