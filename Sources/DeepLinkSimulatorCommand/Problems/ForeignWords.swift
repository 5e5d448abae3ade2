/// Words of other languages for what is wrong and with what, with the English ones that the search knows.
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
    "link": "enlace enlaces", "universal": "universales", "scheme": "esquema", "short": "corto corta cortos",
    "store": "tienda", "browser": "navegador", "domain": "dominio dominios", "screen": "pantalla", "opens": "abre",
    "installed": "instalada instalado", "conversion": "conversión", "parameters": "parámetro parámetros",
    "reinstall": "reinstalar reinstalación reinstalação переустановки переустановка neuinstallation réinstallation",
  ])

  /// Signs inside the words of languages without spaces, or with endings: Korean, Japanese and Chinese. The longest
  /// come first: who has not installed the app has no installed one.
  private static let signs: [(sign: String, word: String)] = table([
    "never": "않 안되 안됨 없 ない ません 不 没", "twice": "두번 중복 2回 二回 两次 重复", "late": "느리 遅",
    "closed": "종료 終了 杀 关闭", "background": "백그라운드 バックグラウンド 后台",
    SearchTerms.firstLaunch: "初回 첫 최초 首次 第一次 初回インストール 첫설치 최초설치 首次安装 第一次安装", "reinstall": "再インストール 재설치 重装 重新安装",
    "deferred": "ディファードディープリンク ディファード 遅延 未インストール 디퍼드 지연 미설치 延迟 未安装",
    "link": "링크 リンク 链接", "universal": "유니버설 유니버셜 ユニバーサル 通用链接", "scheme": "스킴 スキーム",
    "short": "짧은 단축 ショート 短縮 短链", "branded": "브랜드 ブランド 品牌", "domain": "도메인 ドメイン 域名",
    "store": "스토어 ストア 商店", "browser": "브라우저 사파리 ブラウザ サファリ 浏览器",
    "installed": "설치 インストール 安装", "opens": "열리 열립 열림 開か 開く 開き 開い 打开", "screen": "화면 画面 界面",
    "onboarding": "온보딩 オンボーディング 引导", "login": "로그인 인증되지 ログイン 登录", "push": "푸시 プッシュ 推送",
    "conversion": "전환 コンバージョン 转化", "parameters": "파라미터 パラメータ 参数",
    "old": "古い 오래된 旧", "cached": "キャッシュ 캐시 缓存",
  ]).sorted { ($1.key.count, $0.key) < ($0.key.count, $1.key) }.map { (sign: $0.key, word: $0.value) }

  private static func table(_ entries: [String: String]) -> [String: String] {
    Dictionary(
      entries.flatMap { word, others in others.split(separator: " ").map { (String($0), word) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the English words for a word in lower case; empty if it is none of these.
  static func english(for word: String) -> [String] {
    if let known = words[word] { return [known] }
    guard word.contains(where: { !isSpaced($0) }) else { return [] }
    var found: [(sign: String, word: String)] = []
    for (sign, known) in signs where word.contains(sign) {
      let isPart = found.contains { $0.sign.contains(sign) }
      if !isPart, !found.contains(where: { $0.word == known }) { found.append((sign, known)) }
    }
    return found.map(\.word)
  }

  /// Returns whether a letter is of a script whose words stand between spaces and go with no name of an API.
  static func isSpaced(_ character: Character) -> Bool {
    // Hangul has spaces, but its endings follow the names of APIs without one.
    character.unicodeScalars.allSatisfy { $0.value < 0x1100 || 0x1E00...0x2DFF ~= $0.value }
  }

  /// Returns whether a text has a letter that no English word has.
  static func isForeign(_ text: String) -> Bool { text.contains { $0.isLetter && !$0.isASCII } }
}
