/// An app of the system that opens the links of a scheme, by the scheme.
enum SystemApp: String, CaseIterable {
  case appStore = "itms-apps"
  case faceTime = "facetime"
  case mail = "mailto"
  case messages = "sms"
  case phone = "tel"
  case settings = "app-settings"

  /// Where such a link goes.
  var destination: LinkRouter.Destination { self == .appStore ? .appStore : .otherApp }
}
