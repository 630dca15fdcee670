/// The style of the calendar and the map; colours come from the pages' own stylesheet.
package enum EarlyBuddyStylesheet {
  package static let source = #"""
    .eb-failure { color: var(--red) }
    .eb-month { padding: 8px 10px 10px }
    .u-group.eb-month > * + * { border-top: 0 }
    .eb-month-head { display: grid; grid-template-columns: 1fr auto auto auto; align-items: center;
      gap: 2px }
    .eb-month-head h2 { font-size: 18px; font-weight: 600; padding: 0 4px }
    .eb-turn { order: 1; width: 44px; height: 44px; text-align: center; font-size: 28px;
      line-height: 1; color: var(--tint); border-radius: 22px }
    .eb-today { order: 2; min-height: 44px; padding: 0 8px; color: var(--tint) }
    .eb-month table { width: 100%; table-layout: fixed; border-collapse: collapse }
    .eb-month th { font-size: 12px; font-weight: 600; color: var(--label2); padding: 2px 0 4px }
    .eb-month td { padding: 1px; text-align: center }
    .eb-day { position: relative; width: 100%; max-width: 46px; height: 44px; border-radius: 14px;
      text-align: center; font-variant-numeric: tabular-nums }
    .eb-day[aria-current] { color: var(--tint); font-weight: 700 }
    .eb-day[aria-pressed=true] { background: var(--solid); color: #fff; font-weight: 600 }
    .eb-dots { position: absolute; inset: auto 0 5px; display: flex; justify-content: center;
      gap: 3px }
    .eb-dots i { width: 5px; height: 5px; border-radius: 50%; background: var(--tint) }
    [aria-pressed=true] > .eb-dots i { background: #fff }
    .eb-map-frame { position: relative; flex: none; border-radius: 12px; overflow: hidden;
      background: var(--card) }
    .eb-map { display: block; width: 100%; aspect-ratio: 1; font-size: 11px; font-weight: 500 }
    .eb-degree { stroke: var(--line); stroke-width: 1 }
    .eb-degree-name { fill: var(--label2); font-size: 9px }
    .eb-dot { fill: var(--label2) }
    .eb-name { fill: var(--label); paint-order: stroke; stroke: var(--card); stroke-width: 3px;
      stroke-linejoin: round }
    .eb-pin path { fill: var(--red); stroke: var(--card); stroke-width: 1.5 }
    .eb-pin circle { fill: var(--card) }
    .eb-pin text { fill: var(--red); font-size: 14px; font-weight: 700; paint-order: stroke;
      stroke: var(--card); stroke-width: 4px; stroke-linejoin: round }
    .eb-scale path { fill: none; stroke: var(--label); stroke-width: 1.5 }
    .eb-scale text { fill: var(--label); font-size: 10px; paint-order: stroke;
      stroke: var(--card); stroke-width: 3px }
    .eb-zoom { position: absolute; top: 8px; inset-inline-end: 8px; display: grid;
      border-radius: 12px; overflow: hidden; background: var(--fill) }
    .eb-zoom button { width: 44px; height: 44px; text-align: center; font-size: 20px;
      color: var(--tint); outline-offset: -3px }
    .eb-zoom button + button { border-top: .5px solid var(--line) }
    .eb-zoom button:disabled { opacity: .35 }
    @container (min-width: 600px) {
      .u-columns > [data-column=sidebar]:not(.u-main) { width: clamp(240px, 31cqi, 310px) }
      .u-columns > [data-column=content]:not(.u-main) { width: clamp(212px, 32cqi, 330px) }
      .u-columns > [data-column=content] .u-row { word-break: keep-all }
      .u-columns > [data-column=content] .u-label { min-width: 4em }
      .u-columns > [data-column=content] .u-value { min-width: min-content; overflow-wrap: normal }
      .u-columns .eb-month { padding: 8px 4px 10px }
      .u-columns .eb-month td { padding: 1px 0 }
      .u-columns .eb-month-head { grid-template-columns: auto auto 1fr }
      .u-columns .eb-month-head h2 { grid-column: 1 / -1; padding: 4px 8px 0 }
      .u-columns .eb-today { justify-self: end }
    }

    """#
}
