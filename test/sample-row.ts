import { seal, sealedNames } from '../src/core/server/entity/sealed.ts'
import type { Sql } from '../src/core/server/database/database.ts'
import { quoted } from '../src/core/server/database/database.ts'
import { lookupOf, sourceOf, typeOf } from '../src/core/server/entity/columns.ts'
import type { Field, FieldKind, Fields } from '../src/core/shared/field.ts'
import { isCasNumber } from '../src/modules/chemical/substance/cas-number.rule.ts'
import { hasNaturalKey, type AnyResource } from '../src/core/shared/resource.ts'

export type Values = Record<string, unknown>
let count = 0

const valueByKind = {
  text: (field) => `표본${++count}`.padEnd(field.min ?? 0, '가').slice(0, field.max ?? 200),
  textarea: (field) => `표본 내용 ${++count}`.padEnd(field.min ?? 0, '가'),
  number: (field) => Math.max(field.min ?? 1, 1),
  cost: () => 1000,
  date: () => '2026-03-10',
  month: () => '2026-03',
  year: () => '2026',
  time: () => '08:00',
  datetime: () => '2026-03-10T08:00:00+09:00',
  code: () => undefined,
  codes: () => [],
  flag: () => 'Y',
  tags: () => ['표본'],
  user: () => 'emp01',
  department: () => 'D111',
  process: () => 0,
  ref: () => undefined,
  link: () => 'https://example.com',
} satisfies Record<FieldKind, (field: Field) => unknown>

/** A plausible value for every required field, with codes and references that exist; `over` wins. */
export async function sampleValues(
  sql: Sql,
  resource: AnyResource,
  over: Values = {},
  withOptional = false,
): Promise<Values> {
  const values: Values = {}
  for (const [name, field] of Object.entries(resource.fields as Fields)) {
    if (name in over || field.numbering) continue
    if (!field.required && !withOptional && name !== resource.key) continue
    if (field.kind === 'code') {
      values[name] = (
        await sql.maybe<{ code: string }>(
          `select "code" from "codeItem" where "codeGrpCd" = $1 and "useYn" = 'Y' order by "sortOrder" limit 1`,
          [field.source],
        )
      )?.code
    } else if (field.kind === 'ref') {
      const lookup = lookupOf(sourceOf(field)!)!
      values[name] = (
        await sql.maybe<{ key: unknown }>(
          `select ${quoted(lookup.key)} as key from ${quoted(lookup.table)} order by 1 limit 1`,
        )
      )?.key
    } else values[name] = valueByKind[field.kind](field)
  }
  return { ...values, ...over }
}

/** The sample as a caller sends it: what the database or the server keeps is not sent. */
export async function sentValues(sql: Sql, resource: AnyResource): Promise<Values> {
  const fields = resource.fields as Fields
  const values = await sampleValues(sql, resource)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !fields[name]?.readOnly))
}

/** Writes a row past all rules, as another plant or vendor would have made it, and answers with its key. */
export async function insertSample(
  sql: Sql,
  resource: AnyResource,
  over: Values = {},
): Promise<string | number> {
  const fields = resource.fields as Fields
  const values = await sampleValues(sql, resource, over)
  for (const [name, field] of Object.entries(fields)) if (field.numbering) values[name] = `표본-${++count}`
  const row: Values = {
    ...values,
    ...(resource.states ? { state: over['state'] ?? Object.keys(resource.states as object)[0] } : {}),
    ...(resource.stamped === false ? {} : { createUserId: 'sample', updateUserId: 'sample' }),
  }
  const names = Object.keys(row).filter(
    (name) =>
      row[name] !== undefined && (name in fields || ['state', 'createUserId', 'updateUserId'].includes(name)),
  )
  const places = names.map((name, index) => `$${index + 1}${fields[name] ? `::${typeOf(fields[name])}` : ''}`)
  const { key } = await sql.one<{ key: string | number }>(
    `insert into ${quoted(resource.name)} (${names.map(quoted).join(', ')}) values (${places.join(', ')}) returning ${quoted(resource.key)} as key`,
    names.map((name) => row[name]),
  )
  for (const name of sealedNames(fields))
    await sql.query(
      `update ${quoted(resource.name)} set ${quoted(name)} = $2 where ${quoted(resource.key)} = $1`,
      [key, seal({ table: resource.name, key }, name, row[name])],
    )
  return hasNaturalKey(resource) ? String(key) : key
}

/** Somebody with exactly these rights on every menu, in plant 1000 and department D112 (or of a vendor). */
export async function makePerson(
  sql: Sql,
  userId: string,
  rights: { access: boolean; write: boolean; everywhere: boolean; vendorCd?: string },
): Promise<void> {
  const { authGrpNo } = await sql.one<{ authGrpNo: number }>(
    `select max("authGrpNo") + 1 as "authGrpNo" from "authGrp"`,
  )
  const yn = (value: boolean) => (value ? 'Y' : 'N')
  await sql.query(
    `insert into "authGrp" ("authGrpNo", "authGrpNm", "portalCd", "plantAccessYn", "deptAccessYn", "useYn", "createUserId", "updateUserId") overriding system value values ($1, $2, $3, $4, $4, 'Y', 'test', 'test')`,
    [authGrpNo, `시험 ${userId}`, rights.vendorCd ? 'VENDOR' : 'MAIN', yn(rights.everywhere)],
  )
  if (rights.access) {
    await sql.query(
      `insert into "authGrpMenu" ("authGrpNo", "menuId", "accessYn", "writeYn", "excelYn", "printYn", "createUserId", "updateUserId") select $1, "menuId", 'Y', $2, 'Y', 'Y', 'test', 'test' from "menu"`,
      [authGrpNo, yn(rights.write)],
    )
  }
  await sql.query(
    `insert into "user" ("userId", "userNm", "userKindCd", "plantCd", "deptCd", "vendorCd", "email", "userPwdHash", "acctStatusCd", "mustChgYn", "psrmYn", "langCd", "failCnt", "pwdChgDt", "createUserId", "updateUserId")
     select $1, $1, "userKindCd", case when $2::text is null then '1000' end, case when $2::text is null then 'D112' end, $2::text, $1 || '@example.com', "userPwdHash", "acctStatusCd", 'N', 'N', 'kr', 0, now(), 'test', 'test' from "user" where "userId" = $3`,
    [userId, rights.vendorCd ?? null, rights.vendorCd ? 'vnd01a' : 'emp01'],
  )
  await sql.query(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "settingYn", "createUserId", "updateUserId") values ($1, $2, 'Y', 'test', 'test')`,
    [userId, authGrpNo],
  )
}

/** A number that no substance has, with the right check digit. */
export function sampleCas(): string {
  const stem = `${900_000 + ++count}`
  return [...'0123456789'].map((digit) => `${stem}-00-${digit}`).find(isCasNumber)!
}
