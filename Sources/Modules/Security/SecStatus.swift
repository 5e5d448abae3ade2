// The result codes, with the numbers that Apple documents.

/// The call succeeded.
public let errSecSuccess: OSStatus = 0
/// A parameter is invalid or missing.
public let errSecParam: OSStatus = -50
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches.
public let errSecItemNotFound: OSStatus = -25300
/// The call would need the user's interaction. A simulation never returns it.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded. A simulation never returns it.
public let errSecDecode: OSStatus = -26275
/// Authentication failed. A simulation never returns it.
public let errSecAuthFailed: OSStatus = -25293
/// The user cancelled. A simulation never returns it.
public let errSecUserCanceled: OSStatus = -128
