import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { joined } from '../../../core/shared/sentence.ts'
import { isEducationStaff, isHeadOffice } from '../education-people.server.ts'
import { educationRefusals } from '../education-refusals.texts.ts'
import { checklistOf, contentKeys, mustBeWhole, sumOf, type LegalItem } from './curriculum.rule.ts'
import { eduCourse, type EduCourse } from './edu-course.resource.ts'
import { eduTypes } from './legal-hours.rule.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

type Rule = Guard<typeof eduCourse>
/** Items of EDU_PASS_TYPE that end with an exam. */
const examPasses: readonly string[] = ['E', 'B']

/** Courses of the whole company are head office's, those of a plant its education staff's. */
const mayWriteCourse = (plantCd: string | null | undefined, { session }: Pick<Context, 'session'>) => {
  if (isHeadOffice(session)) return undefined
  if (plantCd === wholeCompany) return educationRefusals.headOfficeOnly()
  if (!isEducationStaff(session, plantCd)) return educationRefusals.staffOnly()
  return session.plants !== null && plantCd && !session.plants.includes(plantCd)
    ? educationRefusals.ownPlant()
    : undefined
}
const writer: Rule = ({ plantCd }, context) => mayWriteCourse(plantCd, context)

/** The items of 별표 5, as people keep them in the code table. */
const legalItemsOf = ({ sql }: Pick<Context, 'sql'>): Promise<LegalItem[]> =>
  sql.query<LegalItem>(
    // In Korean: the text is stored with the record, as it was said that day.
    `select "code", "codeNm", "attr1" from "codeItem" where "codeGrpCd" = 'EDU_LEGAL_ITEM_CD' and "useYn" = 'Y' order by "sortOrder"`,
  )
export const courseChecklist = async (context: Pick<Context, 'sql'>, course: EduCourse) =>
  checklistOf(course, course.curriculums, await legalItemsOf(context))

const minutes: Rule = ({ curriculums, stdMin }) => {
  const sum = sumOf(curriculums)
  return sum === stdMin ? undefined : educationRefusals.minutesDiffer({ sum, std: stdMin })
}
/** A legal course teaches what annex 5 says; a work whose contents nobody has entered is not taken for taught. */
const contents: Rule = async (course, context) => {
  if (course.legalYn !== 'Y' || !mustBeWhole(course) || contentKeys(course).length === 0) return undefined
  const list = await courseChecklist(context, course)
  if (list.length === 0) return educationRefusals.contentUnknown()
  const missing = list.filter(({ taught }) => !taught)
  return missing.length > 0
    ? educationRefusals.contentMissing({
        items: joined(
          missing.map(({ codeNm }) => codeNm),
          ', ',
        ),
      })
    : undefined
}
/** Whether an exam of this course may be sat; a newer version of a course keeps the exams of the earlier ones. */
const hasExam = async ({ sql }: Pick<Context, 'sql'>, eduCourseNo: number): Promise<boolean> =>
  Boolean(
    await sql.maybe(
      `with recursive version as (
         select "eduCourseNo", "beforeCourseNo" from "eduCourse" where "eduCourseNo" = $1
         union select c."eduCourseNo", c."beforeCourseNo" from "eduCourse" c join version v on c."eduCourseNo" = v."beforeCourseNo")
       select 1 from "eduExam" join version using ("eduCourseNo") where "state" = 'open' limit 1`,
      [eduCourseNo],
    ),
  )
const exam: Rule = async ({ passTypeCd, eduCourseNo }, context) =>
  examPasses.includes(passTypeCd) && !(await hasExam(context, eduCourseNo))
    ? educationRefusals.examNeeded()
    : undefined

const classes: Rule = ({ targetClassCds }) =>
  (targetClassCds ?? []).length === 0 ? educationRefusals.classesNeeded() : undefined

/** 교육과정. A confirmed version never changes. */
export const courseBehaviour = defineBehaviour(eduCourse, {
  without: ['multi', 'delete'],
  mayEdit: (row, context) =>
    row.state === 'draft' ? writer(row, context) : educationRefusals.confirmedFixed(),
  beforeSave: (input, context, before) => {
    const refusal = mayWriteCourse(input.plantCd, context)
    if (refusal) throw before ? badField('plantCd', refusal) : forbidden(refusal)
    const special = input.eduTypeCd === eduTypes.special
    if (special && !input.specialWorkNo)
      throw badField('specialWorkNo', educationRefusals.specialWorkNeeded())
    if (!special && input.specialWorkNo) throw badField('specialWorkNo', educationRefusals.specialWorkOnly())
    if (examPasses.includes(input.passTypeCd))
      for (const name of ['passScore', 'maxTryCnt'] as const)
        if (input[name] === null || input[name] === undefined)
          throw badField(name, educationRefusals.scoreNeeded())
    return { ...input, verSeq: before?.verSeq ?? 1 }
  },
  transitions: {
    confirm: {
      may: writer,
      guards: { classes, minutes, contents, exam },
      effect: async ({ beforeCourseNo }, context) => {
        const before =
          beforeCourseNo === null ? undefined : await loadRecord(eduCourse, context, beforeCourseNo)
        if (before?.state === 'confirmed')
          await runTransition(courseBehaviour, context, before.eduCourseNo, 'end', {
            reason: String(educationRefusals.followed()),
          })
      },
    },
    end: { may: writer },
  },
})

const copied = [
  'eduCourseNm',
  'eduTypeCd',
  'plantCd',
  'legalYn',
  'legalBasisTxt',
  'specialWorkNo',
  'vndEduCd',
  'targetClassCds',
  'methodCd',
  'stdMin',
  'minAttendPct',
  'partialYn',
  'validMonths',
  'passTypeCd',
  'passScore',
  'maxTryCnt',
  'progressMinPct',
  'certYn',
  'remark',
] as const
/**
 * A copy of a course as a draft.
 * @param revised true: the next version of a confirmed one, whose confirmation ends it; false: another course
 */
export async function copyCourse(context: Context, course: EduCourse, revised: boolean): Promise<number> {
  const refusal = mayWriteCourse(course.plantCd, context)
  if (refusal) throw forbidden(refusal)
  if (revised) {
    if (course.state !== 'confirmed') throw conflict(educationRefusals.courseNotOpen())
    const open = await context.sql.maybe<{ eduCourseCd: string }>(
      `select "eduCourseCd" from "eduCourse" where "beforeCourseNo" = $1 and "state" = 'draft'`,
      [course.eduCourseNo],
    )
    if (open) throw conflict(educationRefusals.revisionOpen({ code: open.eduCourseCd }))
  }
  const eduCourseNo = await createRecord(courseBehaviour, context, {
    ...Object.fromEntries(copied.map((name) => [name, course[name]])),
    curriculums: course.curriculums.map(({ sortOrder, subjectNm, legalItemCd, eduMin, methodCd }) => ({
      sortOrder,
      subjectNm,
      legalItemCd,
      eduMin,
      methodCd,
    })),
  })
  if (revised)
    await setColumns(context, eduCourse, eduCourseNo, {
      verSeq: (course.verSeq ?? 1) + 1,
      beforeCourseNo: course.eduCourseNo,
    })
  return Number(eduCourseNo)
}
