import XCTest

/// Commands that change the run, and what happens to wrong ones.
final class StepChangingTests: XCTestCase {
  func testInjectPerformsAStepAtOnce() throws {
    try assertSession(
      ["until openGate", "inject background", "run"], answers: 2,
      """
        #19       0s  user       background                                SIM-USER-1
      step 13 · 0s · app active · scene foregroundActive
      screen none · stored link none
      ---
        #20       0s  os         sceneWillResignActive                     IOS-LIFE-2
        #21       0s  os         willResignActiveNotification              IOS-ORDER-2
        #22       0s  os         sceneDidEnterBackground                   IOS-LIFE-3
        #23       0s  os         didEnterBackgroundNotification            IOS-ORDER-2
        #24    300ms  backend    answer deferredDeepLink 200               SIM-NET-1
        #25    300ms  appsflyer  didResolveDeepLink found                  AF-DDL-3
        #26    300ms  app        route A                                   SIM-APP-1
        #27       1s  backend    answer launch 200                         SIM-NET-1
        #28       1s  appsflyer  send conversionData                       AF-GCD-1
        #29       2s  backend    answer conversionData 200                 SIM-NET-1
        #30       2s  appsflyer  onConversionDataSuccess                   AF-GCD-2
        #31      20s  user       wait 20s                                  SIM-USER-1
      step 23 · 20s · app background · scene background
      screen A · stored link none
      end of the run: the expectation is met
      """)
  }

  func testInjectPerformsAStepAfterSomeTime() throws {
    try assertSession(
      ["until didResolveDeepLink", "inject network offline", "pending"], answers: 2,
      """
        #22    300ms  user       wait 300ms                                SIM-USER-1
        #23    300ms  user       network offline                           SIM-USER-1
      step 16 · 300ms · app active · scene foregroundActive · offline
      screen A · stored link none
      ---
       >  1       1s  backend    answer launch                             SIM-NET-1
          2      20s  user       wait 19.7s                                SIM-USER-1
      """)
  }

  func testInjectSplitsAWait() throws {
    try assertSession(
      [
        "until onConversionDataSuccess",
        "inject tap https://shop.onelink.me/x?deep_link_value=b",
        "next 7",
        "save FOLDER/a.json",
      ], answers: 1,
      """
      saved FOLDER/a.json: 7 steps, 1 line of schedule
        onConversionDataSuccess#1 before wait#1
      it replays to the same 33 events
      """)
  }

  func testInjectWaitsForTheSystem() throws {
    try assertSession(
      ["until willFinishLaunching", "inject trackingAuthorization denied", "pending", "next 9"], answers: 3,
      """
      it comes after what the system is doing now; next goes there
      ---
       >  1       0s  os         didFinishLaunching                        IOS-COLD-5
      ---
      \(StepSession.events(8...17))
        #18       0s  user       trackingAuthorization denied              SIM-USER-1
        #19       0s  os         note The tracking prompt covers the app   IOS-LIFE-27
        #20       0s  os         sceneWillResignActive                     IOS-LIFE-4
      step 13 · 0s · app inactive · scene foregroundInactive
      screen none · stored link none · closed gates login
      """)
  }

  func testInjectLeavesOutWhatIsNoLongerPossible() throws {
    try assertSession(
      ["next 2", "inject uninstall"], answers: 1,
      """
         #6       0s  user       uninstall                                 SIM-USER-1
      step 3 · 0s · app not running · scene unattached · not installed
      screen none · stored link none · closed gates login
      end of the run: the expectation is not met
        at        FOLDER/scenario.json:6:16
        expected  route A once
        actual    route A never
                          ^ there is no such event
      3 later steps of the scenario are left out: the app is not installed; install it first
      """)
  }

  func testInjectWhatIsNotPossible() throws {
    try assertSession(
      [
        "inject launch", "inject lunch", "inject", "inject openGate lgin", #"inject {"tap": 1}"#, "inject tap",
        "inject background now", "inject ba", "inject network", "inject {", #"inject tap ["https://a.b/c""#,
        #"inject {"wait": "1s"}], "expect": ["#, #"inject {"wait": "x"} // a comment"#,
      ], answers: 13,
      """
      error: the app is not installed; install it first
      ---
      error: there is no step "lunch"; did you mean "launch"?
      ---
      error: inject needs a step, such as inject background
      ---
      error: the app has no gate "lgin"; did you mean "login"?
      ---
      error: expected a URL such as "https://example.com/path", found a number
      ---
      error: tap needs a URL such as "https://example.com/path"
      ---
      error: background takes nothing more
      ---
      error: "ba" could be backgroundLaunch or background or backend
      ---
      error: network needs "offline" or "online"
      ---
      error: "{" is not one complete value in JSON, such as {"kill": "force-quit"}
      ---
      error: "[\"https://a.b/c\"" is not one complete value in JSON, such as {"kill": "force-quit"}
      ---
      error: "{\"wait\": \"1s\"}], \"expect\": [" is not one complete value in JSON, such as {"kill": "force-quit"}
      ---
      error: "x" is not a duration; write a number and a unit, such as "2.5s"
      """)
  }

  func testInjectJSON() throws {
    try assertSession(
      [
        "until openGate",
        #"inject { "backend": { "appsflyer": { "conversionData": { "status": 500 } } } }"#,
      ], answers: 1,
      """
        #19       0s  user       backend                                   SIM-USER-1
      step 13 · 0s · app active · scene foregroundActive
      screen none · stored link none
      """)
  }

  func testTheKeyAfterAPayloadNeedsNoPunctuation() throws {
    let session = try StepSession(
      [
        "until openGate", #"inject openNotification {"aps": {"alert": "an action now"}} action dismiss"#,
        #"inject openNotification {"link": "a"} action "#, #"inject openNotification {"link": "a"} button later"#,
      ], for: self)
    XCTAssertTrue(session.answers[1].contains("openNotification dismiss"), session.answers[1])
    for answer in session.answers[2...] { XCTAssertTrue(answer.hasPrefix("error: "), answer) }
  }

  func testOnlyWhatAStepCanHaveIsCutOffItsText() throws {
    let folder = try TemporaryFolder(for: self)
    var scenario = StepSession.race
    scenario.app = scenario.app.replacingOccurrences(of: #"["login"]"#, with: #"["sign in with Apple"]"#)
    scenario.steps = scenario.steps.replacingOccurrences(of: "login", with: "sign in with Apple")
    try folder.write(scenario.text, to: "scenario.json")
    scenario.app += #", "uses": "fruit-udl""#
    scenario.steps = ScenarioText.launched
    scenario.expect = nil
    try folder.write(scenario.text, to: "swift.json")
    let commands = [
      "until openGate", "inject pasteboard Greetings from Berlin with love", "inject closeGate sign in with Apple",
      "inject tap https://shop.onelink.me/x?deep_link_value=b from safari",
      "inject call AppsFlyerLib.start with true", "inject openGate sign in with Apple",
      #"inject tap "https://shop.onelink.me/x?deep_link_value=b" from safari"#, #"inject tap "https://a.b/c"d"#,
    ]
    let answers = StepSession(["\(folder.path)/scenario.json"], commands, hiding: folder).answers
    XCTAssertTrue(answers[1].contains("pasteboard Greetings from Berlin with l…"), answers[1])
    XCTAssertTrue(answers[2].contains("closeGate sign in with Apple"), answers[2])
    XCTAssertTrue(answers[3].contains("tap https://shop.onelink.me/x?deep"), answers[3])
    XCTAssertFalse(answers[3].contains("error"), answers[3])
    XCTAssertTrue(answers[4].contains("AppsFlyerLib.start"), answers[4])
    XCTAssertFalse(answers[6].contains("error"), answers[6])
    XCTAssertTrue(answers[7].contains("is not one string in quotes; leave the quotes out"), answers[7])
    let swift = StepSession(
      ["\(folder.path)/swift.json"], ["run", "inject openGate sign in with Apple"], hiding: folder)
    XCTAssertTrue(swift.last.contains("openGate sign in with Apple"), swift.last)
  }

  func testANameWithBlanksIsQuotedOrHasBackslashes() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(StepSession.race.text, to: "scenario.json")
    let session = StepSession(
      ["\(folder.path)/scenario.json"],
      [
        "save \"FOLDER/one run.json\"", "save FOLDER/other\\ run.json --force", "save 'FOLDER/third run.json'",
        "save FOLDER/one run.json", "save \"\"", "save \"FOLDER/open", "save FOLDER/one\\ run.json",
      ], hiding: folder)
    for (answer, name) in zip(session.answers, ["one", "other", "third"]) {
      XCTAssertTrue(answer.hasPrefix("saved FOLDER/\(name) run.json: "), answer)
      XCTAssertNotNil(FileManager.default.contents(atPath: "\(folder.path)/\(name) run.json"))
    }
    XCTAssertEqual(
      session.answers.suffix(4),
      [
        "error: save takes the name of one file; quote a name that has spaces", "error: save takes the name of a file",
        "error: a quote is not closed",
        "error: FOLDER/one run.json already exists; save 'FOLDER/one run.json' --force replaces it",
      ])
  }

  func testSaveWritesTheSchedule() throws {
    try assertSession(
      [
        "until openGate",
        "choose 2",
        "choose 2",
        "choose 2",
        "save FOLDER/found.json",
        "save FOLDER/found.json",
        "save FOLDER/found.json --force",
        "save",
        "save FOLDER",
        "save FOLDER/no/where.json",
        "save FOLDER/found.txt",
        "save FOLDER/a\0.json",
      ], answers: 8,
      """
      saved FOLDER/found.json: 5 steps, 1 line of schedule
        onConversionDataSuccess#1 before answer deferredDeepLink#1
      it replays to the same 23 events
      ---
      error: FOLDER/found.json already exists; save FOLDER/found.json --force replaces it
      ---
      saved FOLDER/found.json: 5 steps, 1 line of schedule
        onConversionDataSuccess#1 before answer deferredDeepLink#1
      it replays to the same 23 events
      ---
      error: save takes the name of a file
      ---
      error: FOLDER is a folder; name a file in it
      ---
      error: FOLDER/no/where.json cannot be written; check its folder and its permissions
      ---
      error: FOLDER/found.txt is not a name for a scenario file; use one that ends in .jsonc or .json
      ---
      error: FOLDER/a\u{FFFD}.json is not the name of a file: it has a NUL
      """)
  }

  func testRestartForgetsWhatWasChosen() throws {
    try assertSession(
      [
        "until openGate",
        "choose 2",
        "choose 2",
        "choose 2",
        "inject background",
        "restart",
        "goto 15",
        "trace 1",
      ], answers: 3,
      """
      back at the start; choices, marks and injected steps are gone
      step 0 · 0s · app not running · scene unattached · not installed
      screen none · stored link none · closed gates login
      ---
            … 3 before; trace all shows them
      \(StepSession.events(4...23))
      step 15 · 1s · app active · scene foregroundActive
      screen A · stored link none
      ---
        #23       1s  appsflyer  send conversionData                       AF-GCD-1
      """)
  }

  func testWrongCommandsSayWhatWasMeant() throws {
    try assertSession(
      ["nxet", "pa", "re", "s", "# a comment", "x", "pending now", "4", "exit", "help ?"], answers: 10,
      """
      error: there is no command "nxet"; did you mean "next"?
      ---
      error: no callback with a payload has fired so far
      ---
      back at the start; choices, marks and injected steps are gone
      step 0 · 0s · app not running · scene unattached · not installed
      screen none · stored link none · closed gates login
      ---
      process     not running
      scene       unattached
      screen      none
      storedLink  none
      installed   no
      network     online
      closedGates login
      pending     tap https://shop.onelink.me/x?pid=Email&deep_link_value=a
      ---

      ---
      error: there is no command "x"; help lists the commands
      ---
      error: pending takes no argument
      ---
      error: 4 is not a command; choose 4 does a pending event, goto 4 goes to a step
      ---
      error: there is no command "exit"; did you mean "quit"?
      ---
      help [COMMAND]   (or h)
        Show the commands, or more about one.
      """)
  }

  func testATabSeparatesWordsAsABlankDoes() throws {
    try assertSession(
      ["next 5", "trace\t1"], answers: 1,
      """
      \(StepSession.events(9...9))
      """)
  }

  func testWordsThatACommandDoesNotTakeAreRefused() throws {
    try assertSession(
      [
        "quit now", "help next back", "watch screen", "watch screen process", "watch off screen process",
        "outcomes all", "restart all",
      ], answers: 7,
      """
      error: quit takes no argument
      ---
      error: help takes the name of one command
      ---
      run stops when screen changes; it is none
      ---
      error: watch takes the name of one field
      ---
      error: watch off takes the name of one field
      ---
      error: outcomes takes no argument
      ---
      error: restart takes no argument
      """)
  }
}
