extension PlayerPage {
  /// What all parts of the page share.
  static let wordsScript = #"""
    "use strict";

    // What all parts of the page use: the report, elements, words, addresses. Nothing is fetched, and no text is ever
    // read as markup.

    const report = JSON.parse(document.getElementById("report").textContent);

    // MARK: Elements

    /// Makes an element; children are elements or texts, and no text is ever read as markup.
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes ?? {})) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...children.filter((child) => child !== undefined && child !== null));
      return element;
    }

    const shape = (tag, attributes) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    };

    const SIGNS = {
      pass: ["✔", "good", "passed"], reproduced: ["▲", "reproduced", "reproduced a problem"], fail: ["✘", "bad", "failed"], invalid: ["!", "bad", "invalid"],
      unfinished: ["◐", "faint", "not explored completely"], unchecked: ["○", "faint", "not checked"], impossible: ["–", "faint", "not possible"],
    };

    function sign(result) {
      const [text, tone, word] = SIGNS[result] ?? ["·", "faint", result];
      return make("span", { class: `sign ${tone}`, title: word, role: "img", "aria-label": word }, text);
    }

    // MARK: Words

    const UNITS = [[31_556_952, "year", "years"], [2_629_746, "month", "months"], [86_400, "day", "days"], [3600, "h", "h"], [60, "min", "min"], [1, "s", "s"]];

    /// Writes microseconds as people write a duration: from two minutes on by its two largest units.
    function duration(microseconds) {
      if (microseconds === 0) return "0s";
      if (microseconds < 1000) return `${microseconds}us`;
      if (microseconds < 1_000_000) return `${trim(microseconds / 1000)}ms`;
      if (microseconds < 120_000_000) return `${trim(microseconds / 1_000_000)}s`;
      if (microseconds < 3_600_000_000) {
        const seconds = (microseconds % 60_000_000) / 1_000_000;
        return `${Math.floor(microseconds / 60_000_000)} min${seconds > 0 ? ` ${trim(seconds)} s` : ""}`;
      }
      let rest = Math.floor(microseconds / 1_000_000);
      const parts = [];
      const first = UNITS.findIndex(([size]) => size <= rest);
      for (const [size, one, many] of UNITS.slice(first, first + 3)) {
        const count = Math.floor(rest / size);
        rest -= count * size;
        if (count > 0 && parts.length < 2) parts.push(`${count} ${count === 1 ? one : many}`);
      }
      return parts.join(" ");
    }

    const grouped = (number) => number.toLocaleString("en-US");

    const counted = (count, one, many) => `${grouped(count)} ${count === 1 ? one : many}`;

    const trim = (value) => String(Math.round(value * 1000) / 1000);

    const label = (event) => (event.argument === undefined ? event.name : `${event.name} ${event.argument || '""'}`);

    const kindOf = (event) =>
      event.payload !== undefined || event.callback ? "callback" : event.name === "note" ? "note" : event.name === "lost" ? "lost" : "";

    // MARK: Addresses

    /// `#run-2-event-14`: each run and each event has its own address.
    function readAddress() {
      const match = /^#(?:run-(\d+)(?:-event-(\d+))?|(outcomes|matrix|index)(?:-(\d+))?)$/.exec(location.hash);
      if (!match) return {};
      if (match[3]) return { sheet: match[3], item: match[4] === undefined ? undefined : Number(match[4]) };
      return { run: Number(match[1]), event: match[2] ? Number(match[2]) : undefined };
    }

    const addressOf = (run, event) => (event ? `#run-${run}-event-${event}` : `#run-${run}`);

    const nameOf = (run) => (run.role ? `${run.name} · ${run.role}` : run.name);

    """#
}
