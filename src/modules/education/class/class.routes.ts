import type { FastifyInstance } from 'fastify'
import { act, type RunAct } from '../../../core/server/entity/act.ts'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import {
  actingAs,
  asSystem,
  reading,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput, createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { addMinutes } from '../../../core/shared/dates.ts'
import { attendRefusals, targetRefusals } from './attend-refusals.texts.ts'
import { addPeople, fillSeats, lockClass, type Added } from './class-seats.server.ts'
import { attendedClass, targetIn } from './class-attend.server.ts'
import { correctStay } from './class-correct.server.ts'
import { selectReasons, type SelectReason } from './class-codes.rule.ts'
import { courseOf, figuresOf } from './class-facts.server.ts'
import { tellTargets } from './class-notice.server.ts'
import { mayKeep, mayRun } from './class-people.server.ts'
import { rosterOf, wallOf } from './class-roster.server.ts'
import { peopleByRules } from './class-rules.server.ts'
import { classCopy, eduClass, type EduClass } from './edu-class.resource.ts'
import { eduClassBehaviour } from './edu-class.server.ts'
import { attendCorrection, eduTarget } from './edu-target.resource.ts'
import { eduTargetBehaviour } from './edu-target.server.ts'
import { peopleFor, type PeopleAsked } from './target-people.server.ts'

/** People who are put on a list at once. */
const mostAtOnce = 500
const menus = [...eduClass.menus]
const read = { access: { menus, right: 'read' as const } }
const schema = (summary: string) => ({ tags: [eduClass.title], summary })

interface Given {
  userIds?: unknown
  vendorWorkerNos?: unknown
  deptCds?: unknown
  vendorCd?: unknown
  byRule?: unknown
  onSite?: unknown
}
const list = <T extends string | number>(value: unknown, kind: 'string' | 'number', field: string): T[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.some((each) => typeof each !== kind))
    throw badField(field, targetRefusals.nobodyNamed())
  if (value.length > mostAtOnce) throw badField(field, targetRefusals.tooMany({ n: mostAtOnce }))
  return value as T[]
}
/** Who is asked for, and why. @throws Refusal 400 */
async function askedFor(
  context: Context,
  row: EduClass,
  body: unknown,
): Promise<{ asked: PeopleAsked; reason: SelectReason }> {
  const given = Object(body) as Given
  const asked = {
    userIds: list<string>(given.userIds, 'string', 'userIds'),
    vendorWorkerNos: list<number>(given.vendorWorkerNos, 'number', 'vendorWorkerNos'),
    deptCds: list<string>(given.deptCds, 'string', 'deptCds'),
    vendorCd: typeof given.vendorCd === 'string' && given.vendorCd !== '' ? given.vendorCd : undefined,
  }
  if (given.byRule === true) {
    const course = await courseOf(context, row.eduCourseNo)
    return { asked: await peopleByRules(context, row, course), reason: selectReasons.rule }
  }
  if (asked.userIds.length + asked.vendorWorkerNos.length + asked.deptCds.length === 0 && !asked.vendorCd)
    throw badField('userIds', targetRefusals.nobodyNamed())
  const reason =
    given.onSite === true
      ? selectReasons.onSite
      : asked.vendorCd || asked.vendorWorkerNos.length > 0
        ? selectReasons.vendor
        : selectReasons.organisation
  return { asked, reason }
}

/** What is done with the people of a class beside its form. (edu.md 6, 7) */
export async function classRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const ofClass = async (context: Context, key: string): Promise<EduClass> => {
    const row = await loadRecord(eduClass, context, key)
    const refusal = await mayRun(row, context)
    if (refusal) throw forbidden(refusal)
    return row
  }
  app.get<{ Params: { key: string } }>(
    `${eduClass.path}/:key/roster`,
    { config: read, schema: schema('수강자와 출결') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      return { data: await rosterOf(context, await ofClass(context, params.key)) }
    },
  )
  app.get<{ Params: { key: string } }>(
    `${eduClass.path}/:key/wall`,
    { config: read, schema: schema('출석 현황판') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      return { data: await wallOf(context, (await ofClass(context, params.key)).eduClassNo) }
    },
  )
  app.post<{ Params: { key: string } }>(
    `${eduClass.path}/:key/targets`,
    { config: read, schema: schema('수강자 추가(사람·부서·업체·대상자 기준)') },
    async (request, reply) => {
      const data = await writing(engine, request, async (context) => {
        const row = await ofClass(context, request.params.key)
        const refusal = mayKeep(row, context)
        // An instructor enters who has come to the class, and plans nobody.
        if (refusal && !(row.state === 'running' && Object(request.body).onSite === true))
          throw forbidden(refusal)
        const { asked, reason } = await askedFor(context, row, request.body)
        const locked = await lockClass(context, row.eduClassNo)
        const people = await peopleFor(context, asked, {
          plantCd: row.plantCd,
          day: row.startDt.slice(0, 10),
        })
        const added = await addPeople(context, locked, people.slice(0, mostAtOnce), reason)
        if (row.state !== 'planned' && added.eduTargetNos.length > 0)
          await tellTargets(context, row, 'EDU_CLASS_OPENED', added.eduTargetNos)
        context.publish(changeOf(eduClass, row.eduClassNo, row))
        return wordedAdded(added, context)
      })
      void reply.code(201)
      return { data }
    },
  )
  act(
    app,
    engine,
    eduClassBehaviour,
    { name: 'fillseats', summary: '대기자 자리 배정' },
    async (row, context) => {
      const refusal = mayKeep(row, context)
      if (refusal) throw forbidden(refusal)
      await fillSeats(context, await lockClass(context, row.eduClassNo))
    },
  )
  act(app, engine, eduClassBehaviour, { name: 'notice', summary: '교육 안내 발송' }, async (row, context) => {
    const refusal = mayKeep(row, context)
    if (refusal) throw forbidden(refusal)
    if (row.state !== 'open' && row.state !== 'running') throw conflict(targetRefusals.closed())
    await tellTargets(context, row, 'EDU_CLASS_OPENED')
    for (const { eduTargetNo } of await context.sql.query<{ eduTargetNo: number }>(
      `select "eduTargetNo" from "eduTarget" where "eduClassNo" = $1 and "state" in ('invited', 'attended')`,
      [row.eduClassNo],
    ))
      await setColumns(
        context,
        eduTarget,
        eduTargetNo,
        { noticeDt: context.now },
        { trail: false, stamps: false },
      )
  })
  act(
    app,
    engine,
    eduClassBehaviour,
    { name: 'recheck', summary: '중간 확인 시작', right: 'read', reach: 'own' },
    async (row, context) => {
      const refusal = await mayRun(row, context)
      if (refusal) throw forbidden(refusal)
      if (row.state !== 'running') throw conflict(attendRefusals.notRunning())
      const { recheckMin } = await figuresOf(context, row.plantCd)
      await setColumns(context, eduClass, row.eduClassNo, {
        recheckDt: context.now,
        recheckToDt: addMinutes(context.now, recheckMin),
      })
    },
  )
  act(
    app,
    engine,
    eduClassBehaviour,
    { name: 'decide', summary: '수강자 불참·제외', right: 'read', reach: 'own' },
    async (row, context, body) => {
      const refusal = await mayRun(row, context)
      if (refusal) throw forbidden(refusal)
      if (!['planned', 'open', 'running'].includes(row.state)) throw conflict(targetRefusals.closed())
      const given = Object(body) as { eduTargetNo?: unknown; decision?: unknown; reason?: unknown }
      const { eduTargetNo } = await targetIn(context, row.eduClassNo, given.eduTargetNo)
      const decision = given.decision === 'exclude' ? 'exclude' : 'miss'
      await actingAs(context, asSystem('교육 수강자 판정'), (own) =>
        runTransition(eduTargetBehaviour, own, eduTargetNo, decision, { reason: given.reason }),
      )
      await fillSeats(context, await lockClass(context, row.eduClassNo))
    },
  )
  const once: RunAct = (_, request, work) =>
    writing(engine, request, (context) => work(context, request.body))
  act(
    app,
    engine,
    eduClassBehaviour,
    { name: 'correct', summary: '출결 정정(원본 보존)', right: 'read', reach: 'own', run: once },
    async (row, context, body) => {
      const refusal = await mayRun(row, context)
      if (refusal) throw forbidden(refusal)
      const { eduAttendNo, inDt, outDt, reason } = checkedInput(attendCorrection, body) as {
        eduAttendNo: number
        inDt: string
        outDt?: string | null
        reason: string
      }
      await correctStay(context, (await attendedClass(context, row.eduClassNo))!, {
        eduAttendNo,
        inDt,
        outDt: outDt ?? null,
        reason: reason.trim(),
      })
    },
  )
  app.post<{ Params: { key: string } }>(
    `${eduClass.path}/:key/copy`,
    { config: { access: { menus, right: 'write' } }, schema: schema('차수 복사(다른 날)') },
    async (request, reply) => {
      const data = await writing(engine, request, async (context) => {
        const row = await loadRecord(eduClass, context, request.params.key)
        const { startDt } = checkedInput(classCopy, request.body) as { startDt: string }
        return { eduClassNo: Number(await createRecord(eduClassBehaviour, context, movedTo(row, startDt))) }
      })
      void reply.code(201)
      return { data }
    },
  )
}
const keptByCopy = [
  'classNm',
  'plantCd',
  'eduCourseNo',
  'methodCd',
  'placeNm',
  'eduInstructorNo',
  'outOrgNm',
  'outOrgRegNo',
  'capacityQty',
  'vendorOpenYn',
  'qrYn',
  'geoLat',
  'geoLng',
  'geoRadius',
  'langCds',
  'interpreterNm',
] as const
/** The same class at another time: its timetable and breaks move with it, and its people stay behind. */
function movedTo(row: EduClass, startDt: string): Record<string, unknown> {
  const shift = (Date.parse(startDt) - Date.parse(row.startDt)) / 60_000
  const at = (moment: string) => addMinutes(moment, shift)
  return {
    ...Object.fromEntries(keptByCopy.map((name) => [name, row[name]])),
    startDt: at(row.startDt),
    endDt: at(row.endDt),
    subjects: row.subjects.map(
      ({ startDt: from, endDt: to, subjectNm, legalItemCd, eduInstructorNo: teacher }) => ({
        startDt: at(from),
        endDt: at(to),
        subjectNm,
        legalItemCd,
        eduInstructorNo: teacher,
      }),
    ),
    breaks: row.breaks.map((each) => ({ startDt: at(each.startDt), endDt: at(each.endDt) })),
  }
}
const wordedAdded = ({ skipped, ...added }: Added, { session }: Context) => ({
  ...added,
  skipped: skipped.map(({ targetNm, message }) => ({ targetNm, message: message.in(session.language) })),
})
