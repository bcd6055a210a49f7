import { defined } from '../../../core/shared/defined.ts'
import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import type { ActionOf, StateOf } from '../../../core/shared/resource.ts'
import type { RiskGrade } from '../permit/permit-codes.rule.ts'
import { workOrder } from '../work-order/work-order.resource.ts'

type OrderState = StateOf<typeof workOrder>
export interface DemoOrder {
  key: string
  wkodNm: string
  /** Vendor, or the own department that does the work. */
  exec: string
  areaCd: string
  facilityTxt: string
  mapX: number
  mapY: number
  state: OrderState
  riskGradeCd?: RiskGrade
  urgentReason?: string
}
const order = (
  key: string,
  wkodNm: string,
  exec: string,
  areaCd: string,
  facilityTxt: string,
  [mapX, mapY]: readonly [number, number],
  state: OrderState = 'inProgress',
  riskGradeCd?: RiskGrade,
  urgentReason?: string,
): DemoOrder => ({
  key,
  wkodNm,
  exec,
  areaCd,
  facilityTxt,
  mapX,
  mapY,
  state,
  ...defined({ riskGradeCd: riskGradeCd || undefined, urgentReason: urgentReason || undefined }),
})

/** Work orders in every state, of vendors and of own departments; the permits refer to them by key. */
export const demoOrders: readonly DemoOrder[] = [
  order('weld', 'R-101 반응기 하부 배관 보수', 'V00001', 'YS-RX', 'R-101', [10, 20], 'inProgress', 'M'),
  order('rail', '증류탑 점검통로 난간 보수', 'V00004', 'YS-DT', 'C-110 통로', [140, 60], 'inProgress', 'H'),
  order('tank', 'T-204 저장탱크 내부 청소', 'V00005', 'YS-TK', 'T-204', [240, 70], 'inProgress', 'H'),
  order('pump', 'P-305 이송펌프 분해 정비', 'V00001', 'YS-RX', 'P-305', [18, 26], 'inProgress', 'H'),
  order('power', 'MCC-2 차단기 교체', 'V00003', 'YS-UT', 'MCC-2', [45, 200], 'inProgress', 'M'),
  order('dig', '소화배관 매설부 굴착', 'V00005', 'YS-WH', '소화배관 FW-3', [340, 190], 'inProgress', 'L'),
  order('xray', '증류탑 배관 비파괴검사(RT)', 'V00003', 'YS-DT', 'C-201 배관', [150, 90], 'inProgress', 'H'),
  order('crane', 'E-410 열교환기 다발 인양', 'V00004', 'YS-SH', 'E-410', [350, 80], 'inProgress', 'H'),
  order('line', '스팀 트랩 배관 용접', 'V00001', 'YS-DT', 'ST-12', [170, 30], 'inProgress', 'M'),
  order('bracket', '보일러동 비계 브라켓 절단', 'V00004', 'YS-BO', 'B-1 비계', [130, 210], 'inProgress', 'M'),
  order('paint', '창고 바닥 에폭시 도장', 'V00002', 'YS-WH', 'W-2 바닥', [360, 230], 'inProgress', 'L'),
  order('coat', '출하동 배관 외부 도장', 'V00002', 'YS-SH', '출하 배관대', [330, 40], 'inProgress', 'M'),
  order('meter', '유량계 교체', 'V00003', 'YS-WH', 'FT-310', [320, 260], 'inProgress', 'L'),
  order('sludge', '폐수 침전조 슬러지 준설', 'V00005', 'YS-WW', '침전조 A', [250, 220], 'inProgress', 'H'),
  order('valve', '증류탑 리보일러 밸브 교체', 'V00001', 'YS-DT', 'V-221', [120, 40], 'completed', 'H'),
  order('lamp', '공무동 조명 교체', 'D122', 'YS-UT', '공무동', [70, 240], 'inProgress', 'L'),
  order('grease', '냉각탑 팬 베어링 주유', 'D121', 'YS-UT', 'CT-1', [30, 260], 'assessing', 'L'),
  order('gasket', '순환펌프 개스킷 교체', 'V00001', 'YS-BO', 'P-118', [160, 190], 'accepted'),
  order(
    'leak',
    '증류 배관 플랜지 누설 보수',
    'V00001',
    'YS-DT',
    'L-2207',
    [110, 110],
    'requested',
    'H',
    '플랜지에서 미량 누설이 확인되어 빠른 보수가 필요합니다.',
  ),
  order('roof', '창고 지붕 방수', 'V00002', 'YS-WH', 'W-1 지붕', [390, 170], 'returned'),
  order('fence', '출하장 울타리 보수', 'D121', 'YS-SH', '출하장', [395, 20], 'draft'),
  order('filter', '보일러 연료필터 교체', 'D121', 'YS-BO', 'F-12', [150, 260], 'closed', 'L'),
  order('duct', '집진 덕트 이설', 'V00004', 'YS-UT', 'DC-3', [80, 170], 'cancelled'),
  order('manhole', 'T-410 세척조 맨홀 개방', 'V00001', 'YS-SH', 'T-410', [342, 84], 'inProgress', 'H'),
]

/**
 * Orders under a construction, by the key of its contract; other work of vendors stands under their
 * unit-price contract.
 */
const constructionOfOrder: Readonly<Record<string, string>> = {
  coat: 'shipping',
  line: 'turnaround',
  valve: 'turnaround',
  gasket: 'rack',
}

/** @returns number in the database by key */
export async function insertOrders(
  sql: Sql,
  today: string,
  constructions: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const day = addDays(today, -6)
  const numbers = new Map<string, number>()
  for (const { key, exec, riskGradeCd, urgentReason, state, ...facts } of demoOrders) {
    const electric = exec === 'V00003' || exec === 'D122'
    const vendor = exec.startsWith('V')
    const userId = electric ? 'rqst02' : 'rqst01'
    const row = {
      ...facts,
      wkodCd: await nextNumber(sql, workOrder.fields.wkodCd.numbering!, {
        plantCd: '1000',
        day,
        ruleCd: 'workOrder.wkodCd',
      }),
      plantCd: '1000',
      rqstDeptCd: electric ? 'D122' : 'D121',
      rqstUserId: userId,
      rqstRound: state === 'draft' ? 0 : 1,
      execTypeCd: vendor ? 'V' : 'S',
      vendorCd: vendor ? exec : null,
      execDeptCd: vendor ? null : exec,
      constNo: constructions.get(constructionOfOrder[key] ?? '') ?? null,
      planStartDt: `${addDays(today, -1)}T08:00:00+09:00`,
      planEndDt: `${addDays(today, 14)}T17:00:00+09:00`,
      urgencyCd: urgentReason ? 'URGENT' : 'NORMAL',
      urgentReason: urgentReason ?? null,
      // Asked for two hours after it was written, and nobody has approved it since.
      urgentStatCd: urgentReason ? 'late' : null,
      urgentDueDt: urgentReason ? `${addDays(day, 1)}T11:00:00+09:00` : null,
      workTxt: `${facts.wkodNm.includes(facts.facilityTxt) ? '' : `${facts.facilityTxt} `}${facts.wkodNm} 작업을 안전작업허가를 받아 수행한다.`,
      riskGradeCd: riskGradeCd ?? null,
      jsaTxt:
        riskGradeCd === 'H' || riskGradeCd === 'M'
          ? `JSA-${today.slice(0, 4)}-${String(numbers.size + 1).padStart(4, '0')}`
          : null,
      jsaYmd: riskGradeCd === 'H' || riskGradeCd === 'M' ? addDays(today, -30 - numbers.size * 7) : null,
      state,
      createUserId: userId,
      createDt: `${day}T09:00:00+09:00`,
      updateUserId: userId,
    }
    const { wkodNo } = await sql.one<{ wkodNo: number }>(
      `insert into "workOrder" (${Object.keys(row)
        .map((name) => `"${name}"`)
        .join(', ')}) values (${Object.keys(row)
        .map((_, index) => `$${index + 1}`)
        .join(', ')}) returning "wkodNo"`,
      Object.values(row),
    )
    numbers.set(key, wkodNo)
    await sql.query(
      `insert into "comStateHist" ("taskClassNm", "taskKey", "toStatCd", "actNm", "userId", "actDt") values ('workOrder', $1, 'draft', '등록', $2, $3)`,
      [String(wkodNo), userId, row.createDt],
    )
    for (const [index, step] of wayTo(state).entries())
      await sql.query(
        `insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "reason", "userId", "actDt") values ('workOrder', $1, $2, $3, $4, $5, $6, $7::timestamptz + $8 * interval '2 hours')`,
        [String(wkodNo), step.from, step.to, step.label, step.reason, userId, row.createDt, index + 1],
      )
  }
  return numbers
}

const ways: Record<OrderState, readonly ActionOf<typeof workOrder>[]> = {
  draft: [],
  requested: ['request'],
  accepted: ['request', 'accept'],
  returned: ['request', 'reject'],
  assessing: ['request', 'accept', 'assess'],
  inProgress: ['request', 'accept', 'assess', 'proceed'],
  completed: ['request', 'accept', 'assess', 'proceed', 'complete'],
  closed: ['request', 'accept', 'assess', 'proceed', 'complete', 'close'],
  cancelled: ['cancel'],
}
/** The steps by which an order came into its state. */
function wayTo(state: OrderState): { from: string; to: string; label: string; reason: string | null }[] {
  let from = 'draft'
  return ways[state].map((action) => {
    const { to, label } = workOrder.transitions![action]
    const step = {
      from,
      to,
      label,
      reason:
        action === 'reject'
          ? '작업 범위와 예산을 보완해 주세요.'
          : action === 'cancel'
            ? '설비 개선 계획에 포함되어 취소합니다.'
            : null,
    }
    from = to
    return step
  })
}
