import type { Context } from '../../../core/server/entity/context.ts'
import { actingAs, asSystem } from '../../../core/server/entity/context.ts'
import { addLine, changeLine, removeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { deleteRecord } from '../../../core/server/entity/delete-record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, badFields, conflict, notFound, Refusal } from '../../../core/server/http/errors.ts'
import { targetOpen } from '../plan/target-edit.server.ts'
import { methodOf, type RiskRow } from '../plan/target-lines.server.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { gradeWith, riskGradeOf, type Scored } from '../matrix/matrix.rule.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { isProtectiveOnly } from '../plan/plan.rule.ts'
import { measureRefusals } from './measure-refusals.texts.ts'
import { whyNotDue } from './measure.rule.ts'
import { rsaMeasure } from './rsa-measure.resource.ts'
import { hasOwner, measureBehaviour } from './rsa-measure.server.ts'

/** A row of a method: its entity and key. */
export interface RowPlace {
  rsaTargetNo: number
  rowEntity: string
  rowNo: number
}
/** A measure as it is entered beside a row; one that is there already is joined by its key. */
export interface ProposedMeasure {
  rsaMeasureNo?: number | null
  recNo?: number | null
  hierCd?: string | null
  measureTxt?: string | null
  interimTxt?: string | null
  ownerUserId?: string | null
  ownerDeptCd?: string | null
  ownerVendorCd?: string | null
  dueYmd?: string | null
  budgetAmt?: number | null
}

/** The row, if it belongs to the target. @throws Refusal 404 */
export async function rowAt(context: Context, { rsaTargetNo, rowEntity, rowNo }: RowPlace): Promise<RiskRow> {
  const row = await methodOf(rowEntity)?.rowOf(context, rowNo)
  if (!row || row.rsaTargetNo !== rsaTargetNo) throw notFound(measureRefusals.noRow())
  return row
}
/** How a row is judged; undefined while nobody has judged it. */
export const judgedRow = async (
  context: Context,
  rsaMatrixNo: number,
  { score }: RiskRow,
): Promise<Scored | undefined> =>
  score === null ? undefined : gradeWith(await matrixOf(context, rsaMatrixNo), score)

/**
 * Writes measures beside a row of an open target. One measure may serve several rows.
 * @returns the keys of the measures in their order
 * @throws Refusal 400 at `measures.{index}.{field}`, 403, 404, 409
 */
export async function proposeMeasures(
  context: Context,
  place: RowPlace,
  measures: readonly ProposedMeasure[],
): Promise<number[]> {
  const target = await targetOpen(context, place.rsaTargetNo)
  return addMeasures(context, target, place, measures)
}

/** The same past the state of the target, for a further measure after the check. */
export async function addMeasures(
  context: Context,
  target: RsaTarget,
  place: RowPlace,
  measures: readonly ProposedMeasure[],
): Promise<number[]> {
  const row = await rowAt(context, place)
  const judged = await judgedRow(context, target.rsaMatrixNo, row)
  const keys: number[] = []
  for (const [index, measure] of measures.entries()) {
    const at = (field: string) => `measures.${index}.${field}`
    const line = { rowEntity: place.rowEntity, rowNo: place.rowNo, ...lineOf(row) }
    if (measure.rsaMeasureNo) {
      const held = await loadRecord(rsaMeasure, context, measure.rsaMeasureNo, true)
      if (held.rsaTargetNo !== target.rsaTargetNo)
        throw badField(at('rsaMeasureNo'), measureRefusals.otherTarget())
      if (held.state !== 'planned') throw conflict(measureRefusals.planned())
      const late = judged && whyNotDue(held.dueYmd, context.today, judged)
      if (late) throw badField(at('dueYmd'), late)
      if (!held.rows.some((each) => each.rowEntity === place.rowEntity && each.rowNo === place.rowNo))
        await addLine(context, rsaMeasure, 'rows', held.rsaMeasureNo, line)
      await refreshMeasure(context, target, held.rsaMeasureNo)
      keys.push(held.rsaMeasureNo)
      continue
    }
    const { recNo, rsaMeasureNo: _none, ...given } = measure
    if (!hasOwner(given)) throw badField(at('ownerUserId'), measureRefusals.ownerNeeded())
    const late = judged && given.dueYmd && whyNotDue(given.dueYmd, context.today, judged)
    if (late) throw badField(at('dueYmd'), late)
    const key = await insertMeasure(context, target, given, recNo ?? null).catch((refusal: unknown) => {
      if (!(refusal instanceof Refusal) || refusal.fields.length === 0) throw refusal
      throw badFields(refusal.fields.map(({ path, message }) => ({ path: at(path), message })))
    })
    await addLine(context, rsaMeasure, 'rows', key, line)
    await refreshMeasure(context, target, key)
    keys.push(key)
  }
  context.publish({ topic: rsaMeasure.name })
  return keys
}
const lineOf = ({ hazardTxt, score, gradeCd }: RiskRow) => ({
  hazardTxt: hazardTxt.slice(0, 1000),
  score,
  gradeCd,
})
/** Written past the scope of measures, which a person of the team need not have; in his name. */
function insertMeasure(
  context: Context,
  { rsaTargetNo, plantCd, deptCd, vendorCd }: RsaTarget,
  input: ProposedMeasure,
  recNo: number | null,
): Promise<number> {
  const { userId, userNm, ip } = context.session
  return actingAs(context, { ...asSystem('감소대책'), userId, userNm, ip }, async (own) => {
    const key = Number(await createRecord(measureBehaviour, own, { ...input, rsaTargetNo }))
    await setColumns(own, rsaMeasure, key, { plantCd, deptCd, vendorCd, recNo }, { trail: false })
    return key
  })
}

/** Takes a measure from a row; one that serves no row any more is gone. @throws Refusal 403, 404, 409 */
export async function dropMeasure(context: Context, place: RowPlace, rsaMeasureNo: number): Promise<void> {
  const target = await targetOpen(context, place.rsaTargetNo)
  const held = await loadRecord(rsaMeasure, context, rsaMeasureNo, true)
  if (held.rsaTargetNo !== place.rsaTargetNo) throw notFound(measureRefusals.noRow())
  if (held.state !== 'planned') throw conflict(measureRefusals.planned())
  const line = held.rows.find((each) => each.rowEntity === place.rowEntity && each.rowNo === place.rowNo)
  if (line) await removeLine(context, rsaMeasure, 'rows', rsaMeasureNo, line.rsaMeasureRowNo)
  if (held.rows.length <= 1) await deleteRecord(measureBehaviour, context, rsaMeasureNo)
  else await refreshMeasure(context, target, rsaMeasureNo)
  context.publish({ topic: rsaMeasure.name, key: rsaMeasureNo })
}
/** A row is gone: its measures serve it no longer. Called before the row is deleted. */
export async function dropRow(context: Context, place: RowPlace): Promise<void> {
  for (const { rsaMeasureNo } of await measuresOfRows(context, place.rowEntity, [place.rowNo]))
    await dropMeasure(context, place, rsaMeasureNo)
}
/**
 * The score of a row has changed: its measures show the new one, and their worst row. Methods call it after they have
 * scored a row again.
 */
export async function rowScored(context: Context, place: RowPlace): Promise<void> {
  const measures = await measuresOfRows(context, place.rowEntity, [place.rowNo])
  if (measures.length === 0) return
  const target = await targetOpen(context, place.rsaTargetNo)
  const row = await rowAt(context, place)
  for (const { rsaMeasureNo, rsaMeasureRowNo } of measures) {
    await changeLine(
      context,
      rsaMeasure,
      'rows',
      rsaMeasureNo,
      { rsaMeasureRowNo, ...lineOf(row) },
      { trail: false },
    )
    await refreshMeasure(context, target, rsaMeasureNo)
  }
}

/** The worst row of a measure decides its grade. */
async function refreshMeasure(context: Context, target: RsaTarget, rsaMeasureNo: number): Promise<void> {
  const { score } = await context.sql.one<{ score: number | null }>(
    'select max("score")::float8 as "score" from "rsaMeasureRow" where "rsaMeasureNo" = $1',
    [rsaMeasureNo],
  )
  const judged = score === null ? undefined : gradeWith(await matrixOf(context, target.rsaMatrixNo), score)
  await setColumns(
    context,
    rsaMeasure,
    rsaMeasureNo,
    {
      worstScore: score,
      worstGradeCd: judged?.gradeCd ?? null,
      riskGradeCd: judged ? riskGradeOf(judged.registerGrade) : null,
    },
    { trail: false, stamps: false },
  )
}

export interface MeasureOfRow {
  rsaMeasureRowNo: number
  rowNo: number
  rsaMeasureNo: number
  recNo: number | null
  hierCd: string
  measureTxt: string
  interimTxt: string | null
  ownerUserId: string | null
  ownerUserNm: string | null
  ownerDeptCd: string | null
  ownerDeptNm: string | null
  ownerVendorCd: string | null
  ownerVendorNm: string | null
  dueYmd: string
  state: string
  imprNo: number | null
  updateDt: string
}
/** The measures of rows of one entity; the caller has seen the rows. */
export const measuresOfRows = (
  { sql }: Pick<Context, 'sql'>,
  rowEntity: string,
  rowNos: readonly number[],
): Promise<MeasureOfRow[]> =>
  sql.query(
    `select r."rsaMeasureRowNo", r."rowNo"::float8 as "rowNo", m."rsaMeasureNo", m."recNo"::float8 as "recNo", m."hierCd", m."measureTxt", m."interimTxt", m."ownerUserId",
       u."userNm" as "ownerUserNm", m."ownerDeptCd", d."deptNm" as "ownerDeptNm", m."ownerVendorCd", v."vendorNm" as "ownerVendorNm", m."dueYmd"::text as "dueYmd", m."state", m."imprNo",
       to_json(m."updateDt") #>> '{}' as "updateDt"
     from "rsaMeasureRow" r join "rsaMeasure" m using ("rsaMeasureNo") left join "user" u on u."userId" = m."ownerUserId" left join "dept" d on d."deptCd" = m."ownerDeptCd"
       left join "vendor" v on v."vendorCd" = m."ownerVendorCd"
     where r."rowEntity" = $1 and r."rowNo" = any($2::numeric[]) and m."state" <> 'cancelled' order by r."rowNo", m."rsaMeasureNo"`,
    [rowEntity, rowNos],
  )

/** Rows of the highest grade of a target whose measures are protective equipment alone. (rsa.md 4) */
export async function protectiveOnlyCount(
  context: Context,
  { rsaTargetNo, rsaMatrixNo }: Pick<RsaTarget, 'rsaTargetNo' | 'rsaMatrixNo'>,
): Promise<number> {
  const rows = await context.sql.query<{ score: number | null; hierCds: string[] }>(
    `select max(r."score")::float8 as "score", array_agg(m."hierCd") as "hierCds" from "rsaMeasureRow" r join "rsaMeasure" m using ("rsaMeasureNo")
     where m."rsaTargetNo" = $1 and m."state" <> 'cancelled' group by r."rowEntity", r."rowNo"`,
    [rsaTargetNo],
  )
  const matrix = await matrixOf(context, rsaMatrixNo)
  return rows.filter(
    ({ score, hierCds }) => score !== null && isProtectiveOnly(gradeWith(matrix, score).interimYn, hierCds),
  ).length
}

/** Runs a step that only the portal takes. */
export const asPortal = <T>(context: Context, work: (own: Context) => Promise<T>): Promise<T> =>
  actingAs(context, asSystem('위험성평가 감소대책'), work)
