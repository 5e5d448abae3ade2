import XCTest

/// A session that reads its commands from a pipe.
struct StepSession {
  /// A first launch after a click: two answers are on their way, and either may come first.
  static let race = ScenarioText(
    name: "race",
    app: #""scheme": "shop", "domains": ["shop.onelink.me"], "routes": { "a": "A", "b": "B" }, "gates": ["login"], "#
      + #""on": { "didResolveDeepLink": "route-always" }, "#
      + #""appsflyer": { "version": "6.15", "unifiedDeepLinking": true }"#,
    backend: #""appsflyer": { "launch": { "after": "1s" }, "deferredDeepLink": { "after": ["0.3s", "9s"] } }"#,
    steps: #"{ "tap": "https://shop.onelink.me/x?pid=Email&deep_link_value=a" }, \#(ScenarioText.launched), "#
      + #"{ "openGate": "login" }, { "wait": "20s" }"#,
    expect: #"{ "event": "route A", "times": 1 }"#)

  /// What happens in the race by default.
  private static let events = """
       #1       0s  user       tap https://shop.onelink.me/x?pid=Email…  SIM-USER-1
       #2       0s  os         opens browser https://shop.onelink.me/x…  IOS-ROUTE-2
       #3       0s  backend    answer click appsflyer                    SIM-CLICK-1
       #4       0s  os         opens App Store https://shop.onelink.me…  SIM-CLICK-2
       #5       0s  user       install                                   SIM-USER-1
       #6       0s  user       launch                                    SIM-USER-1
       #7       0s  os         willFinishLaunching                       IOS-COLD-5
       #8       0s  os         didFinishLaunching                        IOS-COLD-5
       #9       0s  appsflyer  send deferredDeepLink                     AF-DDL-1
      #10       0s  os         configurationForConnecting                IOS-COLD-6
      #11       0s  os         willConnectTo                             IOS-COLD-7
      #12       0s  os         sceneWillEnterForeground                  IOS-COLD-10
      #13       0s  os         willEnterForegroundNotification           IOS-ORDER-2
      #14       0s  os         sceneDidBecomeActive                      IOS-LIFE-1
      #15       0s  os         didBecomeActiveNotification               IOS-ORDER-2
      #16       0s  app        AppsFlyerLib.start                        SIM-INT-1
      #17       0s  appsflyer  send launch 1                             AF-SES-1
      #18       0s  user       openGate login                            SIM-USER-1
      #19    300ms  backend    answer deferredDeepLink 200               SIM-NET-1
      #20    300ms  appsflyer  didResolveDeepLink found                  AF-DDL-3
      #21    300ms  app        route A                                   SIM-APP-1
      #22       1s  backend    answer launch 200                         SIM-NET-1
      #23       1s  appsflyer  send conversionData                       AF-GCD-1
      #24       2s  backend    answer conversionData 200                 SIM-NET-1
      #25       2s  appsflyer  onConversionDataSuccess                   AF-GCD-2
      #26      20s  user       wait 20s                                  SIM-USER-1
    """.split(separator: "\n")

  /// Some events of the race by default, as a session shows them.
  static func events(_ numbers: ClosedRange<Int>) -> String {
    events[(numbers.lowerBound - 1)..<numbers.upperBound].joined(separator: "\n")
  }

  let run: CapturedRun
  /// The answers, each without the command before it.
  let answers: [String]

  /// Runs a session of the race.
  init(_ commands: [String], for test: XCTestCase) throws {
    let folder = try TemporaryFolder(for: test)
    try folder.write(Self.race.text, to: "scenario.json")
    self.init(["\(folder.path)/scenario.json"], commands, hiding: folder)
  }

  /// Runs a session with some arguments.
  init(_ arguments: [String], _ commands: [String], hiding folder: TemporaryFolder) {
    // What the session says after `quit`, of the run that goes on, is no answer.
    let lines = (commands + ["quit"]).map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }
    run = CapturedRun(["step", "--echo"] + arguments, input: lines.joined(separator: "\n") + "\n")
    let text = folder.hide(in: run.output)
    answers = text.components(separatedBy: "\n> ").dropFirst().dropLast().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
  }

  /// The answer to the last command.
  var last: String { answers.last ?? "" }
}
