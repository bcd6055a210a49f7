import { plantName } from '../../../platform/plant/plant-name.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden, refused } from '../../../core/server/http/errors.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'
import { openRequest } from './create-improvement.server.ts'
import type { ImprovementMore } from './improvement-answers.rule.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { isCoordinator, isHeadOffice } from './people.server.ts'
import { refusals } from './improvement-refusals.texts.ts'

/** Days until an improvement that was spread has to be answered. */
const spreadDays = 30

interface Target {
  plantCd: string
  deptCd: string
}
/** A whole plant is named by its code and answered by its first department; a department by `{ deptCd }`. */
async function targetOf({ sql }: Context, row: Improvement, given: unknown): Promise<Target> {
  const wrong = badField('targets', messages.badChoice('대상'))
  if (typeof given === 'string') {
    if (given === row.plantCd) throw refused([{ guard: 'targets', message: refusals.wholePlant() }])
    const dept = await firstDept(sql, given)
    if (!dept) throw wrong
    return { plantCd: given, deptCd: dept }
  }
  const { deptCd } = (given ?? {}) as { deptCd?: unknown }
  const target =
    typeof deptCd === 'string'
      ? await sql.maybe<Target>(
          `select "plantCd", "deptCd" from "dept" where "deptCd" = $1 and "useYn" = 'Y' and "plantCd" <> '${wholeCompany}'`,
          [deptCd],
        )
      : undefined
  if (!target) throw wrong
  if (target.deptCd === row.deptCd) throw refused([{ guard: 'targets', message: refusals.ownDept() }])
  return target
}
const firstDept = async (sql: Context['sql'], plantCd: string): Promise<string | undefined> =>
  (
    await sql.maybe<{ deptCd: string }>(
      `select "deptCd" from "dept" where "plantCd" = $1 and "pdeptCd" is null and "useYn" = 'Y' and "plantCd" <> '${wholeCompany}' order by "sortOrder", "deptCd" limit 1`,
      [plantCd],
    )
  )?.deptCd

/**
 * One child for each plant or department, once each, which is answered with 해당 (by receiving it) or 비해당
 * (impr.md 4, 수평전개).
 * @throws Refusal 400, 403, 422
 */
export async function spread(row: Improvement, context: Context, body: unknown): Promise<void> {
  const { session, sql } = context
  if (session.vendorCd || !(isHeadOffice(context) || (await isCoordinator(row, context))))
    throw forbidden(refusals.coordinator())
  if (row.state !== 'closed' && row.state !== 'effectPending')
    throw refused([{ guard: 'state', message: refusals.spreadStates() }])
  const given = (body as { targets?: unknown } | null)?.targets
  if (!Array.isArray(given) || given.length === 0)
    throw refused([{ guard: 'targets', message: refusals.chooseTargets() }])
  const targets = await Promise.all(given.map((each) => targetOf(context, row, each)))
  for (const { plantCd, deptCd } of targets) {
    if (
      await sql.maybe('select 1 from "improvement" where "parentImprNo" = $1 and "deptCd" = $2', [
        row.imprNo,
        deptCd,
      ])
    )
      continue
    const imprNo = await openRequest(
      context,
      {
        imprNm: String(refusals.spreadName({ name: row.imprNm })).slice(0, 200),
        imprTypeCd: 'P',
        problemDesc: row.problemDesc,
        reqContent: String(refusals.spreadTask()),
        plantCd,
        deptCd,
        placeNm: row.placeNm,
        hazardTypeCd: row.hazardTypeCd,
        legalDueYmd: null,
      },
      {
        sourceModuleCd: row.sourceModuleCd ?? 'SUG',
        sourceKey: null,
        sourceSubKey: null,
        sourceUrl: null,
        reqUserId: session.userId,
        reqDeptCd: session.deptCd,
        reqVendorCd: null,
        anonYn: 'N',
        parentImprNo: row.imprNo,
      },
    )
    const dueDt = `${addDays(context.today, spreadDays)}T23:59:00+09:00`
    await actingAs(context, asSystem('수평전개'), (own) =>
      setColumns(
        own,
        improvement,
        imprNo,
        { gradeCd: 'M', dueDt, orgDueDt: dueDt },
        { trail: false, stamps: false },
      ),
    )
  }
}

/**
 * The plants to which a matter can still be spread, and the departments of every plant without a child row
 * yet.
 */
export function spreadTargets(
  row: Improvement,
  { sql, session }: Context,
): Promise<ImprovementMore['spreadPlants']> {
  return sql.query(
    `select p."plantCd", ${plantName('p', session.language)} as "plantNm", p."plantCd" <> $2 and not exists
         (select 1 from "improvement" i join "dept" d using ("deptCd") where i."parentImprNo" = $1 and i."plantCd" = p."plantCd" and d."pdeptCd" is null) as "whole",
       (select coalesce(jsonb_agg(jsonb_build_object('deptCd', d."deptCd", 'deptNm', d."deptNm") order by d."sortOrder", d."deptCd"), '[]') from "dept" d
         where d."plantCd" = p."plantCd" and d."useYn" = 'Y' and d."pdeptCd" is not null and d."deptCd" <> $3
           and not exists (select 1 from "improvement" i where i."parentImprNo" = $1 and i."deptCd" = d."deptCd")) as "depts"
     from "plant" p where p."plantCd" <> '${wholeCompany}' order by 1`,
    [row.imprNo, row.plantCd, row.deptCd],
  )
}
