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
      <a href="#tree-part">Tree</a><a href="#requests-part">Requests</a><a href="#side">Detail and more</a>
      </nav>
      <main>
      <section id="tree-part" aria-labelledby="tree-title">
      <div class="head"><h2 id="tree-title">Tree</h2>
      <div role="group" aria-label="Form of the tree"><button id="as-picture" aria-pressed="true">Picture</button><button id="as-text" aria-pressed="false">Text</button></div>
      </div>
      <div id="past" class="head" hidden><span id="past-text" role="status"></span><button id="now">Return to now</button></div>
      <div id="picture" class="scroll" tabindex="0" role="region" aria-label="Tree as a picture"></div>
      <pre id="text" class="scroll" tabindex="0" role="region" aria-label="Tree as text" hidden></pre>
      <form id="acting" aria-label="Change the app" hidden>
      <div id="actions" class="line"></div>
      <div class="line"><input id="link" list="links" placeholder="Link" aria-label="Link to open" autocomplete="off"><datalist id="links"></datalist><button type="submit">Open</button></div>
      <div id="switches" class="line"></div>
      </form>
      </section>
      <section id="requests-part" aria-labelledby="requests-title">
      <div class="head"><h2 id="requests-title">Requests</h2><span id="count" class="pale"></span></div>
      <div class="line"><input id="search" type="search" placeholder="Search ( / )" aria-label="Search requests and events"><select id="filter" aria-label="Filter"><option value="all">All</option><option value="trouble">Not settled</option><option value="user">By the user</option><option value="code">By code</option><option value="events">Events</option></select></div>
      <div id="rows" class="scroll"><div id="row-space" role="list" aria-label="Requests, the newest first"></div></div>
      </section>
      <section id="side" aria-label="Detail and more">
      <div id="tabs" role="tablist" aria-label="Detail and more"><button role="tab" id="detail-tab" aria-controls="detail-part" aria-selected="true">Detail</button><button role="tab" id="problems-tab" aria-controls="problems-part" aria-selected="false" tabindex="-1">Problems <span id="problem-count"></span></button><button role="tab" id="journal-tab" aria-controls="journal-part" aria-selected="false" tabindex="-1" hidden>Journal</button><button role="tab" id="map-tab" aria-controls="map-part" aria-selected="false" tabindex="-1" hidden>Map</button></div>
      <div role="tabpanel" id="detail-part" class="scroll" tabindex="0" aria-labelledby="detail-tab"><p class="pale">Choose a request.</p></div>
      <div role="tabpanel" id="problems-part" class="scroll" tabindex="0" aria-labelledby="problems-tab" hidden></div>
      <div role="tabpanel" id="journal-part" class="scroll" tabindex="0" aria-labelledby="journal-tab" hidden>
      <div class="line"><button id="step-back">One step back</button><button id="step-forward">One step forward</button><input id="step" type="range" min="1" max="1" aria-label="Step of the journal"></div>
      <p id="step-text"></p>
      <div class="line"><button id="replay">Replay</button><button id="minimise">Minimise</button><button id="copy-test">Copy as a test</button><button id="download-test">Download test</button><button id="download-journal">Download journal</button><button id="load">Load journal</button><button id="unload" hidden>Close loaded journal</button><input id="file" type="file" accept="application/json,.json" aria-label="Journal file" hidden></div>
      <p id="journal-note" class="pale" role="status"></p>
      </div>
      <div role="tabpanel" id="map-part" class="scroll" tabindex="0" aria-labelledby="map-tab" hidden></div>
      </section>
      </main>
      </body>
      </html>
      """#

    /// The script.
    static let script = #"""
      'use strict';
      const byId = id => document.getElementById(id);
      const first = Number(new URLSearchParams(location.search).get('tree')) || null;
      const state = {tree: first, since: 0, requests: new Map(), order: [], events: [], view: [], roving: 0, rovingKey: undefined, isDrawing: false, selected: null, last: null, past: null, answer: {}};
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
      Object.assign(state, {since: 0, order: [], events: [], view: [], selected: null, last: null, past: null});
      state.requests.clear();
      drawRows();
      showDetail();
      }
      let isReading = false;
      let isWanted = false;
      async function read() {
      isWanted = isReading;
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
      if (isWanted) read();
      }
      }
      function take(answer) {
      byId('payloads').checked = answer.allowed.payloads;
      byId('changes').checked = answer.allowed.changes;
      byId('payloads').disabled = byId('changes').disabled = answer.allowed.isLocked;
      byId('acting').hidden = !answer.allowed.changes;
      showTrees(answer);
      showSwitches(answer.switches ?? []);
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
      byId('journal-tab').hidden = !answer.hasJournal;
      byId('map-tab').hidden = !answer.hasMap;
      byId('replay').hidden = byId('minimise').hidden = !answer.canReplay;
      if (isShown('journal') && !state.past) countSteps();
      if (isShown('map')) showMap();
      }
      byId('unload').hidden = answer.loaded === undefined;
      showProblems(answer);
      return answer.more === true;
      }
      function takeEvents(answer) {
      state.events.push(...answer.events);
      for (const request of answer.requests) {
      if (!state.requests.has(request.id)) state.order.push(request.id);
      state.requests.set(request.id, request);
      state.last = Math.max(state.last ?? 0, request.id);
      }
      if (state.events.length > 20000) state.events.splice(0, 10000);
      if (state.order.length > 20000) for (const id of state.order.splice(0, 10000)) state.requests.delete(id);
      filterRows();
      if (state.selected !== null && answer.requests.some(request => request.id === state.selected || request.cause === state.selected)) showDetail();
      }
      const rowHeight = 34;
      function filterRows() {
      const rows = byId('rows');
      const filter = byId('filter').value;
      const words = byId('search').value.trim().toLowerCase();
      const before = state.view.length;
      if (filter === 'events') {
      state.view = state.events.map(event => ({key: 'e' + event.number, request: event.request, by: event.kind, text: event.text})).reverse();
      } else {
      state.view = state.order.map(id => state.requests.get(id))
      .filter(request => filter === 'trouble' ? request.outcome !== 'settled' : filter === 'all' || request.by === filter)
      .map(request => ({
      key: 'r' + request.id, request: request.id, by: request.by, text: request.sentence,
      isOpen: request.outcome === undefined, isTrouble: request.outcome !== undefined && request.outcome !== 'settled',
      })).reverse();
      }
      if (words !== '') state.view = state.view.filter(row => row.text.toLowerCase().includes(words));
      if (rows.scrollTop > rowHeight && state.view.length > before) rows.scrollTop += (state.view.length - before) * rowHeight;
      state.roving = Math.max(0, state.view.findIndex(row => row.key === state.rovingKey));
      drawRows();
      const dropped = state.answer.dropped ? ', the first ' + state.answer.dropped + ' events were dropped' : '';
      byId('count').textContent = state.view.length + ' of ' + (filter === 'events' ? state.events.length + ' events' : state.order.length + ' requests') + dropped;
      }
      function drawRows() {
      const rows = byId('rows');
      const hasFocus = rows.contains(document.activeElement);
      const first = Math.max(0, Math.floor(rows.scrollTop / rowHeight) - 5);
      const last = Math.min(state.view.length, first + Math.ceil(rows.clientHeight / rowHeight) + 10);
      const places = [];
      for (let place = first; place < last; place++) places.push(place);
      if (state.view.length > 0 && (state.roving < first || state.roving >= last)) places.push(state.roving);
      byId('row-space').style.height = state.view.length * rowHeight + 'px';
      byId('row-space').replaceChildren(...places.map(makeRow));
      if (hasFocus) focusRow();
      }
      function makeRow(place) {
      const row = state.view[place];
      const item = make('div');
      item.setAttribute('role', 'listitem');
      item.setAttribute('aria-setsize', state.view.length);
      item.setAttribute('aria-posinset', place + 1);
      item.style.top = place * rowHeight + 'px';
      const button = make('button', undefined, 'row' + (row.isTrouble ? ' trouble' : '') + (row.isOpen ? ' open' : ''));
      button.type = 'button';
      button.tabIndex = place === state.roving ? 0 : -1;
      button.dataset.key = row.key;
      button.title = row.text;
      if (row.request !== undefined && row.request === state.selected) button.setAttribute('aria-current', 'true');
      button.append(make('span', row.by, 'by'), make('span', row.text, 'what'));
      button.addEventListener('click', () => { rove(place); select(row.request); });
      item.append(button);
      return item;
      }
      function rove(place) {
      state.roving = Math.max(0, Math.min(place, state.view.length - 1));
      state.rovingKey = state.view[state.roving]?.key;
      }
      function focusRow() { byId('rows').querySelector('[tabindex="0"]')?.focus({preventScroll: true}); }
      function bring(place) {
      const rows = byId('rows');
      const top = place * rowHeight;
      if (top < rows.scrollTop) rows.scrollTop = top;
      else if (top + rowHeight > rows.scrollTop + rows.clientHeight) rows.scrollTop = top + rowHeight - rows.clientHeight;
      }
      byId('rows').addEventListener('scroll', () => {
      if (state.isDrawing) return;
      state.isDrawing = true;
      requestAnimationFrame(() => { state.isDrawing = false; drawRows(); });
      });
      window.addEventListener('resize', drawRows);
      byId('rows').addEventListener('keydown', event => {
      const page = Math.max(1, Math.floor(byId('rows').clientHeight / rowHeight) - 1);
      const place = {
      ArrowDown: state.roving + 1, ArrowUp: state.roving - 1, PageDown: state.roving + page,
      PageUp: state.roving - page, Home: 0, End: state.view.length - 1,
      }[event.key];
      if (place === undefined || state.view.length === 0) return;
      event.preventDefault();
      rove(place);
      bring(state.roving);
      drawRows();
      focusRow();
      });
      document.addEventListener('keydown', event => {
      if (event.key !== '/' || event.target.matches('input, select')) return;
      event.preventDefault();
      byId('search').focus();
      });
      function select(id) {
      if (id === undefined) return;
      state.selected = id;
      drawRows();
      showDetail();
      showTree();
      if (!isShown('detail')) showPart('detail');
      if (matchMedia('(max-width: 639px)').matches) byId('side').scrollIntoView();
      }
      for (const link of document.querySelectorAll('nav a')) {
      link.addEventListener('click', event => {
      event.preventDefault();
      const part = document.querySelector(link.hash);
      part.tabIndex = -1;
      part.focus({preventScroll: true});
      part.scrollIntoView();
      });
      }
      const tabs = [...byId('tabs').children];
      const partOf = tab => byId(tab.getAttribute('aria-controls'));
      const isShown = name => !byId(name + '-part').hidden;
      function showPart(name) {
      for (const tab of tabs) {
      const isChosen = tab.id === name + '-tab';
      tab.setAttribute('aria-selected', isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      partOf(tab).hidden = !isChosen;
      }
      if (name === 'journal') countSteps();
      if (name === 'map') showMap();
      }
      for (const tab of tabs) tab.addEventListener('click', () => showPart(tab.id.replace('-tab', '')));
      byId('tabs').addEventListener('keydown', event => {
      const seen = tabs.filter(tab => !tab.hidden);
      const place = seen.indexOf(document.activeElement);
      const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      if (step === undefined || place < 0) return;
      const next = seen[(place + step + seen.length) % seen.length];
      next.focus();
      next.click();
      });
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
      const place = state.view.findIndex(row => row.request === id);
      if (place < 0) return;
      rove(place);
      bring(place);
      drawRows();
      });
      return button;
      }
      function showDetail() {
      const request = state.requests.get(state.selected);
      const detail = byId('detail-part');
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
      byId('problems-part').replaceChildren(...all.length > 0 ? all : [make('p', 'None.', 'pale')]);
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
      select.parentElement.hidden = answer.trees.length < 2;
      if (answer.subject && document.activeElement !== select) select.value = answer.subject.tree;
      }
      function showTree() {
      const past = state.past;
      byId('text').textContent = (past ?? state.answer).text ?? '';
      byId('past').hidden = !past;
      byId('past-text').textContent = past ? 'Step ' + past.number + ' of ' + past.count : '';
      const nodes = (past ?? state.answer).picture ?? [];
      const shown = state.selected ?? state.last;
      const request = past ? past.request : state.requests.get(shown);
      const began = new Set(past?.request.began.map(node => node.id));
      const inside = new Map();
      const picture = document.createDocumentFragment();
      const path = [];
      for (const node of nodes) {
      const box = makeNode(node, past ? began.has(node.id) && past.number > 1 : node.madeBy === shown && shown !== 1);
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
      function showSwitches(switches) {
      const key = JSON.stringify(switches);
      const place = byId('switches');
      if (place.dataset.key === key) return;
      place.dataset.key = key;
      const focused = document.activeElement?.dataset.name;
      place.replaceChildren(...switches.map(({name, isOn}) => {
      const label = make('label');
      const box = make('input');
      box.type = 'checkbox';
      box.checked = isOn;
      box.dataset.name = name;
      box.addEventListener('change', () => perform({do: 'switch', name, isOn: box.checked}));
      label.append(box, ' ' + name);
      return label;
      }));
      if (focused) [...place.querySelectorAll('input')].find(box => box.dataset.name === focused)?.focus();
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
      let stepCount = 0;
      async function countSteps() {
      const [answer] = await ask({do: 'step', tree: state.tree}).catch(() => [{}]);
      stepCount = answer.count ?? 0;
      showStep();
      }
      function showStep() {
      const {past} = state;
      const number = past?.number ?? stepCount;
      byId('step').max = Math.max(stepCount, 1);
      byId('step').value = number;
      byId('step').setAttribute('aria-valuetext', past ? 'Step ' + number + ' of ' + stepCount : 'Now');
      byId('step-back').disabled = number <= 1;
      byId('step-forward').disabled = !past || number >= stepCount;
      byId('step-text').textContent = past ? number + ' of ' + stepCount + ': ' + past.request.sentence : stepCount + ' steps';
      }
      let lastGoing = 0;
      async function goTo(number) {
      const going = ++lastGoing;
      await journal({do: 'step', number: Math.max(1, Math.min(number, stepCount))}, answer => {
      if (going !== lastGoing) return '';
      state.past = answer;
      stepCount = answer.count;
      showStep();
      showTree();
      return '';
      });
      }
      byId('step-back').addEventListener('click', () => goTo((state.past?.number ?? stepCount) - 1));
      byId('step-forward').addEventListener('click', () => goTo((state.past?.number ?? stepCount) + 1));
      byId('step').addEventListener('input', event => goTo(Number(event.target.value)));
      byId('now').addEventListener('click', () => {
      state.past = null;
      showStep();
      showTree();
      });
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
      byId('replay').addEventListener('click', () => journal({do: 'replay'}, answer =>
      answer.isSame ? 'The replay leads to the same tree, in the same way.' : answer.divergence));
      byId('minimise').addEventListener('click', () => journal({do: 'minimise'}, async answer => {
      await showLoaded();
      return answer.after + ' of ' + answer.before + ' inputs lead to this tree.';
      }));
      byId('load').addEventListener('click', () => byId('file').click());
      byId('file').addEventListener('change', async event => {
      const [file] = event.target.files;
      if (!file) return;
      let content;
      try { content = JSON.parse(await file.text()); } catch { content = null; }
      event.target.value = '';
      await journal({do: 'load', name: file.name, journal: content}, async answer => {
      await showLoaded();
      return file.name + ' was loaded: ' + answer.steps + ' steps of ' + answer.root + '.';
      });
      });
      byId('unload').addEventListener('click', () => journal({do: 'load'}, async () => {
      state.past = null;
      await countSteps();
      showTree();
      await read();
      return 'The journal of this tree.';
      }));
      async function showLoaded() {
      await read();
      await countSteps();
      if (stepCount > 0) await goTo(stepCount);
      }
      async function showMap() {
      const [answer] = await ask({do: 'map', tree: state.tree}).catch(() => [{}]);
      if (!answer.ok) return;
      byId('map-part').replaceChildren(...answer.flows.map(flow => {
      const box = make('div', undefined, 'node flow' + (flow.isActive ? ' visible' : ''));
      box.id = 'flow-' + flow.name;
      box.tabIndex = -1;
      box.append(make('span', flow.name, 'name'), ' ', make('span', flow.model + ' · ' + times(flow.visits), 'kind'));
      const routes = make('ul');
      for (const route of flow.routes) {
      const item = make('li', undefined, route.isActive ? 'active' : route.visits > 0 ? '' : 'unseen');
      item.append(make('span', route.name), ' ', make('span', times(route.visits), 'kind'), ...goals(route.goals, answer.flows));
      if (route.isActive) item.setAttribute('aria-current', 'true');
      routes.append(item);
      }
      box.append(routes);
      if (flow.runs.length > 0) {
      const runs = make('p', 'runs', 'kind');
      runs.append(...goals(flow.runs, answer.flows));
      box.append(runs);
      }
      return box;
      }));
      }
      const times = count => count === 0 ? 'never' : count === 1 ? 'once' : count + ' times';
      function goals(names, flows) {
      return names.flatMap(name => {
      if (!flows.some(flow => flow.name === name)) return [' → ' + name];
      const button = make('button', name, 'jump');
      button.type = 'button';
      button.addEventListener('click', () => {
      byId('flow-' + name).scrollIntoView({block: 'nearest'});
      byId('flow-' + name).focus();
      });
      return [' → ', button];
      });
      }
      if (parent !== window) {
      document.body.classList.add('framed');
      try {
      new MutationObserver(() => read()).observe(parent.document.body, {subtree: true, childList: true, characterData: true});
      } catch {}
      }
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
      --flow: #eef3fc; --pastbg: #f1e4fd; --shadow: 0 1px 2px rgba(20, 25, 45, .08);
      }
      @media (prefers-color-scheme: dark) {
      :root {
      --bg: #101217; --card: #191c23; --line: #343945; --label: #eef0f4; --pale: #a2a9b8;
      --tint: #7ab0ff; --good: #74d69a; --goodbg: #143322; --bad: #ff9a92; --badbg: #3d1a18;
      --flow: #1f2633; --pastbg: #3a2450; --shadow: none;
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
      main > section {
      display: flex; flex-direction: column; gap: 8px; min-height: 0; min-width: 0;
      background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 10px;
      box-shadow: var(--shadow);
      }
      [role=tablist] { display: flex; flex-wrap: wrap; gap: 4px; }
      [role=tab] { border-color: transparent; }
      [role=tab][aria-selected=true] { background: var(--flow); border-color: var(--tint); font-weight: 600; }
      [hidden] { display: none !important; }
      .framed h1 { display: none; } .framed main { padding: 8px; gap: 8px; }
      .framed header { padding: 6px 12px; }
      #past { padding: 4px 8px; border-radius: 8px; background: var(--pastbg); font-weight: 600; }
      .head { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
      .scroll { flex: 1; min-height: 0; overflow: auto; }
      .line { display: flex; gap: 6px; flex-wrap: wrap; align-items: center; }
      .line > input { flex: 1; min-width: 120px; }
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
      #acting { display: grid; gap: 6px; }
      #step { min-width: 90px; padding: 0; } #side p { margin: 6px 0; overflow-wrap: anywhere; }
      #switches { gap: 6px 14px; }
      #row-space { position: relative; }
      #row-space > div { position: absolute; inset-inline: 0; height: 34px; }
      .row {
      display: flex; gap: 8px; width: 100%; height: 34px; padding: 5px 8px; text-align: start; border: 0;
      border-radius: 6px; background: none; color: var(--label); white-space: nowrap;
      }
      .row:hover { background: var(--flow); }
      .row:focus-visible { outline-offset: -3px; }
      .row[aria-current=true] { background: var(--flow); box-shadow: inset 3px 0 var(--tint); }
      .row .by { flex: none; width: 3.2em; color: var(--pale); }
      .row .what { overflow: hidden; text-overflow: ellipsis; }
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
      #map-part .active { font-weight: 600; color: var(--tint); } #map-part .unseen { color: var(--pale); }
      .inside { display: flex; flex-direction: column; }
      .inside.parallel { flex-flow: row wrap; gap: 0 6px; } .inside.parallel > .node { flex: 1 1 180px; }
      .inside.parallel:has(> .selected) > .node:not(.selected) { border-style: dashed; }
      dl { display: grid; grid-template-columns: auto 1fr; gap: 3px 12px; margin: 0 0 8px; }
      dt { color: var(--pale); } dd { margin: 0; overflow-wrap: anywhere; }
      #side h3 { font-size: 13px; margin: 8px 0 2px; color: var(--pale); }
      #side ul { margin: 0; padding-inline-start: 18px; overflow-wrap: anywhere; }
      .jump { padding: 0 6px; min-height: 24px; border: 0; text-decoration: underline; background: none; text-align: start; }
      #side .leak { color: var(--bad); }
      @media (max-width: 1099px) {
      main { grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.25fr); }
      #tree-part { grid-row: 1 / 3; }
      }
      @media (max-width: 639px) {
      html, body { height: auto; }
      nav { display: flex; position: sticky; top: 0; z-index: 1; background: var(--card); border-bottom: 1px solid var(--line); }
      nav a { color: var(--tint); padding: 4px 0; }
      main { display: flex; flex-direction: column; }
      main > section { scroll-margin-top: 44px; }
      .scroll { max-height: 60vh; flex: none; } #rows { max-height: 45vh; min-height: 68px; }
      }
      @media (prefers-reduced-motion: no-preference) { .node { transition: background .3s, border-color .3s; } }
      """#
  }
#endif
