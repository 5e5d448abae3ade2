import XCTest

/// Commands that show something, each with what it answers.
final class StepLookingTests: XCTestCase {
  func testStateShowsWhatTheDeviceAndTheAppAreIn() throws {
    try assertSession(
      ["until openGate", "state"], answers: 1,
      """
      process     active
      scene       foregroundActive
      screen      none
      storedLink  none
      installed   yes
      network     online
      closedGates none
      pending     answer deferredDeepLink, answer launch, timer deepLinkTimeout, wait 20s
      """)
  }

  func testStateShowsWhatChanged() throws {
    try assertSession(
      ["until openGate", "state --changed"], answers: 1,
      """
      closedGates login -> none
      pending     openGate login, answer deferredDeepLink, answer launch, timer deepLinkTimeout -> answer deferredDeepLink, answer launch, timer deepLinkTimeout, wait 20s
      """)
  }

  func testStateShowsOneField() throws {
    try assertSession(
      ["state network", "state netwrk", "state --chnged"], answers: 3,
      """
      network     online
      ---
      error: there is no field "netwrk"; did you mean "network"?
      ---
      error: there is no field "--chnged"; did you mean "--changed"?
      """)
  }

  func testPendingListsWhatIsToComeWithTheNextEventsMarked() throws {
    try assertSession(
      ["until openGate", "pending"], answers: 1,
      """
       >  1    300ms  backend    answer deferredDeepLink                   SIM-NET-1
          2       1s  backend    answer launch                             SIM-NET-1
          3       3s  appsflyer  timer deepLinkTimeout                     AF-DDL-6
          4      20s  user       wait 20s                                  SIM-USER-1
      """)
  }

  func testQueuesShowTheTimesOfPendingInTheSameNotation() throws {
    let answers = try StepSession(["until openGate", "pending", "state queues"], for: self).answers.suffix(2)
    let times = answers.map { answer in
      answer.split(separator: "\n").compactMap { $0.firstMatch(of: #/ (\d+(ms|s| min)) /#).map { String($0.1) } }
    }
    XCTAssertEqual(times.first?.sorted(), ["1s", "20s", "300ms", "3s"])
    XCTAssertEqual(times.last?.sorted(), times.first?.sorted())
  }

  func testPendingSaysThatTheRunIsAtItsEnd() throws {
    try assertSession(
      ["run", "pending"], answers: 1,
      """
      nothing is left to come: the run is at its end
      """)
  }

  func testTraceShowsTheLastEventsOrAll() throws {
    try assertSession(
      ["run", "trace 2", "trace all"], answers: 2,
      """
        #25       2s  appsflyer  onConversionDataSuccess                   AF-GCD-2
        #26      20s  user       wait 20s                                  SIM-USER-1
      ---
      \(StepSession.events(1...26))
      """)
  }

  func testTraceSaysThatNothingHasHappenedYet() throws {
    try assertSession(
      ["trace"], answers: 1,
      """
      nothing has happened yet
      """)
  }

  func testWhyIsATreeDownToTheTap() throws {
    try assertSession(
      ["until route", "why"], answers: 1,
      """
      #21 route A  300ms app
      │  SIM-APP-1: The described app opens the screen that its routes name for the
      │  link.
      ├ #20 didResolveDeepLink found  300ms appsflyer
      │  AF-DDL-3: If the look-up matches a click, didResolveDeepLink gets found with
      │  isDeferred true.
      ├ #19 answer deferredDeepLink 200  300ms backend
      │  SIM-NET-1: A backend answers each request once, after the latency that the
      │  scenario gives.
      ├ #9 send deferredDeepLink  0s appsflyer
      │  AF-DDL-1: Setting deepLinkDelegate starts the deferred look-up, independently
      │  of start() and of the tracking prompt.
      ├ #8 didFinishLaunching  0s os
      │  IOS-COLD-5: The launch options of an app with scenes are nil, whatever
      │  started it.
      ├ #7 willFinishLaunching  0s os
      │  IOS-COLD-5
      ├ #6 launch  0s user
      │  SIM-USER-1: The steps of a scenario happen in its order, each once the device
      │  has finished reacting to the step before it.
      ├ #5 install  0s user
      │  SIM-USER-1
      └ #1 tap https://shop.onelink.me/x?pid=Email&deep_link_value=a  0s user
         SIM-USER-1
      """)
  }

  func testWhyTakesANumberOrAName() throws {
    try assertSession(
      ["until openGate", "why #5", "why openGate"], answers: 2,
      """
      #5 install  0s user
      │  SIM-USER-1: The steps of a scenario happen in its order, each once the device
      │  has finished reacting to the step before it.
      └ #1 tap https://shop.onelink.me/x?pid=Email&deep_link_value=a  0s user
         SIM-USER-1
      ---
      #18 openGate login  0s user
      │  SIM-USER-1: The steps of a scenario happen in its order, each once the device
      │  has finished reacting to the step before it.
      ├ #6 launch  0s user
      │ │  SIM-USER-1
      │ ├ #5 install  0s user
      │ │  SIM-USER-1
      │ └ #1 tap https://shop.onelink.me/x?pid=Email&deep_link_value=a  0s user
      │    SIM-USER-1
      ├ #15 didBecomeActiveNotification  0s os
      │  IOS-ORDER-2: UIApplication posts its life-cycle notifications in apps with
      │  scenes too, right after the scene delegate's methods.
      ├ #14 sceneDidBecomeActive  0s os
      │  IOS-LIFE-1: An inactive app in front becomes active when it receives events.
      ├ #13 willEnterForegroundNotification  0s os
      │  IOS-ORDER-2
      ├ #12 sceneWillEnterForeground  0s os
      │  IOS-COLD-10: A newly connected scene enters the foreground before it becomes
      │  active, on a cold start too.
      ├ #11 willConnectTo  0s os
      │  IOS-COLD-7: A scene connects with scene(_:willConnectTo:options:) after the
      │  launch methods and before it enters the foreground.
      ├ #10 configurationForConnecting  0s os
      │  IOS-COLD-6: The app delegate is asked for a configuration when a scene
      │  session is new, and not when a known session connects again.
      ├ #8 didFinishLaunching  0s os
      │  IOS-COLD-5: The launch options of an app with scenes are nil, whatever
      │  started it.
      ├ #7 willFinishLaunching  0s os
      │  IOS-COLD-5
      └ #6 launch  0s user  (as above)
      """)
  }

  func testWhyTakesARule() throws {
    try assertSession(
      ["until install", "why sim-user-1", "why AF-LINK-1"], answers: 2,
      """
      #5 install  0s user
      │  SIM-USER-1: The steps of a scenario happen in its order, each once the device
      │  has finished reacting to the step before it.
      └ #1 tap https://shop.onelink.me/x?pid=Email&deep_link_value=a  0s user
         SIM-USER-1
      ---
      error: AF-LINK-1 explains no event so far; the command rules AF-LINK-1 says what it is about
      """)
  }

  func testWhyRefusesWhatHasNotHappened() throws {
    try assertSession(
      ["next", "why roue", "why #9"], answers: 2,
      """
      error: no event "roue" has happened so far
      ---
      error: there is no event #9; there are 4 so far
      """)
  }

  func testWhySuggestsWhatHasHappened() throws {
    try assertSession(
      ["until send launch", "why send lanch", "why didFinishLaunchin", "why ios-cld-5"], answers: 3,
      """
      error: no event "send lanch" has happened so far; did you mean "send launch 1"?
      ---
      error: no event "didFinishLaunchin" has happened so far; did you mean "didFinishLaunching"?
      ---
      error: no event "ios-cld-5" has happened so far; did you mean "IOS-COLD-5"?
      """)
  }

  func testPayloadShowsAValueOrTheWhole() throws {
    try assertSession(
      [
        "until onConversionDataSuccess",
        "payload af_status",
        "payload af_statu",
        "payload deep_link_value didResolveDeepLink",
      ], answers: 3,
      """
      #25 onConversionDataSuccess: af_status = "Non-organic"
      ---
      error: #25 onConversionDataSuccess has no key "af_statu"; did you mean "af_status"?
      ---
      #20 didResolveDeepLink: deep_link_value = "a"
      """)
  }

  func testThePayloadAndTheEventComeInEitherOrder() throws {
    try assertSession(
      [
        "until didResolveDeepLink", "payload deep_link_value #20", "payload #20 deep_link_value", "payload #20 #20",
        "payload deep_link_value match_type", "payload deep_link_value #20 more",
      ],
      answers: 5,
      """
      #20 didResolveDeepLink: deep_link_value = "a"
      ---
      #20 didResolveDeepLink: deep_link_value = "a"
      ---
      error: payload takes one event, and this has two
      ---
      error: no event "match_type" has happened so far
      ---
      error: payload takes a key and an event, such as payload deep_link_value #20
      """)
  }

  func testPayloadSaysThatNoCallbackHasFiredYet() throws {
    try assertSession(
      ["payload"], answers: 1,
      """
      error: no callback with a payload has fired so far
      """)
  }

  func testDiffShowsWhatLiesBetweenTwoPoints() throws {
    try assertSession(
      ["until openGate", "mark open", "until route", "diff open 14", "diff 14 open", "diff 3 3"], answers: 3,
      """
      step 12 to step 14: 3 events on, 300ms
      screen      none -> A
      pending     answer deferredDeepLink, answer launch, timer deepLinkTimeout, wait 20s -> answer launch, wait 20s
      ---
      step 14 to step 12: 3 events back, -300ms
      screen      A -> none
      pending     answer launch, wait 20s -> answer deferredDeepLink, answer launch, timer deepLinkTimeout, wait 20s
      ---
      step 3 to step 3: 0 events on, 0s
      the state is the same
      """)
  }

  func testDiffShowsWhereTheRunLeavesTheDefaultOne() throws {
    try assertSession(
      ["next 5", "diff", "until openGate", "choose 2", "choose 2", "choose 2", "diff"], answers: 1,
      """
      the same up to #18; then
            this run                              default run
        #19 answer launch 200                     answer deferredDeepLink 200
        #20 send conversionData                   didResolveDeepLink found
        #21 answer conversionData 200             route A
        #22 onConversionDataSuccess               answer launch 200
        #23 route A                               send conversionData
        #24                                       answer conversionData 200
        #25                                       onConversionDataSuccess
        #26                                       wait 20s
      """)
  }

  func testDiffNeedsTwoPoints() throws {
    try assertSession(
      ["diff 1", "diff 1 x", "diff 0 99999999999999999999"], answers: 3,
      """
      error: there is no branch "1"; branch NAME keeps this run
      ---
      error: step 1 has not been reached yet; the last one is 0
      ---
      error: step 99999999999999999999 has not been reached yet; the last one is 0
      """)
  }

  func testHelpListsTheCommands() throws {
    try assertSession(
      ["help"], answers: 1,
      """
      n  next [N]             Do the next event, or N of them.
      c  choose K|EVENT       Do a pending event instead of the next one.
      b  back [N]             Go back by one event, or by N.
      g  goto STEP|MARK       Go to a step by its number, or to a mark.
      r  run [back]           Continue to the end, or to a break or watch.
      u  until [back] GOAL    Continue until an event comes or a field has a value.
      k  break [off] [EVENT]  Stop run at an event; alone, list the breakpoints.
      w  watch [off] [FIELD]  Stop run when a field of the state changes.
      s  state [--changed]    Show the current state, or what just changed.
      p  pending              Show what could come next, numbered.
      t  trace [N|all]        Show the last ten events, or N, or all.
      y  why [EVENT|#N|RULE]  Show the causes and rules behind an event.
      l  payload [KEY] [#N]   Show the payload of a callback, or one key of it.
      i  inject STEP          Do a step that the scenario does not have, now.
      o  outcomes             Show which outcomes are still possible, by choice.
      d  diff [A B]           Compare two points, or this run and the default.
      a  save FILE            Write this run as a scenario that replays the same.
      m  mark [NAME]  f  branch [go] [NAME]  e  restart  h  help [COMMAND]  q  quit
      A letter or the start of a name is enough; an empty line repeats the last one.
      """)
  }

  func testHelpExplainsOneCommandAndFindsMisspeltOnes() throws {
    try assertSession(
      ["help unti", "help xx"], answers: 2,
      """
      until [back] GOAL   (or u)
        Continue until an event comes or a field has a value.
        A goal is EVENT or FIELD=VALUE. An event is its name, or its name and
        argument as in the trace: until route Peaches.
        A field is one that state shows: until process=active. With back, it goes
        back to such a point.
      ---
      error: there is no command "xx"; help lists the commands
      """)
  }

  func testMarksAreListed() throws {
    try assertSession(
      ["mark", "mark a", "mark", "mark 7"], answers: 4,
      """
      no marks; mark NAME sets one
      ---
      marked step 0 as a
      ---
      a  step 0
      ---
      error: the name of a mark is one word, and not a number
      """)
  }

  func testASessionInAPipeIsAsWideAsTheVariableSays() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(StepSession.race.text, to: "a.json")
    func line(_ environment: [String: String]) -> Substring? {
      let run = CapturedRun(["step", "\(folder.path)/a.json"], input: "next\n", environment: environment)
      return run.output.split(separator: "\n").first { $0.contains("#1 ") }
    }
    XCTAssertEqual(line([:])?.count, 79)
    XCTAssertEqual(line(["COLUMNS": "120"])?.count, 119)
    XCTAssertEqual(line(["COLUMNS": "4000"])?.count, 155)
    // Without room for the rule.
    XCTAssertEqual(line(["COLUMNS": "40"])?.count, 40)
  }
}
