import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import { shifts, targetKinds } from '../check/check-codes.rule.ts'
import { plannedTo, roundsOf, type Round } from '../check/check-plan.rule.ts'
import { demoPlans, type DemoPlan } from './demo-checks-facts.ts'

/** Plans, a year of rounds ahead, and those of the last weeks as they were done, confirmed or missed. (saf.md 11) */
export async function seedDemoChecks(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "safCheckPlan" limit 1'))) return
  const holidays = await holidaysFrom(sql, addDays(today, -200))
  for (const plan of demoPlans) {
    const startYmd = addDays(today, -plan.since)
    const cycle = { cycleCd: plan.cycleCd, everyCnt: 1, shiftCd: shifts.before, startYmd }
    const shared = await sharedOf(sql, plan)
    const [made] = await insertReturning(
      sql,
      'safCheckPlan',
      [
        {
          ...shared,
          ...cycle,
          checkPlanCd: await nextNumber(sql, 'SP-{plant}-{YYYY}-{seq4}', {
            plantCd: plan.plantCd,
            day: startYmd,
            ruleCd: 'safCheckPlan.checkPlanCd',
          }),
          checkPlanNm: plan.name,
          state: 'running',
        },
      ],
      true,
      ['checkPlanNo'],
    )
    const rounds = roundsOf(cycle, startYmd, plannedTo(today), holidays)
    const past = rounds.filter(
      ({ missYmd, dueYmd }) =>
        dueYmd < today && (plan.upToDate === true || (missYmd !== null && missYmd <= today)),
    )
    const results = await insertReturning(
      sql,
      'safCheckResult',
      rounds.map((round) => ({
        ...shared,
        ...round,
        checkPlanNo: made!['checkPlanNo'],
        ...pastOf(plan, past, round),
      })),
      true,
      ['checkResultNo', 'state', 'dueYmd'],
    )
    const done = results.filter(({ state }) => ['done', 'confirmed', 'sentBack'].includes(String(state)))
    for (const [index, { checkResultNo }] of done.entries())
      await insertAnswers(sql, plan, Number(checkResultNo), index)
  }
}
async function sharedOf(sql: Sql, plan: DemoPlan) {
  const { plantCd, deptCd, type, at, sheet, by, presenceYn = 'N', witnessYn = 'N' } = plan
  const { checkFormNo } = await sql.one<{ checkFormNo: number }>(
    `select "checkFormNo" from "checkForm" where "checkFormCd" = $1 and "state" = 'fixed'`,
    [sheet],
  )
  const facility =
    'tag' in at
      ? await sql.one<{ facilityNo: number }>(
          'select "facilityNo" from "safFacility" where "plantCd" = $1 and "facilityCd" = $2',
          [plantCd, at.tag],
        )
      : undefined
  return {
    plantCd,
    deptCd,
    checkTypeCd: type,
    targetCd: facility ? targetKinds.facility : 'areaCd' in at ? targetKinds.area : targetKinds.vendor,
    facilityNo: facility?.facilityNo ?? null,
    areaCd: 'areaCd' in at ? at.areaCd : null,
    vendorCd: 'vendorCd' in at ? at.vendorCd : null,
    checkFormNo,
    chargeUserId: by,
    presenceYn,
    witnessYn,
  }
}
const lateDays = 3
const doneAt = (day: string): string => `${day}T08:40:00+09:00`

/** What became of a past round: the last one waits to be confirmed, one may be missed, the others are confirmed. */
function pastOf(plan: DemoPlan, past: Round[], round: Round) {
  const { by, confirmedBy, missed, presenceYn, witnessYn } = plan
  const back = past.length - past.indexOf(round)
  if (!past.includes(round)) return { state: 'planned' }
  if (back === missed) return { state: 'missed' }
  const isLate = back === plan.late
  const checkDt = doneAt(isLate ? addDays(round.dueYmd, lateDays) : round.dueYmd)
  const isBack = back === plan.sentBack
  return {
    checkDt,
    checkUserId: by,
    lateYn: isLate ? 'Y' : 'N',
    startDt: checkDt,
    ...(back > 1 && back % 2 === 0 ? sampleOf(plan, round) : {}),
    presenceDt: presenceYn ? checkDt : null,
    presenceUserId: presenceYn ? by : null,
    witnessNm: witnessYn ? '근로자대표 한이음' : null,
    state: isBack ? 'sentBack' : back === 1 ? 'done' : 'confirmed',
    confirmUserId: back === 1 ? null : confirmedBy,
    confirmDt:
      back === 1 ? null : `${isLate ? addDays(round.dueYmd, lateDays) : round.dueYmd}T16:10:00+09:00`,
  }
}
/** What the host found himself, of every other self-check. */
function sampleOf({ host, confirmedBy }: DemoPlan, { dueYmd }: Round) {
  if (host === undefined) return {}
  return {
    hostScore: host,
    hostResultCd: host >= 90 ? 'P' : 'C',
    hostBadCnt: roundHalfUp(((100 - host) / 100) * selfItems, 0),
    hostDt: `${dueYmd}T14:20:00+09:00`,
    hostUserId: confirmedBy,
  }
}
/** Items of the sheet of self-checks. */
const selfItems = 8

/** The answers of a round: all good, but for the fault of its plan in the first rounds. */
async function insertAnswers(sql: Sql, { fault, by }: DemoPlan, checkResultNo: number, index: number) {
  const items = await sql.query<{ itemCd: string; criticalYn: string; checkFormNo: number }>(
    `select i."itemCd", i."criticalYn", i."checkFormNo" from "checkFormItem" i join "safCheckResult" r using ("checkFormNo") where r."checkResultNo" = $1 order by i."sortOrder"`,
    [checkResultNo],
  )
  const bad = fault && index < fault.rounds ? items.find(({ itemCd }) => itemCd === fault.itemCd) : undefined
  const badCnt = bad ? 1 : 0
  const score = roundHalfUp(((items.length - badCnt) / items.length) * 100, 1)
  const outcome = {
    score,
    resultCd: bad?.criticalYn === 'Y' ? 'F' : score >= 90 ? 'P' : 'C',
    badCnt,
    fastYn: 'N',
    sameYn: badCnt === 0 && items.length >= 10 ? 'Y' : 'N',
  }
  const { doneDt, plantCd, vendorCd, state } = await sql.one<Record<string, unknown>>(
    `update "safCheckResult" set "score" = $2, "resultCd" = $3, "badCnt" = $4, "fastYn" = $5, "sameYn" = $6 where "checkResultNo" = $1
     returning "checkDt" as "doneDt", "plantCd", "vendorCd", "state"`,
    [checkResultNo, outcome.score, outcome.resultCd, outcome.badCnt, outcome.fastYn, outcome.sameYn],
  )
  const [run] = await insertReturning(
    sql,
    'checkRun',
    [
      {
        ...outcome,
        checkFormNo: items[0]!.checkFormNo,
        sourceCd: 'safCheckResult',
        sourceNo: checkResultNo,
        plantCd,
        vendorCd,
        doneDt: state === 'sentBack' ? null : doneDt,
        doneUserId: state === 'sentBack' ? null : by,
        answerCnt: items.length,
        spentSec: items.length * 14,
      },
    ],
    true,
    ['checkRunNo'],
  )
  await insertRows(
    sql,
    'checkAnswer',
    items.map((item) => ({
      checkRunNo: run!['checkRunNo'],
      itemCd: item.itemCd,
      answerCd: item === bad ? 'N' : 'Y',
      badYn: item === bad ? 'Y' : 'N',
      noteTxt: item === bad ? fault?.noteTxt : null,
      doneYn: item === bad ? 'Y' : null,
      mendedYn: item === bad ? 'Y' : null,
    })),
    false,
  )
}
