import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from './session.ts'
import { Refusal } from './errors.ts'
import { requestRefusals } from './request.texts.ts'

/** Bytes beyond which the form parser itself cuts a file off; every group's own limit is far below. */
export const formFileBytesMax = 1024 * 1024 * 1024
/** Files of one upload; each may have one explanation beside the few fields that name its group. */
const filesMax = 110
const fieldsMax = filesMax + 10
/**
 * Limits on a form in memory: 120 fields of 4 kB. Fastify's body limit does not apply to a form, and the
 * parser's own bounds (1,000 parts, 1 MB a field) let one account fill the server's memory.
 */
const formLimits = {
  fileSize: formFileBytesMax,
  files: filesMax,
  fields: fieldsMax,
  parts: filesMax + fieldsMax,
  // A temporary key and an explanation of 1,000 letters both fit.
  fieldSize: 4_096,
  fieldNameSize: 100,
  headerPairs: 30,
} as const
/** Forms of one person that may arrive at the same time; the browser sends them one after another. */
const formsAtOnce = 6

/** Attachments and Excel uploads read forms with the same parser; the first of them installs it. */
export async function installMultipart(app: FastifyInstance): Promise<void> {
  if (app.hasContentTypeParser('multipart/form-data')) return
  await app.register(multipart, { limits: formLimits })
  const arriving = new Map<string, number>()
  const counted = new WeakMap<FastifyRequest, string>()
  app.addHook('preHandler', async (request) => {
    if (!request.isMultipart()) return
    const who = (request.session as Session | null)?.userId ?? request.ip
    const beside = arriving.get(who) ?? 0
    if (beside >= formsAtOnce) throw new Refusal(429, 'TOO_MANY_REQUESTS', requestRefusals.manyForms())
    arriving.set(who, beside + 1)
    counted.set(request, who)
  })
  const leave = async (request: FastifyRequest) => {
    const who = counted.get(request)
    if (who === undefined) return
    counted.delete(request)
    const left = (arriving.get(who) ?? 1) - 1
    if (left > 0) arriving.set(who, left)
    else arriving.delete(who)
  }
  app.addHook('onResponse', leave)
  app.addHook('onRequestAbort', leave)
}
