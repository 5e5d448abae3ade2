/// The texts of the rules about reported defects that a switch turns on.
enum FaultRules {
  static let coldLinkDropped = Rule(
    "SwiftUI on iOS 18.4 loses a universal link that starts the app.",
    evidence: .report, source: "feedback-assistant/reports#650")

  static let staleAssociation = Rule(
    "A device that still has an old association file opens the app for a path that the site took out.",
    evidence: .report, source: "Apple: TN3155 Debugging universal links; openradar 47351642")
}
