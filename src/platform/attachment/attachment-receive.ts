import type { FastifyRequest } from 'fastify'
import { messages } from '../../core/shared/messages.ts'
import { inTransaction, reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { badField, conflict, refused, Refusal } from '../../core/server/http/errors.ts'
import { formFileBytesMax } from '../../core/server/http/multipart.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { contentsOfOthers } from './attachment-evidence.ts'
import { evidenceRefusals } from './attachment-evidence.texts.ts'
import {
  countFiles,
  insertFiles,
  listFiles,
  lockContent,
  lockGroup,
  type NewFile,
} from './attachment-files.ts'
import { countRefusal, type AttachmentGroup, type UploadAnswer } from './attachment-group.rule.ts'
import { newTempTaskKey, readExplanation, readGroup } from './attachment-input.ts'
import { refuseBeyondQuota } from './attachment-quota.ts'
import { requireGroup, requireGroupMenu, type Opened, type OwnerOf } from './attachment-rights.ts'
import { FileRefused, receiveFile } from './attachment-upload.ts'
import { writingAfter } from '../../core/server/entity/idempotency.ts'
import { defined } from '../../core/shared/defined.ts'
import { fieldWaitMinutes } from '../../core/shared/limits.ts'
import type { Said } from '../../core/shared/sentence.ts'
import { systemUserId } from '../../core/shared/session.ts'

export interface Attachments {
  engine: Engine
  store: FileStore
  ownerOf: OwnerOf
}
interface Target extends Opened {
  present: number
}

/**
 * Takes a form of group fields and files. Files that fit are saved together in one transaction, the others
 * are listed with their message. The group fields stand before the files (or in the query); one
 * `pictureExplan` per file in the same order. With an X-Idempotency-Key an upload is kept once, also when it waited for
 * the network.
 * @param only the group that an address is for, whatever the form says
 * @throws Refusal 400 (no file, unknown group), 403, 404, 413 or 422 (no file fits, or the limit of files
 * would be passed)
 */
export async function receiveUpload(
  attachments: Attachments,
  request: FastifyRequest,
  only?: AttachmentGroup,
): Promise<UploadAnswer<Said>> {
  if (!request.isMultipart()) throw badField('file', messages.requiredField('파일'))
  const { engine, ownerOf } = attachments
  // The rest of the upload must be read: unread, it blocks the connection and the browser never sees the answer.
  const drain = () => {
    request.raw.unpipe()
    request.raw.resume()
  }
  let form: Awaited<ReturnType<typeof readForm>> | undefined
  const read = async () => {
    form = await readForm(attachments, request, only).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 500) request.log.error(error)
      drain()
      throw error
    })
    if (form.accepted.length === 0) throw nothingFits(form.left)
  }
  const save = async (context: Context): Promise<Kept> => {
    // A repeat whose key was forgotten between its two looks.
    if (!form) throw conflict(messages.requestRepeated)
    const { target, accepted, left } = form
    const own = await withoutOthers(context, target, accepted, left)
    if (own.length === 0) throw nothingFits(left)
    const { language } = context.session
    return {
      group: target.group,
      fileNos: await keep(attachments, context, target, own),
      refused: left.map(({ fileOrgNm, said }) => ({ fileOrgNm, message: said.in(language) })),
    }
  }
  // Nobody's repeats are recognised: it would tell one stranger what another one sent.
  const isNobody = request.session.userId === systemUserId
  if (isNobody) await read()
  const kept = await (isNobody
    ? inTransaction(engine, request.session, save)
    : writingAfter(engine, request, read, save, { waitMinutes: fieldWaitMinutes }))
  const context = reading(engine, request.session)
  if (!form) {
    drain()
    await requireGroup(context, ownerOf, kept.group, 'read')
  }
  const numbers = new Set(kept.fileNos)
  const data = (await listFiles(context, kept.group)).filter(({ fileNo }) => numbers.has(fileNo))
  const { tempTaskKey } = kept.group
  return { data, refused: kept.refused, ...defined({ tempTaskKey }) }
}
/** What a repeated upload is answered from. */
interface Kept {
  group: AttachmentGroup
  fileNos: number[]
  refused: { fileOrgNm: string; message: string }[]
}

async function readForm(
  attachments: Attachments,
  request: FastifyRequest,
  only: AttachmentGroup | undefined,
) {
  const context = reading(attachments.engine, request.session)
  const isOfRecord = only?.taskKey !== undefined
  await refuseBeyondQuota(context, attachments.store, !isOfRecord)
  const fields: Record<string, unknown> = { ...(request.query as object) }
  const explanations: (string | null)[] = []
  let count = 0
  const accepted: NewFile[] = []
  const left: FileRefused[] = []
  let target: Target | undefined
  // An address that names the group is refused before its body is read.
  const named = only ?? (fields['taskClassNm'] === undefined ? undefined : readGroup(fields))
  if (named) requireGroupMenu(reading(attachments.engine, request.session), attachments.ownerOf, named)
  for await (const part of request.parts({ limits: { fileSize: formFileBytesMax } })) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated)
        throw badField(part.fieldname.slice(0, 50), messages.badType(part.fieldname.slice(0, 50)))
      if (part.fieldname === 'pictureExplan') explanations.push(readExplanation(part.value))
      else fields[part.fieldname] = part.value
      continue
    }
    target ??= await openTarget(
      attachments,
      reading(attachments.engine, request.session),
      only ?? readGroup(fields),
    )
    refuseTooMany(target, accepted.length + 1)
    const explanation = explanations[count++] ?? null
    const file = await receiveFile(attachments.store, target.owner.rules, part, explanation).catch(
      (error: unknown) => {
        if (!(error instanceof FileRefused)) throw error
        left.push(error)
      },
    )
    if (file) accepted.push(file)
  }
  if (!target) throw badField('file', messages.requiredField('파일'))
  return { target, accepted, left }
}

/** Rights and room are looked at before the first byte is kept, and again when the rows are written. */
async function openTarget(
  { ownerOf }: Attachments,
  context: Context,
  given: AttachmentGroup,
): Promise<Target> {
  const waits = given.taskKey === undefined && given.tempTaskKey === undefined
  const named = waits ? { ...given, tempTaskKey: newTempTaskKey(context.session) } : given
  const { owner, group } = await requireGroup(context, ownerOf, named, 'write')
  return { owner, group, present: await countFiles(context, group) }
}

/** Leaves out pictures that somebody else has already given to the record. */
async function withoutOthers(
  context: Context,
  { owner, group }: Target,
  accepted: NewFile[],
  left: FileRefused[],
): Promise<NewFile[]> {
  if (!owner.rules.imageOnly || group.taskKey === undefined) return accepted
  const contents = accepted.map(({ sha256 }) => sha256)
  const others = await contentsOfOthers(context, owner.resource, group.taskKey, contents)
  return accepted.filter(({ sha256, fileOrgNm }) => {
    const name = others.get(sha256)
    if (name !== undefined) left.push(new FileRefused(422, fileOrgNm, evidenceRefusals.sameContent({ name })))
    return name === undefined
  })
}

async function keep(
  { store, ownerOf }: Attachments,
  context: Context,
  { owner, group }: Target,
  files: NewFile[],
): Promise<number[]> {
  await requireGroup(context, ownerOf, group, 'write', true)
  await lockGroup(context, group)
  refuseTooMany({ owner, group, present: await countFiles(context, group) }, files.length)
  for (const sha256 of new Set(files.map((file) => file.sha256))) {
    await lockContent(context, sha256, 'shared')
    if (!(await store.stat(sha256))) throw new Refusal(500, 'FILE_SAVE_FAILED', messages.fileSaveFailed)
  }
  const numbers = await insertFiles(context, group, files)
  if (group.taskKey !== undefined && group.tempTaskKey === undefined)
    context.publish({ topic: owner.resource.name, key: group.taskKey })
  return numbers
}

/** The whole selection is refused when it does not fit (admin R10). @throws Refusal 422 */
function refuseTooMany({ owner, present }: Target, chosen: number): void {
  const message = countRefusal(owner.rules, present, chosen)
  if (message) throw refused([{ guard: 'fileCount', message }])
}
function nothingFits(left: FileRefused[]): Refusal {
  const tooLarge = left.every(({ status }) => status === 413)
  const fields = left.map(({ fileOrgNm, said }) => ({ path: fileOrgNm, message: said }))
  return new Refusal(tooLarge ? 413 : 422, tooLarge ? 'FILE_SIZE' : 'FILE_REFUSED', left[0]!.said, {
    fields,
  })
}
