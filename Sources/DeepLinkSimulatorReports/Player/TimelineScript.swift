extension PlayerPage {
  /// The view of one run.
  static let timelineScript = #"""
    "use strict";

    // One run: its events from top to bottom, its causes, its state, and the event that is selected.

    const ROW = 26;
    const GAP = 20;
    const TEAR = 64;
    const OVERSCAN = 12;
    const NARROW = 760;
    const TIGHT = 420;
    const LAST = 190;

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
          make("span", { class: "mono", title: run.file }, run.file), make("span", { class: "faint" }, `${run.events.length} events in ${duration(run.endTime)}`));
        if (run.replay) about.append(make("span", { class: "mono faint", title: run.replay }, run.replay));
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
        this.narrowColumns = width < TIGHT ? [26, 60, 70] : [44, 66, 84];
        const columns = this.isNarrow ? `${this.narrowColumns.map((each) => `${each}px`).join(" ")} minmax(0, 1fr)` : `52px 84px repeat(${this.lanes.length - 1}, minmax(0, 1fr)) minmax(${LAST}px, 1fr) 112px`;
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
        if (event.branches) cell.prepend(make("span", { class: "fork", title: "Another event could have come here", role: "img", "aria-label": "Another event could have come here:" }, "◇"));
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
          if (this.isNarrow) return this.narrowColumns[0] + this.narrowColumns[1] + 2;
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
        if (event.missingEntry) parts.push(make("p", { class: "bad" }, "no entry in ", make("code", {}, event.missingEntry)));
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

    """#
}
