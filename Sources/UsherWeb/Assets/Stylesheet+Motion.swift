extension Stylesheet {
  /// Screens in motion: at rest only the top one is displayed.
  static let motion = #"""
    .u-stack { --p: 0; overflow: hidden; background: var(--bg) }
    .u-screen[data-place=under] { visibility: hidden }
    [data-moving] > .u-screen { visibility: visible }
    .u-screen[data-at=under] { z-index: 0 }
    .u-screen[data-at=top] { z-index: 1 }
    [data-moving] > [data-at=top] > .u-body, [data-moving] > [data-at=top] > .u-box,
    [data-moving] > [data-at=top] > .u-bar::before {
      transform: translateX(calc(var(--dir) * var(--p) * 100%)) }
    [data-moving] > [data-at=top] > .u-body, [data-moving] > [data-at=top] > .u-box {
      box-shadow: 0 0 24px rgba(0,0,0,.18) }
    [data-moving] > [data-at=under] > .u-body, [data-moving] > [data-at=under] > .u-box,
    [data-moving] > [data-at=under] > .u-bar::before {
      transform: translateX(calc(var(--dir) * (var(--p) - 1) * 30%));
      filter: brightness(calc(.9 + .1 * var(--p))) }
    [data-moving] > [data-at=top] > .u-bar > :not(.u-menu) { opacity: calc(1 - 1.3 * var(--p));
      transform: translateX(calc(var(--dir) * var(--p) * 90px)) }
    [data-moving] > [data-at=under] > .u-bar > :not(.u-menu) { opacity: var(--p);
      transform: translateX(calc(var(--dir) * (var(--p) - 1) * 70px)) }
    [data-moving] > [data-large]:not([data-scrolled]) > .u-bar > .u-title { opacity: 0 }
    [data-moving] .u-title { transition: none }
    .u-edge { position: absolute; z-index: 3; inset-block: 0; inset-inline-start: 0; width: 22px;
      touch-action: none; cursor: w-resize }
    [data-leaving] { pointer-events: none }
    [data-motion=fade] > [data-leaving] { z-index: 3 }

    """#
}
