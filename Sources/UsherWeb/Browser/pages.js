// Pages: a swipe and the arrow keys press the buttons that turn to the next or the previous one.

const turn = (pages, isNext) => {
  const b = find(`:scope > .u-pager > .u-${isNext ? 'next' : 'previous'}`, pages);
  const can = b && !b.disabled && !b.closest('[inert]');
  if (can) b.click();
  return can;
};
const isMirrored = (e) => getComputedStyle(e).direction == 'rtl';
let turning = null;
phone.addEventListener('pointerdown', (e) => {
  const pages = e.target.closest('.u-pages'),
    field = e.target.closest('.u-pager, input, textarea, select');
  turning = pages && !field && !drag && e.isPrimary && e.pointerType != 'mouse' ? [pages, e] : null;
});
phone.addEventListener('pointerup', (e) => {
  const [pages, from] = turning ?? [];
  turning = null;
  if (!pages || drag) return;
  let ways = [e.clientX - from.clientX, e.clientY - from.clientY];
  if (pages.dataset.axis == 'y') ways.reverse();
  else if (isMirrored(pages)) ways[0] *= -1;
  const size = Math.abs(ways[0]);
  if (size > 48 && size > 2 * Math.abs(ways[1]) && turn(pages, ways[0] < 0)) swallowClick();
});
phone.addEventListener('pointercancel', () => turning = null);
addEventListener('keydown', (e) => {
  if (
    e.altKey || e.ctrlKey || e.metaKey || e.shiftKey ||
    e.target.closest('input, textarea, select, [contenteditable], [role=menu]')
  ) return;
  const pages = all('.u-pages', phone).filter((p) => !p.closest('[inert]')).at(-1);
  if (!pages) return;
  const keys = pages.dataset.axis == 'y' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (pages.dataset.axis != 'y' && isMirrored(pages)) keys.reverse();
  const key = keys.indexOf(e.key);
  if (key >= 0 && turn(pages, key == 1)) e.preventDefault();
});
