import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { seed } from '../db/seed/seed.ts'
import { behaviours } from '../src/app/modules.ts'
import { createDatabase } from '../src/core/server/database/database.ts'
import { checkDatabase } from '../src/core/server/database/database-check.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/core/server/database/embedded-postgres.ts'
import { migrate } from '../src/core/server/database/migrate.ts'
import { guardRows } from '../src/core/server/entity/row-guard.ts'
import { isPortFree } from '../src/core/server/runtime/port.ts'
import { templateName, withDatabase } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address for the superuser of the throw-away server (or TEST_DATABASE_URL). */
    adminUrl: string
    /** Address for the portal's role; the same as adminUrl with TEST_DATABASE_URL. */
    portalUrl: string
  }
}

interface Server {
  adminUrl: string
  portalUrl: string
  stop(): Promise<void>
}

/** Nothing here outlives the run: no waiting for the disk. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '128MB',
}

/** Several vitest projects name this file; all share one server, which the last one stops. */
const shared = globalThis as { portalTestServer?: { users: number; server: Promise<Server> } }

/** Global setup of vitest: one PostgreSQL for the whole run, with a migrated and seeded template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const holder = (shared.portalTestServer ??= { users: 0, server: startServer() })
  holder.users += 1
  const server = await holder.server
  project.provide('adminUrl', server.adminUrl)
  project.provide('portalUrl', server.portalUrl)
  return async () => {
    holder.users -= 1
    if (holder.users > 0) return
    delete shared.portalTestServer
    await server.stop()
  }
}

async function startServer(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    await buildTemplate(given, given)
    return { adminUrl: given, portalUrl: given, stop: () => dropTemplate(given) }
  }
  const { postgres, dataDir } = await startThrowAway()
  await buildTemplate(postgres.adminUrl, postgres.url)
  return {
    adminUrl: postgres.adminUrl,
    portalUrl: postgres.url,
    stop: async () => {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const gigabyte = 1024 ** 3
const memoryFolder = '/dev/shm'
/**
 * A folder in memory where the machine has one with room: every test file copies 1,900 files and removes
 * them, and ext4 looks at each inode that was freed in the last minutes before it hands out one. A copy takes
 * a twentieth of the computing time in memory.
 */
function roomyFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return Math.min(bavail * bsize, process.availableMemory()) > 4 * gigabyte ? memoryFolder : tmpdir()
}

async function startThrowAway(): Promise<{ postgres: EmbeddedPostgres; dataDir: string }> {
  const dataDir = mkdtempSync(path.join(roomyFolder(), 'portal-test-'))
  // Started by root, PostgreSQL runs under another account.
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, port: await freePort(), parameters: throwAway })
  return { postgres, dataDir }
}

/** Below 32768, where the system takes ports for outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isPortFree(port, '127.0.0.1')) return port
  }
}

async function buildTemplate(adminUrl: string, portalUrl: string): Promise<void> {
  await dropTemplate(adminUrl)
  await asAdmin(adminUrl, `create database "${templateName}" owner "${new URL(portalUrl).username}"`)
  const url = withDatabase(portalUrl, templateName)
  await checkDatabase(url)
  await migrate(url)
  await seed(url, { demo: true, today: new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }) })
  const database = createDatabase(url, { max: 1 })
  await guardRows(
    database,
    behaviours.map(({ resource }) => resource),
  )
  // Elsewhere autovacuum counts the rows for the planner.
  await database.query('analyze')
  await database.end()
}

async function dropTemplate(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, `drop database if exists "${templateName}" with (force)`)
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
