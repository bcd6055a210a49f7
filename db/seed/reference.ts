import { behaviours } from '../../src/app/behaviours.ts'
import type { Sql } from '../../src/core/server/database.ts'
import type { Fields } from '../../src/core/shared/field.ts'
import { resetOf } from '../../src/core/shared/number-pattern.ts'
import { insertRows, seedUserId } from './insert-rows.ts'
import { domains, duties, groupNames, groups, holidays, plants, positions } from './reference-facts.ts'
import { readTsv } from './tsv.ts'

/** What every installation needs: groups, codes, plants, menus with their rights, duties, positions. */
export async function seedReference(sql: Sql): Promise<void> {
  await insertRows(sql, 'authGrp', groups)
  // Numbers above the fixed ones are left to groups that people add.
  await sql.query(
    `select setval(pg_get_serial_sequence('"authGrp"', 'authGrpNo'), greatest((select max("authGrpNo") from "authGrp"), 100))`,
  )
  await insertRows(sql, 'codeDomain', domains)
  const names = new Map(readTsv('code-group-names.tsv').map((row) => [row['codeGrpCd'], row]))
  const codeGroups = readTsv('code-groups.tsv').map((row) => ({ ...row, ...names.get(row['codeGrpCd']!) }))
  await insertRows(sql, 'codeGroup', codeGroups)
  const counts = new Map<string, number>()
  const codes = readTsv('codes.tsv').map((row) => {
    const sortOrder = (counts.get(row['codeGrpCd']!) ?? 0) + 1
    counts.set(row['codeGrpCd']!, sortOrder)
    return { ...row, sortOrder, useYn: 'Y' }
  })
  await insertRows(sql, 'codeItem', codes)
  // Later groups bring their code themselves; these were there before the code group was.
  await insertRows(
    sql,
    'codeItem',
    groups.map(({ authGrpNo, authGrpNm }, index) => ({
      codeGrpCd: 'AUTH_GRP',
      code: String(authGrpNo),
      codeNm: authGrpNm,
      codeNmEn: groupNames[index]![1],
      codeNmZh: groupNames[index]![2],
      codeNmEs: groupNames[index]![3],
      sortOrder: authGrpNo,
      useYn: 'Y',
    })),
  )
  await insertRows(sql, 'plant', plants)
  await insertRows(sql, 'numbering', numberRules())
  await insertRows(sql, 'position', positions)
  await insertRows(sql, 'duty', duties)
  await insertRows(sql, 'holiday', holidays, false)
  await seedMenus(sql)
}

/** One rule for each numbered field; a rule that an administrator changed stays. */
const numberRules = () =>
  behaviours.flatMap(({ resource }) =>
    Object.entries(resource.fields as Fields).flatMap(([name, { numbering }]) =>
      numbering ? [{ ruleCd: `${resource.name}.${name}`, pattern: numbering, resetCd: resetOf(numbering) }] : [],
    ),
  )

/** Rights are written only for menus that are new: a right that an administrator took away does not come back with a restart. */
async function seedMenus(sql: Sql): Promise<void> {
  const known = new Set((await sql.query<{ menuId: string }>('select "menuId" from "menu"')).map(({ menuId }) => menuId))
  const fresh = readTsv('menus.tsv').filter(({ menuId }) => !known.has(menuId!))
  await insertRows(
    sql,
    'menu',
    fresh.map(({ accessGrps: _a, writeGrps: _w, routePath: _r, ...menu }) => ({ ...menu, plantAccCd: 'APA01', useYn: 'Y' })),
  )
  const grants = fresh.flatMap(({ menuId, accessGrps, writeGrps }) => {
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
  await insertRows(sql, 'authGrpMenu', grants)
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
