"use strict";

// Plays the runs of a report. The report is the JSON text in the element `report`; nothing is fetched.
(() => {
  const report = JSON.parse(document.getElementById("report").textContent);
  const ROW = 26;
  const GAP = 20;
  const TEAR = 64;
  const OVERSCAN = 12;
  const NARROW = 760;
  const LAST = 190;

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
    pass: ["✔", "good", "passed"], fail: ["✘", "bad", "failed"], invalid: ["!", "bad", "invalid"],
    unfinished: ["◐", "faint", "not explored completely"], impossible: ["–", "faint", "not possible"],
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

  const label = (event) => (event.argument ? `${event.name} ${event.argument}` : event.name);

  const kindOf = (event) =>
    event.payload !== undefined || event.callback ? "callback" : event.name === "note" ? "note" : event.name === "lost" ? "lost" : "";

  // MARK: Addresses

  /// `#run-2-event-14`: each run and each event has an address of its own.
  function readAddress() {
    const match = /^#(?:run-(\d+)(?:-event-(\d+))?|(outcomes|matrix|index)(?:-(\d+))?)$/.exec(location.hash);
    if (!match) return {};
    if (match[3]) return { sheet: match[3], item: match[4] === undefined ? undefined : Number(match[4]) };
    return { run: Number(match[1]), event: match[2] ? Number(match[2]) : undefined };
  }

  const addressOf = (run, event) => (event ? `#run-${run}-event-${event}` : `#run-${run}`);

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
        if (failed && run.result === "pass") return;
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

  const nameOf = (run) => (run.role ? `${run.name} · ${run.role}` : run.name);

  // MARK: Outcomes of explorations

  /// All scenarios that were explored, those that fail first.
  function fillExplorations(sheet) {
    sheet.append(make("p", {}, `${counted(report.explorations.length, "scenario", "scenarios")}: ${tally(report.explorations)}`));
    filtered(sheet, (list, text, failed) => {
      const rank = { fail: 0, invalid: 1, unfinished: 2, pass: 3 };
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

  /// One scenario: its outcomes, and each order that fails beside the nearest one that passes.
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

  /// A failing order beside the nearest passing one, aligned; all that it fails stands above.
  function comparison(failures) {
    const [failure] = failures;
    const parts = failures.flatMap((each) => [
      make("h2", {}, sign("fail"), each.text),
      make("p", {}, each.extent, each.everyOrderFails ? "; every order fails, whatever comes" : "", each.line ? `; line ${each.line} of the file` : ""),
    ]);
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
              make("tr", {}, make("th", { scope: "row" }, row.name), ...row.cells.map(cell)))))));
    });
  }

  function cell(cell) {
    if (cell.run === undefined) return make("td", { class: "faint" }, sign("impossible"), cell.text);
    return make("td", {}, sign(cell.result), make("a", { href: addressOf(cell.run), title: cell.variant }, cell.outcomes.join("; or ")));
  }

  // MARK: One run

  function openRun(number, event) {
    player = new Player(number, report.runs[number]);
    title(nameOf(report.runs[number]), report.runs[number]);
    main.replaceChildren(player.element);
    player.begin(event ?? player.run.failures.find((failure) => failure.event)?.event ?? 1);
  }

  class Player {
    constructor(number, run) {
      this.number = number;
      this.run = run;
      this.lanes = report.lanes.filter((lane) => run.events.some((event) => event.lane === lane));
      this.selected = 1;
      this.matches = [];
      this.allCauses = false;
      this.effects = new Map();
      for (const event of run.events) {
        for (const cause of event.causes) {
          if (!this.effects.has(cause)) this.effects.set(cause, []);
          this.effects.get(cause).push(event.index);
        }
      }
      this.layOut();
      this.build();
    }

    /// Gives each event, each fold of time and each failure its place from the top.
    layOut() {
      this.items = [];
      this.tops = new Map();
      let top = ROW;
      let time;
      for (const event of this.run.events) {
        const isNew = event.time !== time;
        if (isNew && time !== undefined) {
          this.items.push({ top, height: GAP, gap: event.time - time });
          top += GAP;
        }
        this.items.push({ top, height: ROW, event, showsTime: isNew });
        this.tops.set(event.index, top);
        top += ROW;
        time = event.time;
        for (const failure of this.run.failures) {
          if (failure.event !== event.index) continue;
          this.items.push({ top, height: TEAR, failure });
          top += TEAR;
        }
      }
      this.height = top + 8;
    }

    build() {
      const { run } = this;
      this.search = make("input", { type: "search", placeholder: "Search events ( / )", "aria-label": "Search events" });
      this.search.addEventListener("input", () => this.find());
      this.search.addEventListener("keydown", (event) => {
        if (event.key === "Enter") { this.toMatch(event.shiftKey ? -1 : 1); event.preventDefault(); }
        if (event.key === "Escape") { this.search.value = ""; this.find(); this.timeline.focus(); }
      });
      this.found = make("span", { class: "faint position", role: "status" });
      this.scrubber = make("input", {
        type: "range", min: 1, max: Math.max(1, run.events.length), value: 1, "aria-label": "Event", disabled: run.events.length === 0,
      });
      this.scrubber.addEventListener("input", () => this.select(Number(this.scrubber.value)));
      this.position = make("span", { class: "position" });
      const back = make("button", { type: "button", "aria-label": "Event before", title: "Event before (←)", onclick: () => this.select(this.selected - 1) }, "◀");
      const next = make("button", { type: "button", "aria-label": "Next event", title: "Next event (→)", onclick: () => this.select(this.selected + 1) }, "▶");
      const causes = make("button", { type: "button", "aria-pressed": "false", title: "Draw the causes of all events (c)", onclick: () => this.toggleCauses() }, "All causes");
      this.causesButton = causes;
      this.stateList = make("dl", { class: "state", "aria-label": "State after the event" });
      this.space = make("div", { class: "space" });
      this.timeline = make("div", { class: "timeline", tabindex: "0", role: "listbox", "aria-label": "Events" }, this.space);
      this.timeline.addEventListener("scroll", () => this.paint());
      this.timeline.addEventListener("keydown", (event) => this.key(event));
      this.details = make("aside", { class: "event", "aria-label": "Event", tabindex: "0" });
      const about = make("div", { class: "tools" }, sign(run.result),
        make("span", { class: "mono" }, run.file), make("span", { class: "faint" }, `${run.events.length} events in ${duration(run.endTime)}`));
      if (run.replay) about.append(make("span", { class: "mono faint" }, run.replay));
      this.element = make("div", { style: "display: contents" }, about, this.failures(),
        make("div", { class: "tools" }, back, next, this.scrubber, this.position, this.search, this.found, causes),
        this.stateList, make("div", { class: "bench" }, this.timeline, this.details));
      new ResizeObserver(() => this.measure()).observe(this.timeline);
    }

    failures() {
      const { failures, problems } = this.run;
      if (problems) {
        return make("details", { class: "failures", open: true }, make("summary", {}, "The scenario could not be run"),
          ...problems.map((problem) => make("p", { class: "explanation" }, problem)));
      }
      if (failures.length === 0) return undefined;
      return make("details", { class: "failures", open: failures.length < 4 && innerWidth >= NARROW },
        make("summary", {}, failures.length === 1 ? "1 expectation failed" : `${failures.length} expectations failed`),
        ...failures.map((failure) => make("div", { class: "failure" },
          make("p", { class: "explanation" }, failure.line ? make("span", { class: "mono faint" }, `${this.run.file}:${failure.line}:${failure.column} `) : "",
            failure.event ? make("a", { href: addressOf(this.number, failure.event) }, `event ${failure.event}`) : "", failure.event ? ": " : "", failure.explanation),
          sequences(failure))));
    }

    begin(event) {
      this.measure();
      this.select(event, true);
      this.timeline.focus({ preventScroll: true });
    }

    /// Chooses columns by the room there is: lanes side by side, or one column with the lane's name.
    measure() {
      const width = this.timeline.clientWidth;
      this.isNarrow = width < NARROW;
      const columns = this.isNarrow ? "44px 58px 74px minmax(0, 1fr)" : `52px 84px repeat(${this.lanes.length - 1}, minmax(0, 1fr)) minmax(${LAST}px, 1fr) 112px`;
      const names = this.isNarrow ? ["#", "time", "lane", "event"] : ["#", "time", ...this.lanes, "rule"];
      this.columns = columns;
      this.head = make("div", { class: "lanes", style: `grid-template-columns: ${columns}`, "aria-hidden": "true" }, ...names.map((name) => make("span", {}, name)));
      this.arrows = shape("svg", { class: "causes", width: "100%", height: "1", "aria-hidden": "true" });
      this.rows = make("div", {});
      this.space.style.height = `${this.height}px`;
      this.space.replaceChildren(this.head, this.arrows, this.rows);
      this.paint();
    }

    /// Shows what can be seen, and a little more; a long run has no more elements than a short one.
    paint() {
      if (!this.rows) return;
      const top = this.timeline.scrollTop - OVERSCAN * ROW;
      const bottom = this.timeline.scrollTop + this.timeline.clientHeight + OVERSCAN * ROW;
      const shown = [];
      for (let place = this.placeBelow(top); place < this.items.length && this.items[place].top < bottom; place += 1) shown.push(this.items[place]);
      this.rows.replaceChildren(...shown.map((item) => this.element_(item)));
      this.drawCauses(shown, top, bottom);
    }

    placeBelow(top) {
      let [low, high] = [0, this.items.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.items[middle].top + this.items[middle].height < top) low = middle + 1;
        else high = middle;
      }
      return low;
    }

    element_(item) {
      if (item.gap !== undefined) return make("div", { class: "gap", style: `top: ${item.top}px` }, make("b", {}, `${duration(item.gap)} later`));
      if (item.failure) return tear(item);
      const { event } = item;
      const isSelected = event.index === this.selected;
      const row = make("div", {
        class: `row ${kindOf(event)}${isSelected ? " selected" : ""}${this.matches.includes(event.index) ? " match" : ""}`,
        style: `top: ${item.top}px; grid-template-columns: ${this.columns}`, role: "option", "aria-selected": isSelected, id: `event-${event.index}`,
      });
      const cell = make("span", { class: "cell", title: label(event) }, event.name === "note" ? `(${event.argument})` : label(event));
      if (event.branches) cell.prepend(make("span", { class: "fork", title: "Another event could have come here", role: "img", "aria-label": "Another event could have come here:" }, "⑂"));
      row.append(make("span", { class: "index" }, make("a", { href: addressOf(this.number, event.index), tabindex: "-1" }, String(event.index))),
        make("span", { class: "time" }, item.showsTime ? duration(event.time) : ""));
      if (this.isNarrow) {
        row.append(make("span", { class: "lane" }, event.lane), cell);
      } else {
        // An event may use the room to the right of its lane, which is empty.
        cell.style.gridColumn = `${this.lanes.indexOf(event.lane) + 3} / ${this.lanes.length + 3}`;
        row.append(cell, make("span", { class: "rule", style: `grid-column: ${this.lanes.length + 3}` }, event.rule));
      }
      row.addEventListener("click", () => this.select(event.index));
      return row;
    }

    // MARK: Causes

    drawCauses(shown, top, bottom) {
      this.arrows.replaceChildren();
      if (!this.run.events.length) return;
      const lines = [];
      const add = (cause, effect, kind) => {
        const [from, to] = [this.tops.get(cause), this.tops.get(effect)];
        if (from === undefined || to === undefined || Math.max(from, to) < top || Math.min(from, to) > bottom) return;
        lines.push([this.path(cause, effect), kind]);
      };
      if (this.allCauses) for (const { event } of shown) if (event) for (const cause of event.causes) add(cause, event.index, "");
      for (const cause of this.run.events[this.selected - 1]?.causes ?? []) add(cause, this.selected, "chosen");
      for (const effect of this.effects.get(this.selected) ?? []) add(this.selected, effect, "chosen leads");
      this.arrows.append(...lines.map(([path, kind]) => shape("path", { d: path, class: kind })));
    }

    /// From the lower left of the cause to the left of what it made possible, with an arrow head.
    path(cause, effect) {
      const [x1, x2] = [cause, effect].map((index) => this.left(this.run.events[index - 1].lane));
      const y1 = this.tops.get(cause) + ROW - 4;
      const y2 = this.tops.get(effect) + ROW / 2;
      const head = ` M ${x2 - 4} ${y2 - 4} L ${x2 + 1} ${y2} L ${x2 - 4} ${y2 + 4}`;
      if (x1 === x2) {
        const bend = Math.min(14, 5 + (y2 - y1) / 40);
        return `M ${x1} ${y1} C ${x1 - bend} ${y1 + 4}, ${x2 - bend} ${y2 - 4}, ${x2} ${y2}${head}`;
      }
      const middle = y1 + Math.min(18, (y2 - y1) / 2);
      return `M ${x1 + 6} ${y1} C ${x1 + 6} ${middle}, ${x2 - 10} ${middle}, ${x2 - 10} ${(middle + y2) / 2} S ${x2 - 10} ${y2}, ${x2} ${y2}${head}`;
    }

    left(lane) {
      if (this.isNarrow) return 104;
      const room = this.timeline.clientWidth - 52 - 84 - 112;
      const count = this.lanes.length;
      const width = Math.min(room / count, (room - LAST) / Math.max(1, count - 1));
      return 52 + 84 + width * this.lanes.indexOf(lane) + 2;
    }

    toggleCauses() {
      this.allCauses = !this.allCauses;
      this.causesButton.setAttribute("aria-pressed", String(this.allCauses));
      this.paint();
    }

    // MARK: Moving

    select(index, scrolls) {
      const count = this.run.events.length;
      if (count === 0) return;
      this.selected = Math.min(count, Math.max(1, index));
      this.scrubber.value = this.selected;
      this.position.textContent = `${this.selected} of ${count}`;
      // What is shown of the event changes how much room the events have.
      this.showState();
      this.showDetails();
      const top = this.tops.get(this.selected);
      const { timeline } = this;
      if (top < timeline.scrollTop + 2 * ROW || top + ROW > timeline.scrollTop + timeline.clientHeight) {
        timeline.scrollTop = scrolls || Math.abs(top - timeline.scrollTop) > 2 * timeline.clientHeight
          ? top - timeline.clientHeight / 2 : top < timeline.scrollTop + 2 * ROW ? top - 3 * ROW : top - timeline.clientHeight + 3 * ROW;
      }
      timeline.setAttribute("aria-activedescendant", `event-${this.selected}`);
      this.paint();
      history.replaceState(undefined, "", addressOf(this.number, this.selected));
    }

    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const moves = { ArrowDown: 1, ArrowRight: 1, j: 1, ArrowUp: -1, ArrowLeft: -1, k: -1, PageDown: 20, PageUp: -20 };
      if (event.key in moves) {
        if (event.shiftKey) this.toCallback(moves[event.key]);
        else this.select(this.selected + moves[event.key]);
      } else if (event.key === "Home") this.select(1);
      else if (event.key === "End") this.select(this.run.events.length);
      else if (event.key === "/") this.search.focus();
      else if (event.key === "n" || event.key === "N") this.toMatch(event.key === "n" ? 1 : -1);
      else if (event.key === "c") this.toggleCauses();
      else return;
      event.preventDefault();
    }

    toCallback(direction) {
      const { events } = this.run;
      for (let i = this.selected - 1 + Math.sign(direction); i >= 0 && i < events.length; i += Math.sign(direction)) {
        if (kindOf(events[i]) === "callback") return this.select(i + 1);
      }
    }

    find() {
      const text = this.search.value.trim().toLowerCase();
      this.matches = text ? this.run.events.filter((event) => label(event).toLowerCase().includes(text) || event.rule.toLowerCase() === text).map((event) => event.index) : [];
      this.found.textContent = text ? `${this.matches.length} found` : "";
      const next = this.matches.find((index) => index >= this.selected) ?? this.matches[0];
      if (next) this.select(next);
      else this.paint();
    }

    toMatch(direction) {
      if (this.matches.length === 0) return;
      const sorted = direction > 0 ? this.matches : [...this.matches].reverse();
      this.select(sorted.find((index) => (direction > 0 ? index > this.selected : index < this.selected)) ?? sorted[0]);
    }

    // MARK: State and details

    /// The state after an event: what changed up to it, laid one over the other.
    state(index) {
      const state = { ...this.run.start };
      for (let i = 0; i < index; i += 1) Object.assign(state, this.run.events[i].state);
      return state;
    }

    showState() {
      const changes = this.run.events[this.selected - 1].state ?? {};
      const state = this.state(this.selected);
      this.stateList.replaceChildren(...Object.entries(state).filter(([, value]) => value !== null).map(([name, value]) =>
        make("div", { class: name in changes ? "changed" : "" }, make("dt", {}, name), make("dd", {}, String(value)))));
    }

    showDetails() {
      const event = this.run.events[this.selected - 1];
      const rule = report.rules[event.rule];
      const parts = [make("h2", {}, event.name), make("p", { class: "faint" }, `event ${event.index} · ${event.lane} · ${duration(event.time)}`)];
      if (event.argument) parts.push(make("p", { class: "mono" }, event.argument));
      for (const [place, failure] of this.run.failures.entries()) {
        if (failure.event === event.index) parts.push(make("h3", {}, `Failed expectation ${place + 1}`), make("p", { class: "bad" }, failure.explanation));
      }
      if (event.payload !== undefined) {
        parts.push(make("h3", {}, "Payload"), make("table", { class: "mono" }, make("tbody", {}, ...Object.entries(event.payload).map(([key, value]) =>
          make("tr", {}, make("td", {}, key), make("td", {}, typeof value === "object" ? JSON.stringify(value) : String(value)))))));
      }
      for (const id of [event.rule, ...(event.rules ?? []).filter((other) => other !== event.rule)]) {
        const text = report.rules[id];
        parts.push(make("h3", {}, `Rule ${id}`));
        if (text) parts.push(make("p", {}, text.statement), make("p", { class: "faint" }, `${text.evidence}: ${text.source}`));
      }
      if (!rule) parts.push(make("p", { class: "faint" }, "No text for this rule."));
      const list = (name, indices) => {
        if (indices.length === 0) return;
        parts.push(make("h3", {}, name), make("ul", {}, ...indices.slice(0, 40).map((index) =>
          make("li", {}, make("a", { href: addressOf(this.number, index) }, `${index} ${label(this.run.events[index - 1])}`)))));
      };
      list("Because of", event.causes);
      list("Makes possible", this.effects.get(event.index) ?? []);
      if (event.branches) {
        parts.push(make("h3", {}, "Could have come instead"), make("ul", {}, ...event.branches.map((branch) => {
          const other = report.runs[branch.run];
          return make("li", {}, other ? sign(other.result) : "", other ? make("a", { href: addressOf(branch.run, event.index) }, branch.name) : branch.name);
        })));
      }
      this.details.replaceChildren(...parts);
      this.details.scrollTop = 0;
    }
  }

  /// Expected above actual, with the place where they part marked.
  function sequences(failure) {
    const length = Math.max(failure.expected.length, failure.actual.length);
    if (length === 0) return undefined;
    const row = (name, values) => make("tr", {}, make("th", { scope: "row" }, name), ...Array.from({ length }, (_, position) =>
      make("td", { class: `mono${position === failure.firstDifference ? " part" : ""}` }, (position === failure.firstDifference ? "▸ " : "") + (values[position] ?? "—"))));
    return make("div", { class: "sequences" }, make("table", {}, make("tbody", {}, row("expected", failure.expected), row("actual", failure.actual))));
  }

  function tear(item) {
    const { failure } = item;
    const at = failure.firstDifference ?? 0;
    return make("div", { class: "tear", style: `top: ${item.top}px; height: ${item.height}px` },
      make("div", { class: "bad", title: failure.explanation }, "✘ ", failure.explanation),
      make("div", { class: "mono" }, "expected ", failure.expected[at] ?? "nothing more"),
      make("div", { class: "mono" }, "actual   ", failure.actual[at] ?? "nothing more"));
  }

  addEventListener("hashchange", show);
  addEventListener("keydown", (event) => {
    if (player && event.target === document.body) player.key(event);
  });
  show();
})();
