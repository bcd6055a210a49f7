/** A person's own arrangement of the first page; panels added to the portal later are not in it. */
export interface HomeLayout {
  order: readonly string[]
  hidden: readonly string[]
}

/**
 * First the work of one's own hands, then what one answers for; managers see the plant first. By authority
 * group (admin 1).
 */
const rolePanels: Readonly<Record<number, readonly string[]>> = {
  1: ['systemState', 'awayDigest', 'myWork', 'approvals', 'notices', 'plantWork'],
  2: ['plantWork', 'imprTrend', 'approvals', 'myWork', 'todayMap', 'notices', 'awayDigest'],
  3: ['plantWork', 'todayMap', 'myWork', 'approvals', 'notices', 'awayDigest'],
  4: ['myWork', 'notices', 'approvals', 'plantWork', 'awayDigest'],
  5: ['myWork', 'plantWork', 'notices', 'approvals', 'awayDigest'],
  6: ['myWork', 'approvals', 'plantWork', 'notices', 'awayDigest'],
  7: ['myWork', 'plantWork', 'approvals', 'awayDigest', 'notices'],
  8: ['reportHazard', 'myWork', 'notices', 'approvals', 'plantWork', 'awayDigest'],
  9: [
    'plantWork',
    'imprTrend',
    'todayMap',
    'approvals',
    'imprKpi',
    'imprOverdue',
    'myWork',
    'notices',
    'awayDigest',
  ],
  10: ['vendorWork', 'myWork', 'notices', 'awayDigest'],
  11: ['myWork', 'vendorWork', 'notices', 'awayDigest'],
}

/** Panels for some roles; to the others they are offered, not shown. */
const ofRoles: readonly string[] = ['imprTrend', 'reportHazard', 'systemState', 'todayMap']

/**
 * The panels of the first page in their order, and those that are hidden.
 * @param panels the panels this person may see, in the order in which the modules name them
 * @param authGrpNos authority groups of the person; the smallest number decides
 */
export function arrange(
  panels: readonly string[],
  authGrpNos: readonly number[],
  own?: HomeLayout,
): { shown: string[]; hidden: string[] } {
  const role = authGrpNos.toSorted((one, other) => one - other).find((number) => number in rolePanels)
  const usual = byOrder(panels, role === undefined ? [] : rolePanels[role]!)
  const ordered = own ? byOrder(usual, own.order) : usual
  const usuallyHidden = ofRoles.filter((id) => role === undefined || !rolePanels[role]!.includes(id))
  const hidden = new Set(
    own ? [...own.hidden, ...usuallyHidden.filter((id) => !own.order.includes(id))] : usuallyHidden,
  )
  return { shown: ordered.filter((id) => !hidden.has(id)), hidden: ordered.filter((id) => hidden.has(id)) }
}

/** Panels missing in the order follow behind it in their usual order. */
function byOrder(panels: readonly string[], order: readonly string[]): string[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length + panels.indexOf(id))
  return panels.toSorted((one, other) => place(one) - place(other))
}

/** The panel one place up or down; at the end it stays. */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const at = order.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= order.length) return [...order]
  return order.with(at, order[to]!).with(to, id)
}
