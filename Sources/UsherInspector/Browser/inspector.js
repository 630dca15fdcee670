'use strict';
// The page asks the same door as programs do, as long as it is seen.
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

// MARK: Reading

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

// MARK: Rows

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
  byId('problems').replaceChildren(...all.length > 0 ? all : [make('p', 'None.', 'pale')]);
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

// MARK: The clock of the page

read();
setInterval(() => { if (!document.hidden) read(); }, 500);
document.addEventListener('visibilitychange', () => { if (!document.hidden) read(); });
