extension PlayerPage {
  /// The look of the page.
  static let style = #"""
    /* The look of a report: light and dark by the reader's preference, meaning never by colour alone. */
    :root {
      color-scheme: light dark;
      --ground: #ffffff;
      --raised: #f4f5f7;
      --text: #17191c;
      --faint: #5b6470;
      --line: #d5d9df;
      --mark: #0b57d0;
      --mark-ground: #e3edfd;
      --bad: #b3261e;
      --bad-ground: #fdecea;
      --good: #17692f;
      --row: 26px;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }

    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #15171a;
        --raised: #1f2226;
        --text: #e7eaee;
        --faint: #a0a9b4;
        --line: #363b42;
        --mark: #8ab4f8;
        --mark-ground: #22324a;
        --bad: #ff8a80;
        --bad-ground: #3b2220;
        --good: #7bd08f;
      }
    }

    * { box-sizing: border-box; }

    html, body { height: 100%; margin: 0; }

    body {
      display: flex;
      flex-direction: column;
      background: var(--ground);
      color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif;
    }

    a { color: var(--mark); }
    button, input, select { font: inherit; color: inherit; }

    button {
      border: 1px solid var(--line);
      border-radius: 6px;
      background: var(--raised);
      padding: 2px 10px;
      cursor: pointer;
    }

    button:disabled { opacity: 0.5; cursor: default; }
    button[aria-pressed="true"] { border-color: var(--mark); background: var(--mark-ground); }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }

    .mono { font-family: var(--mono); font-size: 12.5px; }
    .faint { color: var(--faint); }
    .bad { color: var(--bad); }
    .good { color: var(--good); }
    .reproduced { color: var(--mark); }
    .sign { font-weight: 700; margin-right: 0.4em; }

    header.page {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 4px 12px;
      padding: 8px 14px;
      border-bottom: 1px solid var(--line);
    }

    header.page h1 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
    header.page nav { display: flex; flex-wrap: wrap; gap: 6px; margin-left: auto; }

    main { flex: 1; min-height: 0; display: flex; flex-direction: column; }

    /* Index, outcomes and matrix are ordinary pages that scroll. */
    .sheet { overflow: auto; padding: 12px 14px 40px; flex: 1; }
    .sheet:focus { outline: none; }
    .sheet input[type="search"] { width: 20em; max-width: 60vw; padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); }
    .sheet h2 { font-size: 15px; margin: 18px 0 6px; }
    .sheet h2:first-child { margin-top: 0; }
    .sheet p { margin: 4px 0 10px; max-width: 80ch; overflow-wrap: anywhere; }
    .sheet p.mono { max-width: none; }

    .grid-wrap { overflow-x: auto; max-width: 100%; }
    table.grid { border-collapse: collapse; }
    table.grid th, table.grid td { text-align: left; vertical-align: top; padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line); }
    table.grid tbody th { font-weight: 400; color: var(--faint); white-space: nowrap; }
    table.matrix td, table.matrix th { min-width: 16ch; max-width: 34ch; overflow-wrap: anywhere; }
    table.grid td.number { text-align: right; font-variant-numeric: tabular-nums; }
    table.grid caption { text-align: left; color: var(--faint); padding-bottom: 4px; }

    ul.runs { list-style: none; margin: 0; padding: 0; }
    ul.runs li { border-bottom: 1px solid var(--line); padding: 5px 0; overflow-wrap: anywhere; }
    ul.runs .mono { display: block; color: var(--faint); }
    ul.runs .note { display: block; }

    /* A run: tools, failures, timeline and details. */
    .tools {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 10px;
      padding: 6px 14px;
      border-bottom: 1px solid var(--line);
    }

    .tools input[type="search"] { width: 15em; max-width: 45vw; padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); }
    .tools input[type="range"] { flex: 1 1 140px; min-width: 100px; accent-color: var(--mark); }
    .tools .position { font-variant-numeric: tabular-nums; white-space: nowrap; }

    dl.state { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 0; padding: 5px 14px; border-bottom: 1px solid var(--line); background: var(--raised); }
    dl.state div { display: flex; gap: 6px; min-width: 0; }
    dl.state dt { color: var(--faint); }
    dl.state dd { margin: 0; overflow-wrap: anywhere; }
    dl.state .changed dd { font-weight: 700; text-decoration: underline; text-underline-offset: 3px; }

    details.failures { border-bottom: 1px solid var(--line); background: var(--bad-ground); padding: 6px 14px; max-height: 40vh; overflow: auto; }
    details.failures > summary { cursor: pointer; color: var(--bad); font-weight: 600; }
    .failure { margin: 8px 0 4px; }
    .failure .explanation { margin: 2px 0; overflow-wrap: anywhere; }

    .sequences { overflow-x: auto; padding-bottom: 4px; }
    .sequences table { border-collapse: separate; border-spacing: 0; }
    .sequences th { text-align: left; font-weight: 400; color: var(--faint); padding-right: 12px; }
    .sequences td { white-space: nowrap; padding: 1px 12px 1px 6px; border-left: 2px solid transparent; }
    .sequences .part { border-left-color: var(--bad); font-weight: 700; }

    .bench { flex: 1; min-height: 0; display: flex; }
    .timeline { position: relative; flex: 1; min-width: 0; overflow: auto; outline-offset: -2px; }
    .timeline .space { position: relative; }
    .timeline .lanes { position: sticky; top: 0; z-index: 3; display: grid; height: var(--row); background: var(--raised); border-bottom: 1px solid var(--line); font-weight: 600; }
    .timeline .lanes span, .row span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding: 0 6px; line-height: var(--row); }
    .row { position: absolute; left: 0; right: 0; display: grid; height: var(--row); cursor: default; }
    .row:hover { background: var(--raised); }
    .row.selected { background: var(--mark-ground); box-shadow: inset 3px 0 0 var(--mark); }
    .row.match .cell { text-decoration: underline; text-decoration-style: double; text-underline-offset: 3px; }
    .row .index, .row .time { text-align: right; color: var(--faint); font-variant-numeric: tabular-nums; }
    .row .index a { color: inherit; text-decoration: none; }
    .row .time { color: var(--text); }
    .row .rule { color: var(--faint); }
    .row .cell { position: relative; z-index: 2; }
    .row .cell .fork { padding: 0 4px 0 0; font-weight: 700; color: var(--mark); }
    .row.callback .cell { font-weight: 600; }
    .row.note .cell { color: var(--faint); font-style: italic; }
    .row.lost .cell { color: var(--bad); }
    .row .lane { color: var(--faint); }
    .gap { position: absolute; left: 0; right: 0; height: 20px; color: var(--faint); font-size: 12px; line-height: 20px; padding-left: 96px; background: repeating-linear-gradient(to right, var(--line) 0 4px, transparent 4px 10px) 0 50% / 100% 1px no-repeat; }
    .gap b { background: var(--ground); padding: 0 8px; font-weight: 400; }
    .tear { position: absolute; left: 0; right: 0; padding: 2px 8px 2px 12px; background: var(--bad-ground); border-left: 3px solid var(--bad); overflow: hidden; }
    .tear div { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 20px; }
    svg.causes { position: absolute; left: 0; top: 0; z-index: 1; pointer-events: none; overflow: visible; }
    svg.causes path { fill: none; stroke: var(--line); stroke-width: 1.2; }
    svg.causes path.chosen { stroke: var(--mark); stroke-width: 2; }
    svg.causes path.leads { stroke-dasharray: 5 3; }

    aside.event { width: 380px; max-width: 42vw; border-left: 1px solid var(--line); overflow: auto; padding: 10px 14px 30px; }
    aside.event h2 { font-size: 15px; margin: 0 0 4px; overflow-wrap: anywhere; }
    aside.event h3 { font-size: 12px; letter-spacing: 0.04em; color: var(--faint); margin: 14px 0 2px; font-weight: 600; }
    aside.event p { margin: 2px 0; overflow-wrap: anywhere; }
    aside.event table { border-collapse: collapse; width: 100%; }
    aside.event td { vertical-align: top; padding: 1px 8px 1px 0; overflow-wrap: anywhere; }
    aside.event td:first-child { color: var(--faint); white-space: nowrap; }
    aside.event ul { margin: 2px 0; padding-left: 18px; }

    .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 14px; }
    .pair > div { border-bottom: 1px solid var(--line); padding: 1px 6px; min-height: 24px; overflow-wrap: anywhere; }
    .pair .head { font-weight: 600; position: sticky; top: -12px; background: var(--ground); z-index: 1; }
    .pair .differs { background: var(--mark-ground); }
    .pair .empty { background: repeating-linear-gradient(135deg, transparent 0 6px, var(--line) 6px 7px); }
    .pair .fold { grid-column: 1 / -1; }
    .pair .sign { display: inline-block; }
    .pair .wide { grid-column: 1 / -1; background: var(--bad-ground); border-left: 3px solid var(--bad); }

    @media (max-width: 760px) {
      .bench { flex-direction: column; }
      aside.event { width: auto; max-width: none; border-left: 0; border-top: 1px solid var(--line); max-height: 34vh; }
      .timeline { min-height: 180px; }
      main { overflow: auto; }
      .gap { padding-left: 60px; }
      header.page h1 { font-size: 15px; }
    }

    @media (max-width: 760px) {
      /* A table that is wider than the window becomes a list, in which each cell says its column. */
      table.matrix, table.matrix tbody, table.matrix tr, table.matrix th, table.matrix td { display: block; max-width: none; }
      table.matrix thead { display: none; }
      table.matrix tbody th { color: inherit; font-weight: 600; padding-top: 12px; }
      table.matrix td { padding-left: 12px; }
      table.matrix td::before { content: attr(data-column); display: block; color: var(--faint); font-size: 12px; }
      .tools > .mono { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    }

    @media (max-width: 420px) {
      .timeline .lanes span, .row span { padding: 0 3px; font-size: 13px; }
      .pair { gap: 0 4px; }
    }

    @media (prefers-contrast: more) { :root { --line: currentColor; --faint: var(--text); } }

    @media print {
      .tools, aside.event { display: none; }
      .timeline, .sheet { overflow: visible; }
    }

    """#
}
