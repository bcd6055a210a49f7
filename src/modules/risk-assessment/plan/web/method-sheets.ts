import { addressOf } from '../../../../core/shared/record-page.ts'
import {
  charmSheets,
  checklistSheets,
  jsaSheets,
  level3Sheets,
  onePointSheets,
  riskSheets,
  studyPages,
} from '../../record-pages.rule.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'

/** Where the rows of a target are written, by its method. */
const { kras, level3, checklist, onePoint, jsa, hazop, whatIf, charm } = assessmentTypes
const sheets = {
  [kras]: riskSheets,
  [level3]: level3Sheets,
  [checklist]: checklistSheets,
  [onePoint]: onePointSheets,
  [jsa]: jsaSheets,
  [hazop]: studyPages,
  [whatIf]: studyPages,
  [charm]: charmSheets,
}
const isKnown = (rsaTypeCd: string): rsaTypeCd is keyof typeof sheets => rsaTypeCd in sheets
export const sheetOf = (rsaTypeCd: string): ((rsaTargetNo: number) => string) | undefined =>
  isKnown(rsaTypeCd) ? (rsaTargetNo) => addressOf(sheets[rsaTypeCd].rsaTarget, rsaTargetNo) : undefined
