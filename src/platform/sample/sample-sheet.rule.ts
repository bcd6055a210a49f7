import { deviationHeadings } from './headings.texts.ts'
import type { SheetOutline, Target } from '../../core/shared/sheet-mapping.ts'
import { label } from '../../core/shared/sentence.ts'

/** The columns of a worksheet, and what studies of other offices call them. */
export const deviationTargets: readonly Target[] = [
  {
    name: 'nodeNm',
    label: label('검토구간'),
    kind: 'text',
    required: true,
    aliases: deviationHeadings.nodeNm,
  },
  {
    name: 'deviationNm',
    label: label('이탈'),
    kind: 'text',
    required: true,
    aliases: deviationHeadings.deviationNm,
  },
  { name: 'causeTxt', label: label('원인'), kind: 'text', aliases: deviationHeadings.causeTxt },
  { name: 'resultTxt', label: label('결과'), kind: 'text', aliases: deviationHeadings.resultTxt },
  { name: 'guardTxt', label: label('현재 안전조치'), kind: 'text', aliases: deviationHeadings.guardTxt },
]

/** A sheet of a file that somebody chose: its first rows, merged values in each of their cells. */
export interface ReadSample {
  name: string
  rowCnt: number
  mergedCnt: number
  rows: (string | number | boolean | null)[][]
}
export interface SampleOutline {
  sheets: ReadSample[]
  /** How the columns of the first sheet are told; null where no header was found. */
  outline: SheetOutline | null
}
