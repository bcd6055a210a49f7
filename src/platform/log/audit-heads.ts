import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Engine } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import type { DigestKey } from './audit-chain.ts'

/**
 * The end of the audit chain, written every few minutes outside the database: a person who can change the
 * database could remove the last rows together with their seals, and this file still knows them.
 */
const chains = {
  audit: { table: 'auditSeal', file: 'audit-heads', word: 'head' },
  log: { table: 'logSeal', file: 'log-heads', word: 'log head' },
} as const
export type ChainName = keyof typeof chains
export const headClockMs = 300_000

interface Head {
  sealNo: number
  rowHash: string
}
const told = (chain: ChainName, { sealNo, rowHash }: Head, dt: string): string =>
  `${chains[chain].word} ${dt} ${sealNo} ${rowHash}`

/** Appends the ends of the chains where they have moved; files that are only ever appended to. */
export async function writeHead(engine: Engine, key: DigestKey, dataDir: string): Promise<number> {
  let count = 0
  for (const chain of Object.keys(chains) as ChainName[])
    count += await writeHeadOf(chain, engine, key, dataDir)
  return count
}
async function writeHeadOf(
  chain: ChainName,
  { database, clock }: Engine,
  key: DigestKey,
  dataDir: string,
): Promise<number> {
  const { table, file } = chains[chain]
  const head = await database.maybe<Head>(
    `select "sealNo", "rowHash" from "${table}" order by "sealNo" desc limit 1`,
  )
  if (!head) return 0
  const last = (await readHeads(chain, dataDir, key)).at(-1)
  if (last && last.sealNo >= head.sealNo) return 0
  const dt = clock.now().toISOString()
  const line = JSON.stringify({ dt, ...head, keyId: key.keyId, sign: key.sign(told(chain, head, dt)) })
  await mkdir(dataDir, { recursive: true })
  await appendFile(path.join(dataDir, file), `${line}\n`, { mode: 0o600, flush: true })
  return 1
}

/** The heads that this key has signed, in their order; a line of another hand says nothing. */
async function readHeads(chain: ChainName, dataDir: string, key: DigestKey): Promise<Head[]> {
  const { file } = chains[chain]
  const text = await readFile(path.join(dataDir, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      const { dt, sealNo, rowHash, keyId, sign } = JSON.parse(line) as Head & Record<string, string>
      return keyId === key.keyId && sign === key.sign(told(chain, { sealNo, rowHash }, dt!))
        ? [{ sealNo, rowHash }]
        : []
    } catch {
      return []
    }
  })
}

/** The first end of the chain that was written down and is not in the database as it was. */
export async function missingHead(
  chain: ChainName,
  sql: Sql,
  key: DigestKey,
  dataDir: string,
  start: number,
): Promise<Head | undefined> {
  const heads = (await readHeads(chain, dataDir, key)).filter(({ sealNo }) => sealNo > start)
  const seals = await sql.query<Head>(
    `select "sealNo", "rowHash" from "${chains[chain].table}" where "sealNo" = any($1::bigint[])`,
    [heads.map(({ sealNo }) => sealNo)],
  )
  const known = new Map(seals.map(({ sealNo, rowHash }) => [Number(sealNo), rowHash]))
  return heads.find(({ sealNo, rowHash }) => known.get(sealNo) !== rowHash)
}
