import type { FieldIssue } from '../../../core/shared/session.ts'
import type { SheetOutline } from '../../../core/shared/sheet-mapping.ts'
import type { LevelWords, OldRow, OldStudy } from './old-worksheet.rule.ts'

export interface PreviewedRow extends OldRow {
  /** It stands in the study as it is; only what is new is written. */
  isSame: boolean
  issues: FieldIssue[]
  /** A level of it is a letter without a meaning, and the other level is known: it waits for the letter. */
  waits: boolean
}
/** A consultant's workbook as it would be written, with what would refuse it. */
export interface WorkbookPreview {
  outline: SheetOutline
  study: Omit<OldStudy, 'rows'>
  rows: PreviewedRow[]
  levels: LevelWords
  /** Levels of the target's matrix. */
  freqs: number[]
  sevs: number[]
  /** How many rows were written; undefined for a preview. */
  applied?: number
}
