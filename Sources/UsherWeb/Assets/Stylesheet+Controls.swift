extension Stylesheet {
  /// Buttons and fields.
  static let controls = #"""
    .u-button { display: block; width: 100%; min-height: 50px; padding: 11px 20px; flex: none;
      border-radius: 14px; font-weight: 600; text-align: center; text-decoration: none;
      transition: transform .12s, opacity .12s }
    .u-button:active { transform: scale(.98); opacity: .75 }
    .u-button:disabled { opacity: .38; pointer-events: none }
    .u-primary { background: var(--solid); color: #fff }
    .u-secondary { background: var(--soft); color: var(--tint) }
    .u-plain { color: var(--tint); font-weight: 400; min-height: 44px; padding-block: 8px }
    .u-destructive { background: color-mix(in srgb, var(--red) 13%, var(--card));
      color: var(--red) }
    .u-group > .u-button { border-radius: 0; background: none; color: var(--tint);
      font-weight: 400; min-height: 46px; outline-offset: -3px }
    .u-group > .u-destructive { color: var(--red) }
    .u-link { color: var(--tint); min-height: 24px }
    .u-form { display: grid; gap: 14px; flex: none }
    .u-field { display: block; background: var(--card); border-radius: 12px; flex: none;
      padding: 8px 16px 9px }
    .u-field:focus-within { box-shadow: inset 0 0 0 2px var(--tint) }
    .u-group > .u-field { border-radius: 0 }
    .u-field span { display: block; font-size: 13px; color: var(--label2) }
    .u-field input { width: 100%; border: 0; padding: 1px 0; color: var(--label);
      background: none; outline: none; -webkit-appearance: none; appearance: none }
    .u-field input::placeholder { color: var(--label2); opacity: .8 }
    .u-field input[type=file] { font-size: 15px; padding: 4px 0; min-height: 44px }
    .u-field ::file-selector-button { border: 0; border-radius: 10px; padding: 8px 14px; font: inherit;
      font-weight: 600; margin-inline-end: 10px; background: var(--soft); color: var(--tint) }
    .u-file { position: relative }
    .u-field .u-choice { display: none; align-items: center; gap: 10px; padding: 4px 0;
      min-height: 44px; font-size: 15px }
    .u-choice b { flex: none; border-radius: 10px; padding: 8px 14px; font-weight: 600;
      background: var(--soft); color: var(--tint) }
    .u-choice i { min-width: 0; font-style: normal }
    .u-choice i span { font-size: 15px }
    .u-choice i[data-name] { color: var(--label) }
    .u-choice i[data-name]::before { content: attr(data-name) }
    .u-choice i[data-name] > span { display: none }
    .u-live .u-field .u-choice { display: flex }
    .u-live .u-file input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0;
      cursor: pointer }
    fieldset.u-field { border: 0; min-width: 0 }
    .u-numbers legend { padding: 0; font-size: 13px; color: var(--label2) }
    .u-numbers div { display: flex; flex-wrap: wrap; align-items: center; gap: 6px }
    .u-numbers span { font-size: 17px; color: var(--label); margin-inline-end: 4px }
    .u-numbers input { width: 3.2em; min-height: 34px; padding: 4px 8px; border-radius: 8px;
      background: var(--fill); text-align: end; font-variant-numeric: tabular-nums }
    .u-numbers select { font: inherit; letter-spacing: inherit; min-height: 34px; padding: 4px 6px;
      border: 0; border-radius: 8px; color: var(--label); background-color: var(--fill) }
    .u-track { width: 51px; height: 31px; border-radius: 16px; padding: 2px; flex: none;
      background: #8b8b93; transition: background .2s }
    .u-knob { display: block; width: 27px; height: 27px; border-radius: 50%; background: #fff;
      box-shadow: 0 2px 5px rgba(0,0,0,.25); transition: transform .2s cubic-bezier(.3,.7,.3,1) }
    [aria-checked=true] > .u-track { background: #248a3d }
    [aria-checked=true] .u-knob { transform: translateX(calc(var(--dir) * 20px)) }

    """#
}
