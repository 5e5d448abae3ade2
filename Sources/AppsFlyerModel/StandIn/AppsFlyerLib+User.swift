import SDKContract

// What version 7 takes of the user, to which links have no relation: a trace shows that the app says it, and not what.
extension AppsFlyerLib {
  /// Sets the user's address of electronic mail, of which the servers get a hash; since version 7.
  public nonisolated func setUserEmail(_ email: String) { note("setUserEmail") }

  /// Sets the user's telephone number, of which the servers get hashes; since version 7.
  public nonisolated func setUserPhone(countryCode: String, phoneNumber: String) { note("setUserPhone") }

  /// Sets the user's first name, of which the servers get a hash; since version 7.
  public nonisolated func setUserFirstName(_ firstName: String) { note("setUserFirstName") }

  /// Sets the user's last name, of which the servers get a hash; since version 7.
  public nonisolated func setUserLastName(_ lastName: String) { note("setUserLastName") }

  /// Sets the user's id in the app at Facebook, zero for none; since version 7.
  public nonisolated func setUserFbLoginId(_ fbLoginId: Int64) { note("setUserFbLoginId") }

  /// Forgets what the other methods have set; since version 7.
  public nonisolated func clearUserPii() { note("clearUserPii") }
}
