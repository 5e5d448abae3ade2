"use strict";

// Clicks through a report in a browser, as `check.sh` puts it into a copy of the page, before the page's own script.
// What it finds is left in the element `checks`: a line for each check, and PASS or FAIL as the last one.
{
  const found = [];
  const check = (name, holds, detail = "") => found.push(`${holds ? "ok" : "NOT OK"} ${name}${holds ? "" : `: ${detail}`}`);
  const errors = [];
  addEventListener("error", (event) => errors.push(event.message));
  addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => errors.push(`${event.violatedDirective} ${event.blockedURI}`));

  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const turn = () => new Promise((resolve) => { setTimeout(resolve, 30); });
  const go = async (hash) => { location.hash = hash; await turn(); };
  const press = async (key, more = {}) => {
    one(".timeline").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    await turn();
  };
  const selected = () => Number(one(".row.selected .index")?.textContent ?? -1);

  function checkLayout(name) {
    const root = document.documentElement;
    check(`${name}: nothing is wider than the window`, root.scrollWidth <= innerWidth, `${root.scrollWidth} > ${innerWidth}`);
    check(`${name}: a verdict is a sign with a name, not a colour`,
      all(".sign").every((sign) => sign.textContent.trim() && sign.getAttribute("aria-label")));
    check(`${name}: every control has a name`,
      all("button, input, a").every((each) => (each.textContent.trim() || each.getAttribute("aria-label"))));
  }

  async function checkRun(report, number) {
    const run = report.runs[number];
    const count = run.events.length;
    await go(`#run-${number}-event-1`);
    checkLayout(`run ${number}`);
    check("the run opens at the event of its address", selected() === 1, selected());
    await press("ArrowDown");
    check("an arrow key goes to the next event", selected() === Math.min(2, count), selected());
    check("the address follows", location.hash === `#run-${number}-event-${Math.min(2, count)}`, location.hash);
    await press("ArrowUp");
    check("an arrow key goes back", selected() === 1, selected());
    await press("End");
    check("End goes to the last event", selected() === count, selected());
    check("a long run has no more rows than fit", all(".row").length < 250, all(".row").length);
    const rows = one(".timeline").getBoundingClientRect();
    const row = one(".row.selected").getBoundingClientRect();
    check("the event that is selected can be seen", row.top >= rows.top - 1 && row.bottom <= rows.bottom + 1, `${row.top} ${row.bottom} in ${rows.top} ${rows.bottom}`);
    const callbacks = run.events.filter((event) => event.callback || event.payload).map((event) => event.index);
    await press("Home");
    await press("ArrowDown", { shiftKey: true });
    if (callbacks.length > 0 && callbacks[0] > 1) {
      check("Shift and an arrow key go to the next callback", selected() === callbacks[0], `${selected()} not ${callbacks[0]}`);
      const payload = run.events[callbacks[0] - 1].payload ?? {};
      check("a callback shows its payload", Object.keys(payload).every((key) => one("aside.event").textContent.includes(key)));
    }
    const slider = one(".tools input[type=range]");
    slider.value = count;
    slider.dispatchEvent(new Event("input"));
    await turn();
    check("the scrubber moves", selected() === count, selected());
    const event = run.events[count - 1];
    const rule = report.rules[event.rule];
    const details = one("aside.event").textContent;
    check("an event shows its rule with its source", details.includes(rule.statement) && details.includes(rule.source), event.rule);
    const state = {};
    for (const { state: changes } of run.events) Object.assign(state, changes);
    const shown = one("dl.state").textContent;
    check("the state after the last event is shown", Object.entries(state).every(([name, value]) => value === null || (shown.includes(name) && shown.includes(value))), shown);
    const search = one(".tools input[type=search]");
    search.value = event.name;
    search.dispatchEvent(new Event("input"));
    await turn();
    const named = run.events.filter((each) => `${each.name} ${each.argument ?? ""}`.toLowerCase().includes(event.name.toLowerCase()));
    check("the search counts what it finds", one("[role=status]").textContent === `${named.length} found`, one("[role=status]").textContent);
    search.value = "";
    search.dispatchEvent(new Event("input"));
    await press("c");
    check("the causes are drawn", count < 3 || all("svg.causes path").length > 0);
    await press("c");
    const caused = run.events.find((each) => each.causes.length > 0);
    if (caused) {
      await go(`#run-${number}-event-${caused.index}`);
      check("an arrow leads from the cause", all("svg.causes path.chosen").length >= caused.causes.length);
      const link = all("aside.event a").find((each) => each.hash === `#run-${number}-event-${caused.causes[0]}`);
      check("the cause is a link", Boolean(link));
      link?.click();
      await turn();
      check("the link goes to the cause", selected() === caused.causes[0], selected());
    }
    for (const failure of run.failures.filter((each) => each.event)) {
      await go(`#run-${number}-event-${failure.event}`);
      const tear = one(".tear")?.textContent ?? "";
      check("a failed expectation stands at its event, expected above actual", tear.indexOf("expected") >= 0 && tear.indexOf("expected") < tear.indexOf("actual"), tear);
    }
  }

  async function checkExplorations(report) {
    await go("#outcomes");
    checkLayout("the outcomes");
    for (const [item, exploration] of report.explorations.slice(0, 12).entries()) {
      await go(`#outcomes-${item}`);
      checkLayout(`outcomes ${item}`);
      check("each outcome has a line", all("table.grid tbody tr").length === exploration.outcomes.length);
      for (const failure of exploration.failures.slice(0, 1)) {
        if (failure.passing === undefined) continue;
        const cells = all(".pair > div:not(.head):not(.wide):not(.fold)");
        check("two orders stand beside each other", cells.length > 0 && cells.length % 2 === 0, cells.length);
        const button = one(".pair button");
        check("where they part is marked", Boolean(button), exploration.name);
        if (failure.pointOfNoReturn) check("the point of no return is marked", one(".pair").textContent.includes("Point of no return"));
        button?.click();
        await turn();
        check("the reader can take the other branch", location.hash.startsWith(`#run-${failure.passing}-event-`), location.hash);
        const forked = report.runs[failure.failing].events.find((event) => event.branches?.some((branch) => branch.run !== undefined));
        if (!forked) continue;
        await go(`#run-${failure.failing}-event-${forked.index}`);
        const branch = forked.branches.find((each) => each.run !== undefined);
        const link = all("aside.event a").find((each) => each.hash === `#run-${branch.run}-event-${forked.index}`);
        check("what could have come instead is a link", Boolean(link));
        link?.click();
        await turn();
        check("the link opens the run in which it came", location.hash.startsWith(`#run-${branch.run}-`), location.hash);
      }
    }
  }

  async function checkMatrices(report) {
    await go("#matrix");
    checkLayout("the matrix");
    const cells = report.matrices.flatMap((matrix) => matrix.rows.flatMap((row) => row.cells));
    check("each variant has a cell", all("table.matrix td").length === cells.length, all("table.matrix td").length);
    const links = all("table.matrix td a");
    check("each variant that there is opens its run", links.length === cells.filter((cell) => cell.run !== undefined).length);
    links[0]?.click();
    await turn();
    check("a cell opens its run", location.hash.startsWith("#run-"), location.hash);
  }

  async function checkIndex(report) {
    await go("#index");
    checkLayout("the index");
    check("each run has a link", all("ul.runs li").length === report.runs.length, all("ul.runs li").length);
    const search = one(".sheet input[type=search]");
    if (!search) return;
    search.value = "there is no such run";
    search.dispatchEvent(new Event("input"));
    check("the filter leaves out what does not match", all("ul.runs li").length === 0);
  }

  addEventListener("load", async () => {
    const opened = performance.now();
    const report = JSON.parse(one("#report").textContent);
    try {
      await turn();
      checkLayout("the first view");
      if (report.explorations.length > 0) await checkExplorations(report);
      if (report.matrices.length > 0) await checkMatrices(report);
      if (report.runs.length > 1) await checkIndex(report);
      for (const [number, run] of report.runs.slice(0, 4).entries()) if (run.events.length > 0) await checkRun(report, number);
      const requests = performance.getEntriesByType("resource").map((entry) => entry.name);
      check("the page asks for nothing", requests.length === 0, requests.join(" "));
      check("nothing went wrong", errors.length === 0, errors.join("; "));
    } catch (error) {
      check("the page can be clicked through", false, error.stack);
    }
    check("the page opens within two seconds", opened < 2000, `${Math.round(opened)} ms`);
    const hasPassed = found.every((line) => line.startsWith("ok"));
    const lines = [...found, `opened after ${Math.round(opened)} ms`, hasPassed ? "PASS" : "FAIL"];
    const result = document.createElement("pre");
    result.id = "checks";
    result.textContent = lines.map((line) => `check> ${line}`).join("\n");
    document.body.append(result);
  });
}
