import { addDays } from '../../../core/shared/dates.ts'
import { monthAfter } from '../../../core/shared/periods.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { firstConstructionParameters } from '../construction/construction-parameters.rule.ts'
import { calculateSafetyCost, isCostKind } from '../construction/safety-cost.rule.ts'
import { safConst } from '../construction/saf-const.resource.ts'
import { safHealthPlan } from '../construction/safety-health-plan.resource.ts'
import { demoPlans } from './demo-plans.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import { contractNumbers, demoContracts } from '../../vendor/seed/vendor-contract.ts'

interface DemoConstruction {
  /** Key of its contract. */
  key: string
  /** Items of CONST_TYPE and COST_KIND. */
  kind: readonly [string, string]
  state: string
  /** Started and completed, counted from today. */
  days: readonly [number, number]
  /** For a turnaround: first and last day of its peak, counted from today. */
  peak?: readonly [number, number]
  progressPct?: number
  headCnt: number
  siteMgrUserId?: string
  targetAmt?: number
  more?: Record<string, string | number>
  plan?: { state: string; notes?: readonly (readonly [string, string, number])[] }
  costState?: string
  /** Month counted from this one, item, expense, amount, state. */
  uses?: readonly (readonly [number, string, string, number, string])[]
}

/** Three constructions are the examples of ptw.md 5.7: 건축 8억, 토목 3억, 특수 14억 미구분. */
export const demoConstructions: readonly DemoConstruction[] = [
  {
    key: 'shipping',
    kind: ['build', 'building'],
    state: 'inProgress',
    days: [-55, 140],
    progressPct: 55,
    headCnt: 12,
    siteMgrUserId: 'vnd02a',
    targetAmt: 800_000_000,
    plan: { state: 'approved' },
    costState: 'approved',
    uses: [
      [-1, '3', '안전대·안전모·안전화 지급', 3_860_000, 'confirmed'],
      [-1, '2', '지붕 단부 안전난간과 추락방호망 설치', 5_240_000, 'confirmed'],
      [0, '5', '신규 채용자 안전보건교육', 1_150_000, 'entered'],
      [0, '2', '현장사무실 냉난방기 구입', 1_480_000, 'rejected'],
    ],
  },
  {
    key: 'basin',
    kind: ['build', 'civil'],
    state: 'reviewing',
    days: [-5, 110],
    headCnt: 8,
    siteMgrUserId: 'vnd05a',
    targetAmt: 300_000_000,
    more: { digDepthM: 4.5 },
    plan: {
      state: 'supplement',
      notes: [
        ['request', '집수정 내부 밀폐공간 작업의 감시인 배치와 구조 계획을 구체적으로 적어 주세요.', -1],
      ],
    },
    costState: 'approved',
  },
  {
    key: 'rack',
    kind: ['build', 'special'],
    state: 'inProgress',
    days: [-48, 180],
    progressPct: 35,
    headCnt: 18,
    siteMgrUserId: 'vnd01s',
    more: { buildHeightM: 14 },
    plan: {
      state: 'approved',
      notes: [
        ['request', '배관랙 상부 작업의 추락방지 조치와 작업발판 설치 순서를 보완해 주세요.', -46],
        [
          'answer',
          '작업발판을 구간별로 먼저 설치하고 안전대 부착설비를 확인한 뒤 작업하도록 장비·보호구 항목을 고쳤습니다.',
          -45,
        ],
      ],
    },
    costState: 'approved',
    uses: [
      [-1, '2', '배관랙 상부 안전난간 설치', 4_320_000, 'confirmed'],
      [0, '9', '위험성평가 회의와 개선 조치', 860_000, 'entered'],
    ],
  },
  {
    key: 'turnaround',
    kind: ['turnaround', 'none'],
    state: 'inProgress',
    days: [-10, 25],
    peak: [12, 18],
    progressPct: 40,
    headCnt: 46,
    siteMgrUserId: 'vnd01a',
    more: { chemFacilityYn: 'N' },
    plan: { state: 'approved' },
  },
  {
    key: 'switchgear',
    kind: ['install', 'special'],
    state: 'reviewing',
    days: [-2, 70],
    headCnt: 6,
    siteMgrUserId: 'vnd03a',
    targetAmt: 150_000_000,
    plan: { state: 'submitted' },
    costState: 'draft',
  },
  {
    key: 'tankFarm',
    kind: ['build', 'building'],
    state: 'reviewing',
    days: [-3, 400],
    headCnt: 60,
    targetAmt: 6_000_000_000,
    more: { buildHeightM: 22, digDepthM: 6, chemFacilityYn: 'Y', samePlaceYn: 'Y' },
    plan: { state: 'draft' },
    costState: 'draft',
  },
  {
    key: 'handrail',
    kind: ['build', 'special'],
    state: 'registered',
    days: [12, 80],
    headCnt: 5,
    targetAmt: 80_000_000,
  },
  {
    key: 'lighting',
    kind: ['install', 'special'],
    state: 'completed',
    days: [-150, -25],
    progressPct: 100,
    headCnt: 4,
    siteMgrUserId: 'vnd03a',
    targetAmt: 52_000_000,
    plan: { state: 'approved' },
    costState: 'approved',
    uses: [[-3, '3', '절연보호구와 안전모 지급', 960_000, 'confirmed']],
  },
]

/** @returns number in the database by the key of the contract */
export async function insertConstructions(sql: Sql, today: string): Promise<Map<string, number>> {
  const contracts = await contractNumbers(sql)
  const numbers = new Map<string, number>()
  for (const construction of demoConstructions) {
    const { peak } = construction
    const contract = demoContracts.find(({ key }) => key === construction.key)!
    const [start, end] = construction.days.map((days) => addDays(today, days)) as [string, string]
    const mgr = contract.electric ? 'rqst02' : 'rqst01'
    const place = { plantCd: '1000', vendorCd: contract.vendorCd }
    const day = addDays(today, Math.min(construction.days[0], 0) - 8)
    const row = {
      constCd: await nextNumber(sql, safConst.fields.constCd.numbering!, {
        plantCd: '1000',
        day,
        ruleCd: 'safConst.constCd',
      }),
      constNm: contract.contractNm,
      contractNo: contracts.get(construction.key)!,
      ...place,
      constTypeCd: construction.kind[0],
      costKindCd: construction.kind[1],
      riskLvlCd: contract.kind[1],
      orderDeptCd: contract.electric ? 'D122' : 'D121',
      constMgrUserId: mgr,
      siteMgrUserId: construction.siteMgrUserId ?? null,
      startYmd: start,
      endYmd: end,
      headCnt: construction.headCnt,
      progressPct: construction.progressPct ?? 0,
      contractAmt: contract.contractAmt,
      targetAmt: construction.targetAmt ?? null,
      specialUseYn: 'N',
      tunnelDamYn: 'N',
      chemFacilityYn: 'N',
      samePlaceYn: 'N',
      subconBanYn: 'N',
      subconApprYn: 'N',
      infoDocYn: contract.more?.['infoTargetYn'] ?? 'N',
      hazPlanYn: construction.more?.['chemFacilityYn'] ?? 'N',
      ledgerYn:
        construction.kind[0] === 'build' && contract.contractAmt >= firstConstructionParameters.ledgerAmt
          ? 'Y'
          : 'N',
      coordYn: construction.more?.['samePlaceYn'] ?? 'N',
      ...construction.more,
      peakFromYmd: peak ? addDays(today, peak[0]) : null,
      peakToYmd: peak ? addDays(today, peak[1]) : null,
      state: construction.state,
      createDt: `${day}T09:00:00+09:00`,
    }
    await insertRows(sql, 'safConst', [row])
    const { constNo } = await sql.one<{ constNo: number }>(
      'select "constNo" from "safConst" where "constCd" = $1',
      [row.constCd],
    )
    numbers.set(construction.key, constNo)
    await insertCost(sql, today, construction, {
      ...place,
      constNo,
      contractAmt: contract.contractAmt,
      start,
      mgr,
    })
    if (construction.plan)
      await insertPlan(sql, today, construction, { ...place, constNo, day: addDays(day, 2) })
  }
  await insertRows(
    sql,
    'safConstVendor',
    [
      {
        constNo: numbers.get('shipping'),
        vendorCd: 'V00004',
        upVendorCd: 'V00002',
        tierLvl: 1,
        workTxt: '외부 비계 설치·해체',
        subAmt: 96_000_000,
      },
      {
        constNo: numbers.get('turnaround'),
        vendorCd: 'V00004',
        upVendorCd: 'V00001',
        tierLvl: 1,
        workTxt: '증류탑 비계 설치·해체',
        subAmt: 84_000_000,
      },
      {
        constNo: numbers.get('turnaround'),
        vendorCd: 'V00002',
        upVendorCd: 'V00001',
        tierLvl: 1,
        workTxt: '보온 해체·복구',
        subAmt: 38_000_000,
      },
    ],
    false,
  )
  return numbers
}

interface Place {
  constNo: number
  plantCd: string
  vendorCd: string
}
async function insertCost(
  sql: Sql,
  today: string,
  construction: DemoConstruction,
  { contractAmt, start, mgr, ...place }: Place & { contractAmt: number; start: string; mgr: string },
): Promise<void> {
  const [, costKindCd] = construction.kind
  if (!construction.costState || !isCostKind(costKindCd)) return
  const targetAmt = construction.targetAmt ?? null
  const cost = calculateSafetyCost(
    { costKindCd, totalAmt: contractAmt, targetAmt, suppliedAmt: 0, healthManager: false },
    firstConstructionParameters,
  )
  await insertRows(sql, 'safCost', [
    {
      ...place,
      baseYmd: start < today ? start : today,
      costKindCd,
      totalAmt: contractAmt,
      targetAmt,
      suppliedAmt: null,
      healthMgrYn: 'N',
      legalAmt: cost.planAmt,
      planAmt: cost.planAmt,
      ruleTxt: cost.ruleNo,
      tableTxt: cost.explanation.version ?? null,
      state: construction.costState,
    },
  ])
  await insertRows(
    sql,
    'safCostUse',
    (construction.uses ?? []).map(([months, itemCd, useTxt, useAmt, state]) => ({
      ...place,
      useYm: monthFrom(today, months),
      itemCd,
      useTxt,
      useAmt,
      state,
      confirmUserId: state === 'confirmed' ? mgr : null,
      confirmDt: state === 'confirmed' ? `${addDays(today, months * 30 + 6)}T15:00:00+09:00` : null,
      rejectCd: state === 'rejected' ? 'item' : null,
      rejectTxt: state === 'rejected' ? '현장사무실 비품은 안전시설비로 사용할 수 없습니다.' : null,
    })),
  )
}
const monthFrom = (today: string, months: number): string => monthAfter(today.slice(0, 7), months)

async function insertPlan(
  sql: Sql,
  today: string,
  { key, plan }: DemoConstruction,
  { day, ...place }: Place & { day: string },
): Promise<void> {
  const planCd = await nextNumber(sql, safHealthPlan.fields.planCd.numbering!, {
    plantCd: '1000',
    day,
    ruleCd: 'safHealthPlan.planCd',
  })
  await insertRows(sql, 'safHealthPlan', [
    { planCd, ...place, revNo: 0, ...demoPlans(key), state: plan!.state, createDt: `${day}T10:00:00+09:00` },
  ])
  const { planNo } = await sql.one<{ planNo: number }>(
    'select "planNo" from "safHealthPlan" where "planCd" = $1',
    [planCd],
  )
  await insertRows(
    sql,
    'safHealthPlanNote',
    (plan!.notes ?? []).map(([noteKindCd, noteTxt, days]) => ({
      planNo,
      noteKindCd,
      noteTxt,
      noteUserId: noteKindCd === 'request' ? 'rqst01' : `vnd0${place.vendorCd.at(-1)}a`,
      noteDt: `${addDays(today, days)}T14:00:00+09:00`,
    })),
    false,
  )
}
