import type { Sql } from '../../../core/server/database/database.ts'
import { evalFormFacts } from '../eval/eval-forms-seed.rule.ts'
import { evaluationFigures } from '../eval/evaluation-parameters.rule.ts'
import { accidentTotalFigures } from '../report/accident-total-parameters.rule.ts'
import { violationFacts } from '../warn/violations-seed.rule.ts'
import { violationFigures } from '../warn/violation-parameters.rule.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertAccidentTotals } from './demo-accident-totals.ts'
import { insertViolations } from './demo-violations.ts'
import { insertEvaluations } from './demo-evaluations.ts'
import { insertEquipment } from './demo-equipment.ts'
import { insertSafetyInfos } from './demo-safety-infos.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'

/**
 * Evaluation forms always; equipment, information sheets and evaluations of the demonstration's vendors
 * (vendor section 11).
 */
export async function seedVendorRecords(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await seedForms(sql)
  await seedViolations(sql)
  if (!demo || (await sql.maybe('select 1 from "vendorEquip" limit 1'))) return
  await insertEquipment(sql, today)
  await insertSafetyInfos(sql, today)
  await insertEvaluations(sql, today)
  await insertViolations(sql, today)
  await insertAccidentTotals(sql, today)
}

/** The table of violations and the company's figures of points (vendor R6, R8). */
async function seedViolations(sql: Sql): Promise<void> {
  await deliverRows(sql, {
    table: 'violStd',
    key: ['violCd', 'applyFromYmd'],
    rows: violationFacts.map(([violCd, violNm, workerPoint, vendorPoint, violLvlCd, legalBasisTxt]) => ({
      violCd,
      violNm,
      workerPoint,
      vendorPoint,
      violLvlCd,
      legalBasisTxt,
      applyFromYmd: formsFromYmd,
      useYn: 'Y',
    })),
  })
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'vendor',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: [
      ...violationFigures.rows(formsFromYmd),
      ...evaluationFigures.rows(formsFromYmd),
      ...accidentTotalFigures.rows(formsFromYmd),
    ],
  })
}

/** First day of the forms that every installation starts with. */
const formsFromYmd = '2026-01-01'
async function seedForms(sql: Sql): Promise<void> {
  if (await sql.maybe('select 1 from "evalForm" limit 1')) return
  for (const { formCd: _formCd, items, ...form } of evalFormFacts) {
    await insertRows(sql, 'evalForm', [{ ...form, applyFromYmd: formsFromYmd, useYn: 'Y' }])
    const { evalFormNo } = await sql.one<{ evalFormNo: number }>(
      'select "evalFormNo" from "evalForm" where "evalFormNm" = $1',
      [form.evalFormNm],
    )
    await insertRows(
      sql,
      'evalFormItem',
      items.map((item) => ({ ...item, evalFormNo })),
      false,
    )
  }
}
