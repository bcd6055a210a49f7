import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/core/server/database/embedded-postgres.ts'
import { freePort } from '../postgres.ts'

/** A folder that PostgreSQL's own account may enter. */
export function dataFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `portal-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** A streaming replica of a running server, made from its files while it works, as pg_basebackup does. */
export async function startStandby(primary: EmbeddedPostgres, dataDir: string): Promise<EmbeddedPostgres> {
  const home = path.join(dataDir, 'database')
  const data = path.join(home, 'data')
  const client = new Client(primary.adminUrl)
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  execFileSync('cp', ['-a', primary.home, home])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  rmSync(path.join(data, 'postmaster.pid'), { force: true })
  const { hostname, port, username, password } = new URL(primary.adminUrl)
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`
  writeFileSync(path.join(data, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(path.join(data, 'standby.signal'), '')
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${conninfo}'\n`)
  const { uid, gid } = statSync(data)
  for (const name of ['backup_label', 'standby.signal']) chownSync(path.join(data, name), uid, gid)
  return startEmbeddedPostgres({ dataDir, port: await freePort() })
}
