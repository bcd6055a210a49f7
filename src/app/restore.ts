import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { migrate, migrationFolders, readMigrations } from '../core/server/database/migrate.ts'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'
import { createSeedRun } from './first-run.ts'
import {
  manifestFile,
  quote,
  sha256Of,
  tableNames,
  tablePlace,
  tokenSecretFile,
  type Manifest,
} from './backup.ts'

const rowsAtOnce = 1000

/**
 * Reads the manifest and proves that the backup is of this version of the program and every part of it as it
 * was written.
 * @throws StartupRefusal one Korean line: another version, or the first part that is missing or damaged
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const place = path.join(folder, manifestFile)
  if (!existsSync(place))
    throw new StartupRefusal(`'${folder}'은(는) 끝까지 만들어진 백업이 아닙니다(${manifestFile} 없음).`)
  const manifest = JSON.parse(await readFile(place, 'utf8')) as Manifest
  const own = readMigrations(migrationFolders).map(({ file, checksum }) => ({
    migrationNm: file,
    checksum,
  }))
  if (JSON.stringify(own) !== JSON.stringify(manifest.migrations))
    throw new StartupRefusal(
      '백업을 만든 프로그램과 마이그레이션이 다릅니다. 같은 버전의 프로그램으로 복구하세요.',
    )
  const damaged = (part: string) => new StartupRefusal(`백업이 손상되었습니다: ${part}`)
  for (const { path: part, sha256 } of manifest.files) {
    if ((await sha256Of(path.join(folder, part)).catch(() => undefined)) !== sha256) throw damaged(part)
  }
  for (const { name, rows, sha256 } of manifest.tables) {
    const hash = createHash('sha256')
    let count = 0
    try {
      for await (const line of linesOf(folder, name)) {
        hash.update(`${line}\n`)
        count += 1
      }
    } catch {
      throw damaged(name)
    }
    if (count !== rows || hash.digest('hex') !== sha256) throw damaged(name)
  }
  return manifest
}
const linesOf = (folder: string, name: string): AsyncIterable<string> =>
  createInterface({
    input: createReadStream(path.join(folder, tablePlace(name))).pipe(createGunzip()),
    crlfDelay: Infinity,
  })

/** Refuses a folder that cannot be restored into: it must not exist, or be empty. */
export async function refuseFilled(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartupRefusal(
      `'${folder}'에 자료가 있습니다. 복구는 비어 있는 폴더에만 합니다. DATA_DIR을 달리 지정하세요.`,
    )
}

/** Puts the attachments and the signing key in place. @throws StartupRefusal when there are files already */
export async function restoreFiles(options: {
  folder: string
  manifest: Manifest
  fileDir: string
  dataDir: string
}): Promise<void> {
  const { folder, manifest, fileDir, dataDir } = options
  await refuseFilled(fileDir)
  for (const { path: part } of manifest.files) {
    const to =
      part === tokenSecretFile ? path.join(dataDir, part) : path.join(fileDir, path.relative('files', part))
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    if (part === tokenSecretFile)
      await writeFile(to, await readFile(path.join(folder, part)), { mode: 0o600 })
    else await copyFile(path.join(folder, part), to)
  }
}

/**
 * Fills an empty database with the tables of a backup, all or nothing. Foreign keys are put back at the end,
 * where PostgreSQL checks them all.
 * @throws StartupRefusal when the database has tables
 */
export async function restoreDatabase(
  databaseUrl: string,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c datestyle=ISO -c statement_timeout=0',
    application_name: 'portal-restore',
  })
  await client.connect()
  try {
    if ((await tableNames(client)).length > 0)
      throw new StartupRefusal('데이터베이스에 이미 표가 있습니다. 복구는 빈 데이터베이스에만 합니다.')
    await migrate(databaseUrl)
    await createSeedRun(client)
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await fill(client, folder, manifest)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function fill(client: Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as "name", pg_get_constraintdef(oid) as "definition"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${quote(name)} disable trigger user`)
  // Migrations leave rows of their own.
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`)
  for (const { name } of tables) await fillTable(client, folder, name)
  for (const { name, value, called } of sequences)
    await client.query('select setval($1, $2, $3)', [quote(name), value, called])
  for (const { name } of tables) await client.query(`alter table ${quote(name)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

async function fillTable(client: Client, folder: string, name: string): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quote(name)],
  )
  const names = columns.map((column) => quote(column.name))
  const statement = `insert into ${quote(name)} (${names.join(', ')}) overriding system value
    select ${names.map((column) => `(x.r).${column}`).join(', ')} from (select line::${quote(name)} as r from unnest($1::text[]) line offset 0) x`
  let batch: string[] = []
  for await (const line of linesOf(folder, name)) {
    batch.push(JSON.parse(line) as string)
    if (batch.length < rowsAtOnce) continue
    await client.query(statement, [batch])
    batch = []
  }
  if (batch.length > 0) await client.query(statement, [batch])
}
