import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createDatabase } from '../src/core/server/database/database.ts'
import { createSql, tablesOf } from '../src/core/server/database/ddl.ts'
import { serverFlags } from '../scripts/server-process.mjs'
import { departmentResource, permitResource, vendorResource } from '../bench/permit.ts'
import { cloneDatabase } from './database.ts'

/**
 * The bench has a start of its own beside the portal's; what the portal's routes come to need it needs too.
 */
test('the server of the bench starts and answers with what the routes of the portal need', async () => {
  const database = await cloneDatabase()
  const sql = createDatabase(database.url)
  for (const resource of [departmentResource, vendorResource, permitResource])
    for (const table of tablesOf(resource)) await sql.query(createSql(table))
  await sql.end()
  const port = 16_719
  const child = fork(
    new URL('../bench/server.ts', import.meta.url),
    ['--url', database.url, '--port', String(port)],
    { execArgv: serverFlags },
  )
  try {
    expect(await once(child, 'message', { signal: AbortSignal.timeout(60_000) })).toEqual([
      'ready',
      undefined,
    ])
    const answer = await fetch(`http://127.0.0.1:${port}/api/bench/permits?limit=1`)
    expect(answer.status).toBe(401)
  } finally {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    await database.drop()
  }
})
