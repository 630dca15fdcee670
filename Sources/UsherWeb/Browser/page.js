// The page's parts, and how an update reaches them.

const D = document,
  find = (s, e = D) => e.querySelector(s),
  all = (s, e = D) => [...e.querySelectorAll(s)];
const phone = find('#u-phone'), panel = find('#u-panel');
if (!phone) return;
const { address } = D.body.dataset,
  words = find('#u-note').dataset,
  token = find('#u-form').elements.token.value;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let version = +D.body.dataset.version, depth = +D.body.dataset.depth, { link } = D.body.dataset;

// The newest version wins, whichever way it came: the answer to a post, or the stream.
function apply(update) {
  if (update.note) note(update.note);
  if (update.version > version) {
    const former = generation(update.version) > generation(version) && topScreen();
    version = update.version;
    depth = update.depth;
    link = update.link;
    D.title = update.title;
    let held = focused();
    const column = columnOf(D.activeElement);
    fill(phone, update.phone);
    if (former) held = carry(former, held);
    forgetIfGone();
    if (panel && update.panel) fill(panel, update.panel);
    all('input[type=file]', phone).forEach(showChoice);
    activate(held, update.spoken, column);
  }
  sync(update.isRefused);
}
function fill(element, html) {
  const wanted = D.createElement('template');
  wanted.innerHTML = html;
  children(element, wanted.content);
}
// What a field for a file says beside its button.
function showChoice(input) {
  const text = find('.u-choice i', input.parentElement), name = input.files[0]?.name;
  if (!text) return;
  if (name) text.dataset.name = name;
  else delete text.dataset.name;
}
D.documentElement.classList.add('u-live');
D.addEventListener('change', ({ target }) => {
  if (target.type == 'file') showChoice(target);
});
// The note passes, unless it has a button. Behind it stands whether the server can be reached.
let noted = 0, isOver = false, isAway = false;
function note(text, button) {
  clearTimeout(noted);
  noted = button ? -1 : setTimeout(noteNothing, 3500);
  say(text, button);
}
function noteNothing() {
  noted = 0;
  say(isAway ? words.waiting : '');
}
function say(text, button) {
  const e = find('#u-note');
  e.textContent = text;
  if (button) e.append(' ', button);
  e.hidden = !text;
}
function labelled(text, action) {
  const button = D.createElement('button');
  button.textContent = text;
  button.onclick = action;
  return button;
}
function away() {
  isAway = true;
  if (!noted) noteNothing();
}
function back() {
  isAway = false;
  if (!noted) noteNothing();
}
function lost() {
  isOver = true;
  source?.close();
  note(
    words.ended,
    labelled(words.again, () => location.assign(address.replace(/\/t\/[^/]*$/, ''))),
  );
}
