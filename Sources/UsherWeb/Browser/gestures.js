// Drags: from the edge to go back, on a sheet to close it; the menu of the back button.

let drag = null;
// The click that follows a drag is none.
const swallowClick = () => {
  const swallow = (c) => {
    c.preventDefault();
    c.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true));
};
phone.addEventListener('pointerdown', (e) => {
  if (e.button || drag || !e.isPrimary) return;
  const edge = e.target.closest('.u-edge');
  const handle = e.target.closest('.u-grabber, .u-card .u-bar');
  if (edge) drag = swipe(edge);
  else if (handle) drag = pull(handle.closest('.u-layer'));
  if (drag) {
    Object.assign(drag, {
      x: e.clientX,
      y: e.clientY,
      id: e.pointerId,
      trail: [],
      target: e.target,
    });
  }
});
phone.addEventListener('pointermove', (e) => {
  if (!drag || e.pointerId != drag.id) return;
  const way = drag.way(e.clientX - drag.x, e.clientY - drag.y);
  if (!drag.isOn) {
    if (way < 6) return;
    drag.isOn = true;
    drag.target.setPointerCapture(drag.id);
    drag.start();
  }
  if (!drag.isHeld()) {
    drag = null;
    return;
  }
  drag.trail = [...drag.trail.slice(-4), [e.timeStamp, way]];
  drag.p = drag.move(way);
});
for (const name of ['pointerup', 'pointercancel']) {
  phone.addEventListener(name, (e) => {
    const d = drag;
    if (!d || e.pointerId != d.id) return;
    drag = null;
    if (!d.isOn || !d.isHeld()) return;
    swallowClick();
    const [t0, w0] = d.trail[0] || [0, 0], [t1, w1] = d.trail.at(-1) || [1, 0];
    const speed = t1 > t0 ? (w1 - w0) / (t1 - t0) : 0;
    const ends = name == 'pointerup' && !d.isFixed && d.p + speed * 180 / d.size > .5;
    d.release(ends);
  });
}
const gesture = (phase, entry) => post([['do', `gesture:${phase}:${entry}`]]);

function swipe(edge) {
  const stack = edge.closest('.u-stack'),
    above = edge.parentElement,
    below = screens(live(stack)).at(-2);
  const { entry } = edge.dataset, size = stack.clientWidth;
  const sign = getComputedStyle(stack).direction == 'rtl' ? -1 : 1;
  let mine, running;
  return {
    size,
    p: 0,
    way: (x) => sign * x,
    isHeld: () => mine && stack.settle === mine,
    start() {
      running = slide(stack, above, below);
      mine = stack.settle;
      gesture('begin', entry);
    },
    move(way) {
      const p = Math.min(1, Math.max(0, way / size));
      stack.style.setProperty('--p', p);
      return p;
    },
    release(ends) {
      const back = () => {
        if (stack.settle === mine) running.push(glide(stack, '--p', progress(stack), 0, 260, mine));
      };
      if (!ends) {
        back();
        return gesture('cancel', entry);
      }
      running.push(glide(stack, '--p', this.p, 1, 260));
      gesture('finish', entry).then(back);
    },
  };
}
function pull(layer) {
  const layers = layer.parentElement,
    below = layer.previousElementSibling,
    { entry } = layer.dataset;
  const size = find('.u-card', layer).clientHeight, isFixed = 'fixed' in layer.dataset;
  const shrinks = layer.matches('.u-is-sheet');
  let mine, running;
  const clean = () => {
    layer.style.removeProperty('--p');
    below.style.removeProperty('--q');
  };
  return {
    size,
    isFixed,
    p: 0,
    way: (x, y) => y,
    isHeld: () => mine && layers.settle === mine,
    start() {
      running = begin(layers, clean);
      mine = layers.settle;
      if (!isFixed) gesture('begin', entry);
    },
    move(way) {
      const p = isFixed ? Math.sqrt(Math.max(0, way)) * 3 / size : Math.max(0, way / size);
      layer.style.setProperty('--p', p);
      if (shrinks) below.style.setProperty('--q', Math.max(0, 1 - p));
      return p;
    },
    release(ends) {
      const to = (p, then) => {
        running.push(glide(layer, '--p', progress(layer), p, 260, then));
        if (shrinks) running.push(glide(below, '--q', progress(below, '--q'), 1 - p, 260));
      };
      const back = () => {
        if (layers.settle === mine) to(0, mine);
      };
      if (!ends) {
        back();
        return isFixed || gesture('cancel', entry);
      }
      to(1);
      gesture('finish', entry).then(back);
    },
  };
}

// The back button's menu: a long press, a right click, or the arrow key.
let pressed, menu = null;
function openMenu(button) {
  closeMenu();
  menu = button.nextElementSibling;
  menu.isOpen = true;
  menu.hidden = false;
  find('button', menu).focus();
}
function closeMenu() {
  if (!menu) return;
  menu.isOpen = false;
  menu.hidden = true;
  menu = null;
}
phone.addEventListener('contextmenu', (e) => {
  const back = e.target.closest('.u-back');
  if (back) {
    e.preventDefault();
    openMenu(back);
  }
});
phone.addEventListener('pointerdown', (e) => {
  const back = e.target.closest('.u-back');
  if (menu && !menu.contains(e.target)) closeMenu();
  if (back && !e.button) {
    pressed = setTimeout(() => {
      openMenu(back);
      back.isLong = true;
    }, 480);
  }
});
addEventListener('pointerup', () => clearTimeout(pressed));
addEventListener('pointercancel', () => clearTimeout(pressed));
phone.addEventListener('click', (e) => {
  const back = e.target.closest('.u-back');
  if (!back?.isLong) return menu && closeMenu();
  back.isLong = false;
  e.preventDefault();
});
