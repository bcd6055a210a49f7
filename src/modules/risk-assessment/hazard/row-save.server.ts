import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, conflict } from '../../../core/server/http/errors.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { matrixOf, type StoredMatrix } from '../matrix/matrix.server.ts'
import { dropRow } from '../measure/measure.server.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { targetOpen } from '../plan/target-edit.server.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { judgeRow, type EnteredRisk } from './hazard.rule.ts'
import { hazardRefusals } from './hazard-refusals.texts.ts'
import { methodNames } from './method-names.texts.ts'

interface Held {
  target: RsaTarget
  matrix: StoredMatrix
  mildFreqSteps: number
}
/** What was found for a target in this transaction: an uploaded sheet asks for it once, not per row. */
const held = new WeakMap<Context, Map<number, Held>>()

/** The target whose row the caller is about to write, and by what it is judged. @throws Refusal 403, 404, 409 */
async function heldTarget(context: Context, rsaTargetNo: number): Promise<Held> {
  const known = held.get(context) ?? new Map<number, Held>()
  held.set(context, known)
  const found = known.get(rsaTargetNo)
  if (found) return found
  const target = await targetOpen(context, rsaTargetNo)
  const matrix = await matrixOf(context, target.rsaMatrixNo)
  const { mildFreqSteps } = await riskFiguresOn(context, target.plantCd)
  const made = { target, matrix, mildFreqSteps }
  known.set(rsaTargetNo, made)
  return made
}

export interface AnyRow extends EnteredRisk {
  rsaTargetNo: number
  ownerUserId?: string | null
}
interface StoredRow extends AnyRow {
  rsaMeasureNo: number | null
}
/** What the row's own columns say of its measure. */
export const measureColumns = ['measureTxt', 'hierCd', 'ownerUserId', 'dueYmd'] as const
export const saysSame = (one: AnyRow | undefined, other: AnyRow): boolean =>
  measureColumns.every((name) => (one?.[name] ?? null) === (other[name] ?? null))

/**
 * Judges a row before it is saved, in place of whatever risk the caller sent.
 * @param kind the table, the methods whose rows it holds, and its key where the row is stored
 * @throws Refusal 400 at the field, 403, 404, 409
 */
export async function judgedRow<I extends AnyRow>(
  context: Context,
  input: I,
  before: StoredRow | undefined,
  kind: { entity: string; rsaTypeCds: readonly string[]; rowNo: number | undefined },
  levels: (matrix: StoredMatrix) => EnteredRisk = () => input,
): Promise<I> {
  if (before && before.rsaTargetNo !== input.rsaTargetNo)
    throw badField('rsaTargetNo', hazardRefusals.otherTarget())
  const { target, matrix, mildFreqSteps } = await heldTarget(context, input.rsaTargetNo)
  const { rsaTypeCd, plantCd, deptCd, vendorCd } = target
  if (!kind.rsaTypeCds.includes(rsaTypeCd))
    throw badField('rsaTargetNo', hazardRefusals.otherType({ type: methodNames[rsaTypeCd] ?? rsaTypeCd }))
  const measured = before?.rsaMeasureNo ? await measureState(context, before.rsaMeasureNo) : undefined
  if (measured && measured !== 'planned' && !saysSame(before, input))
    throw conflict(hazardRefusals.measureUnderWay())
  const entered = { ...input, ...levels(matrix) }
  const { risk, issues } = judgeRow(matrix, entered, {
    rsaTypeCd,
    today: context.today,
    mildFreqSteps,
    dueChanged:
      !before || before.dueYmd !== input.dueYmd || before.freq !== entered.freq || before.sev !== entered.sev,
    moreHierCds: await otherMeasures(context, kind.entity, kind.rowNo, before?.rsaMeasureNo ?? null),
  })
  if (issues.length > 0) throw badFields(issues)
  return { ...input, ...risk, plantCd, deptCd, vendorCd }
}
const measureState = async ({ sql }: Context, rsaMeasureNo: number): Promise<string | undefined> =>
  (
    await sql.maybe<{ state: string }>('select "state" from "rsaMeasure" where "rsaMeasureNo" = $1', [
      rsaMeasureNo,
    ])
  )?.state
/** The orders of the measures of a row besides its own one. */
async function otherMeasures(
  { sql }: Context,
  entity: string,
  rowNo: number | undefined,
  ownNo: number | null,
): Promise<string[]> {
  if (rowNo === undefined) return []
  const rows = await sql.query<{ hierCd: string }>(
    `select m."hierCd" from "rsaMeasureRow" r join "rsaMeasure" m using ("rsaMeasureNo")
     where r."rowEntity" = $1 and r."rowNo" = $2 and m."rsaMeasureNo" is distinct from $3 and m."state" <> 'cancelled'`,
    [entity, rowNo, ownNo],
  )
  return rows.map(({ hierCd }) => hierCd)
}

/** Lets a row go with the plans of its measures, unless one is already carried out. @throws Refusal 403, 404, 409 */
export async function leaveRow(
  context: Context,
  entity: string,
  rowNo: number,
  rsaTargetNo: number,
): Promise<Sentence | undefined> {
  await targetOpen(context, rsaTargetNo)
  const under = await context.sql.maybe(
    `select 1 from "rsaMeasureRow" r join "rsaMeasure" m using ("rsaMeasureNo")
     where r."rowEntity" = $1 and r."rowNo" = $2 and m."state" not in ('planned', 'cancelled') limit 1`,
    [entity, rowNo],
  )
  if (under) return hazardRefusals.measuredRow()
  await dropRow(context, { rsaTargetNo, rowEntity: entity, rowNo })
  return undefined
}
