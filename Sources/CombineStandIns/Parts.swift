#if os(Linux)
  /// The publishers that one is made of: it ends when all of them have ended, or when one fails.
  ///
  /// It is used on the thread of its simulation only.
  final class Parts<Output, Failure: Error> {
    private let receiver: Receiver<Output, Failure>
    private var links: [Int: AnyCancellable] = [:]
    private var open: Int
    private var count = 0
    private var isOver = false

    /// Creates the parts of a publisher.
    ///
    /// - Parameters:
    ///   - receiver: Gets the end.
    ///   - number: How many parts there are from the beginning, which have not ended before they are listened to.
    init(_ receiver: Receiver<Output, Failure>, of number: Int) {
      self.receiver = receiver
      open = number
    }

    /// Has one part more than at the beginning.
    func add() { open += 1 }

    /// Listens to a part until it ends, or all is over.
    ///
    /// - Parameters:
    ///   - publisher: The part.
    ///   - value: Does something with its values.
    ///   - end: Does something when it ends without failing.
    /// - Returns: A number by which `leave(_:)` knows the part.
    @discardableResult
    func listen<Part: Publisher>(
      to publisher: Part, _ value: @escaping (Part.Output) -> Void, end: @escaping () -> Void = {}
    ) -> Int where Part.Failure == Failure {
      count += 1
      let id = count
      var hasEnded = false
      let link = publisher.attach(
        Receiver(
          { [self] input in
            if !isOver { value(input) }
          },
          { [self] completion in
            hasEnded = true
            links[id] = nil
            if case .failure = completion { return self.end(completion) }
            end()
            close()
          }))
      if !hasEnded, !isOver { links[id] = link }
      return id
    }

    /// Listens to a part no longer, as if it had ended.
    func leave(_ id: Int) {
      guard links.removeValue(forKey: id) != nil else { return }
      close()
    }

    private func close() {
      open -= 1
      if open == 0 { end(.finished) }
    }

    /// Ends.
    func end(_ completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      cancel()
      receiver.receive(completion: completion)
    }

    /// Gives all parts up.
    func cancel() {
      isOver = true
      let all = links
      links = [:]
      for (_, link) in all.sorted(by: { $0.key < $1.key }) { link.cancel() }
    }
  }
#endif
