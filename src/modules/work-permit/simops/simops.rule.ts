import type { Explanation } from '../../../core/shared/explanation.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { momentOf, showMoment } from '../../../core/shared/dates.ts'
import { simopsKinds, type SimopsKind, type SimopsWork } from './simops-work.rule.ts'
import { joined, namesOf, Sentence } from '../../../core/shared/sentence.ts'
import { hoursText } from '../permit/hours-text.rule.ts'
import { fourOf, missingOf, saidOf } from '../../../core/shared/words.ts'
import { simopsLevelTexts, simopsPlaceTexts, simopsSentences } from './simops.texts.ts'

/** How a rule looks at the place (code group SIMOPS_PLACE). */
export const simopsPlaces = namesOf(simopsPlaceTexts)
export type SimopsPlace = keyof typeof simopsPlaces
export const simopsLevels = namesOf(simopsLevelTexts)
export type SimopsLevel = keyof typeof simopsLevels

/** What a rule says in the other languages. */
type SimopsWords = Partial<
  Record<`${'ruleNm' | 'guideTxt' | 'basisTxt'}${'En' | 'Zh' | 'Es'}`, string | null>
>
/** One row of the company's table. Distances in metres. */
export interface SimopsRule extends SimopsWords {
  simopsRuleNo: number
  ruleNm: string
  kindACd: SimopsKind
  kindBCd: SimopsKind
  placeCd: SimopsPlace
  distM: number | null
  factorVal: number | null
  heightM: number | null
  /** Least amount of flammables that counts, kg. */
  stockKg: number | null
  /** Minutes before and after a work in which the other one counts as well. */
  bufferMin: number | null
  levelCd: SimopsLevel
  guideTxt: string | null
  basisTxt: string | null
  applyDt: string | null
}

/** A rule that fired for two works. */
export interface SimopsConflict {
  rule: SimopsRule
  levelCd: SimopsLevel
  /** The work that the rule calls A, and the other one. */
  a: SimopsWork
  b: SimopsWork
  /** Metres on the ground; null where a coordinate is missing. */
  distanceM: number | null
  /** Metres within which the rule holds; null where it does not ask for a distance. */
  limitM: number | null
  heightDiffM: number | null
  /** The time in which both go on, in ms. */
  from: number
  to: number
  overlapMin: number
}
const minuteMs = 60_000
/** Half of the sector that counts as downwind. */
const downwindHalfDeg = 45

/** Metres between two works on the ground: d = √(Δx² + Δy²). */
export function distanceOf(one: SimopsWork, other: SimopsWork): number | null {
  if (one.x === null || one.y === null || other.x === null || other.y === null) return null
  // To the millimetre: what is exactly on the limit stays on it.
  return roundHalfUp(Math.hypot(one.x - other.x, one.y - other.y), 3)
}
export const isKind = (work: SimopsWork, kind: SimopsKind): boolean =>
  kind === 'ANY' ? !work.kinds.includes('STOCK') : work.kinds.includes(kind)

const plain = (words: string | null): string =>
  (words ?? '')
    .normalize('NFC')
    .replace(/[\s\-_]/g, '')
    .toUpperCase()
const sameWords = (one: string | null, other: string | null): boolean =>
  plain(one) !== '' && plain(one) === plain(other)

/** The isolation point that two works want in different positions; undefined when there is none. */
const disputedPoint = (one: SimopsWork, other: SimopsWork): string | undefined =>
  one.lockPoints.find(({ deviceTag, isolPosCd }) =>
    other.lockPoints.some((point) => sameWords(point.deviceTag, deviceTag) && point.isolPosCd !== isolPosCd),
  )?.deviceTag

/**
 * Whether `receiver` lies in the wind that has passed `source`; an unknown wind blows everywhere. North is
 * up, y grows downwards.
 */
export function isDownwind(receiver: SimopsWork, source: SimopsWork, windFromDeg: number | null): boolean {
  if (
    windFromDeg === null ||
    receiver.x === null ||
    receiver.y === null ||
    source.x === null ||
    source.y === null
  )
    return true
  const [dx, dy] = [receiver.x - source.x, receiver.y - source.y]
  if (dx === 0 && dy === 0) return true
  const bearing = (Math.atan2(dx, -dy) * 180) / Math.PI
  const turn = Math.abs(((((bearing - (windFromDeg + 180)) % 360) + 540) % 360) - 180)
  return turn <= downwindHalfDeg
}

/** Metres from A within which the rule holds. */
function reachOf(rule: SimopsRule, a: SimopsWork): number | null {
  const distance = rule.distM ?? 0
  if (rule.placeCd === 'control') return (a.controlRadiusM ?? 0) + distance
  if (rule.placeCd === 'swing') return (a.liftRadiusM ?? 0) + distance
  if (rule.placeCd === 'depth') return (a.depthM ?? 0) * (rule.factorVal ?? 1) + distance
  if (rule.placeCd === 'system' || rule.placeCd === 'circuit' || rule.placeCd === 'point') return null
  return distance
}

interface Hit {
  a: SimopsWork
  b: SimopsWork
  distanceM: number | null
  limitM: number | null
}
/** Whether the rule holds for the place with these two in its roles. */
function hitOf(rule: SimopsRule, a: SimopsWork, b: SimopsWork, windFromDeg: number | null): Hit | undefined {
  if (!isKind(a, rule.kindACd) || !isKind(b, rule.kindBCd)) return undefined
  if (b.stockKg !== undefined && b.stockKg < (rule.stockKg ?? 0)) return undefined
  const distanceM = distanceOf(a, b)
  const hit = { a, b, distanceM, limitM: reachOf(rule, a) }
  if (rule.placeCd === 'system') return sameWords(a.systemTxt, b.systemTxt) ? hit : undefined
  if (rule.placeCd === 'circuit')
    return sameWords(a.circuitTxt ?? a.systemTxt, b.circuitTxt ?? b.systemTxt) ||
      sameWords(a.systemTxt, b.circuitTxt) ||
      sameWords(a.circuitTxt, b.systemTxt)
      ? hit
      : undefined
  if (rule.placeCd === 'point') return disputedPoint(a, b) ? hit : undefined
  // Without coordinates the same area counts as near: whoever knows better writes them down.
  const near =
    distanceM === null ? a.areaCd !== null && a.areaCd === b.areaCd : distanceM <= (hit.limitM ?? 0)
  if (!near) return undefined
  if (rule.placeCd === 'vertical')
    return a.z !== null && b.z !== null && Math.abs(a.z - b.z) >= (rule.heightM ?? 0) ? hit : undefined
  if (rule.placeCd === 'downwind')
    return a.areaCd !== null && a.areaCd === b.areaCd && isDownwind(a, b, windFromDeg) ? hit : undefined
  return hit
}

/** Whether a rule would hold if both went on at the same time, in whichever roles it reaches further. */
function placeHit(
  rule: SimopsRule,
  one: SimopsWork,
  other: SimopsWork,
  windFromDeg: number | null,
): Hit | undefined {
  const hits = [hitOf(rule, one, other, windFromDeg), hitOf(rule, other, one, windFromDeg)].filter(
    (hit) => hit !== undefined,
  )
  return hits.toSorted(
    (first, second) => (second.limitM ?? 0) - (first.limitM ?? 0) || first.a.permitNo - second.a.permitNo,
  )[0]
}

const round = (metres: number): number => roundHalfUp(metres, 1)
/**
 * The time that two works share. Half open: one may begin when the other ends. With a buffer a gap that is
 * too short counts, as no time at all.
 */
function sharedTime(
  one: SimopsWork,
  other: SimopsWork,
  bufferMs: number,
): { from: number; to: number } | undefined {
  if (one.from >= other.to + bufferMs || other.from >= one.to + bufferMs) return undefined
  const from = Math.max(one.from, other.from)
  return { from, to: Math.max(from, Math.min(one.to, other.to)) }
}

/**
 * The rules that fire for two works, whichever is named first. (ptw.md 5.6; 산업안전보건법 제64조제1항제7호·제8호)
 * @param windFromDeg where the wind comes from in degrees; null when nobody knows
 */
export function judgePair(
  one: SimopsWork,
  other: SimopsWork,
  rules: readonly SimopsRule[],
  windFromDeg: number | null = null,
): SimopsConflict[] {
  return rules.flatMap((rule) => {
    const time = sharedTime(one, other, (rule.bufferMin ?? 0) * minuteMs)
    const hit = time && placeHit(rule, one, other, windFromDeg)
    if (!hit) return []
    const { z: zA } = hit.a
    const { z: zB } = hit.b
    return [
      {
        ...hit,
        ...time,
        rule,
        levelCd: rule.levelCd,
        heightDiffM: zA === null || zB === null ? null : round(Math.abs(zA - zB)),
        overlapMin: Math.round((time.to - time.from) / minuteMs),
      },
    ]
  })
}
const weight = (conflict: SimopsConflict): number => (conflict.levelCd === 'forbidden' ? 0 : 1)
/** All that speaks against a work beside others, the forbidden first, then the nearest. */
export const judgeWork = (
  work: SimopsWork,
  others: readonly SimopsWork[],
  rules: readonly SimopsRule[],
  windFromDeg: number | null = null,
): SimopsConflict[] =>
  others
    .filter(({ permitNo }) => permitNo !== work.permitNo)
    .flatMap((other) => judgePair(work, other, rules, windFromDeg))
    .toSorted((one, other) => weight(one) - weight(other) || (one.distanceM ?? 0) - (other.distanceM ?? 0))

/** The rules that would forbid or bind these two if they went on together, whatever their times. */
export const placeConflicts = (
  one: SimopsWork,
  other: SimopsWork,
  rules: readonly SimopsRule[],
): SimopsRule[] => rules.filter((rule) => placeHit(rule, one, other, null) !== undefined)

/** The work of a conflict that is not the one asked about. */
export const otherOf = ({ a, b }: SimopsConflict, permitNo: number): SimopsWork =>
  a.permitNo === permitNo ? b : a

const metres = (value: number | null): Sentence =>
  value === null ? simopsSentences.noPlace() : simopsSentences.metres({ value: value.toFixed(1) })
/** The sentence of a conflict, e.g. '화기작업과 배관개방작업이 10.0m 이내에서 겹칩니다.' */
export function sentenceOf({ rule, distanceM, a, b }: SimopsConflict): Sentence {
  if (rule.placeCd === 'point') return simopsSentences.samePoint({ point: disputedPoint(a, b) ?? '' })
  const pair = { a: simopsKinds[rule.kindACd], b: simopsKinds[rule.kindBCd] }
  if (rule.placeCd === 'system') return simopsSentences.sameSystem(pair)
  if (rule.placeCd === 'circuit') return simopsSentences.sameCircuit(pair)
  if (rule.placeCd === 'vertical') return simopsSentences.above(pair)
  if (distanceM === null) return simopsSentences.sameArea(pair)
  return simopsSentences.within({ ...pair, distance: distanceM.toFixed(1) })
}

/** The law on which adjusting mixed works stands. */
export const simopsLaw = simopsSentences.law()
const showMs = (ms: number): string => showMoment(momentOf(new Date(ms)))
/**
 * A text of a rule in four languages. In a language without a translation it is the Korean text, with a note that tells
 * the reader to ask the supervisor.
 */
export function spokenRule(rule: SimopsRule, name: 'ruleNm' | 'guideTxt'): Sentence {
  const lacking: readonly string[] = missingOf(rule, name)
  const [kr, en, zh, es] = fourOf(rule, name)
  const marked = simopsSentences.koreanOnly({ words: kr })
  return new Sentence([
    kr,
    lacking.includes('en') ? marked.in('en') : en,
    lacking.includes('zh') ? marked.in('zh') : zh,
    lacking.includes('es') ? marked.in('es') : es,
  ])
}

/** What went in, which rule fired and why. */
export function explainConflict(conflict: SimopsConflict): Explanation {
  const { rule, a, b, distanceM, limitM, heightDiffM } = conflict
  const say = simopsSentences
  const place = simopsPlaces[rule.placeCd]
  const formula = say.formula({
    place: limitM === null ? place : joined([place, metres(limitM)], ' '),
    level: simopsLevels[rule.levelCd],
  })
  return {
    title: joined([simopsLevels[conflict.levelCd], spokenRule(rule, 'ruleNm')], ': '),
    inputs: [
      { label: simopsKinds[rule.kindACd], value: workText(a) },
      { label: simopsKinds[rule.kindBCd], value: workText(b) },
      { label: say.distance(), value: metres(distanceM) },
      ...(limitM === null ? [] : [{ label: say.limit(), value: metres(limitM) }]),
      ...(rule.placeCd === 'vertical' ? [{ label: say.heightDifference(), value: metres(heightDiffM) }] : []),
      ...(rule.placeCd === 'point' ? [{ label: say.point(), value: disputedPoint(a, b) ?? '' }] : []),
      ...(b.stockKg === undefined
        ? []
        : [{ label: say.stock(), value: say.kilograms({ value: b.stockKg.toLocaleString('ko-KR') }) }]),
      { label: say.sharedTime(), value: timeText(conflict) },
    ],
    formula: rule.guideTxt ? joined([formula, spokenRule(rule, 'guideTxt')], '. ') : formula,
    source: joined([simopsLaw, ...(rule.basisTxt ? [saidOf(rule, 'basisTxt')] : [])], ' · '),
    version: rule.applyDt
      ? say.version({ no: rule.simopsRuleNo, day: rule.applyDt.slice(0, 10) })
      : undefined,
  }
}
const workText = (work: SimopsWork): Sentence =>
  simopsSentences.workAt({ permit: work.permitCd, name: work.permitNm, place: placeText(work) })
const placeText = ({ x, y, z }: SimopsWork): Sentence =>
  x === null || y === null
    ? simopsSentences.noPlace()
    : z === null
      ? simopsSentences.place({ x, y })
      : simopsSentences.placeAndHeight({ x, y, z })
const timeText = ({ from, to, overlapMin }: SimopsConflict): Sentence =>
  simopsSentences.time({ from: showMs(from), to: showMs(to), span: hoursText(overlapMin) })
