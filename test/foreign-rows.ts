import { quoted, type Sql } from '../src/core/server/database/database.ts'
import type { Fields } from '../src/core/shared/field.ts'
import type { AnyResource } from '../src/core/shared/resource.ts'
import type { Values } from './sample-row.ts'

/** Owners of rows other than the caller, who is of plant 1000, department D112 (or of vendor V00001). */
export const foreignKinds = ['plant', 'dept', 'vendor'] as const
export type ForeignKind = (typeof foreignKinds)[number]
const elsewhere = { plant: '2000', dept: 'D121', vendor: 'V00002' } as const

/** A company that does business with another plant only. */
async function makeStranger(sql: Sql): Promise<string> {
  const columns = await sql.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = 'vendor' and is_generated = 'NEVER'`,
  )
  const names = columns.map(({ name }) => name).join(', ')
  await sql.query(
    `insert into "vendor" (${names}) select ${names} from (select (jsonb_populate_record(v, jsonb_build_object('vendorCd', $1::text, 'bizRegNo', '9999999999'))).* from "vendor" v where v."vendorCd" = $2) r on conflict do nothing`,
    [stranger, elsewhere.vendor],
  )
  await sql.query(
    `insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId") values ($1, $2, 'Y', 'test', 'test') on conflict do nothing`,
    [stranger, elsewhere.plant],
  )
  return stranger
}
const stranger = 'V90001'

/** The entity whose key an address carries, by the longest path. */
export function ownerOf(resources: readonly AnyResource[], url: string): AnyResource | undefined {
  const [, prefix] = Object.entries(otherPaths).find(([path]) => url.startsWith(`${path}/:`)) ?? []
  if (prefix) return resources.find(({ name }) => name === prefix)
  return resources
    .filter(({ path }) => url.startsWith(`${path}/:`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}
/** Addresses that carry the key of an entity under a path of their own. */
const otherPaths: Record<string, string> = {
  '/api/chm/msdsdraft': 'chmMsds',
  '/api/kiosk/permit': 'workPermit',
  '/api/saf/worker': 'vendorWorker',
  '/api/saf/safetycosts': 'safCost',
  '/api/vendor/contracts': 'vendorContract',
}

/** Addresses with a key that belongs to no entity, and whose it is. */
export const unowned: Record<string, string> = {
  ...because('rows of the caller alone, looked up with the own userId', [
    'DELETE /api/my/views/:savedViewNo',
    'PUT /api/manage/usermenu/:menuId',
    'DELETE /api/manage/usermenu/:menuId',
    'GET /api/manage/exceljobs/mine/:jobNo',
    'GET /api/manage/exceljobs/mine/:jobNo/file',
    'GET /api/manage/apprbox/:box',
  ]),
  ...because(
    'menus by the own rights',
    ['', '/api'].flatMap((prefix) =>
      ['', '/api_contents', '/help'].map((part) => `GET ${prefix}/menus/:id${part}`),
    ),
  ),
  ...because('words and kinds, the same for everybody', [
    'GET /api/manage/codes/:grp',
    'GET /api/manage/codeuses/:key',
    'GET /api/manage/numberingcounters/:key',
    'PUT /api/impr/outbox/:key/retry',
  ]),
  'GET /api/common/lookup/:resource': 'rows by the scope of the entity (test/hostile-rights.test.ts)',
  'GET /api/chm/container/:code':
    'a number on a bottle, looked for among the rows of the caller (src/modules/chemical/stock/stock.routes.ts)',
  // test/hostile-platform.test.ts, src/platform/attachment/attachment.api.test.ts
  ...because('files by the right on the record that they belong to', [
    'PUT /api/attachfile/uploadfiles/:fileNo',
    'DELETE /api/attachfile/uploadfiles/:fileNo',
    'DELETE /api/attachfile/:fileNo',
    'DELETE /api/attachfile/img/:fileNo',
    'GET /api/attachfile/img/preview/:fileNo',
    'GET /api/attachfile/link/:fileNo',
    'GET /api/file/down/:fileNo',
  ]),
  // src/platform/notice/notice.api.test.ts
  ...because('notices by whom they are addressed to', [
    'GET /api/mgt/notice/:key',
    'PUT /api/mgt/notice/:key/hide',
    'GET /api/mgt/notice/:key/replies',
    'POST /api/mgt/notice/:key/replies',
    'DELETE /api/mgt/notice/:key/replies/:replyNo',
  ]),
  // test/hostile-approval.test.ts
  ...because('documents by who drafts, signs or reads them', [
    'GET /api/manage/appr/:no',
    ...['approve', 'agree', 'reject', 'hold', 'withdraw', 'final', 'seen', 'discard'].map(
      (act) => `PUT /api/manage/appr/:no/${act}`,
    ),
  ]),
}
/** Addresses of an entity that other people than those of its scope may call, and by which rule. */
export const ownRule: Record<string, string> = {
  'PUT /api/manage/notice/:key/read':
    'whom a notice is addressed to (src/platform/notice/notice.api.test.ts)',
  'PUT /api/vendor/council/:key/sign':
    'who came to the council (src/modules/vendor/council/council.api.test.ts)',
  'GET /api/vendor/council/:key/print':
    'the companies that the minutes were shared with (src/modules/vendor/council/council.api.test.ts)',
}
function because(reason: string, routes: readonly string[]): Record<string, string> {
  return Object.fromEntries(routes.map((route) => [route, reason]))
}
/** The body that an address needs before it looks at the row. */
export const bodies: Record<string, Values> = {
  'POST /api/saf/safetyhealthplan/:key/revision': { changeTxt: '공정이 바뀌어 계획을 고칩니다' },
  'PUT /api/vendor/pass/:key/pin': { pinPwd: '402938', pinPwdRepeat: '402938' },
}

/**
 * The key of a row that lies outside the caller's scope in this one respect, changed past all rules;
 * undefined when there is no row or the scope does not know the kind.
 */
export async function makeForeign(
  sql: Sql,
  resource: AnyResource,
  kind: ForeignKind,
): Promise<string | number | undefined> {
  if (resource.scope === 'everyone') return undefined
  const scope = resource.scope as Record<string, string & readonly string[]>
  if (
    scope['person'] ||
    (kind === 'dept' && !scope['dept'] && !scope['depts']) ||
    (kind === 'plant' && !scope['plant'] && !scope['through'])
  )
    return undefined
  const columns: Values = {}
  if (kind === 'vendor') {
    if (scope['vendor']) columns[scope['vendor']] = elsewhere.vendor
  } else if (kind === 'plant') {
    if (scope['plant']) columns[scope['plant']] = elsewhere.plant
    else columns[scope['vendor']!] = await makeStranger(sql)
  } else
    for (const name of scope['depts'] ?? [scope['dept']!])
      columns[name] = (resource.fields as Fields)[name]?.kind === 'tags' ? [elsewhere.dept] : elsewhere.dept
  if (kind !== 'plant' && scope['owner'] && scope['owner'] in (resource.fields as object))
    columns[scope['owner']] = 'emp21'
  const key = quoted(resource.key)
  const found = await sql.query<{ key: string | number }>(
    `select ${key} as key from ${quoted(resource.name)} order by 1 limit 20`,
  )
  const sets = Object.keys(columns).map((name, index) => `${quoted(name)} = $${index + 2}`)
  for (const { key: each } of found) {
    // The plant itself, and whatever else is its own scope.
    if (resource.key in columns) return found.find(({ key: other }) => other === columns[resource.key])?.key
    if (sets.length === 0) return each
    const statement = `update ${quoted(resource.name)} set ${sets.join(', ')} where ${key} = $1 returning 1`
    // Another row may have its number there already.
    const done = await sql.query(statement, [each, ...Object.values(columns)]).catch(() => [])
    if (done.length > 0) return each
  }
  return undefined
}
