import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'

/** Content of a backup; `manifest.json` is written last, so an interrupted backup has none. */
export interface Manifest {
  createDt: string
  /** Migrations that the database had, with their checksums. */
  migrations: { migrationNm: string; checksum: string }[]
  tables: { name: string; rows: number; sha256: string }[]
  sequences: { name: string; value: string; called: boolean }[]
  /** Attachments, and the signing key when the data folder keeps it. */
  files: { path: string; size: number; sha256: string }[]
}
export const manifestFile = 'manifest.json'
export const tokenSecretFile = 'token-secret'
export const tablePlace = (name: string): string => path.join('tables', `${name}.gz`)
const rowsAtOnce = 2000

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Writes a backup while the portal runs: all tables as of one moment, then the files (which nobody changes
 * once they are there).
 * @param folder must not exist, or be empty
 * @throws StartupRefusal when the folder has something in it
 */
export async function backUp(options: {
  databaseUrl: string
  fileDir: string
  dataDir: string
  folder: string
}): Promise<Manifest> {
  const { databaseUrl, fileDir, dataDir, folder } = options
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartupRefusal(`백업 폴더 '${folder}'이(가) 비어 있지 않습니다.`)
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c timezone=UTC -c datestyle=ISO -c statement_timeout=0',
    application_name: 'portal-backup',
  })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    if (!(await tableNames(client)).includes('schemaMigration'))
      throw new StartupRefusal(
        '백업할 자료가 없습니다. DATA_DIR 또는 DATABASE_URL이 포털을 실행할 때와 같은지 확인하세요.',
      )
    for (const part of ['tables', 'files'])
      await mkdir(path.join(folder, part), { recursive: true, mode: 0o700 })
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select "migrationNm", "checksum" from "schemaMigration" order by "migrationNo"',
    )
    const { rows: sequenceNames } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by 1`,
    )
    const tables: Manifest['tables'] = []
    for (const name of await tableNames(client))
      tables.push({ name, ...(await writeTable(client, name, path.join(folder, tablePlace(name)))) })
    const sequences: Manifest['sequences'] = []
    for (const { name } of sequenceNames) {
      const { rows } = await client.query<{ value: string; called: boolean }>(
        `select "last_value"::text as value, "is_called" as called from ${quote(name)}`,
      )
      sequences.push({ name, ...rows[0]! })
    }
    await client.query('commit')
    const files = [...(await copyFiles(fileDir, folder)), ...(await copySecret(dataDir, folder))]
    const manifest = { createDt: new Date().toISOString(), migrations, tables, sequences, files }
    await writeFile(path.join(folder, manifestFile), JSON.stringify(manifest, undefined, 1), {
      mode: 0o600,
      flush: true,
    })
    return manifest
  } finally {
    await client.end()
  }
}

export async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Node's line reader ends a line at U+2028 and U+2029 as well, which JSON leaves as they are. */
const oneLine = (row: string): string =>
  JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** Sessions are not part of a backup: with the key beside it, a copy would open living ones. */
const withoutRows: ReadonlySet<string> = new Set(['userSession'])

/** One line a row: the row as PostgreSQL itself writes it, which no kind of value loses anything in. */
async function writeTable(
  client: Client,
  name: string,
  place: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256')
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    const all = withoutRows.has(name) ? ' where false' : ''
    await client.query(
      `declare "backup" no scroll cursor for select t::text as "row" from ${quote(name)} t${all}`,
    )
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from "backup"`)
      if (rows.length === 0) break
      count += rows.length
      const text = rows.map(({ row }) => `${oneLine(row)}\n`).join('')
      hash.update(text)
      yield text
    }
    await client.query('close "backup"')
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(place, { mode: 0o600 }))
  return { rows: count, sha256: hash.digest('hex') }
}

export async function sha256Of(place: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(place)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Contents lie under their own SHA-256, so that a damaged one shows at once. */
async function copyFiles(fileDir: string, folder: string): Promise<Manifest['files']> {
  const copied: Manifest['files'] = []
  if (!existsSync(fileDir)) return copied
  for (const part of (await readdir(fileDir)).filter((each) => /^[0-9a-f]{2}$/.test(each)).toSorted()) {
    await mkdir(path.join(folder, 'files', part), { recursive: true, mode: 0o700 })
    for (const name of (await readdir(path.join(fileDir, part))).toSorted()) {
      const place = path.join('files', part, name)
      await copyFile(path.join(fileDir, part, name), path.join(folder, place))
      copied.push(await described(folder, place))
      if (copied.at(-1)!.sha256 !== name)
        throw new StartupRefusal(`첨부 파일 ${name}의 내용이 손상되어 백업을 멈췄습니다.`)
    }
  }
  return copied
}
/**
 * The monthly digests of the audit trail are signed with it: without the key a restored trail cannot be
 * verified.
 */
async function copySecret(dataDir: string, folder: string): Promise<Manifest['files']> {
  if (!existsSync(path.join(dataDir, tokenSecretFile))) return []
  await writeFile(path.join(folder, tokenSecretFile), await readFile(path.join(dataDir, tokenSecretFile)), {
    mode: 0o600,
  })
  return [await described(folder, tokenSecretFile)]
}
async function described(folder: string, place: string): Promise<Manifest['files'][number]> {
  const content = path.join(folder, place)
  return {
    path: place.split(path.sep).join('/'),
    size: (await stat(content)).size,
    sha256: await sha256Of(content),
  }
}
