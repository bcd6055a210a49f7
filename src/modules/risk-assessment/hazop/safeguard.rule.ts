import { tagsIn } from '../../../platform/facility/facility.rule.ts'

/** Before the event: it keeps the cause from becoming one. After it: it keeps the consequence small. */
export type GuardSide = 'prevention' | 'mitigation'
export interface GuardLine {
  guardTxt: string
  /** Tags that the text names, the first is the device that acts last. */
  tags: string[]
  sideCd: GuardSide
}

/** `1) …`, `2. …`, `① …`, `- …` at the beginning of a point. */
const mark = /^\s*(?:\(?\d{1,2}[).]\s*|[①-⑳]\s*|[-·•▪*]\s+)/u
const inside = /(?:\n|;|；)|(?<=\S)\s+(?=\(?\d{1,2}\)\s)|(?<=\S)\s*(?=[①-⑳])/u

/**
 * The points of a cell, one for each line or numbered part: `1) FAL-101 2) P-301B` and two lines say the same. A decimal
 * as in `0.2 MPa` is no number of a point.
 */
export const pointsOf = (cell: string | null | undefined): string[] =>
  String(cell ?? '')
    .split(inside)
    .map((point) => point.replace(mark, '').trim())
    .filter((point) => point !== '')

/** Words of what only makes the consequence smaller (IEC 61511-3; CCPS Layer of Protection Analysis). */
const mitigates =
  /^(?:GD|FD)-|가스감지|화재감지|소화|스프링클러|물분무|방류벽|방유제|트렌치|비상대피|비상조치|비상대응|방호벽|내화|세안|보호구|\b(?:gas|fire) detect|\bdeluge\b|\bsprinkler\b|\bdike\b|\bbund\b|\bemergency response\b|\bPPE\b/i

/**
 * The side of a safeguard. A relief valve is prevention: the event of a worksheet on pressure is the loss of
 * containment, which it keeps from happening.
 */
export const sideOf = (guardTxt: string): GuardSide =>
  mitigates.test(guardTxt) ? 'mitigation' : 'prevention'

/** The safeguards that a cell names; the same words twice are one. */
export function guardsIn(cell: string | null | undefined): GuardLine[] {
  const points = [...new Set(pointsOf(cell))]
  return points.map((guardTxt) => ({ guardTxt, tags: tagsIn(guardTxt), sideCd: sideOf(guardTxt) }))
}

export interface KeptGuard {
  rsaHazopGuardNo: number
  guardTxt: string
}
export interface GuardChange<Kept extends KeptGuard> {
  stay: { kept: Kept; sortOrder: number }[]
  add: (GuardLine & { sortOrder: number })[]
  remove: Kept[]
}
/**
 * What has to happen to the stored safeguards of a row so that they say what its cell says. A line that stays keeps its
 * record, with what people have decided about it and what refers to it.
 */
export function guardChange<Kept extends KeptGuard>(
  kept: readonly Kept[],
  cell: string | null | undefined,
): GuardChange<Kept> {
  const byText = new Map(kept.map((guard) => [guard.guardTxt, guard]))
  const change: GuardChange<Kept> = { stay: [], add: [], remove: [] }
  for (const [sortOrder, line] of guardsIn(cell).entries()) {
    const known = byText.get(line.guardTxt)
    if (known) change.stay.push({ kept: known, sortOrder })
    else change.add.push({ ...line, sortOrder })
    byText.delete(line.guardTxt)
  }
  change.remove = [...byText.values()]
  return change
}
