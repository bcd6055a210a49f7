import type { Sql } from '../../src/core/server/database/database.ts'
import { deliverRows } from '../../src/core/server/seed/deliver-rows.ts'
import { usualHonesty, type HonestyLimits } from '../../src/platform/check-form/check-score.rule.ts'

const parameterFacts: Record<keyof HonestyLimits, [note: string, unit: string]> = {
  CHECK_FAST_SECONDS: ['점검표 항목 하나에 걸리는 최소 시간. 이보다 빠르면 ‘너무 빠름’ 표시', '초'],
  CHECK_SAME_ITEMS: ['이 수 이상의 항목이 모두 같은 답이면 ‘모두 같은 답’ 표시', '개'],
}

/** Figures of the marks of honesty; they are the company's and wait for its word. */
export async function seedCheckForms(sql: Sql): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'checkForm',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: (Object.keys(usualHonesty) as (keyof HonestyLimits)[]).map((paramCd) => {
      const [note, unit] = parameterFacts[paramCd]
      return {
        paramCd,
        val: String(usualHonesty[paramCd]),
        fromYmd: '2025-01-01',
        unit,
        source: '회사 기준',
        note,
        confirmNeededYn: 'Y',
      }
    }),
  })
}
