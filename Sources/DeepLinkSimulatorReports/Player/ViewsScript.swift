extension PlayerPage {
  /// The views that are tables and lists.
  static let viewsScript = #"""
    "use strict";

    // The views that are tables and lists: all runs, what exploring found, and matrices.

    /// A list that a text, and whether something failed, make shorter.
    function filtered(sheet, fill, isLong) {
      const list = make("div", {});
      const search = make("input", { type: "search", placeholder: "Filter by name, file or event", "aria-label": "Filter" });
      const onlyFailed = make("button", { type: "button", "aria-pressed": "false" }, "Failed only");
      const refill = () => fill(list, search.value.trim().toLowerCase(), onlyFailed.getAttribute("aria-pressed") === "true");
      search.addEventListener("input", refill);
      onlyFailed.addEventListener("click", () => {
        onlyFailed.setAttribute("aria-pressed", String(onlyFailed.getAttribute("aria-pressed") !== "true"));
        refill();
      });
      if (isLong) sheet.append(make("p", {}, search, " ", onlyFailed));
      sheet.append(list);
      refill();
    }

    /// How many of some have each result, in words.
    function tally(items) {
      const counts = new Map();
      for (const { result } of items) counts.set(result, (counts.get(result) ?? 0) + 1);
      return [...counts].map(([result, count]) => `${grouped(count)} ${SIGNS[result]?.[2] ?? result}`).join(", ");
    }

    // MARK: Index

    function fillIndex(sheet) {
      sheet.append(make("p", {}, `${counted(report.runs.length, "run", "runs")}: ${tally(report.runs)}`));
      filtered(sheet, (list, text, failed) => {
        const folders = new Map();
        report.runs.forEach((run, number) => {
          if (failed && (run.result === "pass" || run.result === "reproduced")) return;
          const hit = !text || nameOf(run).toLowerCase().includes(text) || run.file.toLowerCase().includes(text)
            || (text.length > 3 && run.events.some((event) => event.name.toLowerCase().includes(text)));
          if (!hit) return;
          const folder = run.file.includes("/") ? run.file.slice(0, run.file.lastIndexOf("/")) : "";
          if (!folders.has(folder)) folders.set(folder, []);
          folders.get(folder).push([run, number]);
        });
        list.replaceChildren(
          ...[...folders].flatMap(([folder, runs]) => [
            make("h2", {}, folder || "Runs"),
            make("ul", { class: "runs" }, ...runs.map(([run, number]) =>
              make("li", {}, sign(run.result), make("a", { href: addressOf(number) }, nameOf(run)),
                make("span", { class: "mono" }, `${run.file} · ${counted(run.events.length, "event", "events")} in ${duration(run.endTime)}`)))),
          ]));
        if (folders.size === 0) list.append(make("p", { class: "faint" }, "No run matches."));
      }, report.runs.length > 8);
    }

    // MARK: Outcomes of explorations

    /// All scenarios that were explored, those that fail first.
    function fillExplorations(sheet) {
      sheet.append(make("p", {}, `${counted(report.explorations.length, "scenario", "scenarios")}: ${tally(report.explorations)}`));
      filtered(sheet, (list, text, failed) => {
        const rank = { fail: 0, invalid: 1, unfinished: 2, reproduced: 3, pass: 4 };
        const shown = report.explorations.map((exploration, item) => ({ exploration, item }))
          .filter(({ exploration }) => (!failed || exploration.result === "fail" || exploration.result === "invalid")
            && (!text || exploration.name.toLowerCase().includes(text) || exploration.file.toLowerCase().includes(text)
              || exploration.outcomes.some((outcome) => outcome.text.toLowerCase().includes(text))))
          .sort((a, b) => rank[a.exploration.result] - rank[b.exploration.result] || a.item - b.item);
        list.replaceChildren(make("ul", { class: "runs" }, ...shown.map(({ exploration, item }) =>
          make("li", {}, sign(exploration.result), make("a", { href: `#outcomes-${item}` }, exploration.name),
            ...exploration.failures.slice(0, 1).map((failure) => make("span", { class: "note" }, failure.text)),
            make("span", { class: "mono" }, `${exploration.file} · ${exploration.summary} · ${counted(exploration.outcomes.length, "outcome", "outcomes")}`)))));
        if (shown.length === 0) list.append(make("p", { class: "faint" }, "No scenario matches."));
      }, report.explorations.length > 8);
    }

    /// One scenario: its outcomes, and each order that fails next to the nearest one that passes.
    function fillOutcomes(sheet, exploration) {
      sheet.append(make("p", {}, sign(exploration.result), exploration.summary));
      if (exploration.description) sheet.append(make("p", {}, exploration.description));
      sheet.append(make("p", { class: "mono faint" }, exploration.file), make("p", { class: "mono" }, exploration.command));
      for (const problem of exploration.problems) sheet.append(make("p", { class: "mono bad" }, problem));
      if (exploration.outcomes.length > 0) sheet.append(outcomes(exploration));
      const pairs = new Map();
      for (const failure of exploration.failures) {
        if (!pairs.has(failure.failing)) pairs.set(failure.failing, []);
        pairs.get(failure.failing).push(failure);
      }
      for (const failures of pairs.values()) sheet.append(...comparison(failures));
    }

    function outcomes(exploration) {
      const row = (outcome) => make("tr", {},
        make("td", { class: "number" }, outcome.orders),
        make("td", {}, outcome.result ? sign(outcome.result) : "", outcome.text),
        make("td", {}, outcome.run === undefined ? outcome.example : make("a", { href: addressOf(outcome.run) }, outcome.example)));
      return make("div", { class: "grid-wrap" }, make("table", { class: "grid" },
        make("caption", {}, counted(exploration.outcomes.length, "outcome", "outcomes")),
        make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Orders"), make("th", { scope: "col" }, "What holds at the end"), make("th", { scope: "col" }, "Such as"))),
        make("tbody", {}, ...exploration.outcomes.map(row))));
    }

    /// A failing order next to the nearest passing one, aligned; all that it fails stands above.
    function comparison(failures) {
      const [failure] = failures;
      const parts = failures.flatMap((each) => [
        make("h2", {}, sign("fail"), each.text),
        make("p", {}, each.extent, each.everyOrderFails ? "; every order fails, whatever comes" : "", each.line ? `; line ${each.line} of the file` : ""),
        ...(report.runs[each.failing]?.failures ?? []).filter((failed) => failed.line === each.line && each.text.endsWith(failed.explanation)).slice(0, 1).map(sequences),
      ].filter(Boolean));
      parts.push(make("p", { class: "mono" }, failure.replay));
      const [left, right] = [report.runs[failure.failing], report.runs[failure.passing]];
      if (!left) return parts;
      if (!right) return [...parts, make("p", {}, make("a", { href: addressOf(failure.failing) }, "Open the order that fails"), ". No order that passes was found.")];
      const pair = make("div", { class: "pair" },
        make("div", { class: "head" }, sign("fail"), make("a", { href: addressOf(failure.failing) }, left.role ?? "the order that fails")),
        make("div", { class: "head" }, sign("pass"), make("a", { href: addressOf(failure.passing) }, right.role ?? "the nearest one that passes")));
      const rows = align(left.events, right.events);
      const lost = left.failures.map((each) => each.event);
      const point = failure.pointOfNoReturn;
      const isShown = rows.map(([a, b], position) => position === 0 || position === rows.length - 1 || (a && (a.index === point || lost.includes(a.index)))
        || rows.slice(Math.max(0, position - 2), position + 3).some(([c, d]) => !c || !d));
      let [folded, parted] = [0, false];
      const unfold = () => {
        if (folded > 0) pair.append(make("div", { class: "fold faint" }, folded === 1 ? "… 1 event alike" : `… ${grouped(folded)} events alike`));
        folded = 0;
      };
      rows.forEach(([a, b], position) => {
        if (!isShown[position]) {
          folded += 1;
          return;
        }
        unfold();
        const differs = !a || !b;
        if (differs && !parted) {
          parted = true;
          const there = (b ?? rows.slice(position).find(([, d]) => d)?.[1] ?? right.events.at(-1))?.index;
          pair.append(make("div", { class: "wide", id: "parting" }, make("b", {}, "Here they part. "),
            make("button", { type: "button", onclick: () => { location.hash = addressOf(failure.passing, there); } }, "Take the other branch")));
        }
        for (const [event, number, run] of [[a, failure.failing, left], [b, failure.passing, right]]) {
          const isLost = event && run === left && lost.includes(event.index);
          pair.append(make("div", { class: `${differs ? "differs" : ""}${event ? "" : " empty"}` }, event
            ? make("a", { href: addressOf(number, event.index) }, `${differs ? "≠ " : ""}${isLost ? "✘ " : ""}${event.index} ${label(event)}`) : "",
            event ? make("span", { class: "faint" }, ` ${event.lane} · ${duration(event.time)}`) : ""));
        }
        if (a && a.index === point) {
          pair.append(make("div", { class: "wide" }, make("b", {}, "Point of no return: "), "after this event every order fails."));
        }
      });
      unfold();
      return [...parts, pair];
    }

    /// Pairs the events of two orders: by name, argument and how often it came, longest common run of events first.
    function align(left, right) {
      const key = (event) => `${event.lane} ${event.name} ${event.argument ?? ""}`;
      const [a, b] = [left.map(key), right.map(key)];
      let start = 0;
      while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
      let end = 0;
      while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
      const rows = [];
      for (let i = 0; i < start; i += 1) rows.push([left[i], right[i]]);
      const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
      if (middleA.length * middleB.length > 4_000_000) {
        for (let i = 0; i < middleA.length; i += 1) rows.push([left[start + i], undefined]);
        for (let i = 0; i < middleB.length; i += 1) rows.push([undefined, right[start + i]]);
      } else {
        const width = middleB.length + 1;
        const table = new Uint32Array((middleA.length + 1) * width);
        for (let i = middleA.length - 1; i >= 0; i -= 1) {
          for (let j = middleB.length - 1; j >= 0; j -= 1) {
            table[i * width + j] = middleA[i] === middleB[j]
              ? table[(i + 1) * width + j + 1] + 1 : Math.max(table[(i + 1) * width + j], table[i * width + j + 1]);
          }
        }
        let [i, j] = [0, 0];
        while (i < middleA.length || j < middleB.length) {
          if (i < middleA.length && j < middleB.length && middleA[i] === middleB[j]) {
            rows.push([left[start + i++], right[start + j++]]);
          } else if (j >= middleB.length || (i < middleA.length && table[(i + 1) * width + j] >= table[i * width + j + 1])) {
            rows.push([left[start + i++], undefined]);
          } else {
            rows.push([undefined, right[start + j++]]);
          }
        }
      }
      for (let i = end; i > 0; i -= 1) rows.push([left[left.length - i], right[right.length - i]]);
      return rows;
    }

    // MARK: Matrix

    function fillMatrices(sheet) {
      const cells = report.matrices.flatMap((matrix) => matrix.rows.flatMap((row) => row.cells));
      sheet.append(make("p", {}, `${counted(cells.length, "variant", "variants")}: ${tally(cells)}`));
      report.matrices.forEach((matrix) => {
        sheet.append(
          make("h2", {}, matrix.versions ?? matrix.name), make("p", { class: "mono faint" }, matrix.file),
          make("div", { class: "grid-wrap" },
            make("table", { class: "grid matrix" },
              make("thead", {}, make("tr", {}, make("th", {}), ...matrix.columns.map((column) => make("th", { scope: "col" }, column)))),
              make("tbody", {}, ...matrix.rows.map((row) =>
                make("tr", {}, make("th", { scope: "row" }, row.name), ...row.cells.map((each, position) => cell(each, matrix.columns[position]))))))));
      });
    }

    function cell(cell, column) {
      if (cell.run === undefined) return make("td", { class: "faint", "data-column": column }, sign("impossible"), cell.text);
      return make("td", { "data-column": column }, sign(cell.result), make("a", { href: addressOf(cell.run), title: cell.variant }, cell.outcomes.join("; or ")), cell.coverage && make("div", { class: "faint" }, cell.coverage));
    }

    """#
}
