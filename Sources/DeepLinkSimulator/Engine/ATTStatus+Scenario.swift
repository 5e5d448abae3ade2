extension ATTStatus {
  /// Reads the answer to the tracking prompt as scenarios write it.
  init?(scenarioWord word: String) {
    switch word {
    case "authorized": self = .authorized
    case "denied": self = .denied
    case "restricted": self = .restricted
    default: return nil
    }
  }
}
