import { behaviours, modules } from '../../src/app/modules.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { batchesOf } from '../../src/platform/module.server.ts'
import type { Fields } from '../../src/core/shared/field.ts'
import { resetOf } from '../../src/core/shared/number-pattern.ts'
import { deliverRows } from '../../src/core/server/seed/deliver-rows.ts'
import { insertRows, seedUserId } from '../../src/core/server/seed/insert-rows.ts'
import * as facts from './reference-facts.ts'
import { rowsOf } from '../../src/core/server/seed/tsv.ts'

/**
 * Data that every installation needs: groups, codes, plants, menus with their rights, duties, positions; also
 * the additions of a new version.
 */
export async function seedReference(sql: Sql): Promise<void> {
  await deliverRows(sql, { table: 'authGrp', key: ['authGrpNo'], rows: facts.groups })
  // Numbers above the fixed ones are left to groups that people add.
  await sql.query(
    `select setval(pg_get_serial_sequence('"authGrp"', 'authGrpNo'), greatest((select max("authGrpNo") from "authGrp"), 100))`,
  )
  await deliverRows(sql, { table: 'codeDomain', key: ['domainCd'], rows: facts.domains })
  await deliverRows(sql, { table: 'codeGroup', key: ['codeGrpCd'], rows: rowsOf('code-groups') })
  const counts = new Map<string, number>()
  const codes = [...rowsOf('codes'), ...batchCodes()].map((row) => {
    const sortOrder = (counts.get(row['codeGrpCd']!) ?? 0) + 1
    counts.set(row['codeGrpCd']!, sortOrder)
    return { ...row, sortOrder, useYn: 'Y' }
  })
  await deliverRows(sql, { table: 'codeItem', key: codeKey, rows: codes })
  // Later groups bring their code themselves; these were there before the code group was.
  await deliverRows(sql, {
    table: 'codeItem',
    part: 'AUTH_GRP',
    key: codeKey,
    rows: facts.groups.map(({ authGrpNo, authGrpNm }, index) => ({
      codeGrpCd: 'AUTH_GRP',
      code: String(authGrpNo),
      codeNm: authGrpNm,
      codeNmEn: facts.groupNames[index]![1],
      codeNmZh: facts.groupNames[index]![2],
      codeNmEs: facts.groupNames[index]![3],
      sortOrder: authGrpNo,
      useYn: 'Y',
    })),
  })
  await deliverRows(sql, { table: 'plant', key: ['plantCd'], rows: facts.plants })
  await deliverRows(sql, { table: 'numbering', key: ['ruleCd'], rows: numberRules() })
  await deliverRows(sql, { table: 'position', key: ['positionCd'], rows: facts.positions })
  await deliverRows(sql, { table: 'duty', key: ['dutyCd'], rows: facts.duties })
  await deliverRows(sql, { table: 'holiday', key: ['ymd'], rows: facts.holidays })
  await seedMenus(sql)
}

/** The clocks and feeds of every module, as items of the code group that the batch history names. */
const batchCodes = () =>
  modules.flatMap(batchesOf).map(({ batchCd, name: [codeNm, codeNmEn, codeNmZh, codeNmEs] }) => ({
    codeGrpCd: 'BATCH',
    code: batchCd,
    codeNm,
    codeNmEn,
    codeNmZh,
    codeNmEs,
  }))

const codeKey = ['codeGrpCd', 'code']

/** One rule for each numbered field; a rule that an administrator changed stays. */
const numberRules = () =>
  behaviours.flatMap(({ resource }) =>
    Object.entries(resource.fields as Fields).flatMap(([name, { numbering }]) =>
      numbering
        ? [{ ruleCd: `${resource.name}.${name}`, pattern: numbering, resetCd: resetOf(numbering) }]
        : [],
    ),
  )

/**
 * In a database from before deliveries were noted, the rights of known menus stay as the administrator left
 * them: a removed one does not come back.
 */
async function seedMenus(sql: Sql): Promise<void> {
  const known = new Set(
    (await sql.query<{ menuId: string }>('select "menuId" from "menu"')).map(({ menuId }) => menuId),
  )
  const menus = rowsOf('menus')
  await deliverRows(sql, {
    table: 'menu',
    key: ['menuId'],
    rows: menus.map(({ accessGrps: _a, writeGrps: _w, routePath: _r, ...menu }) => ({
      plantAccCd: 'APA01',
      useYn: 'Y',
      ...menu,
    })),
  })
  const grants = menus.flatMap(({ menuId, accessGrps, writeGrps }) => {
    const writers = writeGrps?.split(',') ?? []
    return (accessGrps?.split(',') ?? []).map((group) => ({
      authGrpNo: Number(group),
      menuId,
      accessYn: 'Y',
      writeYn: writers.includes(group) ? 'Y' : 'N',
      excelYn: 'Y',
      printYn: 'Y',
    }))
  })
  await deliverRows(sql, {
    table: 'authGrpMenu',
    key: ['authGrpNo', 'menuId'],
    rows: grants,
    known: ({ menuId }) => known.has(String(menuId)),
  })
}

/** A person's account, for the demonstration and for the first administrator. */
export async function insertUsers(
  sql: Sql,
  users: readonly (Record<string, unknown> & { userId: string; groups: readonly number[] })[],
): Promise<void> {
  await insertRows(
    sql,
    'user',
    users.map(({ groups: _groups, ...user }) => user),
  )
  await insertRows(
    sql,
    'userAuthGrp',
    users.flatMap(({ userId, groups }) => groups.map((authGrpNo) => ({ userId, authGrpNo, settingYn: 'Y' }))),
  )
  await sql.query(
    `insert into "pwdHist" ("userId", "userPwdHash", "dt") select "userId", "userPwdHash", "pwdChgDt" from "user" u
     where "userPwdHash" is not null and "createUserId" = $1 and not exists (select 1 from "pwdHist" h where h."userId" = u."userId")`,
    [seedUserId],
  )
}
