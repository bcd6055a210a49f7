import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { asSystem, reading, type Engine } from '../../../core/server/entity/context.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chmStore } from './chm-store.resource.ts'
import { emergencySheet } from './emergency.server.ts'
import { fileNames } from '../chemical-files.texts.ts'

/** How old the copy of a pack may become. */
export const emergencyCopyMs = 600_000
/** Copies a minute for one address: a person opens one, a program does not try signatures. */
const copiesPerMinute = 30
const signatureBytes = 12
const plantCode = /^[0-9A-Za-z]{1,10}$/

export interface EmergencyOptions {
  dataDir: string
  tokenSecret: string
  /** Address that people type. */
  publicUrl: string
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'emergency')
const fileOf = (dataDir: string, plantCd: string): string => path.join(folderOf(dataDir), `${plantCd}.pdf`)

/**
 * Keeps the pack of every plant that has stores as a file, so that it can be read while the database is away.
 * A pack that cannot be made leaves the one before in its place.
 * @returns the plants
 */
export async function writeEmergencyCopies(engine: Engine, dataDir: string): Promise<string[]> {
  const context = reading(engine, asSystem('소방 인계팩 사본'))
  const plants = await context.sql.query<{ plantCd: string }>(
    `select distinct "plantCd" from "chmStore" where coalesce("useYn", 'Y') = 'Y' order by 1`,
  )
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  for (const { plantCd } of plants) {
    const pdf = await printSheet(
      await emergencySheet(context, { baseDt: context.now, storeNo: null, plantCd }),
    )
    // Written beside and moved: whoever reads meanwhile has a whole one.
    const file = fileOf(dataDir, plantCd)
    await writeFile(`${file}.new`, pdf, { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return plants.map(({ plantCd }) => plantCd)
}

/**
 * The copy by a signed address (docs/decisions/0044): nothing here asks the database, neither for a session
 * nor for the pack.
 */
export async function emergencyCopyRoutes(
  app: FastifyInstance,
  engine: Engine,
  options: EmergencyOptions,
): Promise<void> {
  const { dataDir, tokenSecret, publicUrl } = options
  const signatureOf = (plantCd: string): string =>
    createHmac('sha256', tokenSecret)
      .update(`emergency pack\n${plantCd}`)
      .digest()
      .subarray(0, signatureBytes)
      .toString('base64url')
  const onRequest = app.rateLimit({ max: copiesPerMinute, timeWindow: '1 minute' })
  app.get(
    '/api/public/emergency/:token',
    { config: { access: 'public' }, schema: { hide: true }, onRequest },
    async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      const [plantCd = '', signature = ''] = request.params.token.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(plantCd))]
      if (!plantCode.test(plantCd) || given.length !== expected.length || !timingSafeEqual(given, expected))
        throw notFound()
      const pdf = await readFile(fileOf(dataDir, plantCd)).catch(() => undefined)
      if (!pdf) throw notFound()
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', inlinePdf(String(fileNames.packCopy({ code: plantCd }))))
        .send(pdf)
    },
  )
  app.get(
    '/api/chm/emergency/address',
    {
      config: { access: { menus: [...chmStore.menus], right: 'print' } },
      schema: { tags: [chmStore.title], summary: '데이터베이스가 멈추어도 열리는 소방 인계팩 사본의 주소' },
    },
    async (request: FastifyRequest<{ Querystring: { plantCd?: string } }>) => {
      const { plantCd = '' } = request.query
      if (!plantCode.test(plantCd)) throw badField('plantCd', messages.badChoice('사업장'))
      const context = reading(engine, request.session)
      requireScope(chmStore, context.session, { plantCd })
      const written = await stat(fileOf(dataDir, plantCd)).catch(() => undefined)
      await audit(context, acts.read, chmStore.name, `emergency ${plantCd}`)
      return {
        data: {
          address: `${publicUrl}/api/public/emergency/${plantCd}.${signatureOf(plantCd)}`,
          writtenDt: written ? written.mtime.toISOString() : null,
        },
      }
    },
  )
}
