/**
 * What a user has arranged: only differences that were really made, so that new columns appear where the page
 * puts them.
 */
export interface GridLayout {
  order?: string[]
  /** Pixels per column that was resized. */
  widths?: Record<string, number>
  /** Shown or hidden by the user's own choice. */
  visible?: Record<string, boolean>
  pins?: Record<string, 'left' | 'right' | 'none'>
}

export type PinSide = 'left' | 'right' | 'none'

/**
 * Where layouts are kept. A store may answer later; until then the page's own arrangement is shown.
 */
export interface LayoutStore {
  load: (key: string) => GridLayout | undefined | Promise<GridLayout | undefined>
  save: (key: string, layout: GridLayout | undefined) => void | Promise<void>
}

let store: LayoutStore | undefined
/** The portal says where the arrangements of its grids are kept; without that they last as long as the page. */
export const keepLayouts = (given: LayoutStore): void => void (store = given)
export const portalLayouts: LayoutStore = {
  load: (key) => store?.load(key),
  save: (key, layout) => store?.save(key, layout),
}

/**
 * Reads a stored layout; anything that does not look like one counts as none, because it may come from an
 * older version.
 */
export function readLayout(value: unknown): GridLayout {
  if (typeof value !== 'object' || value === null) return {}
  const candidate = value as Record<string, unknown>
  const layout: GridLayout = {}
  if (Array.isArray(candidate.order))
    layout.order = candidate.order.filter((name) => typeof name === 'string')
  if (isRecord(candidate.widths))
    layout.widths = pick(candidate.widths, (width) => typeof width === 'number' && width > 0)
  if (isRecord(candidate.visible))
    layout.visible = pick(candidate.visible, (shown) => typeof shown === 'boolean')
  if (isRecord(candidate.pins))
    layout.pins = pick(candidate.pins, (side) => side === 'left' || side === 'right' || side === 'none')
  return layout
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pick<Value>(
  record: Record<string, unknown>,
  fits: (value: unknown) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => fits(value))) as Record<
    string,
    Value
  >
}
