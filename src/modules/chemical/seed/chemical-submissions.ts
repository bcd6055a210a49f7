import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { approvalEnd, extensionDue } from '../msds/secret-range.rule.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'

interface Entry {
  prodCd: string
  kindCd: string
  state: string
  /** Days before today. */
  rqst?: number
  result?: number
  due?: number
  reasonCd?: string
  apprNo?: string
  altNms?: string[]
  /** Day from which an approval of secrecy holds, in days before today. */
  from?: number
  remark?: string
}
/** Imported and own products in every state that people meet (chm.md 4). */
const entries: readonly Entry[] = [
  { prodCd: 'FP-8001', kindCd: 'SUBMIT', state: 'preparing', due: 9 },
  {
    prodCd: 'RM-1006',
    kindCd: 'SUBMIT',
    state: 'accepted',
    rqst: 190,
    result: 176,
    apprNo: 'AA02406-0000000006',
  },
  {
    prodCd: 'RM-1006',
    kindCd: 'CHANGE',
    state: 'submitted',
    rqst: 12,
    reasonCd: '2',
    remark: '수입국 제조사의 안정제 함유량 변경',
  },
  {
    prodCd: 'SB-3002',
    kindCd: 'SUBMIT',
    state: 'supplement',
    rqst: 25,
    due: 6,
    remark: '9항 증기압 시험자료 보완 요구',
  },
  {
    prodCd: 'PT-6002',
    kindCd: 'SECRET',
    state: 'accepted',
    rqst: 1770,
    result: 1745,
    apprNo: 'SC-2022-01883',
    altNms: ['아민계 경화제'],
    from: 1740,
  },
  { prodCd: 'CT-5001', kindCd: 'SECRET', state: 'submitted', rqst: 8, altNms: ['유기계 안정제'] },
]

/** Submissions to KOSHA and their answers. */
export async function seedSubmissions(sql: Sql, today: string): Promise<void> {
  if (await sql.maybe('select 1 from "chmMsdsSubmit" limit 1')) return
  const figures = await chemicalParameters({ sql, today })
  const before = (days: number | undefined) => (days === undefined ? null : addDays(today, -days))
  for (const {
    prodCd,
    kindCd,
    state,
    rqst,
    result,
    due,
    reasonCd,
    apprNo,
    altNms,
    from,
    remark,
  } of entries) {
    const sheet = await sql.maybe<{ msdsNo: number; prodNo: number }>(
      `select max("msdsNo") as "msdsNo", "prodNo" from "chmMsds" join "chmProduct" using ("prodNo") where "prodCd" = $1 group by "prodNo"`,
      [prodCd],
    )
    if (!sheet) continue
    const validStartYmd = before(from)
    const validEndYmd = validStartYmd && approvalEnd(validStartYmd, figures)
    await insertRows(sql, 'chmMsdsSubmit', [
      {
        msdsSubmitCd: await nextNumber(sql, 'SB-{YYYY}-{seq4}', {
          day: today,
          ruleCd: 'chmMsdsSubmit.msdsSubmitCd',
        }),
        ...sheet,
        kindCd,
        state,
        reasonCd,
        dueYmd: due === undefined ? null : addDays(today, due),
        altNms,
        rqstYmd: before(rqst),
        receiptNo: rqst === undefined ? null : `KOSHA-${before(rqst)!.slice(0, 4)}-${String(10_000 + rqst)}`,
        resultYmd: before(result),
        apprNo,
        validStartYmd,
        validEndYmd,
        extendDueYmd: validEndYmd && extensionDue(validEndYmd, figures),
        remark,
      },
    ])
    if (validEndYmd)
      await sql.query(
        `update "chmMsds" set "secretYn" = 'Y', "secretApprNo" = $2, "secretStartYmd" = $3, "secretEndYmd" = $4 where "msdsNo" = $1`,
        [sheet.msdsNo, apprNo, validStartYmd, validEndYmd],
      )
  }
}
