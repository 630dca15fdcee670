// Pages: a swipe and the arrow keys press the buttons that turn to the next or the previous one.

function turn(pages, isNext) {
  const button = find(isNext ? ':scope > .u-pager > .u-next' : ':scope > .u-pager > .u-previous', pages);
  if (!button || button.disabled || button.closest('[inert]')) return false;
  button.click();
  return true;
}
let turning = null;
phone.addEventListener('pointerdown', (e) => {
  const pages = e.target.closest('.u-pages');
  turning = pages && e.isPrimary && !e.button && !drag
    && !e.target.closest('.u-pager, input, textarea, select')
    ? { pages, id: e.pointerId, x: e.clientX, y: e.clientY }
    : null;
});
phone.addEventListener('pointerup', (e) => {
  const t = turning;
  turning = null;
  if (!t || e.pointerId != t.id || drag) return;
  const x = e.clientX - t.x, y = e.clientY - t.y, isVertical = t.pages.dataset.axis == 'y';
  const way = isVertical ? y : x * (getComputedStyle(t.pages).direction == 'rtl' ? -1 : 1);
  const across = Math.abs(isVertical ? x : y);
  if (Math.abs(way) < 48 || Math.abs(way) < 2 * across) return;
  if (!turn(t.pages, way < 0)) return;
  // The click that follows a swipe is none; the button was pressed before.
  const swallow = (c) => {
    c.preventDefault();
    c.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true));
});
phone.addEventListener('pointercancel', () => turning = null);
addEventListener('keydown', (e) => {
  if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
  if (e.target.closest('input, textarea, select, [role=menu]')) return;
  const pages = all('.u-pages', phone).filter((p) => !p.closest('[inert]')).at(-1);
  if (!pages) return;
  const isVertical = pages.dataset.axis == 'y';
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown']
    : getComputedStyle(pages).direction == 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (e.key != back && e.key != on) return;
  if (turn(pages, e.key == on)) e.preventDefault();
});
