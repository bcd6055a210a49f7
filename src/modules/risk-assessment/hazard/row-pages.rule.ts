import { defineRecords, type RecordPage } from '../../../core/shared/record-page.ts'
import { riskRecords } from '../record-pages.rule.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'

/** The page of a row on the leaf of its method; KRAS has the page on which any row opens. */
const rowOn = <P extends `/${string}`>(page: P, leaf: string) =>
  defineRecords({
    rsaHazard: {
      page,
      of: [leaf, 'rsa/result/resultList', 'rsa/plan/planList', '/vendor/portal/riskAssess'],
    },
  })
export const level3Rows = rowOn('/rsa/result/level3Row', 'rsa/result/resultLevel3')
export const onePointRows = rowOn('/rsa/result/onePointRow', 'rsa/result/resultOps')
export const jsaRows = rowOn('/rsa/result/jsaRow', 'rsa/result/resultJsa')

const { level3, checklist, onePoint, jsa } = assessmentTypes
const pages: Readonly<Record<string, RecordPage>> = {
  [level3]: level3Rows.rsaHazard,
  [checklist]: riskRecords.rsaCheckAnswer,
  [onePoint]: onePointRows.rsaHazard,
  [jsa]: jsaRows.rsaHazard,
}
/** Where a row of a sheet opens, by its method. */
export const rowPageOf = (rsaTypeCd: string): RecordPage => pages[rsaTypeCd] ?? riskRecords.rsaHazard
