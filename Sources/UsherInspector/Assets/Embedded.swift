// `Scripts/house embed` wrote this file: change the files in `Sources/UsherInspector/Browser` instead.
// swift-format-ignore-file: its lines are those of a browser's files, without their spaces.

#if DEBUG
/// What a browser loads with a page.
enum Embedded {
  /// The page.
  static let page = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Usher Inspector</title>
    <link rel="stylesheet" href="inspector.css">
    <script src="inspector.js" defer></script>
    </head>
    <body>
    <header>
    <h1>Usher Inspector</h1>
    <label>Tree <select id="tree"></select></label>
    <span id="status" role="status">Connecting</span>
    <span class="space"></span>
    <label><input type="checkbox" id="payloads"> Payloads</label>
    <label><input type="checkbox" id="changes"> Changes</label>
    </header>
    <nav aria-label="Parts">
    <a href="#tree-part">Tree</a><a href="#requests-part">Requests</a><a href="#detail-part">Detail</a><a href="#problems-part">Problems <span id="problem-count"></span></a>
    </nav>
    <main>
    <section id="tree-part" aria-labelledby="tree-title">
    <div class="head"><h2 id="tree-title">Tree</h2>
    <div role="group" aria-label="Form of the tree"><button id="as-picture" aria-pressed="true">Picture</button><button id="as-text" aria-pressed="false">Text</button></div>
    </div>
    <div id="picture" class="scroll" tabindex="0" role="region" aria-label="Tree as a picture"></div>
    <pre id="text" class="scroll" tabindex="0" role="region" aria-label="Tree as text" hidden></pre>
    <form id="acting" aria-label="Change the app" hidden>
    <div id="actions"></div>
    <div class="line"><input id="link" list="links" placeholder="Link" aria-label="Link to open" autocomplete="off"><datalist id="links"></datalist><button type="submit">Open</button></div>
    </form>
    </section>
    <section id="requests-part" aria-labelledby="requests-title">
    <div class="head"><h2 id="requests-title">Requests</h2><span id="count" class="pale"></span></div>
    <div class="line"><input id="search" type="search" placeholder="Search ( / )" aria-label="Search requests and events"><select id="filter" aria-label="Filter"><option value="all">All</option><option value="trouble">Not settled</option><option value="user">By the user</option><option value="code">By code</option><option value="events">Events</option></select></div>
    <ol id="rows" class="scroll" aria-label="Requests, the newest first"></ol>
    </section>
    <section id="side">
    <section id="detail-part" aria-labelledby="detail-title">
    <div class="head"><h2 id="detail-title">Detail</h2></div>
    <div id="detail" class="scroll" tabindex="0" role="region" aria-label="Detail of the request"><p class="pale">Choose a request.</p></div>
    </section>
    <section id="problems-part" aria-labelledby="problems-title">
    <div class="head"><h2 id="problems-title">Problems</h2></div>
    <div id="problems" class="scroll" tabindex="0" role="region" aria-label="Questions, leaks and misuse"></div>
    </section>
    <section id="journal-part" aria-labelledby="journal-title" hidden>
    <div class="head"><h2 id="journal-title">Journal</h2></div>
    <div class="line"><button id="copy-test">Copy as a test</button><button id="download-test">Download test</button><button id="download-journal">Download journal</button></div>
    <p id="journal-note" class="pale" role="status"></p>
    </section>
    </section>
    </main>
    </body>
    </html>
    """#

  /// The script.
  static let script = #"""
    'use strict';
    const byId = id => document.getElementById(id);
    const state = {tree: null, since: 0, requests: new Map(), rows: new Map(), events: [], selected: null, last: null, answer: {}};
    async function ask(...commands) {
    const response = await fetch('door', {
    method: 'POST', headers: {'Content-Type': 'application/x-ndjson'},
    body: commands.map(command => JSON.stringify(command)).join('\n'),
    });
    if (!response.ok) throw new Error((await response.text()).trim());
    return (await response.text()).trim().split('\n').map(line => JSON.parse(line));
    }
    function make(name, text, classes) {
    const element = document.createElement(name);
    if (text !== undefined) element.textContent = text;
    if (classes) element.className = classes;
    return element;
    }
    function say(text) { if (byId('status').textContent !== text) byId('status').textContent = text; }
    function reset() {
    Object.assign(state, {since: 0, events: [], selected: null, last: null});
    state.requests.clear();
    state.rows.clear();
    byId('rows').replaceChildren();
    showDetail();
    }
    let isReading = false;
    async function read() {
    if (isReading) return;
    isReading = true;
    try {
    let more = true;
    while (more) {
    const command = {do: 'state', since: state.since};
    if (state.tree !== null) command.tree = state.tree;
    const [answer] = await ask(command);
    more = take(answer);
    }
    } catch (error) {
    say('Not connected: ' + error.message);
    } finally {
    isReading = false;
    }
    }
    function take(answer) {
    byId('payloads').checked = answer.allowed.payloads;
    byId('changes').checked = answer.allowed.changes;
    byId('payloads').disabled = byId('changes').disabled = answer.allowed.isLocked;
    byId('acting').hidden = !answer.allowed.changes;
    showTrees(answer);
    if (!answer.subject) { say('No tree yet'); return false; }
    if (answer.subject.events < state.since || state.tree !== null && state.tree !== answer.subject.tree) {
    reset();
    state.tree = answer.subject.tree;
    return true;
    }
    state.tree = answer.subject.tree;
    say(!answer.subject.isLive ? 'Ended' : answer.subject.isSettled ? 'Settled' : 'Moving');
    if (answer.events) {
    state.since = answer.last;
    Object.assign(state.answer, answer);
    takeEvents(answer);
    showTree();
    showActions(answer.actions);
    byId('journal-part').hidden = !answer.hasJournal;
    }
    showProblems(answer);
    return answer.more === true;
    }
    function takeEvents(answer) {
    const rows = byId('rows');
    const news = document.createDocumentFragment();
    for (const event of answer.events) {
    state.events.push(event);
    const row = makeRow('e' + event.number, event.kind, event.text, () => select(event.request));
    row.item.dataset.event = event.kind;
    news.prepend(row.item);
    }
    for (const request of answer.requests) {
    const known = state.requests.get(request.id);
    state.requests.set(request.id, request);
    if (known) updateRow(request);
    else {
    const row = makeRow('r' + request.id, request.by, '', () => select(request.id));
    row.item.dataset.by = request.by;
    state.rows.set(request.id, row);
    updateRow(request);
    news.prepend(row.item);
    }
    state.last = Math.max(state.last ?? 0, request.id);
    }
    for (const item of news.children) item.hidden = !isWanted(item);
    const wasAtTop = rows.scrollTop < 8;
    rows.prepend(news);
    if (wasAtTop) rows.scrollTop = 0;
    while (rows.children.length > 20000) rows.lastElementChild.remove();
    if (!rows.querySelector('[tabindex="0"]')) rove(rows.querySelector('li:not([hidden]) .row'));
    if (state.selected !== null && answer.requests.some(request => request.id === state.selected || request.cause === state.selected)) showDetail();
    showCount();
    }
    function makeRow(key, by, text, choose) {
    const item = make('li');
    const button = make('button', undefined, 'row');
    button.type = 'button';
    button.tabIndex = -1;
    button.dataset.key = key;
    const what = make('span', text, 'what');
    button.append(make('span', by, 'by'), what);
    button.addEventListener('click', () => { rove(button); choose(); });
    item.append(button);
    return {item, button, what};
    }
    function updateRow(request) {
    const row = state.rows.get(request.id);
    row.what.textContent = request.sentence;
    row.button.classList.toggle('trouble', request.outcome !== undefined && request.outcome !== 'settled');
    row.button.classList.toggle('open', request.outcome === undefined);
    row.item.dataset.outcome = request.outcome ?? 'open';
    row.item.hidden = !isWanted(row.item);
    }
    function isWanted(item) {
    const filter = byId('filter').value;
    const isEvent = item.dataset.event !== undefined;
    if ((filter === 'events') !== isEvent) return false;
    if (filter === 'trouble' && item.dataset.outcome === 'settled') return false;
    if ((filter === 'user' || filter === 'code') && item.dataset.by !== filter) return false;
    const words = byId('search').value.trim().toLowerCase();
    return words === '' || item.textContent.toLowerCase().includes(words);
    }
    function filterRows() {
    for (const item of byId('rows').children) item.hidden = !isWanted(item);
    rove(byId('rows').querySelector('li:not([hidden]) .row'));
    showCount();
    }
    function showCount() {
    const dropped = state.answer.dropped ? ', the first ' + state.answer.dropped + ' events were dropped' : '';
    byId('count').textContent = state.requests.size + ' requests, ' + state.events.length + ' events' + dropped;
    }
    function rove(button) {
    for (const other of byId('rows').querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
    if (button) button.tabIndex = 0;
    }
    byId('rows').addEventListener('keydown', event => {
    const item = event.target.closest('li');
    if (!item) return;
    const seen = name => { let other = item[name]; while (other && other.hidden) other = other[name]; return other; };
    const target = {
    ArrowDown: () => seen('nextElementSibling'), ArrowUp: () => seen('previousElementSibling'),
    Home: () => byId('rows').querySelector('li:not([hidden])'),
    End: () => [...byId('rows').children].findLast(other => !other.hidden),
    }[event.key]?.();
    if (!target) return;
    event.preventDefault();
    rove(target.firstElementChild);
    target.firstElementChild.focus();
    });
    document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.target.matches('input, select')) return;
    event.preventDefault();
    byId('search').focus();
    });
    function select(id) {
    if (id === undefined) return;
    state.selected = id;
    for (const row of byId('rows').querySelectorAll('[aria-current]')) row.removeAttribute('aria-current');
    state.rows.get(id)?.button.setAttribute('aria-current', 'true');
    showDetail();
    showTree();
    }
    function list(title, entries) {
    if (entries.length === 0) return [];
    const items = make('ul');
    for (const entry of entries) {
    const item = make('li');
    item.append(entry);
    items.append(item);
    }
    return [make('h3', title), items];
    }
    function jump(id) {
    const request = state.requests.get(id);
    const button = make('button', '!' + id + (request ? ' ' + request.title : ''), 'jump');
    button.type = 'button';
    button.addEventListener('click', () => {
    select(id);
    state.rows.get(id)?.item.scrollIntoView({block: 'nearest'});
    });
    return button;
    }
    function showDetail() {
    const request = state.requests.get(state.selected);
    const detail = byId('detail');
    if (!request) return detail.replaceChildren(make('p', 'Choose a request.', 'pale'));
    const facts = make('dl');
    const add = (name, value) => { const place = make('dd'); place.append(value); facts.append(make('dt', name), place); };
    add('Number', '!' + request.id);
    add('Request', request.title);
    add('By', request.by);
    add('Outcome', request.outcome ?? 'not known yet');
    if (request.cause !== undefined) add('Because of', jump(request.cause));
    const caused = [...state.requests.values()].filter(other => other.cause === request.id);
    const more = request.endedCount - request.ended.length;
    detail.replaceChildren(
    facts,
    ...list('Why', request.why ?? []),
    ...list('Came', request.began.map(node => node.name)),
    ...list('Left', request.ended.map(node => node.name + ' (' + node.cause + ')').concat(more > 0 ? ['and ' + more + ' more'] : [])),
    ...list('Led to', caused.map(other => jump(other.id))));
    }
    let shownProblems = '';
    function showProblems(answer) {
    const misuse = answer.misuse ?? state.answer.misuse ?? [];
    const key = JSON.stringify([answer.questions, answer.leaks, misuse]);
    if (key === shownProblems) return;
    shownProblems = key;
    const withRequest = (problem, classes) => {
    const text = make('span', problem.text, classes);
    if (problem.request === undefined) return text;
    text.append(' ', jump(problem.request));
    return text;
    };
    const all = [
    ...list('Open questions', answer.questions.map(question => withRequest(question))),
    ...list('Objects that outlived their flow', answer.leaks.map(leak => withRequest(leak, 'leak'))),
    ...list('Misuse', misuse),
    ];
    byId('problems').replaceChildren(...all.length > 0 ? all : [make('p', 'None.', 'pale')]);
    const count = answer.questions.length + answer.leaks.length + misuse.length;
    byId('problem-count').textContent = count > 0 ? '(' + count + ')' : '';
    }
    function showTrees(answer) {
    const select = byId('tree');
    const names = answer.trees.map(tree => tree.tree + ' ' + tree.name + (tree.isLive ? '' : ' (ended)'));
    if (names.join() !== select.dataset.names) {
    select.dataset.names = names.join();
    select.replaceChildren(...answer.trees.map((tree, index) => {
    const option = make('option', names[index]);
    option.value = tree.tree;
    return option;
    }));
    }
    if (answer.subject && document.activeElement !== select) select.value = answer.subject.tree;
    }
    function showTree() {
    byId('text').textContent = state.answer.text ?? '';
    const nodes = state.answer.picture ?? [];
    const shown = state.selected ?? state.last;
    const request = state.requests.get(shown);
    const inside = new Map();
    const picture = document.createDocumentFragment();
    const path = [];
    for (const node of nodes) {
    const box = makeNode(node, node.madeBy === shown && shown !== 1);
    path.length = node.depth;
    (path[node.depth - 1] ?? picture).append(box.box);
    path[node.depth] = box.inside;
    inside.set(node.id, box.inside);
    }
    for (const gone of request?.ended ?? []) {
    const box = make('div', undefined, 'node gone');
    box.append(make('span', gone.name, 'name'), ' ', make('span', gone.cause, 'kind'));
    const place = make('div', undefined, 'inside');
    box.append(place);
    inside.set(gone.id, place);
    gone.box = box;
    }
    for (const gone of request?.ended ?? []) (inside.get(gone.parent) ?? picture).append(gone.box);
    byId('picture').replaceChildren(picture);
    }
    function makeNode(node, isNew) {
    const names = ['node', node.kind];
    if (isNew) names.push('new');
    if (node.isVisible) names.push('visible');
    if (node.isSelected) names.push('selected');
    if (node.style) names.push('modal');
    const box = make('div', undefined, names.join(' '));
    const kind = [node.style, node.route ? node.name : undefined, node.model].filter(Boolean).join(' · ');
    box.append(make('span', node.route ?? node.name, 'name'), ' ', make('span', kind, 'kind'));
    if (isNew) box.append(' ', make('span', 'new', 'kind'));
    const inside = make('div', undefined, node.model && node.model !== 'stack' ? 'inside parallel' : 'inside');
    box.append(inside);
    return {box, inside};
    }
    function show(asPicture) {
    byId('picture').hidden = !asPicture;
    byId('text').hidden = asPicture;
    byId('as-picture').setAttribute('aria-pressed', asPicture);
    byId('as-text').setAttribute('aria-pressed', !asPicture);
    }
    byId('as-picture').addEventListener('click', () => show(true));
    byId('as-text').addEventListener('click', () => show(false));
    async function perform(command) {
    try {
    const [answer] = await ask({tree: state.tree, seconds: 3, ...command});
    if (!answer.ok) say(answer.error);
    await read();
    return answer;
    } catch (error) {
    say(error.message);
    return {ok: false, error: error.message};
    }
    }
    function showActions(actions) {
    const key = actions.join('\n');
    const place = byId('actions');
    if (place.dataset.key === key) return;
    place.dataset.key = key;
    const focused = document.activeElement?.dataset.action;
    place.replaceChildren(...actions.map(action => {
    const button = make('button', action);
    button.type = 'button';
    button.dataset.action = action;
    button.addEventListener('click', () => perform({do: 'press', what: action}));
    return button;
    }));
    if (focused) place.querySelector('button')?.focus();
    }
    const history = JSON.parse(sessionStorage.getItem('links') ?? '[]');
    function showLinks() {
    byId('links').replaceChildren(...history.map(link => { const option = make('option'); option.value = link; return option; }));
    }
    showLinks();
    byId('acting').addEventListener('submit', async event => {
    event.preventDefault();
    const link = byId('link').value;
    const answer = await perform({do: 'open', link});
    if (!answer.ok) return;
    if (!history.includes(link)) history.unshift(link);
    history.length = Math.min(history.length, 20);
    sessionStorage.setItem('links', JSON.stringify(history));
    showLinks();
    byId('link').select();
    });
    for (const name of ['payloads', 'changes']) {
    byId(name).addEventListener('change', async event => {
    await perform({do: 'allow', [name]: event.target.checked});
    if (name === 'payloads') { reset(); await read(); }
    });
    }
    byId('tree').addEventListener('change', async event => {
    reset();
    state.tree = Number(event.target.value);
    await read();
    });
    byId('search').addEventListener('input', filterRows);
    byId('filter').addEventListener('change', filterRows);
    function download(name, type, text) {
    const link = make('a');
    link.href = URL.createObjectURL(new Blob([text], {type}));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
    }
    async function journal(command, done) {
    const note = byId('journal-note');
    try {
    const [answer] = await ask({tree: state.tree, ...command});
    note.textContent = answer.ok ? await done(answer) : answer.error;
    } catch (error) {
    note.textContent = error.message;
    }
    }
    byId('copy-test').addEventListener('click', () => journal({do: 'export'}, async answer => {
    await navigator.clipboard.writeText(answer.test);
    return 'The test is on the clipboard.';
    }));
    byId('download-test').addEventListener('click', () => journal({do: 'export'}, answer => {
    download('RecordedTests.swift', 'text/plain', answer.test);
    return 'The test was downloaded.';
    }));
    byId('download-journal').addEventListener('click', () => journal({do: 'journal'}, answer => {
    download('journal.json', 'application/json', JSON.stringify(answer.journal));
    return 'The journal was downloaded.';
    }));
    read();
    setInterval(() => { if (!document.hidden) read(); }, 500);
    document.addEventListener('visibilitychange', () => { if (!document.hidden) read(); });
    """#

  /// The stylesheet.
  static let stylesheet = #"""
    :root {
    color-scheme: light dark;
    --bg: #f4f5f8; --card: #fff; --line: #d9dce4; --label: #15171c; --pale: #5a6070;
    --tint: #0a58ca; --good: #17733a; --goodbg: #e2f5e8; --bad: #b3261e; --badbg: #fdeae8;
    --flow: #eef3fc; --shadow: 0 1px 2px rgba(20, 25, 45, .08);
    }
    @media (prefers-color-scheme: dark) {
    :root {
    --bg: #101217; --card: #191c23; --line: #343945; --label: #eef0f4; --pale: #a2a9b8;
    --tint: #7ab0ff; --good: #74d69a; --goodbg: #143322; --bad: #ff9a92; --badbg: #3d1a18;
    --flow: #1f2633; --shadow: none;
    }
    }
    * { box-sizing: border-box; }
    html, body { margin: 0; height: 100%; }
    body {
    display: flex; flex-direction: column; background: var(--bg); color: var(--label);
    font: 14px/1.45 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
    }
    header, nav { display: flex; align-items: center; gap: 8px 14px; flex-wrap: wrap; padding: 8px 14px; }
    header { background: var(--card); border-bottom: 1px solid var(--line); }
    h1 { font-size: 16px; margin: 0; }
    h2 { font-size: 14px; margin: 0; }
    .space { flex: 1; }
    nav { display: none; }
    main {
    flex: 1; min-height: 0; display: grid; gap: 10px; padding: 10px;
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.2fr) minmax(0, 1fr);
    }
    main > section, #side > section {
    display: flex; flex-direction: column; gap: 8px; min-height: 0; min-width: 0;
    background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 10px;
    box-shadow: var(--shadow);
    }
    main > #side { padding: 0; border: 0; background: none; box-shadow: none; gap: 10px; }
    #detail-part { flex: 1.4; } #problems-part { flex: 1; } #journal-part { flex: none; }
    #side > section[hidden] { display: none; }
    .head { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
    .scroll { flex: 1; min-height: 0; overflow: auto; }
    .line { display: flex; gap: 6px; flex-wrap: wrap; }
    .line input { flex: 1; min-width: 120px; }
    .pale { color: var(--pale); }
    button, select, input:not([type=checkbox]) {
    font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
    border-radius: 7px; padding: 4px 10px; min-height: 32px;
    }
    button { cursor: pointer; color: var(--tint); }
    button[aria-pressed=true] { background: var(--tint); color: var(--card); border-color: var(--tint); }
    button:disabled { color: var(--pale); cursor: default; }
    :focus-visible { outline: 3px solid var(--tint); outline-offset: 1px; }
    pre { margin: 0; font: 12.5px/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    #acting { display: grid; gap: 6px; } #acting[hidden] { display: none; }
    #actions { display: flex; gap: 6px; flex-wrap: wrap; }
    #rows { list-style: none; margin: 0; padding: 0; }
    #rows li { content-visibility: auto; contain-intrinsic-size: auto 34px; }
    #rows li[hidden] { display: none; }
    .row {
    display: flex; gap: 8px; width: 100%; min-height: 32px; padding: 5px 8px; text-align: start; border: 0;
    border-radius: 6px; background: none; color: var(--label); overflow-wrap: anywhere;
    }
    .row:hover { background: var(--flow); }
    .row:focus-visible { outline-offset: -3px; }
    .row[aria-current=true] { background: var(--flow); box-shadow: inset 3px 0 var(--tint); }
    .row .by { flex: none; width: 3.2em; color: var(--pale); }
    .row.trouble .what { color: var(--bad); } .row.open .what::after { content: " …"; }
    .node { border: 1px solid var(--line); border-radius: 8px; padding: 5px 8px; margin: 4px 0; min-width: 0;
    background: var(--card); overflow-wrap: anywhere; }
    .node.flow { background: var(--flow); }
    .node .name { font-weight: 600; } .node .kind { color: var(--pale); font-size: 12px; }
    .node.visible { border-color: var(--tint); border-width: 2px; }
    .node.modal { border-style: dashed; margin-inline-start: 14px; }
    .node.new { background: var(--goodbg); border-color: var(--good); }
    .node.gone { background: var(--badbg); border-color: var(--bad); color: var(--bad); }
    .node.gone .name { text-decoration: line-through; }
    .inside { display: flex; flex-direction: column; }
    .inside.parallel { flex-flow: row wrap; gap: 0 6px; } .inside.parallel > .node { flex: 1 1 130px; }
    .inside.parallel > .node:not(.selected) { opacity: .78; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 3px 12px; margin: 0 0 8px; }
    dt { color: var(--pale); } dd { margin: 0; overflow-wrap: anywhere; }
    #detail h3, #problems h3 { font-size: 13px; margin: 8px 0 2px; color: var(--pale); }
    #detail ul, #problems ul { margin: 0; padding-inline-start: 18px; overflow-wrap: anywhere; }
    .jump { padding: 0 6px; min-height: 24px; border: 0; text-decoration: underline; background: none; text-align: start; }
    #problems .leak { color: var(--bad); }
    @media (max-width: 900px) {
    html, body { height: auto; }
    nav { display: flex; position: sticky; top: 0; z-index: 1; background: var(--card); border-bottom: 1px solid var(--line); }
    nav a { color: var(--tint); padding: 4px 0; }
    main { grid-template-columns: minmax(0, 1fr); }
    main > section, #side > section { scroll-margin-top: 44px; }
    .scroll { max-height: 60vh; flex: none; }
    #side { display: contents !important; }
    }
    @media (prefers-reduced-motion: no-preference) { .node { transition: background .3s, border-color .3s; } }
    """#
}
#endif
