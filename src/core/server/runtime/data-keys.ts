import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Fields } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { quoted, type Database } from '../database/database.ts'
import {
  currentKeyOf,
  currentMark,
  isSealed,
  newDataKey,
  parseDataKeys,
  seal,
  sealedNames,
  unseal,
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
const checkColumn = 'dataKey.checkTxt'
/**
 * Takes the keys into use. Which keys the database has met stands in `dataKey`, each with a word that only it
 * opens: a portal that has lost one does not start, instead of answering with errors later. What was written
 * before its field was sealed is sealed now.
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
  for (const { keyNm, checkTxt } of met) if (!keys.has(keyNm) || !opens(checkTxt)) throw lostKey(keyNm)
  const current = currentKeyOf(keys)
  if (!met.some(({ keyNm }) => keyNm === current))
    await database.query(
      'insert into "dataKey" ("keyNm", "checkTxt") values ($1, $2) on conflict do nothing',
      [current, seal(checkColumn, checkText)],
    )
  await sealAgain(database, resources, 's1:')
}
function opens(checkTxt: string): boolean {
  try {
    return unseal(checkColumn, checkTxt) === checkText
  } catch {
    return false
  }
}
const lostKey = (keyNm: string) =>
  new StartupRefusal(
    `이 데이터베이스의 건강정보를 암호화한 키 '${keyNm}'이(가) 없거나 다릅니다. DATA_KEYS 또는 데이터 폴더의 ${dataKeysFile}에 그 키를 되돌려 놓으세요. 키를 바꿀 때에도 지난 키를 뒤에 남겨 두어야 합니다.`,
  )

const rowsAtOnce = 500
/** Seals everything that does not begin so with the newest key. @returns values that were sealed, by table */
export async function sealAgain(
  database: Database,
  resources: readonly AnyResource[],
  unless = currentMark(),
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const resource of resources) {
    for (const name of sealedNames(resource.fields as Fields)) {
      const [table, key, column] = [resource.name, resource.key, name].map(quoted) as [string, string, string]
      for (;;) {
        const rows = await database.query<{ key: unknown; value: string }>(
          `select ${key} as key, ${column} as value from ${table} where not starts_with(${column}, $1) limit ${rowsAtOnce}`,
          [unless],
        )
        if (rows.length === 0) break
        // A writer who changed the row meanwhile has sealed it already.
        await database.query(
          `update ${table} t set ${column} = x.next from unnest($1::text[], $2::text[], $3::text[]) as x(key, value, next) where t.${key}::text = x.key and t.${column} = x.value`,
          [
            rows.map((row) => String(row.key)),
            rows.map(({ value }) => value),
            rows.map(({ value }) => seal(name, isSealed(value) ? unseal(name, value) : value)),
          ],
        )
        counts[resource.name] = (counts[resource.name] ?? 0) + rows.length
      }
    }
  }
  return counts
}
