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

/// The Boolean value true.
public let kCFBooleanTrue: Bool? = true
/// The Boolean value false.
public let kCFBooleanFalse: Bool? = false
