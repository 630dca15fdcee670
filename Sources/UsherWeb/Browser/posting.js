// Posts are sent one after the other; the stream delivers changes that no post caused.

let line = Promise.resolve(), source;
const isFile = (v) => v instanceof File;
function body(fields) {
  if (!fields.some(([, v]) => isFile(v))) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [n, v] of fields) form.append(n, v);
  return form;
}
// The server performs an action with a name once, however often it arrives.
const named = (fields) =>
  fields.some(([n]) => n == 'once') ? fields : [...fields, ['once', Math.random()]];
// Until the last post has its answer, the page says that it is busy.
let posts = 0;
const count = (by) => D.documentElement.classList.toggle('u-busy', posts += by);
function post(fields, isHistory) {
  count(1);
  const once = named(fields);
  // A failure of one is not the end of the others.
  return line = line.catch(() => {}).then(() => ask(once, isHistory)).finally(() => count(-1));
}
async function ask(fields, isHistory) {
  let update;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: body([['token', token], ...fields]),
      headers: { Accept: 'application/json' },
    });
    if (answer.status == 413) return note(words.large);
    if (!answer.ok) return hasEnded(answer) ? lost() : missed(fields);
    update = await answer.json();
  } catch {
    return missed(fields);
  }
  for (const i of all('input, textarea, select', phone)) {
    if (fields.some(([n, v]) => n == i.name && (v === i.value || isFile(v)))) {
      i.pending = false;
      if (i.nodeName == 'SELECT') i.value = chosen(i);
    }
  }
  if (press?.sent === fields) forget();
  if (isHistory) return update;
  apply(update);
}
D.addEventListener('submit', (e) => {
  const form = e.target, button = e.submitter, fields = [];
  if (form.method != 'post') return;
  e.preventDefault();
  for (const { files, dataset } of form.elements) {
    if (files && [...files].some((f) => f.size > dataset.limit)) return note(dataset.complaint);
  }
  awaited = null;
  for (const [name, value] of new FormData(form, button)) {
    if (isFile(value) && !value.name) continue;
    const field = form.elements[name];
    if (name != 'token' && !(field?.defaultValue === value && field.type != 'hidden')) {
      fields.push([name, value]);
    }
  }
  waiting.clear();
  closeMenu();
  send(fields);
});

// Fields are sent as they are typed: one post at a time, with the latest text.
const waiting = new Map();
let isWriting = false;
phone.addEventListener('input', async ({ target }) => {
  target.pending = true;
  if (!('live' in target.dataset)) return;
  waiting.set(target, target.closest('.u-screen').dataset.key);
  if (isWriting) return;
  isWriting = true;
  try {
    for (let next; (next = waiting.entries().next().value);) {
      waiting.delete(next[0]);
      await post([['do', `write:${next[1]}`], [next[0].name, next[0].value]]);
    }
  } finally {
    isWriting = false;
  }
});

// A hidden page holds no connection; it catches up when it is seen again.
let waits = 0;
function hangUp() {
  source?.close();
  source = null;
  clearTimeout(waits);
}
function listen() {
  hangUp();
  if (D.hidden || isOver) return;
  source = new EventSource(`${address}/events`);
  source.addEventListener('update', (e) => {
    const wasAway = isAway;
    back();
    apply(JSON.parse(e.data));
    if (wasAway || isUnsent) writeAgain();
  });
  source.addEventListener('gone', lost);
  // The browser tries again by itself, unless something else than a stream answered.
  source.onerror = ({ target }) => {
    if (target !== source) return;
    if (target.readyState == 2) look();
    else away();
  };
}
// Whether the tree has gone, or only the way to it.
async function look() {
  try {
    if (hasEnded(await fetch(address, { method: 'HEAD' }))) return lost();
  } catch {}
  away();
  clearTimeout(waits);
  waits = setTimeout(listen, 2000);
}
const hasEnded = ({ status }) => [403, 404, 410].includes(status);
D.addEventListener('visibilitychange', listen);
addEventListener('pagehide', hangUp);
addEventListener('pageshow', (e) => {
  if (e.persisted) listen();
});
