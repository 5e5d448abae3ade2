import XCTest

/// Commands that move a session, each with what it answers.
final class StepMovingTests: XCTestCase {
  func testNextDoesTheNextEvent() throws {
    try assertSession(
      ["next"], answers: 1,
      """
      \(StepSession.events(1...4))
      step 1 · 0s · app not running · scene unattached · not installed
      screen none · stored link none · closed gates login
      """)
  }

  func testNextDoesSeveralEvents() throws {
    try assertSession(
      ["n 3"], answers: 1,
      """
      \(StepSession.events(1...6))
      step 3 · 0s · app not running · scene unattached
      screen none · stored link none · closed gates login
      """)
  }

  func testNextStopsAtTheEndOfTheRun() throws {
    try assertSession(
      ["run", "next"], answers: 1,
      """
      error: the run is at its end; back goes back, restart begins again
      """)
  }

  func testNextNeedsANumber() throws {
    try assertSession(
      ["next x"], answers: 1,
      """
      error: next takes a number of events, such as next 3
      """)
  }

  func testAnEmptyLineRepeatsTheLastCommand() throws {
    try assertSession(
      ["next 2", "", "trace 9"], answers: 1,
      """
      \(StepSession.events(1...7))
      """)
  }

  func testChooseTakesAnotherEvent() throws {
    try assertSession(
      ["until openGate", "choose 2"], answers: 1,
      """
        #19       1s  backend    answer launch 200                         SIM-NET-1
        #20       1s  appsflyer  send conversionData                       AF-GCD-1
      step 13 · 1s · app active · scene foregroundActive
      screen none · stored link none
      """)
  }

  func testChooseNeedsANumberThatIsThere() throws {
    try assertSession(
      ["choose 2"], answers: 1,
      """
      error: choose takes the number 1, as pending shows
      """)
  }

  func testBackGoesBackAndNextDoesTheSameAgain() throws {
    try assertSession(
      ["until openGate", "choose 2", "choose 2", "choose 2", "back 2", "next 2"], answers: 2,
      """
      step 13 · 1s · 2 ahead · app active · scene foregroundActive
      screen none · stored link none
      ---
        #21       2s  backend    answer conversionData 200                 SIM-NET-1
        #22       2s  appsflyer  onConversionDataSuccess                   AF-GCD-2
        #23       2s  app        route A                                   SIM-APP-1
      step 15 · 2s · app active · scene foregroundActive
      screen A · stored link none
      """)
  }

  func testBackHasAStart() throws {
    try assertSession(
      ["back"], answers: 1,
      """
      error: this is the start; next goes forward
      """)
  }

  func testGotoGoesToAStepAndToAMark() throws {
    try assertSession(
      ["next 5", "mark here", "next 3", "goto here", "goto 2"], answers: 2,
      """
      step 5 · 0s · 3 ahead · app inactive · scene unattached
      screen none · stored link none · closed gates login
      ---
      step 2 · 0s · 6 ahead · app not running · scene unattached
      screen none · stored link none · closed gates login
      """)
  }

  func testAMarkBelongsToTheRunInWhichItWasSet() throws {
    let marked = ["until openGate", "mark open", "next", "mark answered", "branch first"]
    let lost = ["back", "choose 2", "goto answered", "mark", "diff open answered"]
    try assertSession(
      marked + lost + ["branch go first", "mark"], answers: 5,
      """
      error: the mark "answered" is in another run; branch go returns to a run that was kept
      ---
      open  step 12
      ---
      error: the mark "answered" is in another run; branch go returns to a run that was kept
      ---
      on first
      step 13 · 300ms · app active · scene foregroundActive
      screen none · stored link none
      ---
      open  step 12
      answered  step 13
      """)
  }

  func testARestartLeavesTheMarksOfKeptRuns() throws {
    try assertSession(
      ["next 2", "mark kept", "branch first", "next", "mark lost", "restart", "mark", "branch go first", "mark"],
      answers: 4,
      """
      back at the start; choices, injected steps and marks that no branch reaches are gone
      step 0 · 0s · app not running · scene unattached · not installed
      screen none · stored link none · closed gates login
      ---
      no marks; mark NAME sets one
      ---
      on first
      step 2 · 0s · app not running · scene unattached
      screen none · stored link none · closed gates login
      ---
      kept  step 2
      """)
  }

  func testGotoReachesAStepThatIsAhead() throws {
    try assertSession(
      ["goto 3"], answers: 1,
      """
      \(StepSession.events(1...6))
      step 3 · 0s · app not running · scene unattached
      screen none · stored link none · closed gates login
      """)
  }

  func testGotoNeedsAPoint() throws {
    try assertSession(
      ["mark home", "goto hme"], answers: 1,
      """
      error: there is no mark "hme"; did you mean "home"?
      """)
  }

  func testAStepThatDoesNotExistChangesNothing() throws {
    try assertSession(
      ["next 4", "back", "goto 999", "pending", "next", "next 3", "back 3", "save FOLDER/saved.json"], answers: 6,
      """
      error: there is no step 999: the run ends at step 18
      ---
       >  1       0s  os         willFinishLaunching                       IOS-COLD-5
      ---
      \(StepSession.events(7...7))
      step 4 · 0s · app inactive · scene unattached
      screen none · stored link none · closed gates login
      ---
      \(StepSession.events(8...11))
      step 7 · 0s · app inactive · scene foregroundInactive
      screen none · stored link none · closed gates login
      ---
      step 4 · 0s · 3 ahead · app inactive · scene unattached
      screen none · stored link none · closed gates login
      ---
      saved FOLDER/saved.json: 5 steps, the default order
      it replays to the same 11 events
      """)
  }

  func testRunGoesToTheEnd() throws {
    try assertSession(
      ["until onConversionDataSuccess", "run"], answers: 1,
      """
        #26      20s  user       wait 20s                                  SIM-USER-1
      step 18 · 20s · app active · scene foregroundActive
      screen A · stored link none
      end of the run: the expectation is met
      """)
  }

  func testRunSaysWhatWasNotMet() throws {
    try assertSession(
      ["until openGate", "choose 2", "choose 2", "choose 2", "run"], answers: 1,
      """
        #24       2s  backend    answer deferredDeepLink 200               SIM-NET-1
        #25       2s  appsflyer  didResolveDeepLink found                  AF-DDL-3
        #26       2s  app        route A                                   SIM-APP-1
        #27      20s  user       wait 20s                                  SIM-USER-1
      step 18 · 20s · app active · scene foregroundActive
      screen A · stored link none
      end of the run: the expectation is not met
        at        FOLDER/scenario.json:6:16
        expected  route A once
        actual    route A twice
                          ^ event 26, route A, is one too many; event 25, didResolveDeepLink, set it off
        because   AF-DDL-3: If the look-up matches a click, didResolveDeepLink gets found with isDeferred true.
      """)
  }

  func testRunAtTheEnd() throws {
    try assertSession(
      ["run", "run"], answers: 1,
      """
      error: the run is at its end; back goes back, restart begins again
      """)
  }

  func testUntilStopsAtAnEvent() throws {
    try assertSession(
      ["until didFinishLaunching"], answers: 1,
      """
      \(StepSession.events(1...9))
      step 5 · 0s · app inactive · scene unattached
      screen none · stored link none · closed gates login
      """)
  }

  func testUntilStopsWhereAFieldHasAValue() throws {
    try assertSession(
      ["until process=active"], answers: 1,
      """
      \(StepSession.events(1...14))
      step 10 · 0s · app active · scene foregroundActive
      screen none · stored link none · closed gates login
      """)
  }

  func testUntilGoesBackToAnEarlierEvent() throws {
    try assertSession(
      ["run", "until back screen=none"], answers: 1,
      """
      step 13 · 300ms · 5 ahead · app active · scene foregroundActive
      screen none · stored link none
      """)
  }

  func testUntilSomethingThatDoesNotCome() throws {
    try assertSession(
      ["goto 16", "until didResolveDeepLink#2"], answers: 1,
      """
        #25       2s  appsflyer  onConversionDataSuccess                   AF-GCD-2
        #26      20s  user       wait 20s                                  SIM-USER-1
      step 18 · 20s · app active · scene foregroundActive
      screen A · stored link none
      end of the run: the expectation is met
      the run ended before that
      """)
  }

  func testUntilAnEventThatThereIsNotGoesNowhere() throws {
    try assertSession(
      [
        "next", "until didResolveDeepLnk", "until back bogusevent", "break #3", "break route#0",
        "until route#99999999999999999999", "back", "pending",
      ], answers: 7,
      """
      error: unknown event "didResolveDeepLnk"; did you mean "didResolveDeepLink"?
      ---
      error: unknown event "bogusevent"; the command rules --events lists them
      ---
      error: "#3" has no name before the number, as in "route#3"
      ---
      error: "route#0" has no number of an event; they are counted from 1
      ---
      error: "route#99999999999999999999" has no number of an event; they are counted from 1
      ---
      step 0 · 0s · 1 ahead · app not running · scene unattached · not installed
      screen none · stored link none · closed gates login
      ---
       >  1       0s  user       tap https://shop.onelink.me/x?pid=Email…  SIM-USER-1
      """)
  }

  func testUntilAFieldThatThereIsNot() throws {
    try assertSession(
      ["until scren=A"], answers: 1,
      """
      error: there is no field "scren"; did you mean "screen"?
      """)
  }

  func testBreakStopsARun() throws {
    try assertSession(
      ["break route", "run", "break", "break off route", "break", "break off"], answers: 6,
      """
      run stops at route
      ---
            … 1 before; trace all shows them
      \(StepSession.events(2...21))
      step 14 · 300ms · app active · scene foregroundActive
      screen A · stored link none
      stopped: breakpoint route
      ---
      break route
      ---
      removed the breakpoint route
      ---
      no breakpoints; break EVENT sets one
      ---
      no breakpoints any more
      """)
  }

  func testBreakAtASecondOne() throws {
    try assertSession(
      [
        "until openGate",
        "choose 2",
        "choose 2",
        "choose 2",
        "goto 0",
        "goto 15",
        "break route A#2",
        "run",
      ], answers: 1,
      """
        #24       2s  backend    answer deferredDeepLink 200               SIM-NET-1
        #25       2s  appsflyer  didResolveDeepLink found                  AF-DDL-3
        #26       2s  app        route A                                   SIM-APP-1
      step 17 · 2s · app active · scene foregroundActive
      screen A · stored link none
      stopped: breakpoint route A#2
      """)
  }

  func testBreakAtAnUnknownEvent() throws {
    try assertSession(
      ["break didResolveDeeplink", "break AF-NONE-3", "break"], answers: 3,
      """
      error: unknown event "didResolveDeeplink"; did you mean "didResolveDeepLink"?
      ---
      error: unknown event "AF-NONE-3"; the command rules --events lists them
      ---
      no breakpoints; break EVENT sets one
      """)
  }

  func testWatchStopsInBothDirections() throws {
    try assertSession(
      ["watch screen", "run", "run back", "watch", "watch off", "watch scren"], answers: 6,
      """
      run stops when screen changes; it is none
      ---
            … 1 before; trace all shows them
      \(StepSession.events(2...21))
      step 14 · 300ms · app active · scene foregroundActive
      screen A · stored link none
      stopped: screen none -> A
      ---
      step 13 · 300ms · 1 ahead · app active · scene foregroundActive
      screen none · stored link none
      stopped: screen A -> none
      ---
      watch screen
      ---
      nothing is watched any more
      ---
      error: there is no field "scren"; did you mean "screen"?
      """)
  }
}
