import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { firstDay, lastDay, monthAfter } from '../../../core/shared/periods.ts'
import { isWorkday, type Holidays } from '../../../core/shared/workday.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import { dailyActs, dailyRoles } from '../daily/daily-codes.rule.ts'
import { mondayOf } from '../daily/daily.rule.ts'
import { rsaPlan } from '../plan/rsa-plan.resource.ts'
import { rsaProposal } from '../proposal/rsa-proposal.resource.ts'

const plantCd = '1000'
const moment = (day: string, time = '08:00') => `${day}T${time}:00+09:00`
/** Of the two departments one has missed the eleventh working day of last month, as the example of the design. */
const missedWorkday = 11
const departments = [
  { deptCd: 'D111', deptNm: '생산1팀', supervisor: 'issuer01', worker: 'gas01', misses: true },
  { deptCd: 'D121', deptNm: '기계보전팀', supervisor: 'approver02', worker: 'emp02', misses: false },
] as const
type Department = (typeof departments)[number]

/** Two departments that assess in everyday work, proposals, and workers of a company in two teams. (rsa.md 5.6, 11) */
export async function seedDaily(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "rsaDaily" limit 1'))) return
  const months = [-2, -1, 0].map((by) => monthAfter(today.slice(0, 7), by))
  const holidays = await holidaysFrom(sql, firstDay(months[0]!), today)
  const { vendorWorkerNo } = await sql.one<{ vendorWorkerNo: number }>(
    `select min(w."vendorWorkerNo") as "vendorWorkerNo" from "vendorWorker" w join "workerPin" p using ("vendorWorkerNo") where w."vendorCd" = 'V00001'`,
  )
  for (const department of departments) {
    await insertPlan(sql, department, today)
    for (const month of months) await insertMonth(sql, department, { month, today, holidays, vendorWorkerNo })
  }
  await insertTeam(sql, vendorWorkerNo, today)
  await insertProposals(sql, today)
}

async function insertPlan(sql: Sql, { deptCd, deptNm }: Department, today: string): Promise<void> {
  const from = firstDay(monthAfter(today.slice(0, 7), -2))
  await insertRows(sql, 'rsaPlan', [
    {
      rsaPlanCd: await nextNumber(sql, rsaPlan.fields.rsaPlanCd.numbering!, {
        plantCd,
        day: from,
        ruleCd: 'rsaPlan.rsaPlanCd',
      }),
      rsaPlanNm: `상시 위험성평가(${deptNm})`,
      plantCd,
      deptCd,
      rsaKindCd: '4',
      rsaTypeCd: 'K',
      headUserId: 'safhead01',
      startYmd: from,
      endYmd: addDays(from, 364),
      scopeTxt: '부서의 일상·비일상 작업 전체. 매월 발굴, 매주 회의, 매 작업일 TBM',
      prepCds: ['procedure', 'equipment', 'accident'],
      targetCnt: 0,
      doneCnt: 0,
      confirmDt: moment(from),
      state: 'running',
    },
  ])
}

interface Month {
  month: string
  today: string
  holidays: Holidays
  vendorWorkerNo: number
}
interface Activity {
  dailyActCd: string
  actYmd: string
  actTxt: string
  attendCnt: number
  placeTxt: string
}
/** What was done in a month until yesterday. */
async function insertMonth(
  sql: Sql,
  { deptCd, supervisor, worker, misses }: Department,
  { month, today, holidays, vendorWorkerNo }: Month,
): Promise<void> {
  const running = month === today.slice(0, 7)
  const workdays: string[] = []
  for (let day = firstDay(month); day <= lastDay(month) && day < today; day = addDays(day, 1))
    if (isWorkday(day, holidays)) workdays.push(day)
  const missed =
    misses && month === monthAfter(today.slice(0, 7), -1) ? workdays[missedWorkday - 1] : undefined
  const toolbox = workdays
    .filter((day) => day !== missed)
    .map((actYmd): Activity => ({
      dailyActCd: dailyActs.toolbox,
      actYmd,
      placeTxt: '조정실',
      actTxt: '오늘 작업의 위험과 대책, 보호구 착용을 함께 확인했습니다.',
      attendCnt: 8,
    }))
  // The second working day of each week, or its only one.
  const meetings = [...new Set(workdays.map(mondayOf))].map((monday): Activity => {
    const week = workdays.filter((day) => mondayOf(day) === monday)
    return {
      dailyActCd: dailyActs.meeting,
      actYmd: week[1] ?? week[0]!,
      placeTxt: '생산 회의실',
      actTxt: '지난주 발굴한 유해·위험요인과 대책의 이행 상태, 이번 주 혼재작업을 논의했습니다.',
      attendCnt: 6,
    }
  })
  const found = !running || !misses ? workdays.slice(4, 5) : []
  const discoveries = found.map((actYmd): Activity => ({
    dailyActCd: dailyActs.discovery,
    actYmd,
    placeTxt: '반응동 1층',
    actTxt: '근로자와 함께 순회하며 호스 통로 걸림과 조명 부족을 찾았습니다.',
    attendCnt: 4,
  }))
  const made = await insertReturning(
    sql,
    'rsaDaily',
    [...toolbox, ...meetings, ...discoveries].map((activity) => ({ ...activity, plantCd, deptCd })),
    true,
    ['rsaDailyNo', 'dailyActCd'],
  )
  const crew = [
    { dailyRoleCd: dailyRoles.supervisor, userId: supervisor },
    { dailyRoleCd: dailyRoles.worker, userId: worker },
  ]
  const board = [
    { dailyRoleCd: dailyRoles.head, userId: 'safhead01' },
    { dailyRoleCd: dailyRoles.safety, userId: 'saf01' },
    { dailyRoleCd: dailyRoles.health, userId: 'hea01' },
    { dailyRoleCd: dailyRoles.vendor, vendorWorkerNo },
    ...crew,
  ]
  await insertRows(
    sql,
    'rsaDailyAttend',
    made.flatMap(({ rsaDailyNo, dailyActCd }) =>
      (dailyActCd === dailyActs.meeting ? board : crew).map((person) => ({ ...person, rsaDailyNo })),
    ),
    false,
  )
}

/** A worker of a company in the team of a told JSA and of a sheet that is being assessed: he signs by his own number. */
async function insertTeam(sql: Sql, vendorWorkerNo: number, today: string): Promise<void> {
  const targets = await sql.query<{ rsaTargetNo: number; state: string }>(
    `select "rsaTargetNo", "state" from "rsaTarget" where "rsaTargetNm" in ('T-301 내부 청소', '반응동 원료 투입·포장 작업')`,
  )
  await insertRows(
    sql,
    'rsaTeam',
    targets.map(({ rsaTargetNo, state }) => ({
      rsaTargetNo,
      vendorWorkerNo,
      teamRoleCd: 'vendor',
      stepCds: ['identify', 'share'],
      eduYn: 'Y',
      signDt: state === 'confirmed' ? moment(addDays(today, -31)) : null,
      signWayCd: state === 'confirmed' ? 'pin' : null,
    })),
    false,
  )
}

async function insertProposals(sql: Sql, today: string): Promise<void> {
  const rows = [
    {
      hazardTxt: '포장기 안전문을 열어도 벨트가 잠시 더 돌아 손이 끼일 수 있습니다.',
      placeTxt: '포장동 2호기',
      measureTxt: '안전문이 열리면 바로 멈추게 해 주세요.',
      deptCd: 'D111',
      proposeUserId: 'gas01',
      ago: 1,
      state: 'received',
    },
    {
      hazardTxt: '시료 채취구 발판이 젖어 있어 미끄러질 뻔했습니다.',
      placeTxt: '반응동 2층 R-101 앞',
      measureTxt: '미끄럼 방지 발판으로 바꿔 주세요.',
      deptCd: 'D111',
      proposeUserId: 'emp01',
      ago: 4,
      state: 'accepted',
    },
    {
      hazardTxt: '야간에 펌프장 조명이 어두워 밸브 번호가 보이지 않습니다.',
      placeTxt: 'P-301A 주변',
      measureTxt: null,
      deptCd: 'D121',
      proposeUserId: 'emp02',
      ago: 12,
      state: 'answered',
      answerTxt: '조명 2등을 이번 주에 추가로 설치합니다. 그때까지 휴대 조명을 사용해 주세요.',
    },
    {
      hazardTxt: '창고 출입문 앞에 지게차가 서 있어 시야가 가려집니다.',
      placeTxt: '위험물 창고',
      measureTxt: '주차 구역을 옮겨 주세요.',
      deptCd: 'D111',
      proposeUserId: 'emp01',
      ago: 20,
      state: 'rejected',
      rejectReason: '같은 내용이 개선요청으로 이미 진행 중이라 따로 반영하지 않습니다.',
    },
  ]
  for (const { ago, ...row } of rows) {
    const day = addDays(today, -ago)
    const decided = row.state === 'answered' || row.state === 'rejected'
    await insertRows(sql, 'rsaProposal', [
      {
        ...row,
        plantCd,
        rsaProposalCd: await nextNumber(sql, rsaProposal.fields.rsaProposalCd.numbering!, {
          plantCd,
          day,
          ruleCd: 'rsaProposal.rsaProposalCd',
        }),
        proposeDt: moment(day, '10:20'),
        answerUserId: decided ? 'saf01' : null,
        answerDt: decided ? moment(addDays(day, 2), '15:00') : null,
      },
    ])
  }
}
