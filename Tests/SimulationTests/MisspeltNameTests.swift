import DeepLinkSimulator
import SDKContract
import TestSupport
import Testing

/// A name that an SDK misspells ends the program where it would otherwise have no effect.
@Suite struct MisspeltNameTests {
  private static let app = """
    "app": { "on": { "onConversionDataSuccess": "ignore" }, "appsflyer": {} }, "steps": []
    """

  #if compiler(>=6.2)
    @Test func aReactionToACallbackThatNoSDKDeclares() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        DescribedApp(try TestRun(Self.app).plan).react(to: "onConversionDataSucces") { _ in }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.contains(#"a described delegate reacts to "onConversionDataSucces", which no SDK declares as a callback"#))
    }

    @Test func aCallOfAnIntegrationThatIsNotDeclared() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var sites = IntegrationCallSites()
        sites.declared = ["start", "open"]
        sites.omitted = ["open"]
        _ = sites.makes("strat", during: SystemCall(.didFinishLaunching), usually: true)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.contains(
          #"an integration makes the call "strat", which is not one of the calls of its declaration: start, open"#))
    }

    @Test func aForwardedLinkOfACallThatIsNotDeclared() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var sites = IntegrationCallSites()
        sites.declared = ["start", "open"]
        sites.moved = ["open": "didFinishLaunching"]
        _ = sites.forwards("opne", from: SystemCall(.didFinishLaunching), bringing: true)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(#"makes the call "opne""#))
    }
  #endif

  @Test @MainActor func aReactionToACallbackOfAnotherSDKIsNoMistake() throws {
    var count = 0
    DescribedApp(try TestRun(Self.app).plan).react(to: "adjustAttributionChanged") { _ in count += 1 }
    #expect(count == 1)
  }
}
