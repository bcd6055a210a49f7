import { eduTypes, workerClasses } from '../course/legal-hours.rule.ts'

/** A counted result of one person. */
export interface CountedResult {
  eduTypeCd: string
  specialWorkNo: string | null
  eduYmd: string
  min: number
  courseNm: string
  /** Class of the person on that day; null when nobody has assigned one. */
  workerClassCd: string | null
}
/** Minutes that count for a kind of education on a day, with the article by which they do. */
export interface RecognisedMinutes {
  eduTypeCd: string
  specialWorkNo: string | null
  eduYmd: string
  min: number
  courseNm: string
  /** Null: the education itself; else the article by which other education counts as this. */
  rule: string | null
}

/** MSDS education counts as education of 법 제29조, for as long as it lasted. (edu.md EDU-02) */
export const sheetsRule = '시행규칙 제169조제1항'
/** Education by 화학물질관리법 counts as regular education of the half-year. (edu.md EDU-09) */
export const chemicalRule = '시행규칙 제27조제3항제1호'

/** Meetings before the work count as education at the place of work, while the company says so. (확인 필요) */
const meetingRule = 'TBM'

/** A meeting before the work under which somebody signed, with the switch of its plant on its day. */
export interface Meeting {
  permitNo: number
  permitCd: string
  eduYmd: string
  /** EDU.CLASS.meetingCountsYn and meetingMin of that day. */
  counts: number
  min: number
}
/**
 * Minutes of meetings before the work as 현장교육 (regular education): only of days on which the switch was on, each
 * permit and day once, however often somebody signed. (fit A2)
 */
export function meetingMinutes(meetings: readonly Meeting[]): RecognisedMinutes[] {
  const once = new Map(
    meetings
      .filter(({ counts, min }) => counts === 1 && min > 0)
      .map((meeting) => [`${meeting.permitNo} ${meeting.eduYmd}`, meeting]),
  )
  return [...once.values()].map(({ permitCd, eduYmd, min }) => ({
    eduTypeCd: eduTypes.regular,
    specialWorkNo: null,
    eduYmd,
    min,
    courseNm: `TBM ${permitCd}`,
    rule: meetingRule,
  }))
}

interface MinuteFigures {
  /** 1 where 화관법 education also counts for supervisors. */
  chemicalForSupervisors: number
  sheetsAsRegular: number
  chemicalAsRegular: number
}

/**
 * The same education in each kind that it counts for; within one kind nothing stands twice, so that a sum over a
 * kind is true. (fit D18)
 * @param exempted half-years ('2026-H1') for which an E3 exemption was approved: there it counts as that, not here
 */
export function recognised(
  results: readonly CountedResult[],
  figures: MinuteFigures,
  exempted: ReadonlySet<string> = new Set(),
): RecognisedMinutes[] {
  return results.flatMap(({ workerClassCd, ...result }) => {
    const own: RecognisedMinutes = { ...result, rule: null }
    const asRegular = (rule: string): RecognisedMinutes => ({
      ...result,
      eduTypeCd: eduTypes.regular,
      specialWorkNo: null,
      rule,
    })
    if (result.eduTypeCd === eduTypes.sheets && figures.sheetsAsRegular === 1)
      return [own, asRegular(sheetsRule)]
    const chemical =
      result.eduTypeCd === eduTypes.chemical &&
      figures.chemicalAsRegular === 1 &&
      !exempted.has(halfKey(result.eduYmd)) &&
      (workerClassCd !== workerClasses.supervisor || figures.chemicalForSupervisors === 1)
    return chemical ? [own, asRegular(chemicalRule)] : [own]
  })
}
export const halfKey = (day: string): string => `${day.slice(0, 4)}-H${day.slice(5, 7) <= '06' ? 1 : 2}`

/** What is still lacking: the law's minutes less those recognised and those exempted. (edu.md EDU-02) */
export const lackOf = (requiredMin: number, recogMin: number, exemptMin = 0): number =>
  Math.max(0, requiredMin - recogMin - exemptMin)
/** A minute of a day counts once: nobody learns longer than this on one day. (edu.md section 8) */
export const mostMinutesADay = 12 * 60
