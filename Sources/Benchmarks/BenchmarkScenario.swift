/// A scenario of ordinary size, as text without comments, and a mirror of it for `JSONDecoder`.
enum BenchmarkScenario {
  static let json = """
    {
      "version": 1,
      "name": "Adjust: a deferred link waits for onboarding",
      "description": "A user who does not have the app taps a link, installs the app and goes through onboarding.",
      "platform": { "profile": "ios17", "style": "uikit-scenes" },
      "app": {
        "scheme": "example",
        "domains": ["example.com", "brandname.go.link"],
        "gates": ["onboarding"],
        "routes": { "summer-clothes": "SummerClothes", "winter-clothes": "WinterClothes" },
        "adjust": { "version": "5.5.2", "deferredDeeplinkReturns": false }
      },
      "backend": {
        "adjust": {
          "session": { "after": "0.6s", "askIn": "2s" },
          "attribution": {
            "after": ["0.3s", "3s"], "deeplink": "https://brandname.go.link/summer-clothes?promo=beach"
          }
        }
      },
      "steps": [
        { "tap": "https://brandname.go.link/summer-clothes?promo=beach" },
        { "install": {} },
        { "launch": {} },
        { "wait": "5s" },
        { "openGate": "onboarding" }
      ],
      "expect": [
        { "callback": "adjustDeferredDeeplinkReceived", "times": 1 },
        { "sequence": ["adjustAttributionChanged", "adjustDeferredDeeplinkReceived", "route SummerClothes"] },
        { "never": "no route" },
        { "finally": { "screen": "SummerClothes", "storedLink": null } }
      ]
    }
    """

  /// The same file as plain types: everything is decoded, but nothing is checked.
  struct Mirror: Decodable {
    let version: Int
    let name: String
    let description: String
    let platform: [String: String]
    let app: App
    let backend: [String: [String: Endpoint]]
    let steps: [Step]
    let expect: [Expectation]

    struct App: Decodable {
      let scheme: String
      let domains: [String]
      let gates: [String]
      let routes: [String: String]
      let adjust: Adjust
    }

    struct Adjust: Decodable {
      let version: String
      let deferredDeeplinkReturns: Bool
    }

    struct Endpoint: Decodable {
      let after: Latency?
      let askIn: String?
      let deeplink: String?
    }

    enum Latency: Decodable {
      case fixed(String)
      case range([String])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .fixed(text)
        } else {
          self = .range(try container.decode([String].self))
        }
      }
    }

    struct Empty: Decodable {}

    struct Step: Decodable {
      let tap: String?
      let install: Empty?
      let launch: Empty?
      let wait: String?
      let openGate: String?
    }

    struct Expectation: Decodable {
      let callback: String?
      let times: Int?
      let sequence: [String]?
      let never: String?
      let finally: Finally?
    }

    struct Finally: Decodable {
      let screen: String?
      let storedLink: String?
    }
  }
}
