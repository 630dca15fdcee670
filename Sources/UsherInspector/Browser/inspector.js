'use strict';
// The page asks the same door as programs do, as long as it is seen.
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

// MARK: Reading

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
  // Another app process, or the tree was replaced.
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

// MARK: Rows

// Only the rows that are seen are elements, so that their number does not matter. Each has one height.
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
  // A reader in the middle stays where they are.
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
  // The row that the Tab key reaches is always there.
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

// MARK: Parts beside each other

// These links add no entry to the history of the browser, which belongs to the app.
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

// MARK: Detail

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

// MARK: Problems

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

// MARK: Tree

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

// MARK: Changes

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

// MARK: Journal

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
    // The slider asks faster than answers come, and these may change their order.
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

// Show the last step of a loaded journal, not the live tree.
async function showLoaded() {
  await read();
  await countSteps();
  if (stepCount > 0) await goTo(stepCount);
}

// MARK: Map

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

// MARK: The clock of the page

if (parent !== window) {
  document.body.classList.add('framed');
  // The surrounding page usually changes with the app, so read at each change.
  try {
    new MutationObserver(() => read()).observe(parent.document.body, {subtree: true, childList: true, characterData: true});
  } catch {}
}
read();
setInterval(() => { if (!document.hidden) read(); }, 500);
document.addEventListener('visibilitychange', () => { if (!document.hidden) read(); });
