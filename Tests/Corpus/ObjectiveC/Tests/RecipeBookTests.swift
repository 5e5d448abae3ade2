import CorpusSupport
import DeepLinkSimulatorXCTest
import SwiftData
import SwiftUI
import XCTest

/// Apps that keep their data in SwiftData.
final class RecipeBookTests: XCTestCase {
  private let link = "fruit://apples?deep_link_value=apples"
  private let app = TestedApp.swiftUI(RecipeBookApp.self).recording("recipes", "found")

  func testALinkFindsAnObjectOfAnEarlierProcess() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        app, style: .swiftUIAppDelegate, steps: CorpusScenario.direct(link, from: start))
      assertTrace(test.run(), .count("route RecipeView", 1), .finally(\.screen, "RecipeView"))
    }
  }

  func testViewsFollowWhatOtherContextsSave() throws {
    let run = try CorpusScenario.fruit(
      app, style: .swiftUIAppDelegate, steps: CorpusScenario.direct(link, from: .notRunning)
    ).run()
    assertTrace(
      run, .sequence("found [] 0", "recipes apple pie", "recipes pear cake apple pie"),
      .sequence("kill", "found [\"pear cake\", \"apple pie\"] 1"))
  }

  func testDataIsRemovedWithTheApp() throws {
    let steps: [Step] = [.install, .launch, .wait(.seconds(1)), .uninstall, .install, .launch, .wait(.seconds(1))]
    let run = try CorpusScenario.fruit(app, style: .swiftUIAppDelegate, steps: steps).run()
    assertTrace(run, .count("found [] 0", 2))
  }

  /// Runs code in an app's process.
  private func inApp(_ code: @escaping @MainActor (ModelContext) throws -> Void) throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      let code: @MainActor (ModelContext) throws -> Void
      init(_ code: @escaping @MainActor (ModelContext) throws -> Void) { self.code = code }

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        XCTAssertNoThrow(try code(ModelContainer(for: Recipe.self, RecipeStep.self).mainContext))
        return true
      }
    }
    nonisolated(unsafe) let code = code
    let app = TestedApp.integrated(appDelegate: { Delegate(code) })
    assertTrace(try CorpusScenario.fruit(app, steps: [.install, .launch]).run(), .count("didFinishLaunching", 1))
  }

  func testAContextFindsWhatItsDescriptorSays() throws {
    try inApp { context in
      for (code, title) in [("b", "beans"), ("a", "apples"), ("c", "corn")] {
        context.insert(Recipe(code: code, title: title))
      }
      var descriptor = FetchDescriptor<Recipe>(sortBy: [SortDescriptor(\.title, order: .reverse)])
      XCTAssertEqual(try context.fetch(descriptor).map(\.title), ["corn", "beans", "apples"])
      (descriptor.fetchOffset, descriptor.fetchLimit) = (1, 1)
      XCTAssertEqual(try context.fetch(descriptor).map(\.title), ["beans"])
      XCTAssertEqual(try context.fetchCount(FetchDescriptor<Recipe>()), 3)
      let beans = try context.fetch(descriptor)[0]
      XCTAssertTrue(context.model(for: beans.persistentModelID) === beans)
      XCTAssertEqual(beans.persistentModelID, beans.id)
      try context.delete(model: Recipe.self, where: #Predicate { $0.code != "b" })
      XCTAssertEqual(try context.fetch(FetchDescriptor<Recipe>()), [beans])
      XCTAssertEqual(try context.fetchIdentifiers(FetchDescriptor<Recipe>()), [beans.id])
    }
  }

  func testAContextThatDoesNotSaveByItselfKeepsItsChanges() throws {
    try inApp { main in
      let context = ModelContext(main.container)
      let recipe = Recipe(code: "a", title: "apples")
      recipe.steps = [RecipeStep("peel")]
      context.insert(recipe)
      XCTAssertEqual(context.insertedModelsArray.count, 2)
      XCTAssertTrue(context.hasChanges && recipe.hasChanges)
      XCTAssertEqual(try main.fetchCount(FetchDescriptor<Recipe>()), 0)
      context.rollback()
      XCTAssertNil(recipe.modelContext)
      try context.transaction { context.insert(recipe) }
      XCTAssertFalse(context.hasChanges)
      XCTAssertEqual(try main.fetch(FetchDescriptor<Recipe>()), [recipe])
      main.delete(recipe)
      XCTAssertTrue(recipe.isDeleted)
      XCTAssertEqual(try context.fetchCount(FetchDescriptor<Recipe>()), 0)
      XCTAssertEqual(try context.fetchCount(FetchDescriptor<RecipeStep>()), 1)
    }
  }

  func testAContainerInMemoryHasItsOwnObjects() throws {
    try inApp { main in
      let memory = ModelConfiguration(isStoredInMemoryOnly: true)
      let container = try ModelContainer(for: Schema([Recipe.self]), configurations: memory)
      container.mainContext.insert(Recipe(code: "a", title: "apples"))
      XCTAssertEqual(try main.fetchCount(FetchDescriptor<Recipe>()), 0)
      container.deleteAllData()
      XCTAssertEqual(try container.mainContext.fetchCount(FetchDescriptor<Recipe>()), 0)
      let named = try ModelContainer(for: Recipe.self, configurations: ModelConfiguration("archive"))
      named.mainContext.insert(Recipe(code: "b", title: "beans"))
      XCTAssertEqual(try main.fetchCount(FetchDescriptor<Recipe>()), 0)
    }
  }
}
