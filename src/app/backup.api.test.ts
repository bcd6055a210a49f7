import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../test/database.ts'
import { startPortal, type Portal } from '../../test/portal.ts'
import { createDatabase, type Database } from '../core/server/database/database.ts'
import { createDiskStore } from '../core/server/files/file-store.ts'
import { migrate } from '../core/server/database/migrate.ts'
import { digestKey, sealAll, signMonth, verifyChain } from '../platform/log/audit-chain.ts'
import { backUp, type Manifest, sha256Of, tokenSecretFile } from './backup.ts'
import { checkBackup, restoreDatabase, restoreFiles } from './restore.ts'

let portal: Portal
let target: TestDatabase
let restored: Database
let manifest: Manifest
const workplace = mkdtempSync(path.join(tmpdir(), 'portal-backup-'))
const folder = path.join(workplace, 'backup')
const awkward = '줄\n바꿈\r\u2028 "따옴표" , (괄호) \\역슬래시\\ {a}'
const key = digestKey('drill')

beforeAll(async () => {
  portal = await startPortal()
  const { database } = portal.engine
  const store = await createDiskStore(portal.settings.fileDir)
  const content = await store.put(Readable.from([Buffer.from('첨부 파일의 내용')]))
  await database.query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "preview", "sortOrder", "createUserId", "updateUserId")
     values ('workOrder', '1', '도면.pdf', $1, 'pdf', 'application/pdf', $2, '\\x00ff0a5c', 1, 'system', 'system')`,
    [content.size, content.sha256],
  )
  await database.query(`update "user" set "introduction" = $1 where "userId" = 'emp01'`, [awkward])
  await (
    await portal.signIn('sys01')
  ).post('/api/manage/position', { positionCd: 'P99', positionNm: '훈련', rankNo: 99, useYn: 'Y' })
  await sealAll({ database }, true)
  await signMonth({ database, clock: portal.clock } as never, key, '2026-10')
  writeFileSync(path.join(portal.settings.dataDir, tokenSecretFile), 'x'.repeat(40))
  // The portal is up and signed in to: nothing has to be stopped.
  manifest = await backUp({ ...portal.settings, databaseUrl: portal.databaseUrl, folder })
  target = await emptyDatabase()
  restored = createDatabase(target.url, { max: 2 })
})
afterAll(async () => {
  await restored?.end()
  await target?.drop()
  await portal?.close()
  rmSync(workplace, { recursive: true, force: true })
})

const contentsOf = async (sql: Database): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const { name } of manifest.tables) {
    const { mark } = await sql.one<{ mark: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as "mark" from "${name}" t`,
    )
    found[name] = mark
  }
  return found
}

test('a drill: every table, file, key and the chain of the audit trail come back as they were', async () => {
  expect(await checkBackup(folder)).toEqual(manifest)
  await restoreDatabase(target.url, folder, manifest)
  const dataDir = path.join(workplace, 'data')
  await restoreFiles({ folder, manifest, fileDir: path.join(dataDir, 'files'), dataDir })

  // The migrations' own table has its own moments. Nobody is signed in after a restore.
  const own = { schemaMigration: '', userSession: '' }
  expect(manifest.tables.find(({ name }) => name === 'userSession')).toMatchObject({ rows: 0 })
  expect(await restored.query('select 1 from "userSession"')).toEqual([])
  expect({ ...(await contentsOf(restored)), ...own }).toEqual({
    ...(await contentsOf(portal.engine.database)),
    ...own,
  })
  expect(manifest.tables.find(({ name }) => name === 'auditLog')!.rows).toBeGreaterThan(0)
  expect(await restored.one(`select "introduction" from "user" where "userId" = 'emp01'`)).toEqual({
    introduction: awkward,
  })

  for (const { path: part, sha256 } of manifest.files.filter((file) => file.path !== tokenSecretFile))
    expect(await sha256Of(path.join(dataDir, part))).toBe(sha256)
  expect(manifest.files.length).toBeGreaterThanOrEqual(2)
  expect(readFileSync(path.join(dataDir, tokenSecretFile), 'utf8')).toBe('x'.repeat(40))

  expect(await verifyChain({ database: restored }, key, dataDir)).toMatchObject({ ok: true, unsealed: 0 })
})

test('the restored database goes on: keys, foreign keys and guards are there, and it is the version of the program', async () => {
  expect(await migrate(target.url)).toEqual([])
  const { mostNo } = await restored.one<{ mostNo: number }>('select max("notiNo") as "mostNo" from "noti"')
  const { notiNo } = await restored.one<{ notiNo: number }>(
    `insert into "noti" ("userId", "eventCd", "moduleCd", "title", "body", "state", "createUserId", "updateUserId")
     values ('emp01', 'APPR_DUE', 'TGP12', '다음', '', 'unread', 'system', 'system') returning "notiNo"`,
  )
  expect(notiNo).toBeGreaterThan(mostNo)
  await expect(
    restored.query(`update "user" set "deptCd" = 'nowhere' where "userId" = 'emp01'`),
  ).rejects.toThrow('foreign key')
  await expect(restored.query('delete from "auditLog"')).rejects.toThrow('append only')
  const guards = `select coalesce(string_agg(g, E'\\n' order by g), '') as g from (
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as g from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid is distinct from to_regclass('"seedRun"')
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal) each`
  expect(await restored.one(guards)).toEqual(await portal.engine.database.one(guards))
})

test('nothing is restored over data, from a damaged backup or another version, or into a filled folder', async () => {
  await expect(restoreDatabase(target.url, folder, manifest)).rejects.toThrow('빈 데이터베이스에만')
  await expect(
    restoreFiles({ folder, manifest, fileDir: path.join(workplace, 'data', 'files'), dataDir: workplace }),
  ).rejects.toThrow('비어 있는 폴더')
  await expect(backUp({ ...portal.settings, databaseUrl: portal.databaseUrl, folder })).rejects.toThrow(
    '비어 있지 않습니다',
  )
  const place = path.join(folder, 'manifest.json')
  writeFileSync(place, JSON.stringify({ ...manifest, migrations: manifest.migrations.slice(1) }))
  await expect(checkBackup(folder)).rejects.toThrow('같은 버전의 프로그램')
  writeFileSync(place, JSON.stringify(manifest))
  appendFileSync(path.join(folder, manifest.files[0]!.path), '!')
  await expect(checkBackup(folder)).rejects.toThrow(`백업이 손상되었습니다: ${manifest.files[0]!.path}`)
  rmSync(place)
  await expect(checkBackup(folder)).rejects.toThrow('끝까지 만들어진 백업이 아닙니다')
})
