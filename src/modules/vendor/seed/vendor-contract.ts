import { addDays } from '../../../core/shared/dates.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { vendorContract } from '../contract/vendor-contract.resource.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'

interface DemoContract {
  key: string
  contractNm: string
  vendorCd: string
  /** Item of CONTRACT_TYPE and of RISK_LVL. */
  kind: readonly [string, string]
  contractAmt: number
  safetyAmt?: number
  /** First and last day, counted from today. */
  days: readonly [number, number]
  state?: 'planned' | 'active' | 'ended'
  electric?: boolean
  more?: Record<string, string>
}
const [work, upkeep, service] = ['CTT01', 'CTT02', 'CTT03']
const [high, middle] = ['RLV01', 'RLV02']
const year = [-240, 120] as const

/**
 * One running unit-price contract per company, and the contracts of the constructions; the constructions
 * refer to them by key.
 */
export const demoContracts: readonly DemoContract[] = [
  annual('annualMechanic', '기계설비 연간 정비(단가)', 'V00001', high, 1_850_000_000, 41_000_000),
  annual('annualPaint', '도장·보온 연간 보수(단가)', 'V00002', middle, 420_000_000, 9_600_000),
  {
    ...annual('annualElectric', '전기계장 연간 정비(단가)', 'V00003', middle, 980_000_000, 19_500_000),
    electric: true,
  },
  annual('annualScaffold', '비계 설치·해체 연간(단가)', 'V00004', high, 560_000_000, 14_800_000),
  annual('annualDredge', '탱크 세정·준설 연간(단가)', 'V00005', high, 610_000_000, 15_200_000),
  contract('shipping', '출하동 외벽·지붕 보수공사', 'V00002', [work, middle], 800_000_000, [-60, 150], {
    subAllowYn: 'Y',
  }),
  contract('basin', '폐수처리장 집수정 개량공사', 'V00005', [work, high], 300_000_000, [-45, 120]),
  contract('rack', '반응동 배관랙 신설공사', 'V00001', [work, high], 1_400_000_000, [-50, 200], {
    subAllowYn: 'Y',
  }),
  contract('turnaround', '증류공정 정기보수(TA)', 'V00001', [upkeep, high], 640_000_000, [-20, 40], {
    subAllowYn: 'Y',
  }),
  {
    ...contract('switchgear', 'MCC-2 수배전반 교체공사', 'V00003', [work, high], 210_000_000, [-10, 80]),
    electric: true,
  },
  contract('tankFarm', '제3저장탱크 신설공사', 'V00001', [work, high], 6_000_000_000, [-15, 420], {
    subAllowYn: 'Y',
    infoTargetYn: 'Y',
  }),
  contract('handrail', '증류탑 난간·계단 보강공사', 'V00004', [work, middle], 95_000_000, [10, 90], {
    state: 'planned',
    infoTargetYn: 'Y',
  }),
  {
    ...contract('lighting', '유틸리티동 조명 교체공사', 'V00003', [work, middle], 68_000_000, [-160, -20], {
      state: 'ended',
    }),
    electric: true,
  },
  // Contracts that the law stops: without approval, without report, without information.
  contract('acid', '황산 저장탱크 T-207 내부 보수', 'V00005', [upkeep, high], 74_000_000, [14, 60], {
    state: 'planned',
    approveTargetYn: 'Y',
    infoTargetYn: 'Y',
  }),
  contract('solvent', '톨루엔 이송배관 정비', 'V00001', [upkeep, high], 52_000_000, [7, 45], {
    state: 'planned',
    chemSubYn: 'Y',
    infoTargetYn: 'Y',
  }),
  contract('loading', '유해화학물질 하역 용역', 'V00005', [service, high], 180_000_000, [-100, 260], {
    chemSubYn: 'Y',
    chemRpt: 'before',
    infoTargetYn: 'Y',
  }),
]
function annual(
  key: string,
  contractNm: string,
  vendorCd: string,
  risk: string,
  contractAmt: number,
  safetyAmt: number,
): DemoContract {
  return {
    key,
    contractNm,
    vendorCd,
    kind: [upkeep, risk],
    contractAmt,
    safetyAmt,
    days: year,
    more: { unitPriceYn: 'Y' },
  }
}
function contract(
  key: string,
  contractNm: string,
  vendorCd: string,
  kind: readonly [string, string],
  contractAmt: number,
  days: readonly [number, number],
  { state = 'active', ...more }: Record<string, string> & { state?: 'planned' | 'active' | 'ended' } = {},
): DemoContract {
  return { key, contractNm, vendorCd, kind, contractAmt, days, state, more }
}

/** Contracts of the demonstration (vendor.md 11). */
export async function seedContracts(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "vendorContract" limit 1'))) return
  const rows: object[] = []
  for (const {
    contractNm,
    vendorCd,
    kind,
    contractAmt,
    safetyAmt,
    days,
    state = 'active',
    electric,
    more = {},
  } of demoContracts) {
    const { chemRpt, ...flags } = more
    const day = addDays(today, Math.min(days[0], -1))
    rows.push({
      contractCd: await nextNumber(sql, vendorContract.fields.contractCd.numbering!, {
        plantCd: '1000',
        day,
        ruleCd: 'vendorContract.contractCd',
      }),
      contractNm,
      vendorCd,
      plantCd: '1000',
      deptCd: electric ? 'D122' : 'D121',
      mgrUserId: electric ? 'rqst02' : 'rqst01',
      contractTypeCd: kind[0],
      riskLvlCd: kind[1],
      fromYmd: addDays(today, days[0]),
      toYmd: addDays(today, days[1]),
      contractAmt,
      safetyAmt: safetyAmt ?? null,
      unitPriceYn: 'N',
      prohibitYn: 'N',
      prohibitTempYn: 'N',
      approveTargetYn: 'N',
      removeReportYn: 'N',
      chemSubYn: 'N',
      chemUrgentYn: 'N',
      infoTargetYn: 'N',
      subAllowYn: 'N',
      ...flags,
      chemRptYmd: chemRpt ? addDays(today, days[0] - 12) : null,
      state,
    })
  }
  await insertRows(sql, 'vendorContract', rows)
}

/** @returns number in the database by key */
export async function contractNumbers(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql.query<{ contractNo: number; contractNm: string }>(
    'select "contractNo", "contractNm" from "vendorContract"',
  )
  const byName = new Map(rows.map(({ contractNo, contractNm }) => [contractNm, contractNo]))
  return new Map(
    demoContracts.flatMap(({ key, contractNm }) =>
      byName.has(contractNm) ? [[key, byName.get(contractNm)!]] : [],
    ),
  )
}
