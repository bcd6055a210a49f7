import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { rsaPlan } from '../plan/rsa-plan.resource.ts'

const plantCd = '1000'
interface DemoTarget {
  name: string
  deptCd: string
  type: string
  matrixCd: string
  leader: string
  workers: readonly string[]
  state: string
}
interface DemoPlan {
  name: string
  kind: string
  type: string
  trigger?: string
  deptCd: string
  /** Days from today. */
  from: number
  to: number
  state: string
  due?: number
  done?: number
  result?: string
  targets: readonly DemoTarget[]
}
const kras = { type: 'K', matrixCd: 'KRAS54' } as const
/** The plans of the demonstration: last year's, this year's, a first one, and three occasional ones. (rsa.md 11) */
const plans: readonly DemoPlan[] = [
  {
    name: '전년 정기 위험성평가',
    kind: '2',
    type: 'K',
    deptCd: 'D110',
    from: -400,
    to: -345,
    state: 'done',
    done: -340,
    result: '허용 불가 3건은 개선을 마쳤습니다.',
    targets: [
      {
        ...kras,
        name: '반응공정 원료투입(전년)',
        deptCd: 'D111',
        leader: 'issuer01',
        workers: ['emp01'],
        state: 'shared',
      },
    ],
  },
  {
    name: '정기 위험성평가',
    kind: '2',
    type: 'K',
    deptCd: 'D110',
    from: -20,
    to: 20,
    due: 25,
    state: 'running',
    targets: [
      {
        ...kras,
        name: '반응공정 원료투입',
        deptCd: 'D111',
        leader: 'issuer01',
        workers: ['emp01'],
        state: 'assessing',
      },
      {
        ...kras,
        name: '펌프·배관 정비',
        deptCd: 'D121',
        leader: 'issuer02',
        workers: ['emp02'],
        state: 'waiting',
      },
      {
        name: '전기실 점검',
        deptCd: 'D122',
        type: 'L',
        matrixCd: 'LVL3',
        leader: 'coop01',
        workers: ['emp01'],
        state: 'waiting',
      },
    ],
  },
  {
    name: '신축 창고 최초 위험성평가',
    kind: '1',
    type: 'K',
    deptCd: 'D132',
    from: -120,
    to: -95,
    state: 'done',
    done: -90,
    result: '위험물 분리 보관과 환기 개선을 반영했습니다.',
    targets: [
      {
        ...kras,
        name: '위험물 창고 보관',
        deptCd: 'D132',
        leader: 'env01',
        workers: ['emp02'],
        state: 'shared',
      },
    ],
  },
  {
    name: '수시평가: 반응기 교반기 교체(변경관리)',
    kind: '3',
    type: 'K',
    trigger: '2',
    deptCd: 'D111',
    from: -3,
    to: 10,
    due: 11,
    state: 'confirmed',
    targets: [
      {
        ...kras,
        name: '교반기 교체 후 운전',
        deptCd: 'D111',
        leader: 'issuer01',
        workers: ['emp01'],
        state: 'waiting',
      },
    ],
  },
  {
    name: '수시평가: 지게차 충돌 재해',
    kind: '3',
    type: 'K',
    trigger: '5',
    deptCd: 'D110',
    from: -1,
    to: 12,
    due: 13,
    state: 'draft',
    targets: [
      {
        ...kras,
        name: '지게차 동선',
        deptCd: 'D112',
        leader: 'issuer01',
        workers: ['emp02'],
        state: 'waiting',
      },
    ],
  },
  {
    name: '수시평가: 신규 세척제 반입',
    kind: '3',
    type: 'K',
    trigger: '2',
    deptCd: 'D121',
    from: 0,
    to: 12,
    due: 14,
    state: 'draft',
    targets: [],
  },
]
const rule = {
  purposeTxt:
    '근로자가 참여하여 유해·위험요인을 찾고 위험성을 낮추기 위하여 KRAS, 체크리스트, JSA, HAZOP, CHARM으로 평가한다.',
  roleTxt: '안전보건관리책임자가 총괄하고 관리감독자가 소관 공정을 평가하며 안전·보건관리자가 지도·조언한다.',
  timeTxt:
    '최초평가는 사업 성립 후 1개월 안에 착수하고, 정기평가는 매년, 수시평가는 사유가 생긴 작업의 시작 전에 한다.',
  shareTxt: '전 과정에 해당 작업 근로자가 참여하고, 결과는 게시와 TBM으로 알리며 확인 여부를 기록한다.',
  recordTxt: '평가대상, 유해·위험요인, 위험성 결정, 조치 내용을 기록하여 3년간 보존한다.',
  levelTxt: '빈도 5단계와 강도 4단계의 곱으로 위험성을 정하고 시행 중인 평가기준의 등급을 따른다.',
  acceptTxt: '위험성 6 이하를 허용 가능한 수준으로 하고, 이를 넘으면 감소대책을 세워 이행한다.',
} as const

/** Rules, plans, targets with teams, and reasons to assess again, for the demonstration. */
export async function seedDemoPlans(sql: Sql, options: SeedOptions): Promise<void> {
  // Other rooms have plans of their own in the demonstration; the rules of the plant come from here alone.
  if (!options.demo || (await sql.maybe('select 1 from "rsaRule" limit 1'))) return
  const { today } = options
  const moment = (days: number) => `${addDays(today, days)}T09:00:00+09:00`
  await insertRows(sql, 'rsaRule', [
    {
      plantCd,
      revNo: 1,
      ...rule,
      effectYmd: addDays(today, -700),
      endYmd: addDays(today, -300),
      approveDt: moment(-701),
      state: 'superseded',
    },
    {
      plantCd,
      revNo: 2,
      ...rule,
      reviseTxt: '고시 제2024-76호 반영: 아차사고와 수급인 평가 검토',
      effectYmd: addDays(today, -300),
      approveDt: moment(-301),
      state: 'inForce',
    },
  ])
  const matrices = new Map(
    (
      await sql.query<{ matrixCd: string; no: number }>(
        `select "matrixCd", "rsaMatrixNo" as "no" from "rsaMatrix" where "plantCd" = '0000' and "state" = 'inForce'`,
      )
    ).map(({ matrixCd, no }) => [matrixCd, no]),
  )
  for (const plan of plans) await insertPlan(sql, plan, today, matrices)
  // The sheet of KRAS that is being written belongs to the regular assessment.
  await sql.query(
    `update "rsaTarget" set "rsaPlanNo" = (select "rsaPlanNo" from "rsaPlan" where "state" = 'running' and "rsaTypeCd" = 'K' limit 1)
     where "rsaPlanNo" is null and "rsaTypeCd" = 'K' and "state" = 'assessing' and "vendorCd" is null`,
  )
  await insertRows(sql, 'rsaOccasion', [
    {
      plantCd,
      deptCd: 'D110',
      triggerCd: '7',
      sourceCd: 'own',
      occasionTxt: '아차사고: 배관 보온 해체 중 고온 응축수 분출',
      foundYmd: addDays(today, -2),
      dueYmd: addDays(today, 28),
      state: 'open',
    },
    {
      plantCd,
      deptCd: 'D121',
      triggerCd: '2',
      sourceCd: 'own',
      occasionTxt: '신규 세척제 반입 예정',
      foundYmd: addDays(today, -1),
      dueYmd: addDays(today, 13),
      state: 'open',
    },
  ])
}

async function insertPlan(
  sql: Sql,
  plan: DemoPlan,
  today: string,
  matrices: ReadonlyMap<string, number>,
): Promise<void> {
  const day = (days: number | undefined) => (days === undefined ? null : addDays(today, days))
  const moment = (days: number | undefined) =>
    days === undefined ? null : `${addDays(today, days)}T09:00:00+09:00`
  const confirmed = plan.state !== 'draft'
  const [made] = await insertReturning(
    sql,
    'rsaPlan',
    [
      {
        rsaPlanCd: await nextNumber(sql, rsaPlan.fields.rsaPlanCd.numbering!, {
          plantCd,
          day: addDays(today, plan.from),
          ruleCd: 'rsaPlan.rsaPlanCd',
        }),
        rsaPlanNm: plan.name,
        plantCd,
        deptCd: plan.deptCd,
        rsaKindCd: plan.kind,
        rsaTypeCd: plan.type,
        triggerCd: plan.trigger ?? null,
        originYmd: plan.kind === '1' ? day(plan.from) : null,
        headUserId: 'safhead01',
        startYmd: day(plan.from),
        endYmd: day(plan.to),
        dueYmd: day(plan.due),
        scopeTxt: '계획에 담긴 공정과 작업 전체(일상·비일상 작업 포함)',
        prepCds: ['procedure', 'equipment', 'accident', 'measurement'],
        resultTxt: plan.result ?? null,
        targetCnt: plan.targets.length,
        doneCnt: plan.targets.filter(({ state }) => state === 'shared').length,
        confirmDt: confirmed ? moment(plan.from) : null,
        doneDt: moment(plan.done),
        state: plan.state,
      },
    ],
    true,
    ['rsaPlanNo'],
  )
  for (const target of plan.targets) {
    const [head] = await insertReturning(
      sql,
      'rsaTarget',
      [
        {
          rsaPlanNo: made!['rsaPlanNo'],
          rsaTargetNm: target.name,
          plantCd,
          deptCd: target.deptCd,
          rsaTypeCd: target.type,
          rsaMatrixNo: matrices.get(target.matrixCd),
          methodCds: ['walk', 'hearing', 'data'],
          leaderUserId: target.leader,
          excludeYn: 'N',
          startDt: target.state === 'waiting' ? null : moment(plan.from + 1),
          confirmDt: target.state === 'shared' ? moment(plan.to) : null,
          confirmUserId: target.state === 'shared' ? 'saf01' : null,
          shareDt: target.state === 'shared' ? moment(plan.to + 1) : null,
          state: target.state,
        },
      ],
      true,
      ['rsaTargetNo'],
    )
    const rsaTargetNo = head!['rsaTargetNo']
    const signed = target.state === 'shared'
    await insertRows(
      sql,
      'rsaTeam',
      [
        { userId: target.leader, teamRoleCd: 'leader' },
        ...target.workers.map((userId) => ({ userId, teamRoleCd: 'worker' })),
      ].map((member) => ({
        ...member,
        rsaTargetNo,
        stepCds: ['prepare', 'identify', 'decide', 'reduce', 'share'],
        eduYn: 'Y',
        signDt: signed ? moment(plan.to) : null,
        signWayCd: signed ? 'own' : null,
      })),
      false,
    )
    if (!signed) continue
    await insertRows(
      sql,
      'rsaShare',
      [
        {
          rsaTargetNo,
          shareTypeCd: 'tbm',
          shareDt: moment(plan.to + 1),
          placeTxt: '현장 사무실',
          targetCnt: 12,
        },
      ],
      false,
    )
    await insertRows(
      sql,
      'rsaRead',
      target.workers.map((userId) => ({
        rsaTargetNo,
        userId,
        readDt: moment(plan.to + 1),
        langCd: 'kr',
        understoodYn: 'Y',
      })),
      false,
    )
  }
}
