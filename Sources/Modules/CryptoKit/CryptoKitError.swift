/// What can go wrong.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// The key has a length that the method does not have.
  case incorrectKeySize
  /// Another argument has a length that the method does not have.
  case incorrectParameterSize
  /// Something was changed, or the key is not the right one.
  case authenticationFailure
  /// Another library has failed.
  case underlyingCoreCryptoError(error: Int32)
}
