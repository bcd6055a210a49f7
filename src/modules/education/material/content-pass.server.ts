import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../core/server/entity/context.ts'
import { addRow, removeRows, sideTable } from '../../../core/server/entity/side-table.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { addMinutes } from '../../../core/shared/dates.ts'

/** A lesson asks for its files for as long as it is open. */
const passMinutes = 8 * 60
const passBytes = 24
const passForm = /^[\w-]{32}$/

/** What an opened lesson may ask for its files with; only the hash of the number is kept. (decision 0209) */
const contentPasses = sideTable(
  'eduContentPass',
  {
    passHash: 'text',
    materialNo: 'bigint',
    sessionId: 'text',
    eduTargetNo: 'bigint',
    linkDt: 'timestamptz',
    windowKey: 'text',
    expireDt: 'timestamptz',
  },
  ['passHash'],
)
const hashOf = (pass: string): string => createHash('sha256').update(pass).digest('hex')

/** With whose right a lesson is open: a session, or the link of one seat as it was when the lesson was opened. */
export type Opener = { sessionId: string } | { eduTargetNo: number; linkDt: string }
interface ContentPass {
  materialNo: number
  windowKey: string
  opener: Opener
}
interface PassRow {
  materialNo: number
  windowKey: string
  sessionId: string | null
  eduTargetNo: number | null
  linkDt: string | null
}

/** @returns the number that opens the files of this material for a while */
export async function givePass(
  context: Context,
  { materialNo, windowKey, opener }: ContentPass,
): Promise<string> {
  const ended = await context.sql.query<{ passHash: string }>(
    'select "passHash" from "eduContentPass" where "expireDt" < $1::timestamptz limit 100',
    [context.now],
  )
  for (const { passHash } of ended) await removeRows(context, contentPasses, { passHash })
  const pass = randomBytes(passBytes).toString('base64url')
  const expireDt = addMinutes(context.now, passMinutes)
  await addRow(context, contentPasses, {
    passHash: hashOf(pass),
    materialNo,
    windowKey,
    ...opener,
    expireDt,
  })
  return pass
}

/** @throws Refusal 404 for every number that was not given, or has ended */
export async function readPass(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  pass: string,
): Promise<ContentPass> {
  const found = passForm.test(pass)
    ? await sql.maybe<PassRow>(
        `select "materialNo", "windowKey", "sessionId", "eduTargetNo", to_json("linkDt") #>> '{}' as "linkDt"
         from "eduContentPass" where "passHash" = $1 and "expireDt" > $2::timestamptz`,
        [hashOf(pass), now],
      )
    : undefined
  if (!found) throw notFound()
  const { materialNo, windowKey, sessionId, eduTargetNo, linkDt } = found
  const opener = sessionId === null ? { eduTargetNo: eduTargetNo!, linkDt: linkDt! } : { sessionId }
  return { materialNo, windowKey, opener }
}
