import DeepLinkSimulator

extension Duration {
  /// The duration as people say it: from two minutes on in whole minutes, hours or days.
  var roughly: String {
    let seconds = components.seconds
    return switch seconds {
    case ..<120: text
    case ..<7200: "\(seconds / 60) minutes"
    case ..<172_800: "\(seconds / 3600) hours"
    default: "\(seconds / 86_400) days"
    }
  }
}
