import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Fields } from '../../shared/field.ts'
import type { AnyResource, Lines } from '../../shared/resource.ts'
import { quoted, type Database, type Sql } from '../database/database.ts'
import {
  bindColumns,
  boundMark,
  currentKeyOf,
  currentMark,
  isOfPlace,
  newDataKey,
  parseDataKeys,
  seal,
  sealedNames,
  unseal,
  unsealOlder,
  useDataKeys,
  type DataKeys,
} from '../entity/sealed.ts'
import type { Settings } from './settings.ts'
import { StartupRefusal, explainFileError, systemErrorCode } from './startup-refusal.ts'

export const dataKeysFile = 'data-keys'

/**
 * The keys of the sealed fields: DATA_KEYS, else the file in the data folder. The demonstration makes one
 * there. A portal on its own PostgreSQL never gets one silently, because losing the folder would lose the
 * data.
 * @throws StartupRefusal when there is none, or one of them is no key
 */
export function dataKeysOf({ dataKeys, dataDir, databaseUrl, seedDemo }: Settings): DataKeys {
  const file = path.join(dataDir, dataKeysFile)
  const text =
    dataKeys ?? kept(file) ?? (seedDemo || databaseUrl === undefined ? made(dataDir, file) : undefined)
  if (text === undefined)
    throw new StartupRefusal(
      `건강정보를 암호화할 키가 없습니다. 설정 DATA_KEYS에 '이름:키'를 적으세요. 새 키를 만드는 명령: node -e "console.log('k1:'+require('crypto').randomBytes(32).toString('base64'))"`,
    )
  const keys = parseDataKeys(text)
  if (!keys)
    throw new StartupRefusal(
      `건강정보의 암호 키(${dataKeys ? '설정 DATA_KEYS' : file})가 잘못되었습니다. 이름:키(base64 32바이트)를 쉼표로 구분해 적으세요.`,
    )
  return keys
}
function kept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw explainFileError(error, file)
  }
}
function made(dataDir: string, file: string): string {
  const key = newDataKey()
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    // 'wx' so that of two processes that start at once only one makes the key.
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
    return key
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return kept(file)!
    throw explainFileError(error, dataDir)
  }
}

const checkText = 'she-portal'
const checkColumn = 'checkTxt'
/**
 * Takes the keys into use. Which keys the database has met stands in `dataKey`, each with a word that only it
 * opens: a portal that has lost one does not start, instead of answering with errors later.
 * @throws StartupRefusal
 */
export async function openDataKeys(
  database: Database,
  keys: DataKeys,
  resources: readonly AnyResource[],
): Promise<void> {
  useDataKeys(keys)
  const met = await database.query<{ keyNm: string; checkTxt: string }>(
    'select "keyNm", "checkTxt" from "dataKey"',
  )
  for (const { keyNm, checkTxt } of met)
    if (!keys.has(keyNm) || !opens('dataKey', keyNm, checkTxt)) throw lostKey(keyNm)
  const current = currentKeyOf(keys)
  if (!met.some(({ keyNm }) => keyNm === current))
    await database.query(
      'insert into "dataKey" ("keyNm", "checkTxt") values ($1, $2) on conflict do nothing',
      [current, checkWord('dataKey', current)],
    )
  await bindRows(database, resources)
}
const checkWord = (table: string, key: string) => seal({ table, key }, checkColumn, checkText)
function opens(table: string, key: string, checkTxt: string): boolean {
  try {
    // Words of keys from before values were sealed for their place were sealed under the name of the table.
    return (
      unsealOlder({ table, key }, isOfPlace(checkTxt) ? checkColumn : `${table}.${checkColumn}`, checkTxt) ===
      checkText
    )
  } catch {
    return false
  }
}
const lostKey = (keyNm: string) =>
  new StartupRefusal(
    `이 데이터베이스의 건강정보를 암호화한 키 '${keyNm}'이(가) 없거나 다릅니다. DATA_KEYS 또는 데이터 폴더의 ${dataKeysFile}에 그 키를 되돌려 놓으세요. 키를 바꿀 때에도 지난 키를 뒤에 남겨 두어야 합니다.`,
  )
const tampered = (columnNm: string) =>
  new StartupRefusal(
    `건강정보 열 ${columnNm}의 봉인 기록(sealedColumn)이 없거나 다릅니다. 데이터베이스가 포털 밖에서 고쳐졌습니다. 백업과 비교한 뒤 되돌려 놓으세요.`,
  )

/** A sealed column of a table; of lines the key that counts is that of their head. */
interface SealedColumn {
  table: string
  name: string
  rowKey: string
  placeKey: string
}
const sealedColumns = (resources: readonly AnyResource[]): SealedColumn[] =>
  resources.flatMap(({ name: table, key, fields, lines = {} }) => [
    ...sealedNames(fields as Fields).map((name) => ({ table, name, rowKey: key, placeKey: key })),
    ...Object.values(lines as Record<string, Lines>).flatMap((each) =>
      sealedNames(each.fields).map((name) => ({
        table: each.name,
        name,
        rowKey: each.key,
        placeKey: each.parent,
      })),
    ),
  ])

/**
 * Seals values once that were written before their field was sealed, or sealed for the column alone. From
 * then on a value that is not sealed for its row was written past the portal and is refused
 * (docs/decisions/0077).
 * @throws StartupRefusal when a column has bound values and no word that says so
 */
async function bindRows(database: Database, resources: readonly AnyResource[]): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query('lock table "sealedColumn" in share row exclusive mode')
    const words = new Map(
      (
        await sql.query<{ columnNm: string; checkTxt: string }>(
          'select "columnNm", "checkTxt" from "sealedColumn"',
        )
      ).map(({ columnNm, checkTxt }) => [columnNm, checkTxt]),
    )
    for (const column of sealedColumns(resources)) {
      const columnNm = `${column.table}.${column.name}`
      const word = words.get(columnNm)
      if (word === undefined) {
        const [table, name] = [quoted(column.table), quoted(column.name)]
        const boundThere = await sql.maybe(`select 1 from ${table} where starts_with(${name}, $1) limit 1`, [
          boundMark,
        ])
        if (boundThere) throw tampered(columnNm)
        await sealColumn(sql, column, boundMark, unsealOlder)
        await sql.query('insert into "sealedColumn" ("columnNm", "checkTxt") values ($1, $2)', [
          columnNm,
          checkWord('sealedColumn', columnNm),
        ])
      } else if (!opens('sealedColumn', columnNm, word)) throw tampered(columnNm)
      bindColumns([columnNm])
    }
  })
}

const rowsAtOnce = 500
/** Seals everything with the newest key, lines too. @returns values that were sealed, by table */
export async function sealAgain(
  database: Database,
  resources: readonly AnyResource[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const column of sealedColumns(resources)) {
    const count = await sealColumn(database, column, currentMark(), unseal)
    if (count > 0) counts[column.table] = (counts[column.table] ?? 0) + count
    const columnNm = `${column.table}.${column.name}`
    await database.query('update "sealedColumn" set "checkTxt" = $2 where "columnNm" = $1', [
      columnNm,
      checkWord('sealedColumn', columnNm),
    ])
  }
  return counts
}
/** Seals what does not begin so, 500 rows at a time. @returns how many */
async function sealColumn(
  sql: Sql,
  { table, name, rowKey, placeKey }: SealedColumn,
  unless: string,
  opened: typeof unseal,
): Promise<number> {
  const [from, key, place, column] = [table, rowKey, placeKey, name].map(quoted) as [
    string,
    string,
    string,
    string,
  ]
  let count = 0
  for (;;) {
    const rows = await sql.query<{ key: string; place: string; value: string }>(
      `select ${key}::text as key, ${place}::text as place, ${column} as value from ${from} where not starts_with(${column}, $1) limit ${rowsAtOnce}`,
      [unless],
    )
    if (rows.length === 0) return count
    const next = rows.map(({ place: own, value }) => {
      const whose = { table, key: own }
      return seal(whose, name, opened(whose, name, value))
    })
    // A writer who changed the row meanwhile has sealed it already.
    await sql.query(
      `update ${from} t set ${column} = x.next from unnest($1::text[], $2::text[], $3::text[]) as x(key, value, next) where t.${key}::text = x.key and t.${column} = x.value`,
      [rows.map((row) => row.key), rows.map(({ value }) => value), next],
    )
    count += rows.length
  }
}
