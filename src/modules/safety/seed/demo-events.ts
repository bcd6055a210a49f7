import { defined } from '../../../core/shared/defined.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { addDays, addMinutes, addMonths } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { monthsUntil } from '../../../core/shared/periods.ts'
import { estimatedHours, lostDays } from '../event/rules/accident-rates.rule.ts'
import { eventFigures, firstFigureYmd } from '../event/rules/event-parameters.rule.ts'
import { reportsOf } from '../event/rules/report-clock.rule.ts'
import { insertImprovement } from '../../improvement/seed/improvement.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { demoAnalyses, type DemoAnalysis, type DemoPrevention } from './demo-event-analyses.ts'
import { demoEvents, type DemoEvent } from './demo-events-facts.ts'

const plantCd = '1000'
const flagNames = ['saaYn', 'sapaYn', 'chemYn', 'psmYn', 'f30Yn'] as const

/** The limits of events always; accidents and near misses of the demonstration (saf.md 11). */
export async function seedEvents(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'event',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: eventFigures.rows(firstFigureYmd),
  })
  if (!demo || (await sql.maybe('select 1 from "safEvent" limit 1'))) return
  await insertHours(sql, today)
  for (const event of [...demoEvents].toSorted((a, b) => b.daysAgo - a.daysAgo))
    await insertEvent(sql, event, today)
}
/** Hours of two years: employees by the personnel system, two companies by the gates, with some days estimated. */
async function insertHours(sql: Sql, today: string): Promise<void> {
  const workDays = 21
  const crews = [
    { ownerCd: 'employee', vendorCd: null, workerQty: 520, estimated: 0, srcCd: 'entered' },
    { ownerCd: 'contractor', vendorCd: 'V00001', workerQty: 190, estimated: 0, srcCd: 'actual' },
    { ownerCd: 'contractor', vendorCd: 'V00002', workerQty: 120, estimated: 0.15, srcCd: 'mixed' },
  ]
  const rows = monthsUntil(addMonths(today, -1), 24).flatMap((statYm) =>
    crews.map(({ estimated, ...crew }) => {
      const workHours = estimatedHours(crew.workerQty, workDays, eventFigures.first)
      const estHours = workHours * estimated
      return { ...crew, statYm, plantCd, workDays, workHours, estHours, state: 'closed' }
    }),
  )
  await insertRows(sql, 'safWorkStat', rows)
}
async function insertEvent(sql: Sql, event: DemoEvent, today: string): Promise<void> {
  const occurYmd = addDays(today, -event.daysAgo)
  const [time, knownAfter] = event.at
  const occurDt = `${occurYmd}T${time}:00+09:00`
  const knowDt = addMinutes(occurDt, knownAfter)
  const accident = event.eventKindCd === 'accident'
  const judged = accident && event.state !== 'reported'
  const flags = Object.fromEntries(
    flagNames.map((name) => [name, event.flags?.includes(name) ? ('Y' as const) : ('N' as const)]),
  ) as Record<(typeof flagNames)[number], 'Y' | 'N'>
  const held = judged ? { ...flags, causeInvYn: 'N' } : {}
  const [freqBef, sevBef, nearGradeCd] = event.risk ?? []
  const analysis = demoAnalyses[event.name]
  const [stored] = await insertReturning(
    sql,
    'safEvent',
    [
      {
        safEventCd: await nextNumber(sql, 'SE-{plant}-{YYYY}-{seq4}', {
          plantCd,
          day: occurYmd,
          ruleCd: 'safEvent.safEventCd',
        }),
        eventKindCd: event.eventKindCd,
        safEventNm: event.safEventNm,
        plantCd,
        deptCd: event.deptCd,
        vendorCd: event.vendorCd ?? null,
        facilityNo: await machineOf(sql, event),
        mapX: event.map?.[0] ?? null,
        mapY: event.map?.[1] ?? null,
        occurDt,
        knowDt,
        placeNm: event.placeNm,
        occurTypeCd: event.occurTypeCd,
        accidentTypeCds: event.accidentTypeCds ?? null,
        agentNm: event.agentNm ?? null,
        summaryTxt: event.summaryTxt,
        firstActTxt: event.firstActTxt ?? null,
        injuredYn: event.injuredYn ?? null,
        releaseQty: event.release?.[0] ?? null,
        releaseUnitCd: event.release?.[1] ?? null,
        releaseCatCd: event.releaseCatCd ?? null,
        pseTierCd: event.pseTierCd ?? null,
        psmProcessYn: event.psmProcessYn ?? null,
        severityCd: event.severityCd ?? null,
        ...held,
        freqBef: freqBef ?? null,
        sevBef: sevBef ?? null,
        riskScore: freqBef && sevBef ? freqBef * sevBef : null,
        nearGradeCd: nearGradeCd ?? null,
        anonYn: event.reportUserId ? 'N' : 'Y',
        reportUserId: event.reportUserId,
        reportDeptCd: event.reportUserId && event.deptCd,
        leadUserId: analysis ? 'saf01' : null,
        closeDt: event.state === 'closed' ? addMinutes(occurDt, 30 * 24 * 60) : null,
        state: event.state,
      },
    ],
    true,
    ['safEventNo'],
  )
  const safEventNo = Number(stored!['safEventNo'])
  if (event.person) await insertPerson(sql, event, safEventNo, occurYmd)
  if (analysis) {
    await insertAnalysis(sql, safEventNo, analysis)
    for (const measure of analysis.preventions) await insertMeasure(sql, event, safEventNo, measure, today)
    await insertRows(
      sql,
      'safEventMember',
      [
        { safEventNo, memberUserId: 'saf01', memberRoleCd: 'safety' },
        { safEventNo, memberUserId: 'rqst01', memberRoleCd: 'supervisor' },
      ],
      false,
    )
  }
  if (!judged) return
  await insertRows(
    sql,
    'safEventReport',
    reportsOf({ occurDt, knowDt }, flags, eventFigures.first).map((report) => ({
      safEventNo,
      plantCd,
      ...report,
      state: 'due',
    })),
  )
}
/** The number of the machine of an event; none where it is not in the register. */
const machineOf = async (sql: Sql, { facilityCd }: DemoEvent): Promise<number | null> =>
  facilityCd === undefined
    ? null
    : ((
        await sql.maybe<{ facilityNo: number }>(
          'select "facilityNo" from "safFacility" where "facilityCd" = $1 and "plantCd" = $2',
          [facilityCd, plantCd],
        )
      )?.facilityNo ?? null)
async function insertAnalysis(
  sql: Sql,
  safEventNo: number,
  { causes, whys, barriers }: DemoAnalysis,
): Promise<void> {
  const rows = <T extends readonly unknown[]>(lines: readonly T[], names: readonly string[]) =>
    lines.map((line) => ({
      safEventNo,
      ...Object.fromEntries(names.map((name, index) => [name, line[index]])),
    }))
  const causeNames = ['branchTxt', 'upBranchTxt', 'causeLvlCd', 'm4Cd', 'causeTxt']
  const whyNames = ['branchTxt', 'whySeq', 'whyTxt', 'answerTxt', 'evidenceTxt']
  const barrierNames = ['barrierNm', 'barrierSideCd', 'barrierStatCd']
  await insertRows(sql, 'safEventCause', rows(causes, causeNames), false)
  await insertRows(sql, 'safEventWhy', rows(whys, whyNames), false)
  await insertRows(sql, 'safEventBarrier', rows(barriers, barrierNames), false)
}
/** Above the numbers that the improvements of the demonstration have among themselves. */
const firstNo = 700
/** A measure against recurrence with the improvement that carries it out. */
async function insertMeasure(
  sql: Sql,
  { safEventNm, placeNm, deptCd, daysAgo }: DemoEvent,
  safEventNo: number,
  { branch, text, control, dueAfter, closed }: DemoPrevention,
  today: string,
): Promise<void> {
  const [line] = await insertReturning(
    sql,
    'safEventPrevent',
    [{ safEventNo, branchTxt: branch, preventTxt: text, controlCd: control, eduYn: 'N', spreadYn: 'N' }],
    false,
    ['safEventPreventNo'],
  )
  const safEventPreventNo = Number(line!['safEventPreventNo'])
  const asked = 7 - daysAgo
  const due = dueAfter - daysAgo
  const done = Math.min(due - 3, -1)
  const imprNo = await insertImprovement(
    sql,
    {
      no: firstNo + safEventPreventNo,
      source: 'ACC',
      from: {
        sourceKey: String(safEventNo),
        sourceSubKey: `measure ${safEventPreventNo}`,
        sourceUrl: addressOf(safetyRecords.safEvent, safEventNo),
      },
      title: text.slice(0, 100),
      problem: `${safEventNm}의 재발방지대책: ${text}`,
      deptCd: deptCd ?? 'D131',
      place: placeNm,
      hazard: 'ETC',
      grade: 'M',
      asked,
      received: asked,
      due,
      before: [3, 3],
      actDeptCd: deptCd ?? 'D131',
      actions: [
        {
          type: 'ROOT',
          level: 3,
          plan: text,
          planDay: asked + 1,
          ...defined({ done: closed, doneDay: closed ? done : undefined }),
        },
      ],
      ...(closed ? { state: 'closed', done, closed: done, after: [1, 3] } : { state: 'inProgress' }),
    },
    new Map(),
    today,
  )
  await sql.query('update "safEventPrevent" set "imprNo" = $2 where "safEventPreventNo" = $1', [
    safEventPreventNo,
    imprNo,
  ])
}
async function insertPerson(sql: Sql, event: DemoEvent, safEventNo: number, occurYmd: string): Promise<void> {
  const { rest, back, userId, treatMonths, ...person } = event.person!
  const { vendorCd = null } = event
  const worker =
    userId === null
      ? await sql.maybe<{ vendorWorkerNo: number }>(
          'select "vendorWorkerNo" from "vendorWorker" where "vendorCd" = $1 order by 1 limit 1',
          [vendorCd],
        )
      : undefined
  const restToYmd = rest && back ? addDays(occurYmd, rest) : null
  await insertRows(sql, 'safEventPerson', [
    {
      safEventNo,
      plantCd,
      personTypeCd: userId === null ? 'contractor' : 'employee',
      userId,
      vendorWorkerNo: worker?.vendorWorkerNo ?? null,
      vendorCd: userId === null ? vendorCd : null,
      workRelationCd: 'work',
      injuryTypeCd: 'injury',
      ...person,
      treatMonths: treatMonths ?? null,
      restFromYmd: rest ? addDays(occurYmd, 1) : null,
      restToYmd,
      restDays: rest ?? null,
      lossDays: lostDays({ dead: false, grade: null, restDays: rest ?? 0 }, eventFigures.first),
      returnYmd: restToYmd && addDays(restToYmd, 1),
    },
  ])
}
