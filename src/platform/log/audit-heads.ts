import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Engine } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import type { DigestKey } from './audit-chain.ts'

/**
 * The end of the audit chain, written every few minutes outside the database: a person who can change the
 * database could remove the last rows together with their seals, and this file still knows them.
 */
const headFile = 'audit-heads'
export const headClockMs = 300_000

interface Head {
  sealNo: number
  rowHash: string
}
const told = ({ sealNo, rowHash }: Head, dt: string): string => `head ${dt} ${sealNo} ${rowHash}`

/** Appends the end of the chain where it has moved; a file that is only ever appended to. */
export async function writeHead(
  { database, clock }: Engine,
  key: DigestKey,
  dataDir: string,
): Promise<number> {
  const head = await database.maybe<Head>(
    'select "sealNo", "rowHash" from "auditSeal" order by "sealNo" desc limit 1',
  )
  if (!head) return 0
  const last = (await readHeads(dataDir, key)).at(-1)
  if (last && last.sealNo >= head.sealNo) return 0
  const dt = clock.now().toISOString()
  const line = JSON.stringify({ dt, ...head, keyId: key.keyId, sign: key.sign(told(head, dt)) })
  await mkdir(dataDir, { recursive: true })
  await appendFile(path.join(dataDir, headFile), `${line}\n`, { mode: 0o600, flush: true })
  return 1
}

/** The heads that this key has signed, in their order; a line of another hand says nothing. */
async function readHeads(dataDir: string, key: DigestKey): Promise<Head[]> {
  const text = await readFile(path.join(dataDir, headFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      const { dt, sealNo, rowHash, keyId, sign } = JSON.parse(line) as Head & Record<string, string>
      return keyId === key.keyId && sign === key.sign(told({ sealNo, rowHash }, dt!))
        ? [{ sealNo, rowHash }]
        : []
    } catch {
      return []
    }
  })
}

/** The first end of the chain that was written down and is not in the database as it was. */
export async function missingHead(
  sql: Sql,
  key: DigestKey,
  dataDir: string,
  start: number,
): Promise<Head | undefined> {
  const heads = (await readHeads(dataDir, key)).filter(({ sealNo }) => sealNo > start)
  const seals = await sql.query<Head>(
    'select "sealNo", "rowHash" from "auditSeal" where "sealNo" = any($1::bigint[])',
    [heads.map(({ sealNo }) => sealNo)],
  )
  const known = new Map(seals.map(({ sealNo, rowHash }) => [Number(sealNo), rowHash]))
  return heads.find(({ sealNo, rowHash }) => known.get(sealNo) !== rowHash)
}
