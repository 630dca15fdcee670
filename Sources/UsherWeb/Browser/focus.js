// The focus follows the user into a layer and returns when the layer closes.

const focusable = () => find('[data-active]', phone), places = new Map();
let active = focusable()?.dataset.key;
const focused = () => {
  const e = D.activeElement;
  return phone.contains(e) ? e.value && e.name == 'do' ? e.value : e.name : null;
};
const isSeen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert]');
const columnOf = (e) => e?.closest('.u-columns > .u-screen')?.dataset.column;
// A column before the last shows another screen: the focus that was in the former one follows.
function follow(column) {
  const at = D.activeElement,
    e = find(`.u-columns > [data-column=${column}]:not(.u-buried, .u-empty)`, phone);
  if (!e || !isSeen(e) || (at !== D.body && isSeen(at))) return;
  (find('h1', e) || find('.u-body', e))?.focus({ preventScroll: true });
  find('#u-say').textContent = e.ariaLabel;
}
function activate(held, spoken, column) {
  const e = focusable(), now = e?.dataset.key;
  if (now === active) return column && follow(column);
  if (active && held) places.set(active, held);
  active = now;
  if (!e) return;
  find('#u-say').textContent = spoken;
  // What is seen beside the new screen keeps the focus.
  const at = D.activeElement, columns = e.closest('.u-columns');
  if (columns?.contains(at) && !e.contains(at) && isWide(columns) && isSeen(at)) return;
  const place = places.get(now);
  const target =
    place && all('button, input, select', e).find((c) => c.value === place || c.name === place) ||
    find('[data-preferred]', e) || find('h1', e) || find('.u-body', e);
  target?.focus({ preventScroll: true });
  // Typing into a prompt continues after its text, as on a phone.
  if (target?.matches('.u-prompt')) {
    target.setSelectionRange(target.value.length, target.value.length);
  }
}
D.addEventListener('keydown', (e) => {
  const at = D.activeElement;
  if (e.key == 'Tab') return keepInside(e, at);
  if (e.key == 'Escape') {
    if (menu) {
      const back = menu.previousElementSibling;
      closeMenu();
      back.focus();
    } else find('[data-escape]', top())?.click();
  } else if (e.key == 'ArrowDown' && at.matches('.u-back')) {
    e.preventDefault();
    openMenu(at);
  } else if (menu && (e.key == 'ArrowDown' || e.key == 'ArrowUp')) {
    e.preventDefault();
    (e.key == 'ArrowDown' ? at.nextElementSibling : at.previousElementSibling)?.focus();
  }
});
// Tab stays in a sheet or an alert while it has the focus, as `aria-modal` says.
function keepInside(e, at) {
  const layer = at.closest('[aria-modal]');
  if (!layer || layer !== top()) return;
  const stops = all('a[href], button, input, select, textarea, [tabindex]', layer)
    .filter((s) => s.tabIndex >= 0 && !s.disabled && !s.closest('[inert]') && s.checkVisibility());
  const side = e.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((s) => at.compareDocumentPosition(s) & side)) return;
  e.preventDefault();
  stops.at(e.shiftKey ? -1 : 0)?.focus();
}
// The links between the phone and the panel below it add nothing to the browser's history.
D.addEventListener('click', (e) => {
  const link = e.target.closest('a.u-jump');
  if (!link) return;
  e.preventDefault();
  const place = find(link.hash);
  place.scrollIntoView({ behavior: calm.matches ? 'auto' : 'smooth' });
  place.focus({ preventScroll: true });
});
for (const s of all('.u-stack')) s.was = +s.dataset.depth;
sync();
listen();
