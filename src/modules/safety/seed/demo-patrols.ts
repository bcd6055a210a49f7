import { hangAll, type Hanging } from '../../../../db/seed/hang-files.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays, addMonths, daysBetween } from '../../../core/shared/dates.ts'
import { weekdayOf } from '../../../core/shared/periods.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { insertImprovement } from '../../improvement/seed/improvement.ts'
import { safPatrolFinding } from '../patrol/patrol-finding.resource.ts'
import { safPatrol } from '../patrol/patrol.resource.ts'
import { memberKinds, patrolTypes } from '../patrol/patrol.rule.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { demoFindings, marchVisits, marchWork, type DemoFinding } from './demo-patrol-facts.ts'

const plantCd = '1000'
const leadUserId = 'saf02'
/** Above the numbers that the improvements of the demonstration have among themselves. */
const firstNo = 2000
const at = (day: string, time: string): string => `${day}T${time}:00+09:00`

interface Walk {
  patrolTypeCd: string
  day: string
  lead?: string
  state?: 'begun'
  vendors: readonly string[]
  areas: readonly string[]
  members?: readonly (readonly [userId: string, kind: string, vendorCd: string | null, signed: boolean])[]
  summaryCont?: string
  goodCnt?: number
  badCnt?: number
}
/**
 * Rounds of the last two weeks, one company of them left out twice; the March of saf.md 5 with its one gap; joint
 * inspections, one of them not yet signed by all; and what was found.
 */
export async function seedPatrols(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "safPatrol" limit 1'))) return
  if (today > marchWork.at(-1)!) await insertMarch(sql)
  for (let ago = 13, index = 0; ago >= 1; ago -= 1) {
    const day = addDays(today, -ago)
    if (weekdayOf(day) % 6 === 0) continue
    if (index % 2 === 0)
      await insertWalk(sql, {
        patrolTypeCd: patrolTypes.round,
        day,
        vendors: ['V00001', 'V00002', ...(index % 4 === 0 ? ['V00003'] : [])],
        areas: index % 4 === 0 ? ['YS-RX', 'YS-TK', 'YS-SH'] : ['YS-DT', 'YS-UT', 'YS-BO'],
      })
    index += 1
  }
  await insertWalk(sql, {
    patrolTypeCd: patrolTypes.management,
    day: addDays(today, -20),
    lead: 'mgmt01',
    vendors: ['V00001'],
    areas: ['YS-RX', 'YS-WH'],
    summaryCont: '반응동 배관랙 작업의 통로 확보와 포장동 정리정돈을 함께 보았습니다.',
  })
  for (const [ago, signed] of [
    [3, true],
    [0, false],
  ] as const)
    await insertWalk(sql, {
      patrolTypeCd: patrolTypes.joint,
      day: addDays(addMonths(today, -ago), -2),
      lead: 'saf01',
      vendors: ['V00001', 'V00002'],
      areas: ['YS-RX', 'YS-DT', 'YS-TK'],
      members: [
        ['mgmt01', memberKinds.hostManager, null, true],
        ['vnd01a', memberKinds.contractorManager, 'V00001', true],
        ['emp01', memberKinds.hostWorker, null, signed],
        ['vnd01s', memberKinds.contractorWorker, 'V00001', signed],
      ],
      summaryCont: '비계 작업발판과 화기작업 구간의 불티비산방지를 함께 점검하였습니다.',
    })
  for (const [index, finding] of demoFindings.entries()) await insertFinding(sql, finding, index, today)
  await sql.query(
    `update "safPatrol" p set "badCnt" = f."bad", "goodCnt" = f."good" from (
       select p."patrolNo", count(f."findNo") filter (where f."treatCd" <> 'GOOD') as "bad", count(f."findNo") filter (where f."treatCd" = 'GOOD') as "good"
       from "safPatrol" p left join "safPatrolFinding" f using ("patrolNo") where p."state" = 'completed' group by 1) f where f."patrolNo" = p."patrolNo"`,
  )
}

async function insertWalk(sql: Sql, walk: Walk): Promise<number> {
  const { patrolTypeCd, day, vendors, areas, members = [], state, summaryCont = null } = walk
  const lead = walk.lead ?? leadUserId
  const patrolCd = await nextNumber(sql, safPatrol.fields.patrolCd.numbering!, {
    plantCd,
    day,
    ruleCd: 'safPatrol.patrolCd',
  })
  const [row] = await insertReturning(
    sql,
    'safPatrol',
    [
      {
        patrolCd,
        plantCd,
        patrolTypeCd,
        patrolDt: at(day, '10:00'),
        endDt: state === 'begun' ? null : at(day, '11:20'),
        leadUserId: lead,
        summaryCont,
        state: state ?? 'completed',
      },
    ],
    true,
    ['patrolNo'],
  )
  const patrolNo = Number(row!['patrolNo'])
  const visitDt = at(day, '10:30')
  await insertRows(
    sql,
    'safPatrolVendor',
    vendors.map((vendorCd) => ({ patrolNo, vendorCd, visitDt })),
    false,
  )
  await insertRows(
    sql,
    'safPatrolArea',
    areas.map((areaCd) => ({ patrolNo, areaCd, visitDt })),
    false,
  )
  await insertRows(
    sql,
    'safPatrolMember',
    members.map(([memberUserId, memberKindCd, vendorCd, signed]) => ({
      patrolNo,
      memberUserId,
      memberKindCd,
      vendorCd,
      signDt: signed ? at(day, '17:30') : null,
    })),
    false,
  )
  return patrolNo
}

/** Work of one company from 2 to 7 March at the gate, and the three rounds of it. (saf.md 5, SAF-13) */
async function insertMarch(sql: Sql): Promise<void> {
  await sql.query(
    `insert into "enterLog" ("passNo", "plantCd", "vendorCd", "vendorWorkerNo", "gateCd", "inoutCd", "enterDt", "srcCd", "okYn", "createUserId", "updateUserId")
     select p."passNo", p."plantCd", p."vendorCd", p."vendorWorkerNo", 'GT01', x."inoutCd", (d.day::date + x."time"::time) at time zone 'Asia/Seoul', 'ELS02', 'Y', 'system', 'system'
     from (select * from "enterPass" where "vendorCd" = 'V00003' and "plantCd" = $2 and "vendorWorkerNo" is not null order by "passNo" limit 1) p
     cross join unnest($1::text[]) d(day) cross join (values ('IN', '07:50'), ('OUT', '17:10')) x("inoutCd", "time")
     on conflict do nothing`,
    [marchWork, plantCd],
  )
  for (const day of marchVisits)
    await insertWalk(sql, { patrolTypeCd: patrolTypes.round, day, vendors: ['V00003'], areas: ['YS-WH'] })
}

async function insertFinding(sql: Sql, finding: DemoFinding, index: number, today: string): Promise<void> {
  const { daysAgo, areaCd, vendorCd = null, hazardTypeCd = null, treatCd, viol, closed, cont } = finding
  // Found on the last patrol of that day or before it.
  const patrol = await sql.one<{ patrolNo: number; day: string; leadUserId: string }>(
    `select "patrolNo", ("patrolDt" at time zone 'Asia/Seoul')::date::text as "day", "leadUserId" from "safPatrol"
     where "state" = 'completed' and "plantCd" = $1 order by abs($2::date - ("patrolDt" at time zone 'Asia/Seoul')::date), 1 limit 1`,
    [plantCd, addDays(today, -daysAgo)],
  )
  const { ownerDeptCd, areaNm } = await sql.one<{ ownerDeptCd: string; areaNm: string }>(
    'select "ownerDeptCd", "areaNm" from "permitArea" where "areaCd" = $1',
    [areaCd],
  )
  const warn = viol
    ? await sql.maybe<{ warnNo: number; violStdNo: number }>(
        `select w."warnNo", w."violStdNo" from "warnPoint" w join "violStd" s using ("violStdNo") where s."violCd" = $1 and w."vendorCd" = $2 order by 1 limit 1`,
        [viol, vendorCd],
      )
    : undefined
  const [row] = await insertReturning(
    sql,
    'safPatrolFinding',
    [
      {
        findCd: await nextNumber(sql, safPatrolFinding.fields.findCd.numbering!, {
          plantCd,
          day: patrol.day,
          ruleCd: 'safPatrolFinding.findCd',
        }),
        patrolNo: patrol.patrolNo,
        plantCd,
        findDt: at(patrol.day, '10:40'),
        areaCd,
        vendorCd,
        deptCd: ownerDeptCd,
        treatCd,
        hazardTypeCd,
        violStdNo: warn?.violStdNo ?? null,
        warnNo: warn?.warnNo ?? null,
        findCont: cont,
        toldVendorCd: vendorCd,
        toldDt: at(patrol.day, '11:20'),
        findUserId: patrol.leadUserId,
        state: closed ? 'closed' : 'told',
      },
    ],
    true,
    ['findNo'],
  )
  if (treatCd !== 'IMPR') return
  const findNo = Number(row!['findNo'])
  const asked = -daysBetween(patrol.day, today)
  const imprNo = await insertImprovement(
    sql,
    {
      no: firstNo + index,
      source: 'PTR',
      from: {
        sourceKey: `${safPatrolFinding.name} ${findNo}`,
        sourceSubKey: '-',
        sourceUrl: addressOf(safetyRecords.safPatrolFinding, findNo),
      },
      title: `순찰 지적: ${cont}`.slice(0, 100),
      problem: `안전순찰 중 ${areaNm}에서 발견: ${cont}`,
      deptCd: ownerDeptCd,
      place: areaNm,
      hazard: hazardTypeCd ?? 'ETC',
      grade: 'L',
      asked,
      before: [2, 3],
      ...(closed
        ? {
            state: 'closed' as const,
            received: asked,
            due: asked + 60,
            done: asked + 4,
            closed: asked + 6,
            actDeptCd: ownerDeptCd,
            after: [1, 3] as [number, number],
            actions: [
              {
                type: 'ROOT' as const,
                level: 3,
                plan: closed,
                planDay: asked + 4,
                done: closed,
                doneDay: asked + 4,
              },
            ],
          }
        : { state: 'requested' as const }),
    },
    new Map(),
    today,
  )
  await sql.query('update "safPatrolFinding" set "imprNo" = $2 where "findNo" = $1', [findNo, imprNo])
}

const hangings: readonly Hanging[] = [
  {
    taskClassNm: safPatrolFinding.name,
    taskFlag: 'image',
    records: `select "findNo"::text as "taskKey", "findUserId" as "userId" from "safPatrolFinding" order by "findNo"`,
    fileOrgNm: '순찰지적.png',
    pictureExplan: '지적 장소',
    lines: ['순찰 지적'],
  },
]
export const hangPatrolPictures = (sql: Sql, store: FileStore): Promise<number> =>
  hangAll(sql, store, hangings)
