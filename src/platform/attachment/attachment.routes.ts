import { disposition } from '../../core/server/http/disposition.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../../core/shared/messages.ts'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { badField, notFound, notSignedIn, refused } from '../../core/server/http/errors.ts'
import { writingAfter } from '../../core/server/entity/idempotency.ts'
import { installMultipart } from '../../core/server/http/multipart.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import type { Session } from '../../core/server/http/session.ts'
import { applyTempGroup } from './attachment-apply.ts'
import { keptFiles, requireLoose } from './attachment-evidence.ts'
import {
  describeFile,
  findFile,
  findPreview,
  listFiles,
  markDeleted,
  markPicture,
  storedFilesOf,
  type StoredFile,
} from './attachment-files.ts'
import type { AttachmentGroup } from './attachment-group.rule.ts'
import { readExplanation, readNamedGroup } from './attachment-input.ts'
import { readMarks } from './picture-marks.rule.ts'
import { createLinkSigner, playedLinkSeconds } from './attachment-link.ts'
import { receiveUpload } from './attachment-receive.ts'
import { requireFile, requireGroup, type FileRight, type Owner, type OwnerOf } from './attachment-rights.ts'
import { signatureRefusals } from './attachment-signature.texts.ts'
import { base64Json, isPlayed, requireContent, sendFile, zipOf } from './attachment-send.ts'

export interface AttachmentOptions {
  engine: Engine
  store: FileStore
  ownerOf: OwnerOf
  tokenSecret: string
  /** The living session of a signed link; undefined when it has ended. */
  sessionById: (sessionId: string) => Promise<Session | undefined>
}
type OfFile = FastifyRequest<{ Params: { fileNo: string } }>

/**
 * Attachments (specification sections 3–5, 7, 8; admin R10 and section 7). The right on a file is the right
 * on its record.
 */
export async function attachmentRoutes(app: FastifyInstance, options: AttachmentOptions): Promise<void> {
  const { engine, store, ownerOf, tokenSecret, sessionById } = options
  const links = createLinkSigner(tokenSecret, engine.clock)
  const signedIn = { config: { access: 'signedIn' as const }, schema: { tags: ['첨부'] } }
  const open = { config: { access: 'public' as const }, schema: { hide: true } }
  await installMultipart(app)

  const groupFor = (context: Context, given: AttachmentGroup, right: FileRight, lock = false) =>
    requireGroup(context, ownerOf, given, right, lock)
  const readable = async (session: Session, fileNo: string) => {
    const context = reading(engine, session)
    const file = await findFile(context, fileNo)
    await requireFile(context, ownerOf, file, 'read')
    return { context, file }
  }
  /**
   * Looks at the right outside the transaction first: what it writes about a refusal must outlive the
   * rollback.
   */
  const changing = async (
    request: OfFile,
    work: (context: Context, file: StoredFile, owner: Owner) => Promise<void>,
  ) => {
    const { fileNo } = request.params
    const look = async () => {
      const outside = reading(engine, request.session)
      await requireFile(outside, ownerOf, await findFile(outside, fileNo), 'change')
    }
    await writingAfter(engine, request, look, async (context) => {
      const file = await findFile(context, fileNo, true)
      const owner = await requireFile(context, ownerOf, file, 'change', true)
      await requireLoose(context, owner.resource, file)
      await work(context, file, owner)
      if (file.taskKey !== null) context.publish({ topic: file.taskClassNm, key: file.taskKey })
    })
    return { data: true }
  }
  const download = async (session: Session, request: OfFile, reply: FastifyReply) => {
    const { context, file } = await readable(session, request.params.fileNo)
    await requireContent(store, file)
    await audit(context, acts.download, 'attachFile', file.fileNo)
    return sendFile(request, reply, store, file)
  }
  const preview = async (session: Session, fileNo: string, reply: FastifyReply) => {
    const { context, file } = await readable(session, fileNo)
    const picture = await findPreview(context, file.fileNo)
    if (!picture) throw notFound()
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(picture)
  }
  const remove = (request: OfFile) => changing(request, (context, file) => markDeleted(context, [file]))

  app.get('/api/attachfile/uploadfiles', signedIn, async (request) => {
    const context = reading(engine, request.session)
    const { owner, group } = await groupFor(context, readNamedGroup(request.query), 'read')
    const kept = await keptFiles(context, owner.resource, group)
    const files = await listFiles(context, group)
    return {
      data: files.map((file) => {
        const keptReason = kept.get(file.fileNo)
        return keptReason ? { ...file, keptReason } : file
      }),
    }
  })
  app.post('/api/attachfile/upload', signedIn, (request) =>
    receiveUpload({ engine, store, ownerOf }, request),
  )
  app.put('/api/attachfile/uploadfiles/:fileNo', signedIn, (request: OfFile) => {
    const explanation = readExplanation((request.body as { pictureExplan?: unknown } | null)?.pictureExplan)
    return changing(request, async (context, file, { rules }) => {
      if (rules.drawn) throw refused([{ guard: 'signature', message: signatureRefusals.nameStays() }])
      await describeFile(context, file, explanation)
    })
  })
  app.put('/api/attachfile/uploadfiles/:fileNo/marks', signedIn, (request: OfFile) => {
    const read = readMarks((request.body as { marks?: unknown } | null)?.marks)
    if ('refusal' in read) throw badField('marks', read.refusal)
    return changing(request, (context, file) => markPicture(context, file, read.marks))
  })
  app.delete('/api/attachfile/uploadfiles/:fileNo', signedIn, remove)
  app.delete('/api/attachfile/:fileNo', signedIn, remove)
  app.delete('/api/attachfile/img/:fileNo', signedIn, remove)
  app.post('/api/attachfile/deleteAll', signedIn, async (request) => {
    const given = readNamedGroup(request.body)
    const look = () => groupFor(reading(engine, request.session), given, 'change')
    const data = await writingAfter(engine, request, look, async (context) => {
      const { owner, group } = await groupFor(context, given, 'change', true)
      const kept = await keptFiles(context, owner.resource, group)
      const all = await storedFilesOf(context, group)
      const files = all.filter(({ fileNo }) => !kept.has(fileNo))
      const message = kept.values().next().value
      if (files.length === 0 && message) throw refused([{ guard: 'evidence', message }])
      await markDeleted(context, files)
      if (group.taskKey !== undefined) context.publish({ topic: group.taskClassNm, key: group.taskKey })
      return files.length
    })
    return { data }
  })
  app.put('/api/attachfile/img/apply', signedIn, async (request) => {
    const given = readNamedGroup(request.body)
    const { taskKey, tempTaskKey } = given
    if (taskKey === undefined) throw badField('taskKey', messages.requiredField('업무키'))
    if (tempTaskKey === undefined) throw badField('tempTaskKey', messages.requiredField('임시키'))
    const look = () => groupFor(reading(engine, request.session), given, 'write')
    return {
      data: await writingAfter(engine, request, look, async (context) => {
        const { owner, group } = await groupFor(context, given, 'write')
        return applyTempGroup(context, owner, group.taskKey ?? taskKey, tempTaskKey)
      }),
    }
  })
  app.get('/api/attachfile/img/preview/:fileNo', signedIn, (request: OfFile, reply) =>
    preview(request.session, request.params.fileNo, reply),
  )
  app.get('/api/file/down/:fileNo', signedIn, (request: OfFile, reply) =>
    download(request.session, request, reply),
  )
  app.get('/api/file/down/base64byte', signedIn, async (request, reply) => {
    const { context, file } = await readable(
      request.session,
      (request.query as { fileNo?: string }).fileNo ?? '',
    )
    await requireContent(store, file)
    await audit(context, acts.download, 'attachFile', file.fileNo)
    return reply
      .type('application/json; charset=utf-8')
      .send(Readable.from(base64Json(store.get(file.sha256))))
  })

  app.get('/api/attachfile/link/:fileNo', signedIn, async (request: OfFile) => {
    const { kind = 'down' } = request.query as { kind?: string }
    if (kind !== 'down' && kind !== 'preview' && kind !== 'play')
      throw badField('kind', messages.badChoice('kind'))
    const { context, file } = await readable(request.session, request.params.fileNo)
    const address = `/api/file/signed/${kind}/${file.fileNo}`
    if (kind !== 'play') return { data: links.sign(address, request.session.sessionId) }
    if (!isPlayed(file)) throw badField('kind', messages.badChoice('kind'))
    // A video comes in a hundred parts: who watches it is written down once for each link.
    await audit(context, acts.download, 'attachFile', file.fileNo)
    return { data: links.sign(address, request.session.sessionId, playedLinkSeconds) }
  })
  app.get('/api/attachfile/zip', signedIn, async (request) => {
    const context = reading(engine, request.session)
    const { group } = await groupFor(context, readNamedGroup(request.query), 'read')
    const files = await storedFilesOf(context, group)
    if (files.length === 0) return { data: 'nofile' }
    return {
      data: links.sign(
        `/api/file/signed/zip?${new URLSearchParams({ ...group }).toString()}`,
        request.session.sessionId,
      ),
    }
  })
  /** A link is a letter of its session: it opens what that session may read now, and no more. */
  const bearer = async (request: FastifyRequest): Promise<Session> => {
    const session = await sessionById(links.verify(request.url))
    if (!session) throw notSignedIn('UNAUTHORIZED')
    return { ...session, ip: request.ip }
  }
  app.get('/api/file/signed/down/:fileNo', open, async (request: OfFile, reply) =>
    download(await bearer(request), request, reply),
  )
  app.get('/api/file/signed/preview/:fileNo', open, async (request: OfFile, reply) =>
    preview(await bearer(request), request.params.fileNo, reply),
  )
  app.get('/api/file/signed/play/:fileNo', open, async (request: OfFile, reply) => {
    const { file } = await readable(await bearer(request), request.params.fileNo)
    if (!isPlayed(file)) throw notFound()
    await requireContent(store, file)
    return sendFile(request, reply, store, file)
  })
  app.get('/api/file/signed/zip', open, async (request, reply) => {
    const context = reading(engine, await bearer(request))
    const { owner, group } = await groupFor(context, readNamedGroup(request.query), 'read')
    const files = await storedFilesOf(context, group)
    if (files.length === 0) throw notFound(messages.nothingToZip)
    for (const file of files) await requireContent(store, file)
    for (const file of files) await audit(context, acts.download, 'attachFile', file.fileNo)
    const name = `${owner.resource.title}_${owner.rules.label}_${group.taskKey ?? ''}.zip`.replace(
      '_.zip',
      '.zip',
    )
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', disposition('attachment', name))
      .send(zipOf(store, files))
  })
}
