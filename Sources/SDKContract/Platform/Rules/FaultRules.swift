/// The texts of the rules about reported defects that a switch turns on.
enum FaultRules {
  static let coldLinkDropped = Rule(
    "SwiftUI on iOS 18.4 loses a universal link that starts the app.",
    evidence: .report, source: "feedback-assistant/reports#650")

  static let staleAssociation = Rule(
    "The association file is fetched at installation and rechecked about weekly, so that a device may "
      + "open the app for a path that the site took out since.",
    evidence: .report, source: "Apple: TN3155 Debugging universal links; openradar 47351642")
}
