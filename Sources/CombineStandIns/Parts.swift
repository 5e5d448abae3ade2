#if os(Linux)
  /// The publishers that an operator combines: it completes when all of them have completed, or when one fails.
  ///
  /// It is used only on the thread of its simulation.
  final class Parts<Output, Failure: Error> {
    private let receiver: Receiver<Output, Failure>
    private var links: [Int: AnyCancellable] = [:]
    private var open: Int
    private var count = 0
    private var isOver = false

    /// Creates the parts of a combined publisher.
    ///
    /// - Parameters:
    ///   - receiver: Receives the completion.
    ///   - number: The number of initial parts, which count as open before a receiver is attached to them.
    init(_ receiver: Receiver<Output, Failure>, of number: Int) {
      self.receiver = receiver
      open = number
    }

    /// Adds a part.
    func add() { open += 1 }

    /// Attaches to a part until it completes, or until everything is over.
    ///
    /// - Parameters:
    ///   - publisher: The part.
    ///   - value: Called for each of its values.
    ///   - end: Called when it completes without a failure.
    /// - Returns: The number that identifies the part for `leave(_:)`.
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

    /// Detaches from a part, as if it had completed.
    func leave(_ id: Int) {
      guard links.removeValue(forKey: id) != nil else { return }
      close()
    }

    private func close() {
      open -= 1
      if open == 0 { end(.finished) }
    }

    /// Completes.
    func end(_ completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      cancel()
      receiver.receive(completion: completion)
    }

    /// Cancels all parts.
    func cancel() {
      isOver = true
      let all = links
      links = [:]
      for (_, link) in all.sorted(by: { $0.key < $1.key }) { link.cancel() }
    }
  }
#endif
