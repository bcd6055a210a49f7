import type { Context } from '../../../core/server/entity/context.ts'
import { dayMs, momentOf } from '../../../core/shared/dates.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { once } from '../permit/permit-facts.server.ts'
import { occupyingStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import { freeSlots } from './free-slot.rule.ts'
import { liveRules } from './simops-rule.server.ts'
import type { ConflictLine, SimopsReport } from './simops-report.rule.ts'
import {
  explainConflict,
  judgeWork,
  otherOf,
  sentenceOf,
  simopsLevels,
  spokenRule,
  type SimopsConflict,
} from './simops.rule.ts'
import { simopsWorkOf, type SimopsWork } from './simops-work.rule.ts'
import {
  countBetween,
  flammableStores,
  lockPointsOf,
  worksBetween,
  type WorkWindow,
} from './simops-works.server.ts'
import type { PlantWeather } from '../permit/wind.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { simopsSentences } from './simops.texts.ts'

/** States in which a work counts for others that want the place; a completed hot work is still watched. */
export const placedStates: readonly PermitState[] = [...occupyingStates, 'completionReported', 'watching']
/** Of them those that were issued: whoever is issued first keeps the place. */
export const issuedPlacedStates: readonly PermitState[] = placedStates.filter(
  (state) => !['requested', 'reviewing', 'cooperating', 'approvalPending'].includes(state),
)
/**
 * How far ahead a free time is looked for, and the margin around a work within which rules with a buffer
 * reach, in ms.
 */
const searchMs = 7 * dayMs
const marginMs = dayMs
const iso = (ms: number): string => momentOf(new Date(ms))

/** It says something about a work that begins now, nothing about a later one. */
export async function windNow(
  { sql, now }: Context,
  plantCd: string | null,
): Promise<PlantWeather | undefined> {
  const measured = await sql.query<PlantWeather>(
    `select "fromDeg"::float8, "speedMs"::float8, "gustMs"::float8, "rainMmH"::float8, "snowCmH"::float8, to_json("measDt")#>>'{}' as "measDt" from "plantWind"
     where "plantCd" = $1 and "measDt" > $2::timestamptz - interval '60 minutes' and "measDt" <= $2::timestamptz order by "measDt" desc, "plantWindNo" desc`,
    [plantCd, now],
  )
  const [newest] = measured
  if (!newest) return undefined
  // An instrument that tells only the wind takes nothing off the rain that somebody has measured.
  const last = (name: 'rainMmH' | 'snowCmH') => measured.find((each) => each[name] !== null)?.[name] ?? null
  return { ...newest, rainMmH: last('rainMmH'), snowCmH: last('snowCmH') }
}

/**
 * A pair in the order of its numbers with its rule, times and places: an agreement holds as long as none of
 * them changes.
 */
export function basisKeyOf({ rule, a, b }: SimopsConflict): string {
  const [one, other] = a.permitNo < b.permitNo ? [a, b] : [b, a]
  const facts = ({ permitNo, x, y, z, from, to }: SimopsWork) =>
    [permitNo, x, y, z, Number.isFinite(from) ? [from, to].join('-') : 'always'].join(',')
  return [rule.simopsRuleNo, facts(one), facts(other)].join('|')
}

type Adjust = NonNullable<ConflictLine['adjust']> & { basisKey: string }
/**
 * Everything that speaks against a permit at its time and place, what was agreed for it, and when nothing
 * would.
 */
export async function simopsReport(
  context: Context,
  asked: SimopsWork,
  {
    plantCd,
    states = placedStates,
    slots = true,
    fromNow = false,
  }: { plantCd: string | null; states?: readonly PermitState[]; slots?: boolean; fromNow?: boolean },
): Promise<SimopsReport> {
  const { sql } = context
  const work = { ...asked, lockPoints: await lockPointsOf(sql, asked.permitNo) }
  const now = Date.parse(context.now)
  const earliest = Math.max(work.from, now)
  const until = earliest + searchMs
  const rules = await liveRules(context)
  const window: WorkWindow = {
    plantCd,
    from: iso(Math.min(work.from, earliest) - marginMs),
    to: iso((slots ? until : work.from) + (work.to - work.from) + marginMs),
    states,
    except: work.permitNo,
    near: { work, rules },
  }
  const [works, stores, wind, comparedCnt] = await Promise.all([
    worksBetween(sql, window),
    flammableStores(context, plantCd),
    fromNow ? windNow(context, plantCd) : undefined,
    slots ? countBetween(sql, { ...window, from: iso(work.from), to: iso(work.to) }) : 0,
  ])
  const others = [...works, ...stores]
  const found = judgeWork(work, others, rules, wind?.fromDeg ?? null)
  const keys = found.map(basisKeyOf)
  const adjusts =
    keys.length === 0
      ? []
      : await sql.query<Adjust>(
          `select distinct on (a."basisKey") a."permitAdjustNo", a."basisKey", a."adjustCd", a."planTxt", coalesce(u."userNm", a."adjustUserId") as "adjustUserNm",
             to_json(a."adjustDt")#>>'{}' as "adjustDt", coalesce(c."userNm", a."confirmUserId") as "confirmUserNm", to_json(a."confirmDt")#>>'{}' as "confirmDt"
           from "permitAdjust" a left join "user" u on u."userId" = a."adjustUserId" left join "user" c on c."userId" = a."confirmUserId"
           where a."basisKey" = any($1::text[]) order by a."basisKey", a."confirmDt" desc nulls last, a."permitAdjustNo" desc`,
          [keys],
        )
  const conflicts = found.map((conflict): ConflictLine => {
    const other = otherOf(conflict, work.permitNo)
    const basisKey = basisKeyOf(conflict)
    const adjust = adjusts.find((each) => each.basisKey === basisKey) ?? null
    return {
      basisKey,
      simopsRuleNo: conflict.rule.simopsRuleNo,
      ruleNm: spokenRule(conflict.rule, 'ruleNm'),
      levelCd: conflict.levelCd,
      sentence: sentenceOf(conflict),
      guideTxt: conflict.rule.guideTxt ? spokenRule(conflict.rule, 'guideTxt') : null,
      explanation: explainConflict(conflict),
      otherPermitNo: other.permitNo,
      otherPermitCd: other.permitCd,
      otherPermitNm: other.permitNm,
      distanceM: conflict.distanceM,
      overlapMin: Number.isFinite(conflict.overlapMin) ? conflict.overlapMin : 0,
      adjust,
      resolved: conflict.levelCd === 'conditional' && adjust?.confirmDt !== null && adjust !== null,
    }
  })
  return {
    level: found[0]?.levelCd ?? 'none',
    conflicts,
    slots:
      slots && conflicts.length > 0
        ? freeSlots(work, others, rules, { earliest, until }).map(({ from, to }) => ({
            startDt: iso(from),
            endDt: iso(to),
          }))
        : [],
    comparedCnt,
  }
}

export const workOfPermit = (permit: WorkPermit): SimopsWork => simopsWorkOf(permit)

/**
 * Permits of a plant are judged one after the other: two that are let through at the same moment would not
 * see each other.
 */
export const takeTurns = (context: Context, plantCd: string | null): Promise<unknown> =>
  once(context, `simops ${plantCd}`, () =>
    context.sql.query(`select pg_advisory_xact_lock(hashtextextended('simops ' || $1, 0))`, [plantCd ?? '']),
  )

type Step = 'request' | 'review' | 'issue' | 'start'
/**
 * What still stands against a permit. Until the issue it is judged beside everybody who has asked for the
 * place, from the issue on beside those who were issued; a plan for a bound pair is enough to ask, its
 * confirmation is needed for what follows.
 */
export async function simopsReasons(permit: WorkPermit, context: Context, step: Step): Promise<Reason[]> {
  await takeTurns(context, permit.plantCd)
  const issued = step === 'issue' || step === 'start'
  const report = await once(context, `simops ${permit.permitNo} ${issued} ${step === 'start'}`, () =>
    simopsReport(context, workOfPermit(permit), {
      plantCd: permit.plantCd,
      states: issued ? issuedPlacedStates : placedStates,
      slots: false,
      fromNow: step === 'start',
    }),
  )
  return openLines(report.conflicts, step === 'request').map((line) => ({
    guard: 'simops',
    message: againstOf(line),
    fixUrl: '#simops',
  }))
}
/** What a conflict holds against a permit; of a bound pair also what is still to be done about it. */
function againstOf({ levelCd, sentence, otherPermitCd, otherPermitNm, adjust }: ConflictLine): Sentence {
  const values = { level: simopsLevels[levelCd], sentence, permit: otherPermitCd, name: otherPermitNm }
  if (levelCd === 'forbidden') return simopsSentences.against(values)
  return adjust ? simopsSentences.awaitsConfirmation(values) : simopsSentences.needsPlan(values)
}
/** One line for each other work, the worst of its rules. */
function openLines(conflicts: readonly ConflictLine[], planIsEnough: boolean): ConflictLine[] {
  const open = conflicts.filter(
    (line) => !line.resolved && !(planIsEnough && line.levelCd === 'conditional' && line.adjust),
  )
  return open.filter(
    (line, index) => open.findIndex(({ otherPermitNo }) => otherPermitNo === line.otherPermitNo) === index,
  )
}
