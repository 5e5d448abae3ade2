import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// The general pasteboard of the simulated device.
final class PasteboardTests: SystemProbeCase {
  private static let link = "https://example.onelink.me/H5hv?deep_link_value=apples"

  private func seen(_ steps: [Step], _ probe: @escaping Probe) throws -> [String] {
    try run(steps, probe).trace.events.filter { $0.occurrence.name == "saw" }.compactMap(\.occurrence.argument)
  }

  func testAnAppReadsTheLinkThatWasCopiedBeforeItWasInstalled() throws {
    let seen = try seen([.pasteboard(Self.link), .install, .launch]) { saw in
      let board = UIPasteboard.general
      saw("\(board.hasURLs) \(board.url?.absoluteString ?? "none") \(board.string == Self.link)")
    }
    XCTAssertEqual(seen, ["true \(Self.link) true"])
  }

  func testWhatTheAppCopiesOutlivesItsProcessAndTheApp() throws {
    let steps: [Step] = [.install, .launch, .kill(), .launch, .uninstall, .install, .launch]
    let seen = try seen(steps) { saw in
      let board = UIPasteboard.general
      saw("\(board.changeCount) \(board.strings ?? [])")
      board.string = (board.string ?? "") + "a"
    }
    XCTAssertEqual(seen, ["0 []", #"1 ["a"]"#, #"2 ["aa"]"#])
  }

  func testANamedPasteboardIsOneOfTheProcess() throws {
    let name = UIPasteboard.Name("com.example.links")
    let seen = try seen([.install, .launch, .kill(), .launch]) { saw in
      saw("\(UIPasteboard(name: name, create: false) == nil)")
      UIPasteboard(name: name, create: true)?.string = "apples"
      saw("\(UIPasteboard(name: name, create: false)?.string ?? "none") \(UIPasteboard.general.hasStrings)")
      let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
      one.string = "pears"
      saw("\(one.name == other.name) \(UIPasteboard(name: one.name, create: false)?.string ?? "none")")
      UIPasteboard.remove(withName: one.name)
      saw("\(one.string ?? "none") \(UIPasteboard(name: one.name, create: false) == nil)")
      UIPasteboard(name: .general, create: false)?.string = "plums"
      saw(UIPasteboard.general.string ?? "none")
      UIPasteboard.general.items = []
    }
    let process = ["true", "apples false", "false pears", "none true", "plums"]
    XCTAssertEqual(seen, process + process)
  }

  func testItemsExpire() throws {
    let seen = try seen([.install, .launch, .wait(.seconds(30))]) { saw in
      let board = UIPasteboard.general
      let item: [String: Any] = ["public.url": URL(string: Self.link) as Any, "public.utf8-plain-text": "apples"]
      board.setItems([item], options: [.expirationDate: Date().addingTimeInterval(10), .localOnly: true])
      saw("\(board.url?.host ?? "none") \(board.string ?? "none") \(board.types)")
      Task {
        let found = try? await board.detectValues(for: [.probableWebURL, .number])
        saw("\(found?.values.first as? String == Self.link)")
      }
      for delay in [9.0, 11] {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
          saw("\(board.numberOfItems) \(board.changeCount) \(board.items.first?["public.url"] is URL)")
        }
      }
    }
    XCTAssertEqual(
      seen,
      [
        #"example.onelink.me apples ["public.url", "public.utf8-plain-text"]"#, "true", "1 1 true", "0 2 false",
      ])
  }

  func testOtherPasteboardsHaveTheirOwnItems() throws {
    let seen = try seen([.install, .launch]) { saw in
      let board = UIPasteboard.withUniqueName()
      board.url = URL(string: Self.link)
      saw("\(board.hasURLs) \(UIPasteboard.general.hasURLs)")
    }
    XCTAssertEqual(seen, ["true false"])
  }
}
