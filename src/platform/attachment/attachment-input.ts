import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { pictureExplanMax } from '../../core/shared/limits.ts'
import { messages } from '../../core/shared/messages.ts'
import { badField, badFields } from '../../core/server/http/errors.ts'
import type { Session } from '../../core/server/http/session.ts'
import type { AttachmentGroup } from './attachment-group.rule.ts'
import { saying } from '../../core/shared/input-check.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
import { groupNames } from './attachment-names.texts.ts'

const optional = (name: Sentence, max: number) =>
  z
    .union([z.string().max(max), z.number().int().transform(String)], {
      error: () => saying(messages.badType(name)),
    })
    .nullish()
    .transform((value) => value || undefined)
const groupSchema = z.object({
  taskClassNm: z
    .string({ error: () => saying(messages.requiredField(groupNames.taskClassNm)) })
    .min(1, { error: () => saying(messages.requiredField(groupNames.taskClassNm)) }),
  taskKey: optional(groupNames.taskKey, 50),
  taskFlag: optional(groupNames.taskFlag, 50).transform((value) => value ?? ''),
  // An access token with random hex behind it.
  tempTaskKey: optional(groupNames.tempTaskKey, 4000),
})

/**
 * The group fields of a query, a form or a body; other fields are the page's own (label, multiple, limit).
 * @throws Refusal 400
 */
export function readGroup(given: unknown): AttachmentGroup {
  const result = groupSchema.safeParse(given ?? {})
  if (!result.success)
    throw badFields(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  const { taskClassNm, taskFlag, taskKey, tempTaskKey } = result.data
  return { taskClassNm, taskFlag, taskKey: taskKey || undefined, tempTaskKey: tempTaskKey || undefined }
}
/** Reading needs to know whose files. @throws Refusal 400 */
export function readNamedGroup(given: unknown): AttachmentGroup {
  const group = readGroup(given)
  if (group.taskKey === undefined && group.tempTaskKey === undefined)
    throw badField('taskKey', messages.requiredField('업무키'))
  return group
}

/**
 * Specification section 4: token and random hex. The session stands for the token, which must not travel in
 * addresses.
 */
export const newTempTaskKey = (session: Session): string =>
  `${session.sessionId}${randomBytes(16).toString('hex')}`

/** @throws Refusal 400 when longer than 1,000 characters */
export function readExplanation(given: unknown): string | null {
  if (given === null || given === undefined || given === '') return null
  if (typeof given !== 'string') throw badField('pictureExplan', messages.badType('사진설명'))
  const text = given.trim().normalize('NFC')
  if (text.length > pictureExplanMax)
    throw badField('pictureExplan', messages.tooLong('사진설명', pictureExplanMax))
  return text || null
}
