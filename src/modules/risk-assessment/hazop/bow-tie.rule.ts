import type { GuardSide } from './safeguard.rule.ts'

export type Health = 'sound' | 'warning' | 'broken' | 'unknown'
export interface BowTieGuard {
  rsaHazopGuardNo: number
  guardTxt: string
  tagTxt: string | null
  sideCd: GuardSide
}
export interface BowTieRow {
  rsaHazopRowNo: number
  causeTxt: string | null
  consequenceTxt: string | null
  gradeCd: string | null
  guards: readonly BowTieGuard[]
}
export interface Barrier {
  guardTxt: string
  tagTxt: string | null
  rowNos: number[]
}
export interface Branch {
  text: string
  rowNos: number[]
  /** Worst grade of the rows, as the matrix names it. */
  gradeCd: string | null
  barriers: Barrier[]
}
export interface BowTie {
  threats: Branch[]
  consequences: Branch[]
  /** Rows without a cause or consequence: they cannot be drawn, and are named instead of left out. */
  undrawn: number[]
}

const plain = (said: string | null): string => (said ?? '').replaceAll(/\s+/g, ' ').trim()

/**
 * A bow-tie from the rows of one deviation: causes left with the safeguards that prevent, consequences right with those
 * that mitigate. A cause in two rows is one threat; what prevents in both stands once.
 */
export function bowTieOf(rows: readonly BowTieRow[]): BowTie {
  const threats = new Map<string, Branch>()
  const consequences = new Map<string, Branch>()
  const undrawn: number[] = []
  for (const row of rows) {
    const [cause, consequence] = [plain(row.causeTxt), plain(row.consequenceTxt)]
    if (cause === '' || consequence === '') {
      undrawn.push(row.rsaHazopRowNo)
      continue
    }
    put(threats, cause, row, 'prevention')
    put(consequences, consequence, row, 'mitigation')
  }
  return { threats: [...threats.values()], consequences: [...consequences.values()], undrawn }
}
function put(branches: Map<string, Branch>, text: string, row: BowTieRow, side: GuardSide): void {
  const branch = branches.get(text) ?? { text, rowNos: [], gradeCd: null, barriers: [] }
  branches.set(text, branch)
  branch.rowNos.push(row.rsaHazopRowNo)
  branch.gradeCd =
    [branch.gradeCd, row.gradeCd]
      .filter((each) => each !== null)
      .toSorted(byGrade)
      .at(-1) ?? null
  for (const guard of row.guards.filter(({ sideCd }) => sideCd === side)) {
    const known = branch.barriers.find(({ guardTxt }) => plain(guardTxt) === plain(guard.guardTxt))
    if (known) known.rowNos.push(row.rsaHazopRowNo)
    else
      branch.barriers.push({
        guardTxt: guard.guardTxt,
        tagTxt: guard.tagTxt,
        rowNos: [row.rsaHazopRowNo],
      })
  }
}
const byGrade = (one: string, other: string): number =>
  Number(one) - Number(other) || one.localeCompare(other)

/** The worst of several verdicts about a barrier; nothing heard is unknown, not sound. */
export function worstHealth(verdicts: readonly Health[]): Health {
  const order: readonly Health[] = ['broken', 'warning', 'sound']
  return order.find((health) => verdicts.includes(health)) ?? 'unknown'
}
