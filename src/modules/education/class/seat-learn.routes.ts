import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction, reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { sendFile } from '../../../platform/attachment/attachment-send.ts'
import { openTo, type PublicLink } from '../../../platform/public-link/public-link.server.ts'
import {
  beginFor,
  examsFor,
  keptIn,
  pictureOf,
  refuseLate,
  saveFor,
  shownTake,
  submitFor,
  type Sitter,
} from '../exam/sitting.server.ts'
import { ownMaterials, playedOf } from '../material/learn.server.ts'
import { contentOf } from '../material/material.server.ts'
import { openLesson } from '../material/scorm.routes.ts'
import { isOfCourse } from '../material/view-progress.server.ts'
import { beatView, keepScorm, openView, postedOf } from '../material/view.server.ts'
import { bindDevice, holderOf, requireDevice, type SeatHolder } from './seat-holder.server.ts'

interface OfSeat {
  Params: { token: string; key: string; fileNo: string }
  Querystring: { deviceHash?: string }
}
type SeatRequest = Pick<FastifyRequest<OfSeat>, 'params' | 'query'>
interface Held {
  context: Context
  seat: SeatHolder
  sitter: Sitter
}
const sitterOf = ({ vendorWorkerNo, vendorCd, plantCd, langCd, eduTargetNo }: SeatHolder): Sitter => ({
  person: { vendorWorkerNo: vendorWorkerNo! },
  place: { plantCd, deptCd: null, vendorCd },
  language: langCd ?? 'kr',
  eduTargetNo,
})

/**
 * What the link of a seat opens beside attendance, for a worker without an account: the exams of his class and the
 * materials of its course. The same acts as for who is signed in, on the device that holds the link, and for nothing that
 * belongs to another seat.
 */
export async function seatLearnRoutes(
  app: FastifyInstance,
  engine: Engine,
  { link, store }: { link: PublicLink; store: FileStore },
): Promise<void> {
  const place = '/api/public/eduseat/:token'
  const open = openTo(app, link.kind)
  const nobody = link.kind.session

  /** @throws Refusal 400, 404, 409 (another device) */
  const looking = async ({ params, query }: SeatRequest): Promise<Held> => {
    const context = reading(engine, nobody)
    const seat = await holderOf(context, link, params.token)
    requireDevice(seat, query.deviceHash)
    return { context, seat, sitter: sitterOf(seat) }
  }
  /** The link stays on the device that does something with it first. @throws as `looking` */
  const acting = <T>({ params, query }: SeatRequest, work: (held: Held) => Promise<T>): Promise<T> =>
    inTransaction(engine, nobody, async (context) => {
      const seat = await holderOf(context, link, params.token, true)
      await bindDevice(context, seat, query.deviceHash)
      return work({ context, seat, sitter: sitterOf(seat) })
    })
  /** @throws Refusal 404 for a material of another course */
  const ofCourse = async ({ context, seat }: Held, key: string): Promise<void> => {
    if (!(await isOfCourse(context, key, seat.eduCourseNo))) throw notFound()
  }

  app.get<OfSeat>(`${place}/myexams`, open, async (request) => {
    const { context, sitter } = await looking(request)
    return { data: await examsFor(context, sitter), nowDt: context.now }
  })
  app.post<OfSeat>(`${place}/myexam/:key/begin`, open, async (request) => ({
    data: await acting(request, async ({ context, sitter }) =>
      shownTake(context, sitter, await beginFor(context, sitter, request.params.key, request.body)),
    ),
  }))
  app.get<OfSeat>(`${place}/mytake/:key`, open, async (request) => {
    const { context, sitter } = await looking(request)
    return { data: await shownTake(context, sitter, request.params.key) }
  })
  app.get<OfSeat>(`${place}/mytake/:key/picture/:fileNo`, open, async (request, reply) => {
    const { context, sitter } = await looking(request)
    const file = await pictureOf(context, sitter, request.params.key, request.params.fileNo)
    return sendFile(request, reply, store, file)
  })
  app.put<OfSeat>(`${place}/mytake/:key/save`, open, async (request) => {
    const kept = keptIn(request.body)
    await refuseLate(engine, nobody, (await looking(request)).sitter, request.params.key)
    const saveSeq = await acting(request, ({ context, sitter }) =>
      saveFor(context, sitter, request.params.key, kept),
    )
    return { data: { saveSeq } }
  })
  app.put<OfSeat>(`${place}/mytake/:key/submit`, open, async (request) => {
    const kept = keptIn(request.body)
    await refuseLate(engine, nobody, (await looking(request)).sitter, request.params.key)
    const data = await acting(request, async ({ context, sitter }) => {
      await submitFor(context, sitter, request.params.key, kept)
      return shownTake(context, sitter, request.params.key)
    })
    return { data }
  })

  app.get<OfSeat>(`${place}/ownmaterials`, open, async (request) => {
    const { context, seat, sitter } = await looking(request)
    return { data: await ownMaterials(context, sitter.person, seat.eduCourseNo) }
  })
  app.post<OfSeat>(`${place}/view/:key/open`, open, async (request) => {
    const { windowKey } = Object(request.body) as { windowKey?: unknown }
    const opened = await acting(request, async (held) => {
      await ofCourse(held, request.params.key)
      return openView(held.context, held.sitter.person, request.params.key, windowKey)
    })
    return { data: await playedOf(reading(engine, nobody), opened) }
  })
  app.post<OfSeat>(`${place}/view/:key/beat`, open, async (request) => ({
    data: await acting(request, async (held) => {
      await ofCourse(held, request.params.key)
      return beatView(held.context, held.sitter.person, request.params.key, request.body)
    }),
  }))
  app.post<OfSeat>(`${place}/view/:key/scorm`, open, async (request) => ({
    data: await acting(request, async (held) => {
      await ofCourse(held, request.params.key)
      return keepScorm(held.context, held.sitter.person, request.params.key, request.body)
    }),
  }))
  app.post<OfSeat>(`${place}/view/:key/lesson`, open, async (request) => ({
    data: await acting(request, async (held) => {
      await ofCourse(held, request.params.key)
      const { eduTargetNo, linkDt } = held.seat
      const { windowKey } = Object(request.body) as { windowKey?: unknown }
      const opener = { eduTargetNo, linkDt: linkDt! }
      return openLesson(held.context, held.sitter.person, opener, request.params.key, windowKey)
    }),
  }))
  // A video asks for parts of its file; the address holds the link, which this page has anyway.
  app.get<OfSeat>(`${place}/view/:key/file`, open, async (request, reply) => {
    const held = await looking(request)
    await ofCourse(held, request.params.key)
    const { materialNo } = await postedOf(held.context, held.sitter.person, request.params.key)
    const file = await contentOf(held.context, materialNo)
    if (!file) throw notFound()
    return sendFile(request, reply, store, file)
  })
}
