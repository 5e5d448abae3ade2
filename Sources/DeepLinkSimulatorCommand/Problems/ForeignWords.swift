/// Words of other languages for what is wrong, with the English ones that the search knows.
///
/// The library's texts are English. A report in another language has the names of callbacks, and these words.
enum ForeignWords {
  /// Words that stand between spaces: German, French, Spanish, Portuguese, Russian, Turkish, Vietnamese and Indonesian.
  private static let words = table([
    "never":
      "nicht nie keine nunca não nao jamás jamais не нет никогда değil çalışmıyor çağrılmıyor gelmiyor không tidak",
    "twice": "zweimal doppelt doble duplicado duas дважды повторно",
    "late": "verspätet langsam tarde поздно медленно geç trễ terlambat",
    "empty": "leer leeres vacío vazio пустой пусто boş rỗng kosong vide",
    "closed":
      "geschlossen beendet cerrada cerrado fechado fechada закрыто закрытом kapalı kapalıyken đóng ditutup fermée",
    "background": "hintergrund fondo фоне arkaplanda nền",
    SearchTerms.firstLaunch:
      "erster ersten primera primer primeira primeiro première premier первом первый первого ilk pertama",
    "deferred": "diferido diferidos adiado отложенный отложенного отложенные différé",
    "reinstall": "reinstalar reinstalación reinstalação переустановки переустановка neuinstallation réinstallation",
  ])

  /// Signs inside the words of languages without spaces, or with endings: Korean, Japanese and Chinese.
  private static let signs: [(sign: String, word: String)] = [
    ("않", "never"), ("안되", "never"), ("안됨", "never"), ("없", "never"), ("ない", "never"), ("ません", "never"),
    ("不", "never"), ("没", "never"), ("두번", "twice"), ("중복", "twice"), ("2回", "twice"), ("二回", "twice"),
    ("两次", "twice"), ("重复", "twice"), ("느리", "late"), ("遅", "late"), ("종료", "closed"), ("終了", "closed"),
    ("杀", "closed"), ("关闭", "closed"), ("백그라운드", "background"), ("バックグラウンド", "background"), ("后台", "background"),
    ("初回", SearchTerms.firstLaunch), ("첫", SearchTerms.firstLaunch), ("최초", SearchTerms.firstLaunch),
    ("首次", SearchTerms.firstLaunch), ("第一次", SearchTerms.firstLaunch), ("再インストール", "reinstall"),
    ("재설치", "reinstall"), ("重装", "reinstall"), ("重新安装", "reinstall"), ("ディファード", "deferred"),
    ("遅延", "deferred"), ("未インストール", "deferred"), ("디퍼드", "deferred"), ("지연", "deferred"),
    ("미설치", "deferred"), ("延迟", "deferred"), ("未安装", "deferred"),
  ]

  private static func table(_ entries: [String: String]) -> [String: String] {
    Dictionary(
      entries.flatMap { word, others in others.split(separator: " ").map { (String($0), word) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the English words for a word in lower case; empty if it is none of these.
  static func english(for word: String) -> [String] {
    if let known = words[word] { return [known] }
    guard word.contains(where: { !isSpaced($0) }) else { return [] }
    var found: [String] = []
    for (sign, known) in signs where word.contains(sign) && !found.contains(known) { found.append(known) }
    return found
  }

  /// Returns whether a letter is of a script whose words stand between spaces and go with no name of an API.
  static func isSpaced(_ character: Character) -> Bool {
    // Hangul has spaces, but its endings follow the names of APIs without one.
    character.unicodeScalars.allSatisfy { $0.value < 0x1100 || 0x1E00...0x2DFF ~= $0.value }
  }

  /// Returns whether a text has a letter that no English word has.
  static func isForeign(_ text: String) -> Bool { text.contains { $0.isLetter && !$0.isASCII } }
}
