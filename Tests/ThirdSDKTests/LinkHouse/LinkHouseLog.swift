import DeepLinkSimulator

extension LinkHouseSDK {
  /// What LinkHouse writes to the console: a line for each request, its answer, and what it tells the app.
  static func log(of run: SDKLoggedRun<LinkHouseSDK>, _ setup: LinkHouseSetup) -> [String] {
    run.events.compactMap { event in
      switch event.occurrence {
      case .request(let request): "[LinkHouse] ask \(request.name)\(request.detail.map { " \($0)" } ?? "")"
      case .answer(let answer, let request): "[LinkHouse] \(request.name): \(answer.summary)"
      case .callback(let callback): "[LinkHouse] tell \(callback.name)"
      case .log(.started): "[LinkHouse] LinkHouse \(setup.version.version) started"
      case .note(let note): "[LinkHouse] \(note.text)"
      default: nil
      }
    }
  }
}
