import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { takesOf } from '../exam/take-score.server.ts'
import { progressOf } from '../material/view-progress.server.ts'
import { classNotes } from './attend-refusals.texts.ts'
import { presenceIn, type ClassTimes, type Stay } from './attend-time.rule.ts'
import { courseOf, figuresOf, type CourseFacts } from './class-facts.server.ts'
import { judge, type JudgeFigures, type Judgement, type Shown } from './class-judge.rule.ts'
import { tellTargets } from './class-notice.server.ts'
import { classRefusals } from './class-refusals.texts.ts'
import { cancelResults, recordResults, type ClassResult } from '../result/result-record.server.ts'
import type { EduClass } from './edu-class.resource.ts'
import { eduTarget } from './edu-target.resource.ts'
import { eduTargetBehaviour } from './edu-target.server.ts'

interface Person {
  eduTargetNo: number
  userId: string | null
  vendorWorkerNo: number | null
  state: string
  stays: Stay[]
}
/** People of a class with all their stays. */
const peopleOf = ({ sql }: Context, eduClassNo: number, states: readonly string[]): Promise<Person[]> =>
  sql.query<Person>(
    `select t."eduTargetNo", t."userId", t."vendorWorkerNo", t."state",
       coalesce((select jsonb_agg(jsonb_build_object('inDt', a."inDt", 'outDt', a."outDt")) from "eduAttend" a where a."eduTargetNo" = t."eduTargetNo"), '[]') as "stays"
     from "eduTarget" t where t."eduClassNo" = $1 and t."state" = any($2::text[]) order by t."eduTargetNo"`,
    [eduClassNo, states],
  )
const timesOf = ({ startDt, endDt, subjects, breaks }: EduClass): ClassTimes => ({
  startDt,
  endDt,
  subjects,
  breaks,
})

/** Counts the minutes of everybody who was there, and takes who still waits off the list. (edu.md 4, EDU-10) */
export async function endAttendance(row: EduClass, context: Context): Promise<void> {
  const { lateMin } = await figuresOf(context, row.plantCd)
  for (const { eduTargetNo, stays } of await peopleOf(context, row.eduClassNo, ['attended'])) {
    const { recogMin, recogPct, late, early } = presenceIn(timesOf(row), stays, lateMin)
    await setColumns(context, eduTarget, eduTargetNo, {
      recogMin,
      recogPct,
      lateYn: late ? 'Y' : 'N',
      earlyYn: early ? 'Y' : 'N',
    })
  }
}

/** Nobody is still sitting an exam of the class. */
export async function whyNotClosed(
  { eduClassNo }: EduClass,
  context: Context,
): Promise<Sentence | undefined> {
  const takes = await takesOf(context, eduClassNo)
  const running = takes.filter(({ state }) => state === 'running').length
  return running > 0 ? classRefusals.examsOpen({ n: running }) : undefined
}

/** Judges everybody who was there, and writes what they have completed. (EDU-10, 11, 12) */
export async function closeClass(row: EduClass, context: Context): Promise<void> {
  const [course, figures] = [await courseOf(context, row.eduCourseNo), await figuresOf(context, row.plantCd)]
  const takes = new Map<number, { score: number | null; passed: boolean }>()
  for (const { eduTargetNo, score, passYn } of await takesOf(context, row.eduClassNo)) {
    const before = takes.get(eduTargetNo)
    const best = Math.max(before?.score ?? 0, score ?? 0)
    takes.set(eduTargetNo, { score: best, passed: passYn === 'Y' || (before?.passed ?? false) })
  }
  const results: ClassResult[] = []
  await actingAs(context, asSystem('교육 결과확정'), async (own) => {
    for (const person of await peopleOf(own, row.eduClassNo, ['attended'])) {
      const take = takes.get(person.eduTargetNo)
      const progressPct = await progressOf(own, personOf(person), row.eduCourseNo)
      const { recogMin, recogPct } = presenceIn(timesOf(row), person.stays, figures.lateMin)
      const shown: Shown = {
        recogMin,
        recogPct,
        examScore: take?.score ?? undefined,
        examPassed: take?.passed ?? false,
        progressPct,
      }
      // The class may be held another way than its course is usually: how it was held decides.
      const judged = judge({ ...course, methodCd: row.methodCd }, shown, figures)
      await setColumns(own, eduTarget, person.eduTargetNo, {
        recogMin,
        recogPct,
        examScore: take?.score ?? null,
        progressPct: progressPct ?? null,
        judgeTxt: whyNot(judged, shown, course, figures),
      })
      await runTransition(eduTargetBehaviour, own, person.eduTargetNo, judged.completed ? 'complete' : 'fail')
      results.push(resultOf(row, course, person, shown, judged))
    }
  })
  await recordResults(context, results)
  await tellTargets(context, row, 'EDU_CLASS_CLOSED')
}
const personOf = ({ userId, vendorWorkerNo }: Person): ClassResult['person'] =>
  userId === null ? { vendorWorkerNo: vendorWorkerNo! } : { userId }
const dayOf = (moment: string): string => momentOf(new Date(moment)).slice(0, 10)
const resultOf = (
  { eduClassNo, startDt, endDt }: EduClass,
  { eduCourseNo, eduTypeCd, specialWorkNo }: CourseFacts,
  person: Person,
  shown: Shown,
  { completed, countedMin }: Judgement,
): ClassResult => ({
  person: personOf(person),
  eduCourseNo,
  eduTypeCd,
  specialWorkNo,
  eduStartYmd: dayOf(startDt),
  eduEndYmd: dayOf(endDt),
  recogMin: countedMin,
  examScore: shown.examScore ?? null,
  progressPct: shown.progressPct ?? null,
  resultCd: completed ? 'completed' : 'notCompleted',
  sourceCd: 'internal',
  eduTargetNo: person.eduTargetNo,
  eduClassNo,
})
/** What was missing, in words; null where the course was completed. */
function whyNot(
  { missing, score }: Judgement,
  { recogPct, progressPct }: Shown,
  course: CourseFacts,
  figures: JudgeFigures,
): string | null {
  const said = missing.map((reason) => {
    if (reason === 'attendance')
      return classNotes.attendance({ pct: recogPct, least: course.minAttendPct ?? figures.minAttendPct })
    if (reason === 'progress')
      return classNotes.progress({
        pct: progressPct ?? 0,
        least: course.progressMinPct ?? figures.remoteProgressPct,
      })
    return reason === 'score'
      ? classNotes.score({ score: score ?? 0, least: figures.remotePassScore })
      : classNotes.exam()
  })
  return said.length > 0 ? said.map(String).join(', ').slice(0, 300) : null
}

/** Takes the results of a class back; everybody stands as he did before. (edu.md 4) */
export async function takeBackResults(row: EduClass, context: Context, reason: string): Promise<void> {
  await actingAs(context, asSystem('교육 결과확정 취소'), async (own) => {
    for (const { eduTargetNo } of await peopleOf(own, row.eduClassNo, ['completed', 'notCompleted'])) {
      await setColumns(own, eduTarget, eduTargetNo, { judgeTxt: null })
      await runTransition(eduTargetBehaviour, own, eduTargetNo, 'judgeAgain')
    }
  })
  await cancelResults(context, row.eduClassNo, String(classNotes.reopened({ reason })))
}
