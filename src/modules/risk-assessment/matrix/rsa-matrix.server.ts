import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, badFields, conflict, forbidden } from '../../../core/server/http/errors.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { wholeCompany } from '../risk-codes.rule.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { isHeadOffice, isSafetyStaff } from '../risk-people.server.ts'
import { judgedSince } from '../plan/target-lines.server.ts'
import { matrixRefusals } from './matrix-refusals.texts.ts'
import { matrixProblems, type Matrix } from './matrix.rule.ts'
import { matrixOf } from './matrix.server.ts'
import { triedRows, type TriedRow } from './matrix-trial.rule.ts'
import { rsaMatrix, type RsaMatrix } from './rsa-matrix.resource.ts'

type Rule = Guard<typeof rsaMatrix>
const trialDays = 365

/** Head office keeps the company's matrices; a plant's safety staff those of the plant. (fit D25) */
function whyNotKeeper(
  { plantCd }: Pick<RsaMatrix, 'plantCd'>,
  { session }: Pick<Context, 'session'>,
): Sentence | undefined {
  const keeps = isHeadOffice(session) || (plantCd !== wholeCompany && isSafetyStaff(session, plantCd))
  return keeps ? undefined : matrixRefusals.keepers()
}
const keeper: Rule = (row, context) => whyNotKeeper(row, context)
const draft: Rule = ({ state }) => (state === 'draft' ? undefined : matrixRefusals.onlyDrafts())

/** What is wrong with the matrix as the company's ceiling stands now. */
const problemsOf = async (matrix: Matrix, context: Context, plantCd: string) =>
  matrixProblems(matrix, (await riskFiguresOn(context, plantCd)).acceptCeiling)
const replacedState = async ({ sql }: Context, rsaMatrixNo: number): Promise<string> =>
  (
    await sql.one<{ state: string }>('select "state" from "rsaMatrix" where "rsaMatrixNo" = $1', [
      rsaMatrixNo,
    ])
  ).state

/**
 * 평가기준: a draft is whole before it is kept, tried on the rows of last year, and then takes the place of the version
 * that it replaces. (rsa.md 2, 7; as rules of simultaneous work are revised)
 */
export const matrixBehaviour = defineBehaviour(rsaMatrix, {
  without: ['multi'],
  mayEdit: (row, context) => draft(row, context) ?? keeper(row, context),
  mayDelete: (row, context) => (row.state === 'draft' ? keeper(row, context) : matrixRefusals.deleteDrafts()),
  async beforeSave(input, context, before) {
    const stranger = whyNotKeeper(input, context)
    if (stranger) throw forbidden(stranger)
    const revises = before?.replaceNo != null
    for (const name of ['plantCd', 'matrixCd'] as const)
      if (revises && before[name] !== input[name]) throw badField(name, matrixRefusals.sameMatrix())
    // What the form does not send stays as it was checked before.
    if (!before || input.levels || input.cells || input.grades) {
      const matrix = {
        levels: input.levels ?? before?.levels ?? [],
        cells: input.cells ?? before?.cells ?? [],
        grades: (input.grades ?? before?.grades ?? []).map((grade) => ({
          ...grade,
          acceptYn: grade.acceptYn ?? ('N' as const),
        })),
      }
      const problems = await problemsOf(matrix as Matrix, context, input.plantCd)
      if (problems.length > 0)
        throw badFields(problems.map(({ field, message }) => ({ path: field, message })))
    }
    return {
      ...input,
      verNo: before?.verNo ?? (await nextVersion(context, input.plantCd, input.matrixCd)),
      // What was tried was another matrix.
      trialDt: null,
      trialCnt: null,
      trialUpCnt: null,
      trialDownCnt: null,
    }
  },
  transitions: {
    tryOut: {
      may: keeper,
      async effect(row, context) {
        const tried = await tryMatrix(context, row)
        await setColumns(context, rsaMatrix, row.rsaMatrixNo, {
          trialDt: context.now,
          trialCnt: tried.length,
          trialUpCnt: tried.filter(({ change }) => change === 'refused').length,
          trialDownCnt: tried.filter(({ change }) => change === 'accepted').length,
        })
      },
    },
    revise: { may: keeper },
    putInForce: {
      may: keeper,
      guards: {
        tried: ({ trialDt }) => (trialDt ? undefined : matrixRefusals.tryFirst()),
        whole: async (row, context) =>
          (await problemsOf(row as Matrix, context, row.plantCd)).map(({ message }) => ({
            guard: 'whole',
            message,
          })),
        replaced: async ({ replaceNo }, context) =>
          replaceNo && (await replacedState(context, replaceNo)) !== 'inForce'
            ? matrixRefusals.revisedMeanwhile()
            : undefined,
        only: async ({ replaceNo, plantCd, matrixCd }, { sql }) =>
          (await sql.maybe(
            `select 1 from "rsaMatrix" where "plantCd" = $1 and "matrixCd" = $2 and "state" = 'inForce' and "rsaMatrixNo" is distinct from $3`,
            [plantCd, matrixCd, replaceNo],
          ))
            ? matrixRefusals.inForceAlready()
            : undefined,
      },
      async set({ replaceNo }, context) {
        // Only one version is in force at any time, so that the older one ends first.
        if (replaceNo)
          await runTransition(matrixBehaviour, context, replaceNo, 'supersede', {
            reason: String(matrixRefusals.replaced()),
          })
        return { effectYmd: context.today }
      },
    },
    supersede: { may: keeper, set: (_, { today }) => ({ endYmd: today }) },
  },
})

const nextVersion = async ({ sql }: Context, plantCd: string, matrixCd: string): Promise<number> =>
  (
    await sql.one<{ next: number }>(
      'select coalesce(max("verNo"), 0)::int + 1 as "next" from "rsaMatrix" where "plantCd" = $1 and "matrixCd" = $2',
      [plantCd, matrixCd],
    )
  ).next

/** Judges the rows of the last year, which the version before has judged, by this one. */
export async function tryMatrix(
  context: Context,
  { rsaMatrixNo, replaceNo, rsaTypeCds, plantCd }: RsaMatrix,
): Promise<TriedRow[]> {
  const [before, after] = [
    replaceNo === null ? undefined : await matrixOf(context, replaceNo),
    await matrixOf(context, rsaMatrixNo),
  ]
  const rows = await judgedSince(context, {
    rsaTypeCds,
    days: trialDays,
    rsaMatrixNo: before?.rsaMatrixNo,
    plantCd: plantCd === wholeCompany ? undefined : plantCd,
  })
  return triedRows(rows, after)
}

/**
 * Begins the next version of a matrix in force, or that of a plant which departs from the company's.
 * @returns the key of the draft
 */
export async function reviseMatrix(row: RsaMatrix, context: Context, given?: string): Promise<number> {
  const plantCd = given ?? row.plantCd
  if (row.state !== 'inForce') throw conflict(matrixRefusals.reviseInForce())
  const stranger = whyNotKeeper({ plantCd }, context)
  if (stranger) throw forbidden(stranger)
  const same = plantCd === row.plantCd
  const open = await context.sql.maybe(
    `select 1 from "rsaMatrix" where "plantCd" = $1 and "matrixCd" = $2 and "state" in ('draft', 'trial')`,
    [plantCd, row.matrixCd],
  )
  if (open) throw conflict(matrixRefusals.revisionOpen())
  const plain = <T extends object>(rows: readonly T[], names: readonly (keyof T)[]) =>
    rows.map((each) => Object.fromEntries(names.map((name) => [name, each[name]])))
  const key = Number(
    await createRecord(matrixBehaviour, context, {
      matrixNm: row.matrixNm,
      matrixCd: row.matrixCd,
      plantCd,
      rsaTypeCds: row.rsaTypeCds,
      basisTxt: row.basisTxt,
      confirmNeededYn: row.confirmNeededYn,
      remark: row.remark,
      levels: plain(row.levels, ['axisCd', 'levelVal', 'levelNm', 'peopleTxt', 'environmentTxt', 'assetTxt']),
      cells: plain(row.cells, ['freqVal', 'sevVal', 'scoreVal']),
      grades: plain(row.grades, [
        'fromScore',
        'toScore',
        'gradeCd',
        'gradeNm',
        'color',
        'acceptYn',
        'interimYn',
        'dueDays',
        'registerGradeCd',
        'guideTxt',
      ]),
    }),
  )
  if (same) await setColumns(context, rsaMatrix, key, { replaceNo: row.rsaMatrixNo })
  return key
}

/** The matrices in force at a plant for a method: its own before the company's, the most special first. */
export const matricesFor = ({ sql }: Pick<Context, 'sql'>, plantCd: string, rsaTypeCd: string) =>
  sql.query<{ rsaMatrixNo: number; matrixCd: string; matrixNm: string; plantCd: string }>(
    `select m."rsaMatrixNo", m."matrixCd", m."matrixNm", m."plantCd" from "rsaMatrix" m
     where m."state" = 'inForce' and $2 = any(m."rsaTypeCds") and m."plantCd" in ($1, $3)
       and not (m."plantCd" = $3 and exists (select 1 from "rsaMatrix" o where o."plantCd" = $1 and o."matrixCd" = m."matrixCd" and o."state" = 'inForce'))
     order by m."plantCd" = $3, cardinality(m."rsaTypeCds"), m."matrixCd"`,
    [plantCd, rsaTypeCd, wholeCompany],
  )
