import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { inTransaction, reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { enteredIn, writing, writingAfter } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict, forbidden, notFound, refused } from '../../../core/server/http/errors.ts'
import { fieldWaitMinutes } from '../../../core/shared/limits.ts'
import { receiveUpload, type Attachments } from '../../../platform/attachment/attachment-receive.ts'
import { openTo } from '../../../platform/public-link/public-link.server.ts'
import { proveWorker } from '../../vendor/worker/worker-pin.server.ts'
import { codeKinds, isAtPlace } from './attend-code.rule.ts'
import { attendRefusals, targetRefusals } from './attend-refusals.texts.ts'
import { answerOf, seatOf } from './attend-seat.server.ts'
import { codeAt, openCode, type AttendLinks } from './attend-token.server.ts'
import { attendedClass, lockTarget, placeOfClass, takeAttendance, targetIn } from './class-attend.server.ts'
import { mayRun } from './class-people.server.ts'
import { eduClass } from './edu-class.resource.ts'
import { planMenu } from './edu-plan.resource.ts'
import { eduAttend, eduTarget } from './edu-target.resource.ts'
import {
  bindDevice,
  deviceOf,
  holderOf,
  newLink,
  requireDevice,
  requireReader,
} from './seat-holder.server.ts'

const ownMenu = 'my/eduHome'
const menus = [...eduClass.menus]
const waits = { waitMinutes: fieldWaitMinutes }
const geoOf = (value: unknown): number[] | undefined =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number')
    ? value
    : undefined
interface Scanned {
  token?: unknown
  geo?: unknown
  deviceHash?: unknown
}

/** The class that a code opens, where its codes are taken. @throws Refusal 409, 410, 422 */
async function scannedClass(context: Context, links: AttendLinks, { token, geo }: Scanned) {
  const { kind, eduClassNo, at } = await openCode(links, context, token)
  const row = await attendedClass(context, eduClassNo)
  if (!row) throw notFound()
  const where = await placeOfClass(context, eduClassNo)
  if (where.qrYn === 'N') throw conflict(attendRefusals.noCode())
  if (!isAtPlace(where, geoOf(geo))) throw refused([{ guard: 'place', message: attendRefusals.place() }])
  return { kind, at, row }
}
interface AttendOptions {
  links: AttendLinks
  attachments: Attachments
}
/** Attendance: the code on the wall, the own telephone, the instructor's tablet, the link of a worker. (EDU-13) */
export async function attendRoutes(
  app: FastifyInstance,
  engine: Engine,
  { links, attachments }: AttendOptions,
): Promise<void> {
  const schema = (summary: string) => ({ tags: [eduAttend.title], summary })
  const read = { access: { menus, right: 'read' as const } }

  app.get<{ Params: { key: string }; Querystring: { kind?: string } }>(
    `${eduClass.path}/:key/qr`,
    { config: read, schema: schema('출석 QR(30초마다 바뀜)') },
    async ({ session, params, query }) => {
      const context = reading(engine, session)
      const row = await loadRecord(eduClass, context, params.key)
      const refusal = await mayRun(row, context)
      if (refusal) throw forbidden(refusal)
      if (row.state !== 'running') throw conflict(attendRefusals.notRunning())
      if (row.qrYn === 'N') throw conflict(attendRefusals.noCode())
      const kind = codeKinds.find((each) => each === query.kind) ?? 'IN'
      const code = codeAt(links, row.eduClassNo, kind, engine.clock.now())
      return { data: { ...code, qrSvg: renderSVG(code.url, { ecc: 'M', border: 1 }) } }
    },
  )
  app.post(
    '/api/saf/education/attend/scan',
    { config: { access: { menus: [...menus, ownMenu], right: 'read' } }, schema: schema('QR 출석') },
    async (request: FastifyRequest<{ Body: Scanned }>) => ({
      data: await writing(
        engine,
        request,
        async (context) => {
          const given = Object(request.body) as Scanned
          const { kind, at, row } = await scannedClass(context, links, given)
          const target = await lockTarget(context, {
            eduClassNo: row.eduClassNo,
            userId: context.session.userId,
          })
          if (!target) throw refused([{ guard: 'target', message: attendRefusals.notListed() }])
          const how = { methodCd: 'code' as const, deviceHash: deviceOf(given.deviceHash) }
          await takeAttendance(context, row, target, { kind, at, ...how })
          return answerOf(context, target.eduTargetNo, kind)
        },
        waits,
      ),
    }),
  )
  tabletRoutes(app, engine, links, attachments)

  // Workers without an account: their link is a secret, and where it leads is theirs alone.
  const open = openTo(app, links.seat.kind)
  const nobody = links.seat.kind.session
  app.get<{ Params: { token: string }; Querystring: { deviceHash?: string } }>(
    '/api/public/eduseat/:token',
    open,
    async ({ params, query }) => {
      const context = reading(engine, nobody)
      const seat = await holderOf(context, links.seat, params.token)
      requireReader(seat, query.deviceHash)
      return { data: await seatOf(context, seat.eduTargetNo) }
    },
  )
  app.post<{ Params: { token: string }; Body: Scanned }>(
    '/api/public/eduseat/:token',
    open,
    async ({ params, body }) => ({
      data: await inTransaction(engine, nobody, async (context) => {
        const target = await holderOf(context, links.seat, params.token, true)
        const given = Object(body) as Scanned
        requireDevice(target, given.deviceHash)
        const { kind, at, row } = await scannedClass(context, links, given)
        if (row.eduClassNo !== target.eduClassNo)
          throw refused([{ guard: 'target', message: attendRefusals.notListed() }])
        const deviceHash = await bindDevice(context, target, given.deviceHash)
        await takeAttendance(context, row, target, { kind, at, methodCd: 'link', deviceHash })
        return answerOf(context, target.eduTargetNo, kind)
      }),
    }),
  )
  app.post<{ Params: { key: string }; Body: { eduTargetNo?: unknown } }>(
    `${eduClass.path}/:key/link`,
    { config: read, schema: schema('업체 근로자 출석 링크 발급') },
    async (request) => ({
      data: await writing(engine, request, async (context) => {
        const row = await loadRecord(eduClass, context, request.params.key)
        const refusal = await mayRun(row, context)
        if (refusal) throw forbidden(refusal)
        const target = await targetIn(context, row.eduClassNo, Object(request.body).eduTargetNo)
        if (target.vendorWorkerNo === null)
          throw refused([{ guard: 'person', message: attendRefusals.noAccount() }])
        const url = await newLink(context, links.seat, target.eduTargetNo)
        return { url, qrSvg: renderSVG(url, { ecc: 'M', border: 1 }) }
      }),
    }),
  )
}

interface TabletGiven {
  eduTargetNo?: unknown
  codeTxt?: unknown
  kind?: unknown
  pinPwd?: unknown
}
/** What the instructor does at his own device for people who have none: scan a badge, take a number, let them sign. */
function tabletRoutes(
  app: FastifyInstance,
  engine: Engine,
  links: AttendLinks,
  attachments: Attachments,
): void {
  const schema = (summary: string) => ({ tags: [eduAttend.title], summary })
  const read = { access: { menus, right: 'read' as const } }
  const targetOf = async (context: Context, eduClassNo: number, given: TabletGiven) => {
    if (typeof given.codeTxt !== 'string') return targetIn(context, eduClassNo, given.eduTargetNo)
    const found = await context.sql.maybe<{ eduTargetNo: number }>(
      `select t."eduTargetNo" from "eduTarget" t where t."eduClassNo" = $1 and (
         t."userId" = (select b."userId" from "userBadge" b where upper(b."badgeNo") = upper(btrim($2)))
         or t."vendorWorkerNo" = (select p."vendorWorkerNo" from "enterPass" p where p."passCd" = btrim($2) and p."state" = 'valid'))`,
      [eduClassNo, given.codeTxt],
    )
    if (!found) throw badField('codeTxt', attendRefusals.notListed())
    return targetIn(context, eduClassNo, found.eduTargetNo)
  }
  app.post<{ Params: { key: string }; Body: TabletGiven }>(
    `${eduClass.path}/:key/attend`,
    { config: read, schema: schema('강사 단말기 출석(배지·근로자 PIN·수기)') },
    async (request) => {
      const given = Object(request.body) as TabletGiven
      const kind = codeKinds.find((each) => each === given.kind) ?? 'IN'
      const ofClass = async (context: Context) => {
        const row = await loadRecord(eduClass, context, request.params.key)
        const refusal = await mayRun(row, context)
        if (refusal) throw forbidden(refusal)
        return row
      }
      const prove = async () => {
        const context = reading(engine, request.session)
        const row = await ofClass(context)
        if (given.pinPwd === undefined || given.pinPwd === '') return
        const { vendorWorkerNo } = await targetIn(context, row.eduClassNo, given.eduTargetNo)
        if (vendorWorkerNo === null) throw badField('pinPwd', attendRefusals.noAccount())
        await proveWorker(context, vendorWorkerNo, given.pinPwd)
      }
      const done = await writingAfter(
        engine,
        request,
        prove,
        async (context) => {
          const { eduClassNo } = await ofClass(context)
          const row = (await attendedClass(context, eduClassNo))!
          const target = await targetOf(context, eduClassNo, given)
          const proven = Boolean(given.pinPwd)
          const eduAttendNo = await takeAttendance(context, row, target, {
            kind,
            at: context.enteredDt ?? context.now,
            methodCd: proven || typeof given.codeTxt === 'string' ? 'tablet' : 'manual',
            takeUserId: context.session.userId,
            seen: true,
          })
          // The own number of a worker is his signature.
          if (proven) await setColumns(context, eduAttend, eduAttendNo, { signDt: context.now })
          return answerOf(context, target.eduTargetNo, kind)
        },
        waits,
      )
      return { data: done }
    },
  )
  app.post<{ Params: { key: string }; Body: TabletGiven }>(
    `${eduClass.path}/:key/sit`,
    { config: read, schema: schema('강사 단말기 시험 시작(업체 근로자 본인 확인번호)') },
    async (request) => {
      const given = Object(request.body) as TabletGiven
      const ofClass = async (context: Context) => {
        const row = await loadRecord(eduClass, context, request.params.key)
        const refusal = await mayRun(row, context)
        if (refusal) throw forbidden(refusal)
        return targetIn(context, row.eduClassNo, given.eduTargetNo)
      }
      const prove = async () => {
        const context = reading(engine, request.session)
        const { vendorWorkerNo } = await ofClass(context)
        if (vendorWorkerNo === null) throw badField('pinPwd', attendRefusals.noAccount())
        await proveWorker(context, vendorWorkerNo, given.pinPwd ?? '')
      }
      // The device belongs to many: its page knows a name that is drawn for this one person and forgets it with him.
      const deviceHash = randomBytes(16).toString('hex')
      const url = await writingAfter(engine, request, prove, async (context) =>
        newLink(context, links.seat, (await ofClass(context)).eduTargetNo, deviceHash),
      )
      return { data: { address: `${new URL(url).pathname}#${deviceHash}` } }
    },
  )
  app.post<{ Params: { key: string; target: string } }>(
    `${eduClass.path}/:key/sign/:target`,
    { config: read, schema: schema('출석 서명(강사 단말기)') },
    async (request) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(eduClass, context, request.params.key)
      const refusal = await mayRun(row, context)
      if (refusal) throw forbidden(refusal)
      const target = await targetIn(context, row.eduClassNo, Number(request.params.target))
      if (row.state !== 'running') throw refused([{ guard: 'state', message: targetRefusals.signWhen() }])
      const { session } = request
      const full = { read: true, write: true, excel: false, print: false }
      const signing = new Map(session.menus).set(planMenu, full)
      request.session = { ...session, menus: signing }
      const group = {
        taskClassNm: eduTarget.name,
        taskKey: String(target.eduTargetNo),
        taskFlag: 'signature',
      }
      const { refused: left } = await receiveUpload(attachments, request, group)
      await inTransaction(engine, session, async (own) => {
        const stay = await own.sql.maybe<{ eduAttendNo: number }>(
          `select "eduAttendNo" from "eduAttend" where "eduTargetNo" = $1 order by "inDt" desc limit 1`,
          [target.eduTargetNo],
        )
        const said = enteredIn(request) ?? own.now
        const signDt = Date.parse(said) < Date.parse(own.now) ? said : own.now
        if (stay && left.length === 0) await setColumns(own, eduAttend, stay.eduAttendNo, { signDt })
      })
      return { data: await seatOf(context, target.eduTargetNo) }
    },
  )
}
