import { judgePair, type SimopsConflict, type SimopsRule } from './simops.rule.ts'
import type { SimopsWork } from './simops-work.rule.ts'

/** A rule and a pair of works for which it fires. */
export interface TrialHit {
  conflict: SimopsConflict
  simopsRuleNo: number
}
export interface TrialResult {
  /** Pairs that the changed table finds and the present one does not, and the other way round. */
  fires: TrialHit[]
  stops: TrialHit[]
  /** Pairs that both find. */
  sameCnt: number
  pairCnt: number
}
const keyOf = ({ a, b }: SimopsConflict, levelCd: string): string =>
  `${Math.min(a.permitNo, b.permitNo)} ${Math.max(a.permitNo, b.permitNo)} ${levelCd}`

/**
 * What a changed table would have done with the works of the past: which pairs it would have stopped, which
 * it no longer would.
 */
export function tryRules(
  works: readonly SimopsWork[],
  now: readonly SimopsRule[],
  then: readonly SimopsRule[],
): TrialResult {
  const bufferMs = Math.max(0, ...[...now, ...then].map(({ bufferMin }) => bufferMin ?? 0)) * 60_000
  const nowNos = new Set(now.map(({ simopsRuleNo }) => simopsRuleNo))
  const thenNos = new Set(then.map(({ simopsRuleNo }) => simopsRuleNo))
  const changed = [
    ...now.filter((rule) => !thenNos.has(rule.simopsRuleNo)),
    ...then.filter((rule) => !nowNos.has(rule.simopsRuleNo)),
  ]
  const sorted = works.toSorted((one, other) => one.from - other.from)
  const result: TrialResult = { fires: [], stops: [], sameCnt: 0, pairCnt: 0 }
  let open: SimopsWork[] = []
  for (const work of sorted) {
    open = open.filter(({ to }) => to + bufferMs > work.from)
    for (const other of open) {
      result.pairCnt += 1
      // Rules that stand in both tables say the same twice.
      const found = judgePair(work, other, changed)
      if (found.length === 0) continue
      compare(result, found, nowNos, thenNos)
    }
    open.push(work)
  }
  return result
}

function compare(
  result: TrialResult,
  found: readonly SimopsConflict[],
  nowNos: ReadonlySet<number>,
  thenNos: ReadonlySet<number>,
): void {
  const before = found.filter(({ rule }) => nowNos.has(rule.simopsRuleNo))
  const after = found.filter(({ rule }) => thenNos.has(rule.simopsRuleNo))
  const keys = (list: readonly SimopsConflict[]) =>
    new Set(list.map((conflict) => keyOf(conflict, conflict.levelCd)))
  const [beforeKeys, afterKeys] = [keys(before), keys(after)]
  const hit = (conflict: SimopsConflict): TrialHit => ({ conflict, simopsRuleNo: conflict.rule.simopsRuleNo })
  result.fires.push(
    ...after.filter((conflict) => !beforeKeys.has(keyOf(conflict, conflict.levelCd))).map(hit),
  )
  result.stops.push(
    ...before.filter((conflict) => !afterKeys.has(keyOf(conflict, conflict.levelCd))).map(hit),
  )
  result.sameCnt += [...afterKeys].filter((key) => beforeKeys.has(key)).length
}
