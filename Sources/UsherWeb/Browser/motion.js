// The animations of containers when their children change.

const progress = (e, name = '--p') => +getComputedStyle(e).getPropertyValue(name) || 0;
const top = () => live(find('.u-layers', phone)).at(-1);

// Moves one number of an element and keeps it at the end, until `settle` clears it.
function glide(e, name, from, to, time, then) {
  e.style.setProperty(name, to);
  const a = e.animate({ [name]: [from, to] }, {
    duration: calm.matches ? 0 : time * (progress(e, '--slow') || 1),
    easing: 'cubic-bezier(.3,.72,.1,1)',
  });
  a.onfinish = then || null;
  return a;
}
// Begins a motion of `e`; whatever ends it, its end comes once.
function begin(e, clean) {
  e.settle?.();
  const running = [];
  e.settle = () => {
    e.settle = null;
    running.forEach((a) => a.cancel());
    clean();
  };
  return running;
}
// In columns nothing slides: what comes and goes is beside the rest.
const isWide = (stack) => stack.matches('.u-columns') && getComputedStyle(stack).display == 'grid';
const screens = (list) => list.filter((n) => n.matches?.('.u-screen'));
const drop = (list) => list.forEach((n) => n.remove());

function slide(stack, above, below, clean = () => {}) {
  const running = begin(stack, () => {
    for (const s of [above, below]) s?.removeAttribute('data-at');
    stack.removeAttribute('data-moving');
    stack.style.removeProperty('--p');
    clean();
  });
  above.dataset.at = 'top';
  if (below) below.dataset.at = 'under';
  stack.dataset.moving = '';
  return running;
}
const motions = {
  stack(a, before, after, removed, from) {
    const old = screens(before).at(-1),
      now = screens(after).at(-1),
      gone = removed.includes(old);
    const shrinks = +a.dataset.depth < a.was;
    a.was = +a.dataset.depth;
    if (!old || !now || old === now || isWide(a)) return drop(removed);
    const pops = gone && (before.includes(now) || shrinks);
    drop(removed.filter((n) => n !== old));
    const running = slide(a, pops ? old : now, pops ? now : old, () => drop(removed));
    running.push(glide(a, '--p', pops ? from : 1, pops ? 1 : 0, 420, a.settle));
  },
  layers(a, before, after, removed) {
    const old = before.at(-1),
      now = after.at(-1),
      running = begin(a, () => {
        for (const e of after) {
          e.style.removeProperty('--p');
          e.style.removeProperty('--q');
        }
        drop(removed);
      });
    const move = (e, name, from, to) => running.push(glide(e, name, from, to, 440, a.settle));
    drop(removed.filter((n) => n !== old));
    if (removed.includes(old)) {
      move(old, '--p', progress(old), 1);
      if (old.matches('.u-is-sheet')) move(now, '--q', 1 - progress(old), 0);
    }
    if (!before.includes(now)) {
      move(now, '--p', 1, 0);
      if (now.matches('.u-is-sheet') && after.length > 1) move(after.at(-2), '--q', 0, 1);
    }
    if (!running.length) a.settle();
  },
  fade(a, before, after, removed) {
    const running = begin(a, () => drop(removed)), d = a.dataset.from?.split(' ');
    // Where a neighbour on the other side is that comes from `d`, or goes there.
    const to = (sign) => `calc(var(--dir) * ${sign * d[0]}00%) ${sign * d[1]}00%`;
    const move = (n, keys) => {
      if (n.nodeType != 1) return;
      running.push(n.animate(keys, { duration: calm.matches ? 0 : 280, fill: 'forwards' }));
      running.at(-1).onfinish = a.settle;
    };
    for (const n of removed) move(n, d ? { translate: ['0', to(-1)] } : { opacity: [1, 0] });
    if (d) { for (const n of after) before.includes(n) || move(n, { translate: [to(1), '0'] }); }
    if (!running.length) a.settle();
  },
};
