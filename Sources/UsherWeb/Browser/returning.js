// What the server did not get while it was away: a press, and typed text.
//
// A restarted server gives every screen another name. The text and the press move to the screen on
// top if it is the same: its title and its depth are, and so are the names of its controls.

const generation = (version) => Math.floor(version / 2 ** 32);
const inputs = (e) => all('input, textarea, select', e);
function topScreen() {
  const e = focusable();
  if (!e) return null;
  const typed = inputs(e).filter((i) => i.pending && !i.files).map(({ name, value }) => ({
    name,
    value,
  }));
  const caret = D.activeElement.selectionStart;
  return { key: e.dataset.key, title: e.getAttribute('aria-label'), depth, typed, caret };
}
// Returns what has the focus, by its new name.
function carry(former, held) {
  const e = focusable(), key = e?.dataset.key;
  if (!e || depth != former.depth || e.getAttribute('aria-label') != former.title) return held;
  const renamed = (text) =>
    text.replace(
      /^(\w+):([^:]*)/,
      (whole, action, name) => name == former.key ? `${action}:${key}` : whole,
    );
  for (const { name, value } of former.typed) {
    const field = inputs(e).find((i) => i.name == name);
    if (!field) continue;
    field.value = value;
    field.pending = true;
    isUnsent = true;
  }
  const focus = inputs(e).find((i) => i.name == held);
  if (former.caret != null && focus?.selectionStart != null) {
    focus.setSelectionRange(former.caret, former.caret);
  }
  if (press) {
    press.fields = press.fields.map((
      [name, value],
    ) => [
      name,
      name == 'do' ? renamed(value) : name == 'screen' && value == former.key ? key : value,
    ]);
  }
  if (held) places.set(key, held = renamed(held));
  return held;
}
// Sends typed text that the server does not have.
let isUnsent = false;
function writeAgain() {
  isUnsent = false;
  for (const i of inputs(phone)) {
    if (i.pending && 'live' in i.dataset) i.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

// The last press without an answer. It may have arrived, so only the user sends it again.
let press;
const action = (fields) => fields.find(([name]) => name == 'do')?.[1] ?? '';
function send(fields) {
  fields = named(fields);
  if (press?.isOffered) noteNothing();
  press = { sent: fields, fields, isOffered: false };
  post(fields);
}
function missed(fields) {
  if (press?.sent === fields) {
    press.isOffered = true;
    return note(words.offline, labelled(words.retry, () => press && send(press.fields)));
  }
  if (action(fields).startsWith('write:')) isUnsent = true;
  if (!isAway || !action(fields).startsWith('write:')) note(words.offline);
}
function forget() {
  if (press?.isOffered) noteNothing();
  press = null;
}
// A press of a button that is gone cannot be sent again.
function forgetIfGone() {
  const value = press?.isOffered && action(press.fields);
  if (value && !all('button', phone).some((b) => b.value == value && !b.disabled)) forget();
}
