/// The places that wait until the user can go there, in memory and on disk.
actor WaitingLinks {
  private let disk: BazaarDisk
  private let flaw: BazaarFlaw?
  private var names: [String] = []
  private var revision = 0

  init(disk: BazaarDisk, flaw: BazaarFlaw?) {
    self.disk = disk
    self.flaw = flaw
  }

  /// Loads what an earlier process has stored.
  func load() async {
    names = await disk.read() + names
  }

  func keep(_ place: BazaarPlace) async {
    await disk.noteStored(place.rawValue)
    if flaw == .writesWhatItRead {
      let names = await disk.read()
      self.names = names + [place.rawValue]
    } else {
      // There is no await between reading and writing, because the actor would let other calls in.
      names.append(place.rawValue)
    }
    await save()
  }

  /// Removes and returns all places, so that only one of two callers gets them.
  func takeAll() async -> [BazaarPlace] {
    let taken = names
    names = []
    if !taken.isEmpty { await save() }
    return taken.compactMap { BazaarPlace(rawValue: $0) }
  }

  private func save() async {
    revision += 1
    await disk.write(names, revision: revision)
  }
}
