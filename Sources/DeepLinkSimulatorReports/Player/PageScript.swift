extension PlayerPage {
  /// The frame of the page, and its addresses.
  static let pageScript = #"""
    "use strict";

    // The page: its heading, and which view its address asks for.

    // MARK: Page

    const heading = make("h1", {});
    const links = make("nav", { "aria-label": "Views" });
    const main = make("main", {});
    document.body.append(make("header", { class: "page" }, heading, links), main);

    let player;

    function show() {
      const address = readAddress();
      if (address.run !== undefined && report.runs[address.run]) {
        if (player?.number === address.run && player.element.isConnected) player.select(address.event ?? player.selected, true);
        else openRun(address.run, address.event);
      } else {
        openSheet(address.sheet ?? firstSheet(), address.item);
      }
    }

    function firstSheet() {
      if (report.explorations.length > 0) return "outcomes";
      if (report.matrices.length > 0) return "matrix";
      return report.runs.length === 1 ? "run" : "index";
    }

    function openSheet(name, item) {
      player = undefined;
      if (name === "run") return openRun(0);
      const sheet = make("div", { class: "sheet", tabindex: "-1" });
      const exploration = report.explorations[item ?? (report.explorations.length === 1 ? 0 : -1)];
      if (name === "outcomes" && exploration) fillOutcomes(sheet, exploration);
      else if (name === "outcomes") fillExplorations(sheet);
      else if (name === "matrix") fillMatrices(sheet);
      else fillIndex(sheet);
      title(name === "outcomes" && exploration ? exploration.name : report.title);
      main.replaceChildren(sheet);
      sheet.focus({ preventScroll: true });
    }

    /// Writes the heading and the way to the other views.
    function title(text, run) {
      heading.textContent = text;
      document.title = text;
      links.replaceChildren();
      const add = (sheet, word) => links.append(make("a", { href: `#${sheet}` }, word));
      const own = run === undefined ? -1 : report.explorations.findIndex(({ file, name }) => file === run.file && name === run.name);
      if (own >= 0) add(`outcomes-${own}`, "Outcomes");
      if (report.explorations.length > 1) add("outcomes", `All scenarios (${grouped(report.explorations.length)})`);
      else if (own < 0 && report.explorations.length === 1) add("outcomes", "Outcomes");
      if (report.matrices.length > 0) add("matrix", "Matrix");
      if (report.runs.length > 1) add("index", `All runs (${grouped(report.runs.length)})`);
    }

    function openRun(number, event) {
      player = new Player(number, report.runs[number]);
      title(nameOf(report.runs[number]), report.runs[number]);
      main.replaceChildren(player.element);
      player.begin(event ?? player.run.failures.find((failure) => failure.event)?.event ?? 1);
    }

    addEventListener("hashchange", show);
    addEventListener("keydown", (event) => {
      if (player && event.target === document.body) player.key(event);
    });
    show();

    """#
}
