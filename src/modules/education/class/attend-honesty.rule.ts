/** What about somebody's attendance the manager should look at; it proves nothing by itself. (edu.md 10, fit A13) */
export type HonestyMark = 'byHand' | 'corrected' | 'sharedDevice' | 'sentLate' | 'burst' | 'noRecheck'
export interface Scan {
  eduTargetNo: number
  inDt: string
  methodCd: string
  /** When the server heard of it; later than `inDt` where it waited for the network. */
  arriveDt: string
  deviceHash: string | null
  corrected: boolean
  /** The stay covers the moment of a check in the middle. */
  dueRecheck: boolean
  rechecked: boolean
}
/** So many entries within so few seconds are no queue at a door. */
export const burst = { scans: 20, ms: 3000 } as const
const lateMs = 5 * 60_000

/** Marks of each person of a class, in the order of the type. */
export function honestyMarks(scans: readonly Scan[]): Map<number, HonestyMark[]> {
  const owners = new Map<string, Set<number>>()
  for (const { deviceHash, eduTargetNo } of scans)
    if (deviceHash) owners.set(deviceHash, (owners.get(deviceHash) ?? new Set()).add(eduTargetNo))
  const times = scans.filter(({ methodCd }) => methodCd === 'code').toSorted(byTime)
  const bursting = new Set<Scan>()
  for (let from = 0; from + burst.scans <= times.length; from++) {
    const group = times.slice(from, from + burst.scans)
    if (Date.parse(group.at(-1)!.inDt) - Date.parse(group[0]!.inDt) <= burst.ms)
      for (const scan of group) bursting.add(scan)
  }
  const marks = new Map<number, Set<HonestyMark>>()
  for (const scan of scans) {
    const own = marks.get(scan.eduTargetNo) ?? new Set<HonestyMark>()
    marks.set(scan.eduTargetNo, own)
    if (scan.methodCd === 'manual') own.add('byHand')
    if (scan.corrected) own.add('corrected')
    if (scan.deviceHash && owners.get(scan.deviceHash)!.size > 1) own.add('sharedDevice')
    if (Date.parse(scan.arriveDt) - Date.parse(scan.inDt) > lateMs) own.add('sentLate')
    if (bursting.has(scan)) own.add('burst')
    if (scan.dueRecheck && !scan.rechecked) own.add('noRecheck')
  }
  const order: readonly HonestyMark[] = [
    'byHand',
    'corrected',
    'sharedDevice',
    'sentLate',
    'burst',
    'noRecheck',
  ]
  return new Map([...marks].map(([no, own]) => [no, order.filter((mark) => own.has(mark))]))
}
const byTime = (one: Scan, other: Scan): number => Date.parse(one.inDt) - Date.parse(other.inDt)
