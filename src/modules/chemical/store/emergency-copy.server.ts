import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { asSystem, reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { keyFor } from '../../../core/server/runtime/token-secret.ts'
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
const dayForm = /^\d{4}-\d{2}-\d{2}$/
/** So long an address holds from the day on which it was read; the paper in the folder is renewed by then. */
const addressDays = 365

export interface EmergencyOptions {
  dataDir: string
  tokenSecret: string
  /** Address that people type. */
  publicUrl: string
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'emergency')
const fileOf = (dataDir: string, plantCd: string): string => path.join(folderOf(dataDir), `${plantCd}.pdf`)
const countFileOf = (dataDir: string, plantCd: string): string =>
  path.join(folderOf(dataDir), `${plantCd}.count`)

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
    await keepCount(engine, dataDir, plantCd)
  }
  return plants.map(({ plantCd }) => plantCd)
}

const addressCount = async (sql: Sql, plantCd: string): Promise<number> =>
  (
    await sql.maybe<{ addressCnt: number }>(
      'select "addressCnt" from "emergencyAddress" where "plantCd" = $1',
      [plantCd],
    )
  )?.addressCnt ?? 1
/**
 * Writes the number that counts beside the pack, because the address is read while the database is away. One
 * at a time for a plant, in all processes: each reads the number after the file of the one before stands, so
 * that an earlier number never replaces a later one.
 * @returns the number
 */
const keepCount = (engine: Engine, dataDir: string, plantCd: string): Promise<number> =>
  engine.database.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`emergency address ${plantCd}`])
    const count = await addressCount(sql, plantCd)
    await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
    const file = countFileOf(dataDir, plantCd)
    await writeFile(`${file}.new`, String(count), { mode: 0o600 })
    await rename(`${file}.new`, file)
    return count
  })

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
  const signingKey = keyFor(tokenSecret, 'emergency pack')
  const signatureOf = (plantCd: string, toYmd: string, count: number): string =>
    createHmac('sha256', signingKey)
      .update(`${plantCd}\n${toYmd}\n${count}`)
      .digest()
      .subarray(0, signatureBytes)
      .toString('base64url')
  const onRequest = app.rateLimit({ max: copiesPerMinute, timeWindow: '1 minute' })
  app.get(
    '/api/public/emergency/:token',
    { config: { access: 'public' }, schema: { hide: true }, onRequest },
    async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      const [plantCd = '', toYmd = '', signature = ''] = request.params.token.split('.')
      if (!plantCode.test(plantCd) || !dayForm.test(toYmd) || toYmd < dayOf(engine.clock.now()))
        throw notFound()
      const count = await readFile(countFileOf(dataDir, plantCd), 'utf8').catch(() => undefined)
      if (count === undefined) throw notFound()
      const [given, expected] = [
        Buffer.from(signature),
        Buffer.from(signatureOf(plantCd, toYmd, Number(count))),
      ]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound()
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
      const context = reading(engine, request.session)
      const plantCd = plantIn(context, request.query)
      await audit(context, acts.read, chmStore.name, `emergency ${plantCd}`)
      return { data: await addressOf(plantCd, await addressCount(context.sql, plantCd)) }
    },
  )
  app.put(
    '/api/chm/emergency/address',
    {
      config: { access: { menus: [...chmStore.menus], right: 'write' } },
      schema: { tags: [chmStore.title] },
    },
    async (request) => {
      const { plantCd } = await writing(engine, request, async (context) => {
        const own = plantIn(context, request.body)
        const { addressCnt } = await context.sql.one<{ addressCnt: number }>(
          // By hand: counts up in the row itself, so that each new address ends the one before.
          `insert into "emergencyAddress" as e ("plantCd", "addressCnt", "updateUserId") values ($1, 2, $2)
           on conflict ("plantCd") do update set "addressCnt" = e."addressCnt" + 1, "updateUserId" = $2, "updateDt" = now()
           returning "addressCnt"`,
          [own, context.session.userId],
        )
        // By hand: the address of a plant belongs to no record.
        await audit(context, acts.update, chmStore.name, `emergency ${own}`, {
          addressCnt: [addressCnt - 1, addressCnt],
        })
        return { plantCd: own }
      })
      return { data: await addressOf(plantCd, await keepCount(engine, dataDir, plantCd)) }
    },
  )

  /** @throws Refusal 400, 403 */
  function plantIn({ session }: Context, given: unknown): string {
    const { plantCd } = (given ?? {}) as { plantCd?: unknown }
    if (typeof plantCd !== 'string' || !plantCode.test(plantCd))
      throw badField('plantCd', messages.badChoice('사업장'))
    requireScope(chmStore, session, { plantCd })
    return plantCd
  }
  async function addressOf(plantCd: string, count: number) {
    const toYmd = addDays(dayOf(engine.clock.now()), addressDays)
    const written = await stat(fileOf(dataDir, plantCd)).catch(() => undefined)
    return {
      address: `${publicUrl}/api/public/emergency/${plantCd}.${toYmd}.${signatureOf(plantCd, toYmd, count)}`,
      toYmd,
      writtenDt: written ? written.mtime.toISOString() : null,
    }
  }
}
