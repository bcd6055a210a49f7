import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Bytes beyond which the form parser itself cuts a file off; every group's own limit is far below. */
export const formFileBytesMax = 1024 * 1024 * 1024
/** Files of one upload; each may have one explanation beside the few fields that name its group. */
const filesMax = 110
const fieldsMax = filesMax + 10
/**
 * What a form may hold in memory: 120 fields of 4 kB. The body limit of Fastify does not reach a form, and the
 * parser's own bounds (1,000 parts, 1 MB a field) let one account fill the memory of the server.
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

/** Attachments and Excel uploads read forms by the same parser; whoever comes first installs it. */
export async function installMultipart(app: FastifyInstance): Promise<void> {
  if (!app.hasContentTypeParser('multipart/form-data')) await app.register(multipart, { limits: formLimits })
}
