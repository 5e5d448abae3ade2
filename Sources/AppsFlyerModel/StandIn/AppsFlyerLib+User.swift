// The user's data in version 7, which does not affect links: the trace shows the calls, but not the data.
extension AppsFlyerLib {
  /// Sets the user's email address, which is sent to the servers as a hash; since version 7.
  public nonisolated func setUserEmail(_ email: String) { note("setUserEmail") }

  /// Sets the user's phone number, which is sent to the servers as hashes; since version 7.
  public nonisolated func setUserPhone(countryCode: String, phoneNumber: String) { note("setUserPhone") }

  /// Sets the user's first name, which is sent to the servers as a hash; since version 7.
  public nonisolated func setUserFirstName(_ firstName: String) { note("setUserFirstName") }

  /// Sets the user's last name, which is sent to the servers as a hash; since version 7.
  public nonisolated func setUserLastName(_ lastName: String) { note("setUserLastName") }

  /// Sets the user's Facebook login id for the app, zero for none; since version 7.
  public nonisolated func setUserFbLoginId(_ fbLoginId: Int64) { note("setUserFbLoginId") }

  /// Clears the data that the other methods have set; since version 7.
  public nonisolated func clearUserPii() { note("clearUserPii") }
}
