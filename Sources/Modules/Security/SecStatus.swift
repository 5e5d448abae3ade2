// The results of calls, with the numbers that Apple documents.

/// It is done.
public let errSecSuccess: OSStatus = 0
/// Something that the call needs is not there.
public let errSecParam: OSStatus = -50
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// What is there cannot be read.
public let errSecDecode: OSStatus = -26275
/// The user did not let the app do it.
public let errSecAuthFailed: OSStatus = -25293
/// The user has stopped it.
public let errSecUserCanceled: OSStatus = -128
