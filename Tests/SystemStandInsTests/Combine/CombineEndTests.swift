import Combine
import Foundation
import XCTest

/// Publishers of several others end when these do, and not before.
final class CombineEndTests: XCTestCase {
  private var subscriptions: Set<AnyCancellable> = []
  private var received: [String] = []

  private func watch<Output>(_ publisher: some Publisher<Output, Never>, as text: @escaping (Output) -> String) {
    publisher.sink(
      receiveCompletion: { [weak self] _ in self?.received.append("end") },
      receiveValue: { [weak self] in self?.received.append(text($0)) }
    ).store(in: &subscriptions)
  }

  func testALinkThatWaitsForTheFirstAnswerComes() {
    let ready = CurrentValueSubject<Bool, Never>(false)
    let links = PassthroughSubject<String, Never>()
    watch(ready.filter { $0 }.first().flatMap { _ in links }) { $0 }
    ready.send(true)
    links.send("apples")
    XCTAssertEqual(received, ["apples"])
    links.send(completion: .finished)
    XCTAssertEqual(received, ["apples", "end"])
  }

  func testTheLastValueOfAPublisherThatHasEndedStaysTheLast() {
    let links = PassthroughSubject<String, Never>()
    watch(Just(1).combineLatest(links)) { "\($0) \($1)" }
    links.send("apples")
    links.send("pears")
    XCTAssertEqual(received, ["1 apples", "1 pears"])
    links.send(completion: .finished)
    XCTAssertEqual(received.last, "end")
  }

  func testTwoOfAKindComeTogether() {
    let conversion = PassthroughSubject<String, Never>()
    let links = PassthroughSubject<String, Never>()
    watch(conversion.zip(links)) { "\($0)+\($1)" }
    conversion.send("a")
    conversion.send("b")
    links.send("1")
    XCTAssertEqual(received, ["a+1"])
    conversion.send(completion: .finished)
    XCTAssertEqual(received, ["a+1"])
    links.send("2")
    XCTAssertEqual(received, ["a+1", "b+2", "end"])
    received = []
    let pair = Publishers.Zip(Just(1), Just("x"))
    watch(pair) { "\($0)\($1)" }
    XCTAssertEqual(received, ["1x", "end"])
  }

  func testAFirstValueGivesItsPublisherUp() {
    let links = PassthroughSubject<String, Never>()
    var seen = 0
    watch(links.handleEvents(receiveOutput: { _ in seen += 1 }).first()) { $0 }
    links.send("apples")
    links.send("pears")
    XCTAssertEqual(received, ["apples", "end"])
    XCTAssertEqual(seen, 1)
  }

  func testValuesAreKeptUntilTheyAreWanted() {
    let links = PassthroughSubject<String, Never>()
    let stop = PassthroughSubject<Void, Never>()
    watch(links.prefix(untilOutputFrom: stop).collect()) { $0.joined(separator: ",") }
    links.send("apples")
    links.send("pears")
    stop.send(())
    links.send("plums")
    XCTAssertEqual(received, ["apples,pears", "end"])
  }

  func testTheLatestPublisherIsListenedToAlone() {
    let sources = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
    let (first, second) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    watch(sources.switchToLatest()) { $0 }
    sources.send(first)
    first.send("1")
    sources.send(second)
    first.send("2")
    second.send("3")
    XCTAssertEqual(received, ["1", "3"])
  }

  func testASharedPublisherIsAskedOnce() {
    var asked = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveOutput: { _ in asked += 1 }).share()
    watch(shared) { "a\($0)" }
    watch(shared) { "b\($0)" }
    source.send(1)
    XCTAssertEqual(received.sorted(), ["a1", "b1"])
    XCTAssertEqual(asked, 1)
  }

  func testThreeOfAKind() {
    let links = PassthroughSubject<Int, Never>()
    watch(Publishers.CombineLatest3(Just("a"), Just("b"), links)) { "\($0)\($1)\($2)" }
    watch(Publishers.MergeMany([Just(1).eraseToAnyPublisher(), links.eraseToAnyPublisher()])) { "\($0)" }
    links.send(7)
    XCTAssertEqual(received, ["1", "ab7", "7"])
  }

  func testErrorsOfClosuresEndAPublisher() {
    struct Broken: Error {}
    var failed = false
    Just(1).tryMap { _ -> Int in throw Broken() }.sink(
      receiveCompletion: { if case .failure(let error) = $0 { failed = error is Broken } }, receiveValue: { _ in }
    ).store(in: &subscriptions)
    XCTAssertTrue(failed)
    watch(Just(String?.none).replaceNil(with: "none").append("more").removeDuplicates(by: { $0 == $1 })) { $0 }
    XCTAssertEqual(received, ["none", "more", "end"])
  }
}
