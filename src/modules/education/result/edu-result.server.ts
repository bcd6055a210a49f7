import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, ruleAt } from '../../../core/server/http/errors.ts'
import { defined } from '../../../core/shared/defined.ts'
import { daysBetween } from '../../../core/shared/dates.ts'
import { periodEnd } from '../../../core/shared/periods.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { hasFile } from './evidence.server.ts'
import { showEducation } from '../../vendor/worker/shown-education.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { eduTypes, hoursOf } from '../course/legal-hours.rule.ts'
import { educationStaffOf, isEducationStaff, staffOnly } from '../education-people.server.ts'
import { educationRefusals } from '../education-refusals.texts.ts'
import { educationRecords } from '../record-pages.rule.ts'
import { standAnewOf } from './edu-assign.server.ts'
import { cancelCertificate, issueCertificate } from './edu-cert.server.ts'
import { followPeople } from '../status/facts/snapshot.server.ts'
import { eduResult, type EduResult } from './edu-result.resource.ts'
import { countingStates, worksByItem } from './education-facts.server.ts'
import { mostMinutesADay } from './minutes.rule.ts'
import { personOf, placeColumns, placeOf, type Person } from './person-place.server.ts'
import { itemOf } from './vendor-item.rule.ts'

type Rule = Guard<typeof eduResult>
/** Items of EDU_SOURCE. */
export const sources = {
  internal: 'internal',
  institute: 'institute',
  vendor: 'vendor',
  remote: 'remote',
  migrated: 'migrated',
} as const
/** Sources of what education staff enter themselves. */
export const outsideSources: readonly string[] = [sources.institute, sources.remote]
/** The longest education that is entered at once. (edu.md section 7) */
const mostMinutes = 2400

const personOfResult = ({ userId, vendorWorkerNo }: Pick<EduResult, 'userId' | 'vendorWorkerNo'>): Person =>
  userId !== null ? { userId } : { vendorWorkerNo: vendorWorkerNo! }
const linkOf = ({ eduResultNo }: Pick<EduResult, 'eduResultNo'>) =>
  addressOf(educationRecords.eduResult, eduResultNo)

/** What the course says of a result: its kind, work, item and how long it lasts. */
export async function courseColumns(
  { sql }: Context,
  eduCourseNo: number | null | undefined,
  eduEndYmd: string,
): Promise<Partial<Pick<EduResult, 'eduTypeCd' | 'specialWorkNo' | 'vndEduCd' | 'validToYmd' | 'eduNm'>>> {
  if (!eduCourseNo) return {}
  const { validMonths, state, eduCourseNm, ...columns } = await sql.one<{
    eduTypeCd: string
    specialWorkNo: string | null
    vndEduCd: string | null
    validMonths: number | null
    state: string
    eduCourseNm: string
  }>(
    `select "eduTypeCd", "specialWorkNo", "vndEduCd", "validMonths"::float8 as "validMonths", "state", "eduCourseNm" from "eduCourse" where "eduCourseNo" = $1`,
    [eduCourseNo],
  )
  if (state === 'draft') throw badField('eduCourseNo', educationRefusals.courseNotOpen())
  return {
    ...columns,
    eduNm: eduCourseNm,
    ...defined({ validToYmd: validMonths === null ? undefined : periodEnd(eduEndYmd, validMonths) }),
  }
}

/** Rules of every entry, whoever makes it. (edu.md sections 7, 8) */
async function checkTimes(
  context: Context,
  input: Pick<Input<typeof eduResult>, 'eduStartYmd' | 'eduEndYmd' | 'recogMin' | 'eduNm' | 'resultCd'>,
  person: Person,
  self: number | null,
): Promise<void> {
  const { eduStartYmd, eduEndYmd, recogMin } = input
  if (eduEndYmd > context.today) throw badField('eduEndYmd', educationRefusals.inFuture())
  if (eduEndYmd < eduStartYmd) throw badField('eduEndYmd', educationRefusals.endBefore())
  if (recogMin < 1 || recogMin > mostMinutes) throw ruleAt('recogMin', educationRefusals.minutesRange())
  const others = await context.sql.query<{ eduNm: string; resultCd: string; min: number }>(
    `select "eduNm", "resultCd", "recogMin"::float8 as "min" from "eduResult" where ("userId" = $1 or "vendorWorkerNo" = $2) and "state" not in ('cancelled', 'returned')
       and "eduResultNo" is distinct from $3::bigint and "eduStartYmd" = $4 and "eduEndYmd" = $5`,
    [
      'userId' in person ? person.userId : null,
      'userId' in person ? null : person.vendorWorkerNo,
      self,
      eduStartYmd,
      eduEndYmd,
    ],
  )
  // Who has not completed a course and then has, on the same days, has two results; the same twice is one.
  if (others.some(({ eduNm, resultCd }) => eduNm === input.eduNm && resultCd === input.resultCd))
    throw ruleAt('eduEndYmd', educationRefusals.timesMeet())
  const days = daysBetween(eduStartYmd, eduEndYmd) + 1
  const sum = others
    .filter(({ resultCd }) => resultCd === 'completed')
    .reduce((all, { min }) => all + min, recogMin)
  if (sum > days * mostMinutesADay)
    throw ruleAt('recogMin', educationRefusals.tooLongADay({ hours: mostMinutesADay / 60 }))
}

/** The owner of the word may still change it, and education staff. */
const writer: Rule = (row, context) =>
  row.createUserId === context.session.userId ||
  (context.session.vendorCd !== null && row.vendorCd === context.session.vendorCd)
    ? undefined
    : staffOnly(row, context)
const open: readonly string[] = ['submitted', 'returned']
const editable: Rule = (row, context) =>
  open.includes(row.state) ? writer(row, context) : educationRefusals.submittedOnly()

const evidence: Rule = async ({ eduResultNo }, context) =>
  (await hasFile(context, eduResult.name, eduResultNo)) ? undefined : educationRefusals.evidenceNeeded()
const notOwn: Rule = ({ userId }, { session }) =>
  userId !== null && userId === session.userId ? educationRefusals.notOwnResult() : undefined
const noClass: Rule = ({ eduClassNo }, { session }) =>
  eduClassNo !== null && !isSystem(session) ? educationRefusals.ofClass() : undefined

const isCounting = ({ state, resultCd }: Pick<EduResult, 'state' | 'resultCd'>): boolean =>
  (countingStates as readonly string[]).includes(state) && resultCd === 'completed'
/** What follows from a result: the history that the company sees, and where its special education stands. */
export async function carryOn(context: Context, result: EduResult): Promise<void> {
  if (result.vendorWorkerNo !== null)
    await showEducation(
      context,
      result.vendorWorkerNo,
      result.eduResultNo,
      isCounting(result) && result.vndEduCd !== null
        ? {
            eduTypeCd: result.vndEduCd,
            eduNm: result.eduNm,
            eduYmd: result.eduEndYmd,
            eduHour: hoursOf(result.recogMin),
            validToYmd: result.validToYmd,
            instNm: result.outOrgNm,
          }
        : undefined,
    )
  if (result.eduTypeCd === eduTypes.special) await standAnewOf(context, personOfResult(result))
  if (result.userId !== null) await followPeople(context, [result.userId])
}

const tell = async (
  context: Context,
  eventCd: string,
  row: EduResult,
  to: readonly string[],
  whatTxt = '',
) => {
  await notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: {
      eduResultCd: row.eduResultCd ?? '',
      personNm: row.personNm ?? '',
      eduNm: row.eduNm,
      whatTxt,
    },
    linkUrl: linkOf(row),
    plantCd: row.plantCd,
  })
}
const enterers = async (context: Context, row: EduResult): Promise<string[]> =>
  row.sourceCd === sources.vendor && row.vendorCd !== null
    ? vendorManagers(context, row.vendorCd)
    : [row.createUserId]

/** 이수결과 that people enter: of institutes and remote courses, and what companies send in. */
export const resultBehaviour = defineBehaviour(eduResult, {
  without: ['multi', 'delete'],
  mayEdit: editable,
  mayAttach: editable,
  beforeSave: async (input, context, before) => {
    const { session } = context
    const person = before ? personOfResult(before) : await personOf(context, input)
    const place = await placeOf(context, person, input.eduEndYmd)
    const ofCourse = await courseColumns(context, input.eduCourseNo, input.eduEndYmd)
    const value = { ...input, ...ofCourse, validToYmd: input.validToYmd ?? ofCourse.validToYmd ?? null }
    await checkTimes(context, value, person, before?.eduResultNo ?? null)
    if (
      (place.entryYmd !== null && value.eduEndYmd < place.entryYmd) ||
      (place.retireYmd !== null && value.eduStartYmd > place.retireYmd)
    )
      throw badField('eduEndYmd', educationRefusals.notActive())
    if (value.eduTypeCd === eduTypes.special && !value.specialWorkNo)
      throw badField('specialWorkNo', educationRefusals.specialWorkNeeded())
    if (value.eduTypeCd !== eduTypes.special && value.specialWorkNo)
      throw badField('specialWorkNo', educationRefusals.specialWorkOnly())
    const sourceCd = session.vendorCd
      ? sources.vendor
      : (before?.sourceCd ?? value.sourceCd ?? sources.institute)
    if (!session.vendorCd && !before && !outsideSources.includes(sourceCd))
      throw badField('sourceCd', educationRefusals.sourceOutside())
    return {
      ...value,
      ...placeColumns(place),
      sourceCd,
      vndEduCd: value.vndEduCd ?? itemOf(value, await worksByItem(context)),
    }
  },
  afterSave: async (key, context, before) => {
    if (before) return
    const row = await context.sql.one<EduResult>('select * from "eduResult" where "eduResultNo" = $1', [key])
    if (row.sourceCd === sources.vendor)
      await tell(
        context,
        'EDU_RESULT_SUBMITTED',
        row,
        await educationStaffOf(context, row.plantCds?.[0] ?? row.plantCd),
      )
  },
  transitions: {
    verify: {
      may: staffOnly,
      guards: { evidence, notOwn },
      set: (_, { session, now }) => ({ confirmUserId: session.userId, confirmDt: now }),
      effect: carryOnFrom,
    },
    confirm: {
      may: staffOnly,
      guards: { notOwn },
      set: (_, { session, now }) => ({ confirmUserId: session.userId, confirmDt: now }),
      effect: async (row, context) => {
        await issueCertificate(context, row)
        await carryOn(context, row)
      },
    },
    return: {
      may: staffOnly,
      effect: async (row, context, { reason }) =>
        tell(context, 'EDU_RESULT_RETURNED', row, await enterers(context, row), String(reason)),
    },
    submitAgain: {
      may: writer,
      guards: { evidence },
      effect: async (row, context) =>
        tell(
          context,
          'EDU_RESULT_SUBMITTED',
          row,
          await educationStaffOf(context, row.plantCds?.[0] ?? row.plantCd),
        ),
    },
    cancel: {
      may: (row, context) =>
        open.includes(row.state)
          ? writer(row, context)
          : isEducationStaff(context.session, row.plantCd)
            ? undefined
            : educationRefusals.staffOnly(),
      guards: { noClass },
      effect: async (row, context, { reason }) => {
        await cancelCertificate(context, row.eduResultNo, String(reason))
        await carryOn(context, row)
      },
    },
  },
})
async function carryOnFrom(row: EduResult, context: Context): Promise<void> {
  await carryOn(context, row)
}
