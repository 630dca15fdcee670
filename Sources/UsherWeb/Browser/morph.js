// Updates live elements to match new ones.
//
// Elements with the same key keep their scroll position, focus and typed text.

// Marks of the script's own; a part that the user folded stays so.
const kept = new Set([
  'open',
  'data-name',
  'data-scrolled',
  'data-at',
  'data-moving',
  'data-leaving',
  'style',
]);
const key = (n) => n.nodeType == 1 ? n.dataset.key || n.id : '';
const stays = (n) => n.nodeType != 1 || !('leaving' in n.dataset);
const live = (e) => [...e.children].filter(stays);

const chosen = (list) => find('option[selected]', list)?.value ?? '';
function morph(a, b) {
  for (const { name } of [...a.attributes]) {
    if (!b.hasAttribute(name) && !kept.has(name)) a.removeAttribute(name);
  }
  for (const { name, value } of b.attributes) {
    if (a.getAttribute(name) !== value && !(name == 'hidden' && a.isOpen) && name != 'open') {
      a.setAttribute(name, value);
    }
  }
  // What the user typed and the server has not yet seen is theirs.
  if ('defaultValue' in a && a.type != 'password' && !a.pending && a.value !== a.defaultValue) {
    a.value = a.defaultValue;
  }
  const mine = a.nodeName == 'SELECT' && a.pending ? a.value : null;
  children(a, b);
  if (a.nodeName == 'SELECT') a.value = mine ?? chosen(a);
}
function children(a, b) {
  const motion = a.dataset?.from != 'none' && motions[a.dataset?.motion],
    before = [...a.childNodes].filter(stays);
  const wanted = [...b.childNodes], names = (list) => list.map(key).join();
  const moves = motion && names(before) != names(wanted);
  // A motion that is under way ends here; the next one begins where it was.
  const from = moves ? progress(a) : 0;
  if (moves) a.settle?.();
  const byKey = new Map(before.filter(key).map((n) => [key(n), n]));
  const loose = before.filter((n) => !key(n)), used = new Set(), pairs = [];
  for (const w of wanted) {
    let n = key(w)
      ? byKey.get(key(w))
      : loose.find((n) => !used.has(n) && n.nodeName == w.nodeName);
    if (n && n.nodeName != w.nodeName) n = null;
    if (n) used.add(n);
    pairs.push([n, w]);
  }
  const removed = before.filter((n) => !used.has(n));
  for (const n of removed) {
    if (moves) leave(n);
    else n.remove();
  }
  let next = a.firstChild;
  const skip = () => {
    while (next && !stays(next)) next = next.nextSibling;
  };
  for (const [n, w] of pairs) {
    skip();
    if (n && n === next) next = next.nextSibling;
    else a.insertBefore(n || w, next);
    if (!n) arrive(w);
    else if (n.nodeType == 1) morph(n, w);
    else if (n.data !== w.data) n.data = w.data;
  }
  if (moves) motion(a, before, live(a), removed, from);
}
function leave(n) {
  if (n.nodeType != 1) return n.remove();
  n.dataset.leaving = '';
  n.inert = true;
  for (const e of [n, ...all('[data-active]', n)]) e.removeAttribute('data-active');
}

// Screens that come back are where they were scrolled to.
const scrolls = new Map();
function arrive(n) {
  if (n.nodeType != 1) return;
  for (const e of [n, ...all('.u-screen', n)]) {
    if (scrolls.has(e.dataset.key) && find('.u-body', e)) {
      find('.u-body', e).scrollTop = scrolls.get(e.dataset.key);
    }
  }
}
phone.addEventListener('scroll', ({ target }) => {
  const screen = target.classList?.contains('u-body') && target.closest('.u-screen');
  if (!screen || !stays(screen)) return;
  scrolls.set(screen.dataset.key, target.scrollTop);
  screen.toggleAttribute('data-scrolled', target.scrollTop > ('large' in screen.dataset ? 40 : 4));
}, true);
