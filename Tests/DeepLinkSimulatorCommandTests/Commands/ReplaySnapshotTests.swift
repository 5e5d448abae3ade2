import DeepLinkSimulatorCommand
import XCTest

/// What `replay` writes for one small scenario, byte for byte.
final class ReplaySnapshotTests: XCTestCase {
  private let scenario = ScenarioText(
    app: #""scheme": "shop", "domains": ["shop.example"], "routes": { "a": "A" }"#,
    steps: ScenarioText.launched + #", { "tap": "https://shop.example/a" }"#,
    expect: #"{ "sequence": ["tap", "route A"] }"#)

  func testAVerdictSaysWhatTheRunCameDownTo() {
    assertOutput(
      ["replay"],
      """
      ✔ small · <stdin>
          install > launch > tap > opens app > route A
      1 scenario: 1 passed, 0 failed · 14 events in 0s of virtual time

      """)
  }

  func testASingleEventIsCountedInTheSingular() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(#"{ "version": 1, "name": "one", "steps": [{ "install": {} }] }"#, to: "one.json")
    let path = "\(folder.path)/one.json"
    let replay = CapturedRun(["replay", "--verbose", path, "--report", "markdown=\(folder.path)/one.md"])
    XCTAssertEqual(
      folder.hide(in: replay.output),
      """
      ✔ one · FOLDER/one.json · 1 event in 0s
          #  time  user     rule
          1    0s  install  SIM-USER-1
      1 scenario: 1 passed, 0 failed · 1 event in 0s of virtual time

      """)
    let summary = try String(contentsOfFile: "\(folder.path)/one.md", encoding: .utf8)
    XCTAssertTrue(summary.contains("0 failed** · 1 event\n"), summary)
    let step = CapturedRun(["step", path], input: "next\nbranch a\nbranch\nsave \(folder.path)/saved.json\n")
    XCTAssertTrue(step.output.contains("a  step 1 of 1, 1 event\n"), step.output)
    XCTAssertTrue(step.output.contains("it replays to the same 1 event\n"), step.output)
  }

  func testVerboseShowsTheTrace() {
    assertOutput(
      ["replay", "--verbose"],
      """
      ✔ small · <stdin> · 14 events in 0s
           #  time  user                        os                                       app      rule
           1    0s  install                                                                       SIM-USER-1
           2        launch                                                                        SIM-USER-1
           3                                    willFinishLaunching                               IOS-COLD-5
           4                                    didFinishLaunching                                IOS-COLD-5
           5                                    configurationForConnecting                        IOS-COLD-6
           6                                    willConnectTo                                     IOS-COLD-7
           7                                    sceneWillEnterForeground                          IOS-COLD-10
           8                                    willEnterForegroundNotification                   IOS-ORDER-2
           9                                    sceneDidBecomeActive                              IOS-LIFE-1
          10                                    didBecomeActiveNotification                       IOS-ORDER-2
          11        tap https://shop.example/a                                                    SIM-USER-1
          12                                    opens app https://shop.example/a                  IOS-ROUTE-1
          13                                    scene(continue:) https://shop.example/a           IOS-WARM-10
          14                                                                             route A  SIM-APP-1
      1 scenario: 1 passed, 0 failed · 14 events in 0s of virtual time

      """)
  }

  func testQuietSaysNothingOfWhatPassed() {
    assertOutput(["replay", "--quiet"], "")
  }

  func testJSONLinesHaveARecordForEachEvent() {
    assertOutput(
      ["replay", "--format", "jsonl"],
      #"""
      {"file":"<stdin>","kind":"scenario","name":"small","version":1}
      {"causes":[],"index":1,"kind":"event","lane":"user","name":"install","process":"not running","rule":"SIM-USER-1","scene":"unattached","time":0,"version":1}
      {"causes":[1],"index":2,"kind":"event","lane":"user","name":"launch","process":"not running","rule":"SIM-USER-1","scene":"unattached","time":0,"version":1}
      {"causes":[2],"index":3,"kind":"event","lane":"os","name":"willFinishLaunching","process":"inactive","rule":"IOS-COLD-5","scene":"unattached","time":0,"version":1}
      {"causes":[3],"index":4,"kind":"event","lane":"os","name":"didFinishLaunching","process":"inactive","rule":"IOS-COLD-5","scene":"unattached","time":0,"version":1}
      {"causes":[4],"index":5,"kind":"event","lane":"os","name":"configurationForConnecting","process":"inactive","rule":"IOS-COLD-6","scene":"unattached","time":0,"version":1}
      {"causes":[5],"index":6,"kind":"event","lane":"os","name":"willConnectTo","process":"inactive","rule":"IOS-COLD-7","scene":"foregroundInactive","time":0,"version":1}
      {"causes":[6],"index":7,"kind":"event","lane":"os","name":"sceneWillEnterForeground","process":"inactive","rule":"IOS-COLD-10","scene":"foregroundInactive","time":0,"version":1}
      {"causes":[7],"index":8,"kind":"event","lane":"os","name":"willEnterForegroundNotification","process":"inactive","rule":"IOS-ORDER-2","scene":"foregroundInactive","time":0,"version":1}
      {"causes":[8],"index":9,"kind":"event","lane":"os","name":"sceneDidBecomeActive","process":"active","rule":"IOS-LIFE-1","scene":"foregroundActive","time":0,"version":1}
      {"causes":[9],"index":10,"kind":"event","lane":"os","name":"didBecomeActiveNotification","process":"active","rule":"IOS-ORDER-2","scene":"foregroundActive","time":0,"version":1}
      {"argument":"https://shop.example/a","causes":[2,10],"index":11,"kind":"event","lane":"user","name":"tap","process":"active","rule":"SIM-USER-1","scene":"foregroundActive","time":0,"version":1}
      {"argument":"https://shop.example/a","causes":[11],"index":12,"kind":"event","lane":"os","name":"opens app","process":"active","rule":"IOS-ROUTE-1","scene":"foregroundActive","time":0,"version":1}
      {"argument":"https://shop.example/a","causes":[12],"index":13,"kind":"event","lane":"os","name":"scene(continue:)","process":"active","rule":"IOS-WARM-10","scene":"foregroundActive","time":0,"version":1}
      {"argument":"A","causes":[13],"index":14,"kind":"event","lane":"app","name":"route","process":"active","rule":"SIM-APP-1","scene":"foregroundActive","time":0,"version":1}
      {"eventCount":14,"failures":[],"file":"<stdin>","finalState":{"closedGates":[],"installed":true,"pending":[],"process":"active","scene":"foregroundActive","screen":"A","storedLink":null},"kind":"verdict","result":"pass","time":0,"unmentioned":[],"version":1}

      """#)
  }

  private func assertOutput(_ arguments: [String], _ output: String, file: StaticString = #filePath, line: UInt = #line)
  {
    let run = CapturedRun(arguments, scenario: scenario)
    XCTAssertEqual(run.output, output, file: file, line: line)
    XCTAssertEqual(run.diagnostics, "", file: file, line: line)
    XCTAssertEqual(run.code, .success, file: file, line: line)
  }
}
