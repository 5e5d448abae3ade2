/// The places that wait until the user can go there, in memory and on the disk.
actor WaitingLinks {
  private let disk: BazaarDisk
  private let flaw: BazaarFlaw?
  private var names: [String] = []
  private var revision = 0

  init(disk: BazaarDisk, flaw: BazaarFlaw?) {
    self.disk = disk
    self.flaw = flaw
  }

  /// Reads what an earlier process has kept.
  func load() async {
    names = await disk.read() + names
  }

  func keep(_ place: BazaarPlace) async {
    await disk.noteStored(place.rawValue)
    if flaw == .writesWhatItRead {
      let names = await disk.read()
      self.names = names + [place.rawValue]
    } else {
      // Nothing is awaited between reading and writing: the actor would let other calls in.
      names.append(place.rawValue)
    }
    await save()
  }

  /// Takes all places out, so that of two callers one gets them.
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
