import type { Context } from '../../../core/server/entity/context.ts'
import type { FourTexts } from '../../../core/shared/four-texts.ts'
import type { ProgressStep } from './link-answers.rule.ts'

/** The link through which somebody without an account speaks. */
export interface LinkPlace {
  imprLinkNo: number
  linkNm: string
  plantCd: string
  deptCd: string
  vendorCd: string | null
}
export interface LinkWords {
  txt: string
  placeNm: string
  typeCd: string | null
  reporterNm: string | null
}
/**
 * Something else than an improvement that the page behind a link asks for, such as a near miss: one code at the gate
 * serves for both. The module that keeps such records offers it in its `connect`.
 */
export interface LinkReport {
  /** Its name in addresses, and what its receipts are bound to. */
  kind: string
  title: FourTexts
  intro: FourTexts
  /** Code group whose items may be chosen from. */
  typeGroup: string
  /** Where its pictures go, and the menus that allow them. */
  photos: { taskClassNm: string; taskFlag: string; menus: readonly string[] }
  /** Writes the record as the system, without address or device of whoever sent it. */
  report: (context: Context, link: LinkPlace, words: LinkWords) => Promise<number>
  /** The number and the progress of a record that came without a name. */
  found: (context: Context, no: number) => Promise<{ code: string; step: ProgressStep } | undefined>
  /** How many records a link has brought since a moment. */
  sentSince: (context: Context, imprLinkNo: number, since: string) => Promise<number>
}
const offered = new Map<string, LinkReport>()
export const offerLinkReport = (report: LinkReport): void => void offered.set(report.kind, report)
export const linkReports = (): LinkReport[] => [...offered.values()]
export const linkReportOf = (kind: unknown): LinkReport | undefined =>
  typeof kind === 'string' ? offered.get(kind) : undefined
