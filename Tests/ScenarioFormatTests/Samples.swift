/// Scenario files that are right.
enum Samples {
  static let smallest = #"{ "version": 1, "name": "n", "steps": [] }"#

  /// A flow as a user would write it, with comments and trailing commas.
  static let onboarding = """
    {
      "$schema": "../docs/scenario.schema.json",
      "version": 1,
      "name": "Adjust: a deferred link waits for onboarding",
      "platform": { "profile": "ios17", "style": "uikit-scenes" },
      "app": {
        "scheme": "example",
        "domains": ["example.com", "brandname.go.link"],
        "gates": ["onboarding"],                          // closed until a step opens them
        "routes": { "summer-clothes": "SummerClothes" },
        "adjust": { "version": "5.5.2", "deferredDeeplinkReturns": false },
      },
      "backend": {
        "adjust": {
          "session": { "after": "0.6s", "askIn": "2s" },
          "attribution": {
            "after": ["0.3s", "3s"], /* a slow network */
            "deeplink": "https://brandname.go.link/summer-clothes?promo=beach",
          },
        },
      },
      "steps": [
        { "tap": "https://brandname.go.link/summer-clothes?promo=beach" },   // not installed: the store opens
        { "install": {} },
        { "launch": {} },
        { "wait": "5s" },
        { "openGate": "onboarding" },
      ],
      "expect": [
        { "callback": "adjustDeferredDeeplinkReceived", "times": 1 },
        { "sequence": ["adjustDeferredDeeplinkReceived", "openGate onboarding", "route SummerClothes"] },
        { "never": "onAppOpenAttribution" },
        { "finally": { "screen": "SummerClothes", "storedLink": null } },
      ],
    }

    """

  /// A file that has every kind of step, expectation and answer.
  static let everything = #"""
    {
      "version": 1,
      "name": "Caf\u00e9 \ud83d\ude00 “everything”",
      "description": "Not a flow,\nbut each part of the format once.",
      "exhaustive": true,
      "startDate": "2026-03-04",
      "settle": "1m",
      "platform": {
        "profile": "ios18.4",
        "style": "swiftui-scene-delegate",
        "switches": { "associationDenied": true, "delay": "1.5s", "mode": "both", "order": ["a", "b"] },
      },
      "app": {
        "uses": "Fruits",
        "scheme": "exam.ple+1",
        "domains": ["example.com", "*.example.com"],
        "paths": ["/shop/*", "*.html", "/?"],
        "excludedPaths": ["/shop/help"],
        "gates": ["login"],
        "routes": { "apples": "Apples", "": "Home" },
        "whenGated": "drop",
        "destinationKeys": ["deep_link_value", "fruit_name"],
        "on": { "onConversionDataSuccess": "route-always", "onAppOpenAttribution": "missing" },
        "appsflyer": {
          "version": "6.15",
          "payloadTypes": "documented",
          "customDomains": ["click.example.com"],
          "minTimeBetweenSessions": "10s",
          "unifiedDeepLinking": true,
          "waitForATT": "60s",
          "integration": { "omit": ["continue"], "move": { "start": "didFinishLaunching" } },
          "switches": { "addsCachedAttribution": false },
        },
        "adjust": {
          "version": "4.38",
          "deferredDeeplinkReturns": true,
          "directLinks": "processDeeplink",
          "integration": { "omit": ["initSdk"] },
          "switches": { "sendsInBackground": true },
        },
      },
      "backend": {
        "appsflyer": {
          "launch": { "status": 403 },
          "conversionData": { "after": "2s", "body": { "af_status": "Organic", "a": [null, -0.5, 1e3] } },
          "shortLink": { "failure": "timeout", "after": ["1s", "2s"] },
          "deferredDeepLink": { "body": { "found": false } },
          "redirect": { "status": 500, "after": "1s" },
          "shortLinks": { "https://fruits.onelink.me/H5hv/6d66214a": { "pid": "SMS" } },
          "redirects": { "https://click.example.com/ls/1": "https://fruits.onelink.me/H5hv", "a:b": "c:d" },
        },
        "adjust": {
          "session": { "askIn": "2s", "deeplink": "example://a", "attribution": {} },
          "attribution": { "body": { "message": "none" }, "status": 429 },
          "click": { "askIn": "1.5s" },
          "event": { "body": { "tracking_state": "opted_out" } },
          "forget": { "failure": "offline" },
          "brandedLinks": { "https://a.go.link/b": "https://a.go.link/path?adj_t=abc" },
          "redirects": { "https://mail.example.com/a": "https://a.go.link/b" },
        },
      },
      "steps": [
        { "tap": "example://apples", "from": "airdrop" },
        { "tap": "https://example.com/a", "from": "third-party-browser" },
        { "tap": "https://example.com/a", "from": "redirect" },
        { "tap": "https://example.com/a", "from": "own-app-universal-links-only" },
        { "install": {} },
        { "update": {} },
        { "uninstall": {} },
        { "launch": {} },
        { "openNotification": { "aps": { "badge": 3 }, "link": "example://a" } },
        { "openNotification": {} },
        { "openNotification": { "link": "example://a" }, "action": "dismiss" },
        { "receiveNotification": { "aps": { "badge": 3 } } },
        { "receiveNotification": {} },
        { "backgroundLaunch": {} },
        { "backgroundLaunch": { "aps": { "content-available": 1 } } },
        { "prewarm": {} },
        { "foreground": {} },
        { "background": {} },
        { "suspend": {} },
        { "kill": {} },
        { "kill": "force-quit" },
        { "reclaimScene": {} },
        { "alert": {} },
        { "dismissAlert": {} },
        { "wait": "300ms" },
        { "openGate": "login" },
        { "closeGate": "login" },
        { "releaseDelegate": "appsflyer" },
        { "trackingAuthorization": "authorized" },
        { "trackingAuthorization": "restricted" },
        { "adClick": { "campaign": "summer", "fb": { "ids": [1, null] }, "": "" } },
        { "system": { "call": "openURLContexts", "link": "example://a", "process": "not running", "scene": "unattached" } },
        { "system": { "process": "suspended" } },
        { "pasteboard": "https://example.com/a b" },
        { "clockBack": "1d" },
        { "network": "offline" },
        { "network": "online" },
        { "call": "Adjust.disable" },
        { "with": { "token": 5 }, "call": "Adjust.trackEvent" },
        { "backend": { "adjust": { "session": {} } } },
      ],
      "expect": [
        { "callback": "onConversionDataSuccess", "times": { "atLeast": 1, "atMost": 3 }, "payload": { "a.b": 1 } },
        { "event": "route Apples", "times": 0, "without": ["a", "b.c"], "after": "1s", "before": "2s" },
        { "callback": "x", "times": { "atLeast": 2 } },
        { "sequence": ["a", "b"] },
        { "consecutive": ["a", "b"] },
        { "exactly": [] },
        { "never": "onAppOpenAttribution" },
        {
          "finally": {
            "screen": "Home", "storedLink": null, "process": "background", "scene": "foregroundInactive",
            "installed": true, "closedGates": ["login"], "pending": ["a", "a"],
          },
        },
        { "finally": { "screen": null, "storedLink": "example://a", "scene": null } },
      ],
    }
    """#

  /// A file about a step that iOS does not allow; what is refused has no other expectations.
  static let refused = #"""
    {
      "version": 1,
      "name": "No call before the process",
      "steps": [{ "system": { "call": "didFinishLaunching", "process": "not running" } }],
      "expect": [{ "refuses": "IOS-LIFE-1" }],
    }
    """#

  static let all = [smallest, onboarding, everything, refused]
}
