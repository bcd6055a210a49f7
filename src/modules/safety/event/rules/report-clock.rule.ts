import { addDays, addMinutes, addMonths } from '../../../../core/shared/dates.ts'
import { reportTypes, type ReportType } from './event-codes.rule.ts'
import type { Flags } from './event-flags.rule.ts'
import type { EventFigures } from './event-parameters.rule.ts'

/** A report that the law wants, and until when. Moments as 'YYYY-MM-DDTHH:mm:ss+09:00'. */
export interface DueReport {
  rptTypeCd: ReportType
  /** From which moment the time runs. */
  baseDt: string
  dueDt: string
  /** The company's own day before it. */
  targetYmd: string | null
}
const endOfDay = (day: string): string => `${day}T23:59:00+09:00`

/**
 * The clocks of an event (SAF-02): 중대재해 지체 없이 (규칙 제67조), 화학사고 즉시신고 (화학물질관리법 제43조), 산업재해조사표 in
 * a month of the accident (규칙 제73조), start of the investigation of a process accident (PSM 고시). The month is counted
 * from the accident even where the rest grows to three days later, and no clock waits for the decision of the insurance.
 */
export function reportsOf(
  { occurDt, knowDt }: { occurDt: string; knowDt: string },
  flags: Pick<Flags, 'saaYn' | 'chemYn' | 'f30Yn' | 'psmYn'>,
  figures: EventFigures,
): DueReport[] {
  const day = occurDt.slice(0, 10)
  const formYmd = addMonths(day, figures.formMonths)
  const all: readonly (DueReport & { holds: boolean })[] = [
    {
      holds: flags.saaYn === 'Y',
      rptTypeCd: reportTypes.immediate,
      baseDt: knowDt,
      dueDt: knowDt,
      targetYmd: null,
    },
    {
      holds: flags.chemYn === 'Y',
      rptTypeCd: reportTypes.chemical,
      baseDt: knowDt,
      dueDt: addMinutes(knowDt, figures.chemicalMinutes),
      targetYmd: null,
    },
    {
      holds: flags.psmYn === 'Y',
      rptTypeCd: reportTypes.process,
      baseDt: occurDt,
      dueDt: addMinutes(occurDt, figures.processHours * 60),
      targetYmd: null,
    },
    {
      holds: flags.f30Yn === 'Y',
      rptTypeCd: reportTypes.form30,
      baseDt: occurDt,
      dueDt: endOfDay(formYmd),
      targetYmd: addDays(formYmd, -figures.formTargetDays),
    },
  ]
  return all.flatMap(({ holds, ...report }) => (holds ? [report] : []))
}
