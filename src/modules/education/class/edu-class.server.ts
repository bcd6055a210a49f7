import { flagOf } from '../../../core/shared/file-flag.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { defined } from '../../../core/shared/defined.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import {
  breakMinutes,
  mayStartAt,
  startWindowMinutes,
  timesFault,
  type ClassTimes,
} from './attend-time.rule.ts'
import { closeClass, endAttendance, takeBackResults, whyNotClosed } from './class-close.server.ts'
import { heldTogether } from './class-codes.rule.ts'
import { courseOf, figuresOf } from './class-facts.server.ts'
import { tellTargets } from './class-notice.server.ts'
import { choosableCourses } from '../course/choosable-courses.server.ts'
import { isEducationStaff, isHeadOffice } from '../education-people.server.ts'
import { mayKeep, mayRun } from './class-people.server.ts'
import { classRefusals } from './class-refusals.texts.ts'
import { clashOf } from './class-times.server.ts'
import { eduClass } from './edu-class.resource.ts'

type Rule = Guard<typeof eduClass>
const keeper: Rule = (row, context) => mayKeep(row, context)
const runner: Rule = (row, context) => mayRun(row, context)
const beforeStart: Rule = ({ state }) =>
  state === 'planned' || state === 'open' ? undefined : classRefusals.plannedOnly()

interface Teacher {
  useYn: string
  validToYmd: string | null
}
/** Everybody who teaches is qualified on the last day, or a registered institute does. (법 제29조제4항·제33조; 규칙 제26조제3항) */
const teachers: Rule = async (row, { sql }): Promise<Reason[]> => {
  const guard = 'instructor'
  if (row.outOrgNm && !row.outOrgRegNo) return [{ guard, message: classRefusals.instituteNumber() }]
  const numbers = [
    ...new Set(
      [row.eduInstructorNo, ...row.subjects.map(({ eduInstructorNo }) => eduInstructorNo)].filter(
        (no): no is number => no !== null,
      ),
    ),
  ]
  const untaught = row.subjects.some(({ eduInstructorNo }) => !eduInstructorNo) || row.subjects.length === 0
  if (!row.eduInstructorNo && untaught && !row.outOrgNm)
    return [{ guard, message: classRefusals.teacherMissing() }]
  const known = await sql.query<Teacher>(
    `select "useYn", "validToYmd"::text as "validToYmd" from "eduInstructor" where "eduInstructorNo" = any($1::bigint[])`,
    [numbers],
  )
  const lastYmd = row.endDt.slice(0, 10)
  return known.some(({ useYn, validToYmd }) => useYn === 'N' || (validToYmd !== null && validToYmd < lastYmd))
    ? [{ guard, message: classRefusals.teacherEnded() }]
    : []
}
const place: Rule = ({ methodCd, placeNm }) =>
  heldTogether.includes(methodCd) && !placeNm ? classRefusals.placeMissing() : undefined
const course: Rule = async ({ eduCourseNo }, context) =>
  (await courseOf(context, eduCourseNo)).state === 'confirmed' ? undefined : classRefusals.courseDraft()
const free: Rule = async (row, context) => {
  const clash = await clashOf(context, row)
  return clash ? classRefusals.takenBy({ class: clash.classNm }) : undefined
}
const inTime: Rule = ({ startDt }, { now }) =>
  mayStartAt(startDt, now) ? undefined : classRefusals.startTime({ minutes: startWindowMinutes })
const somebody: Rule = ({ seatQty }) => ((seatQty ?? 0) > 0 ? undefined : classRefusals.nobody())

/** Everybody is there with a beginning and an end, has signed or come by himself, or is known to be absent. (edu.md 4) */
const decided: Rule = async ({ eduClassNo, endDt }, { sql, now }): Promise<Reason[]> => {
  const counts = await sql.one<{ undecided: number; noEnd: number; unsigned: number }>(
    `select count(*) filter (where t."state" = 'invited')::int as "undecided",
       count(*) filter (where t."state" = 'attended' and exists (select 1 from "eduAttend" a where a."eduTargetNo" = t."eduTargetNo" and a."outDt" is null))::int as "noEnd",
       count(*) filter (where t."state" = 'attended' and not exists (
         select 1 from "eduAttend" a where a."eduTargetNo" = t."eduTargetNo" and (a."signDt" is not null or a."methodCd" in ('code', 'device', 'link'))))::int as "unsigned"
     from "eduTarget" t where t."eduClassNo" = $1`,
    [eduClassNo],
  )
  const guard = 'attendance'
  const said: [boolean, Sentence][] = [
    [Date.parse(now) < Date.parse(endDt), classRefusals.notOver()],
    [counts.undecided > 0, classRefusals.undecided({ n: counts.undecided })],
    [counts.noEnd > 0, classRefusals.noEnd({ n: counts.noEnd })],
    [counts.unsigned > 0, classRefusals.unsigned({ n: counts.unsigned })],
  ]
  return said.flatMap(([is, message]) => (is ? [{ guard, message }] : []))
}
const photo: Rule = async ({ eduClassNo, methodCd }, { sql }) =>
  heldTogether.includes(methodCd) &&
  !(await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" = $3 and "delYn" = 'N' limit 1`,
    [eduClass.name, String(eduClassNo), flagOf(eduClass.files!, 'photo')],
  ))
    ? classRefusals.noPhoto()
    : undefined
const reopenable: Rule = async ({ closeDt, plantCd }, context) => {
  const { reopenDays } = await figuresOf(context, plantCd)
  return closeDt !== null && addDays(closeDt.slice(0, 10), reopenDays) < context.today
    ? classRefusals.reopenLate({ days: reopenDays })
    : undefined
}
/** A half-year that is over is opened again by head office only. (edu.md 4, 8) */
const reopener: Rule = ({ endDt, plantCd }, { session, today }) => {
  if (!isEducationStaff(session, plantCd)) return classRefusals.keepersOnly()
  const halfOf = (day: string) => `${day.slice(0, 4)} ${Number(day.slice(5, 7)) <= 6 ? 1 : 2}`
  return halfOf(endDt.slice(0, 10)) === halfOf(today) || isHeadOffice(session)
    ? undefined
    : classRefusals.headOffice()
}

/** @throws Refusal 400 at the field of the fault */
function checkTimes(times: ClassTimes): void {
  const found = timesFault(times)
  if (!found) return
  if (found.fault === 'outside') throw badField(`${found.of}.${found.at}.startDt`, classRefusals.outside())
  if (found.fault === 'order') throw badField(`${found.of}.${found.at}.endDt`, classRefusals.end())
  throw badField('endDt', classRefusals[found.fault]())
}

/** 교육차수: planned and opened by 교육담당, held by its instructor, closed with results. (edu.md 4) */
export const eduClassBehaviour = defineBehaviour(eduClass, {
  without: ['multi'],
  mayEdit: async (row, context) => (await beforeStart(row, context)) ?? keeper(row, context),
  mayDelete: (row, context) =>
    row.state === 'planned' && !row.seatQty && !row.waitQty
      ? keeper(row, context)
      : classRefusals.deletePlanned(),
  // Pictures are taken while it is held; papers may come until its results are confirmed.
  mayAttach: (row, context) =>
    row.state === 'closed' || row.state === 'cancelled' ? classRefusals.plannedOnly() : mayRun(row, context),
  beforeSave: async (input, context, before) => {
    const refusal = mayKeep(input, context)
    if (refusal) throw forbidden(refusal)
    const [subjects, breaks] = [
      input.subjects ?? before?.subjects ?? [],
      input.breaks ?? before?.breaks ?? [],
    ]
    const times = { startDt: input.startDt, endDt: input.endDt, subjects, breaks }
    checkTimes(times)
    const geo = [input.geoLat, input.geoLng, input.geoRadius].filter(
      (part) => part !== null && part !== undefined,
    )
    if (geo.length === 1 || geo.length === 2) throw badField('geoRadius', classRefusals.geoParts())
    if (input.outOrgNm && !input.outOrgRegNo) throw badField('outOrgRegNo', classRefusals.instituteNumber())
    if (
      before?.eduCourseNo !== input.eduCourseNo &&
      !(await choosableCourses(context, [input.eduCourseNo], input.plantCd)).has(input.eduCourseNo)
    )
      throw badField('eduCourseNo', classRefusals.courseDraft())
    if (input.eduPlanNo && input.eduPlanNo !== before?.eduPlanNo) {
      const plan = await context.sql.one<{ plantCd: string }>(
        'select "plantCd" from "eduPlan" where "eduPlanNo" = $1',
        [input.eduPlanNo],
      )
      if (plan.plantCd !== input.plantCd) throw badField('eduPlanNo', classRefusals.otherPlanPlant())
    }
    if (before && input.capacityQty < (before.seatQty ?? 0))
      throw badField('capacityQty', classRefusals.seatsTaken({ n: before.seatQty ?? 0 }))
    const clash = await clashOf(context, {
      ...input,
      subjects,
      ...defined({ eduClassNo: before?.eduClassNo }),
    })
    if (clash)
      throw badField(
        clash.at === undefined ? clash.of : `subjects.${clash.at}.${clash.of}`,
        classRefusals.taken(),
      )
    return {
      ...input,
      breakMin: breakMinutes(times),
      seatQty: before?.seatQty ?? 0,
      waitQty: before?.waitQty ?? 0,
    }
  },
  transitions: {
    open: {
      may: keeper,
      guards: { course, instructor: teachers, place, free },
      set: (_, { now }) => ({ openDt: now }),
      effect: (row, context) => tellTargets(context, row, 'EDU_CLASS_OPENED'),
    },
    start: { may: runner, guards: { time: inTime, instructor: teachers, people: somebody } },
    confirmAttend: {
      may: runner,
      guards: { attendance: decided, photo },
      set: (_, { now }, { logDesc }) => ({ attendDt: now, logDesc }),
      effect: endAttendance,
    },
    close: {
      may: keeper,
      guards: { exams: whyNotClosed },
      set: (_, { now }) => ({ closeDt: now }),
      effect: closeClass,
    },
    reopen: {
      may: reopener,
      guards: { days: reopenable },
      set: () => ({ closeDt: null }),
      effect: (row, context, { reason }) => takeBackResults(row, context, String(reason)),
    },
    cancel: {
      may: keeper,
      set: (_row, _context, { reason }) => ({ cancelReason: reason }),
      effect: (row, context) => tellTargets(context, row, 'EDU_CLASS_CANCELLED'),
    },
  },
})
