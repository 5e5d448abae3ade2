import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// The files of a simulated app.
final class AppFilesTests: SystemProbeCase {
  func testFilesStayUntilTheAppIsRemovedAndAreThoseOfOneDevice() throws {
    let steps: [Step] = [.install, .launch, .kill(), .launch, .uninstall, .install, .launch]
    for _ in 0..<2 {
      let run = try run(steps) { saw in
        let files = FileManager.default
        guard let folder = files.urls(for: .documentDirectory, in: .userDomainMask).first else { return }
        let file = folder.appendingPathComponent("link.txt")
        saw("file \((try? String(contentsOf: file, encoding: .utf8)) ?? "none")")
        do { try Data("shoes".utf8).write(to: file, options: .atomic) } catch { saw("\(error)") }
      }
      let texts = run.trace.events.map { "\($0)" }.filter { $0.contains("saw ") }
      XCTAssertEqual(texts.map { $0.contains("saw file shoes ") }, [false, true, false], "\(texts)")
    }
  }

  func testABackupBringsBackFilesAndDefaults() throws {
    for isRestored in [true, false] {
      var test = try scenario([.install, .launch, .uninstall, .install, .launch]) { saw in
        guard let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first else { return }
        let file = folder.appendingPathComponent("link.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? "none"
        saw("\(text) \(UserDefaults.standard.string(forKey: "link") ?? "none")")
        do { try Data("shoes".utf8).write(to: file, options: .atomic) } catch { saw("\(error)") }
        UserDefaults.standard.set("hats", forKey: "link")
      }
      test.plan.platform.restoresBackup = isRestored
      let last = test.run().trace.events.map { "\($0)" }.last { $0.contains("saw ") }
      let text = try XCTUnwrap(last)
      XCTAssertTrue(text.contains(isRestored ? "saw shoes hats" : "saw none none"), text)
    }
  }

  func testTheFoldersOfAnAppAreInItsHome() throws {
    let seen = try seen { saw in
      let files = FileManager.default
      let home = NSHomeDirectory()
      let support = try? files.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let paths = [
        NSTemporaryDirectory(), files.temporaryDirectory.path, URL.temporaryDirectory.path, URL.homeDirectory.path,
        support?.path ?? "none",
        NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true).first ?? "",
        URL.documentsDirectory.path, URL.cachesDirectory.path,
        files.containerURL(forSecurityApplicationGroupIdentifier: "group.shop")?.path ?? "none",
      ]
      for path in paths {
        saw("\(path.replacingOccurrences(of: home, with: "~")) \(files.fileExists(atPath: path))")
      }
      saw("local \(files.urls(for: .libraryDirectory, in: .localDomainMask))")
    }
    XCTAssertEqual(
      seen,
      [
        "~/tmp/ true", "~/tmp true", "~/tmp true", "~ true", "~/Library/Application Support true",
        "~/Library/Caches true", "~/Documents true", "~/Library/Caches true", "~/AppGroups/group.shop true", "local []",
      ])
  }

  func testNothingIsLeftOfARun() throws {
    let seen = try seen { saw in saw(NSHomeDirectory()) }
    XCTAssertFalse(FileManager.default.fileExists(atPath: try XCTUnwrap(seen.first)))
    XCTAssertNotEqual(NSHomeDirectory(), seen.first, "outside of simulations")
    XCTAssertEqual(FileManager.default.temporaryDirectory, URL(fileURLWithPath: NSTemporaryDirectory()))
    XCTAssertFalse(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).isEmpty)
  }
}
