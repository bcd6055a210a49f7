import type { Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { conflict } from '../../../core/server/http/errors.ts'
import { gradesOf } from '../matrix/matrix.rule.ts'
import { handledParts, type HandlingPlace } from '../../chemical/product/handled-substances.server.ts'
import { newerBookOf } from '../job-book/newer-book.server.ts'
import { readersMatrix, scored, type StoredMatrix } from '../matrix/matrix.server.ts'
import { whyNotOfTeam, whyNotOpen } from '../plan/target-edit.server.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { summaryOf } from '../plan/target-lines.server.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { isHealthStaff } from '../risk-people.server.ts'
import { knownFactsOf } from './charm-facts.server.ts'
import { charmRefusals } from './charm-refusals.texts.ts'
import { filledCharm, judgedFacts, verdictOf, type CharmInput } from './charm-save.server.ts'
import type { CharmAnswer, CharmSheet, CharmWhy } from './charm-sheet.rule.ts'
import { charmWhySays } from './charm-why.texts.ts'
import { comparedFacts } from './fill-charm.rule.ts'
import type { RsaCharm } from './rsa-charm.resource.ts'
import { charmBehaviour } from './rsa-charm.server.ts'

const gradeName = (matrix: StoredMatrix, score: number): string | null =>
  gradesOf(matrix, score)[0]?.gradeNm ?? null

/** The matrix of CHARM in force at a plant: its own, else the company's. */
async function matrixAt(context: Context, plantCd: string | null): Promise<StoredMatrix> {
  const { rsaMatrixNo } = await context.sql.one<{ rsaMatrixNo: number }>(
    `select "rsaMatrixNo" from "rsaMatrix" where $1 = any("rsaTypeCds") and "state" = 'inForce' and ("plantCd" = $2 or "plantCd" = '0000')
     order by ("plantCd" = $2) desc nulls last, "rsaMatrixNo" desc limit 1`,
    [assessmentTypes.charm, plantCd],
  )
  return readersMatrix(context, rsaMatrixNo)
}

/** A calculation that keeps nothing: what is known is filled in, the rest is as it was said. (rsa.md 7) */
export async function calculated(
  context: Context,
  input: Partial<CharmInput>,
  place: HandlingPlace | undefined,
): Promise<CharmAnswer> {
  const { verdict, columns } = await filledCharm(context, input, undefined, place)
  const matrix = await matrixAt(context, place?.plantCd ?? context.session.plantCd ?? null)
  const judged = verdict.expLv === null ? undefined : scored(matrix, verdict.expLv, verdict.hazLv)
  return {
    expPct: verdict.expPct,
    expLv: verdict.expLv,
    hazLv: verdict.hazLv,
    hazBasisCd: verdict.hazBasisCd,
    score: judged?.score ?? null,
    gradeCd: judged?.gradeCd ?? null,
    gradeNm: judged ? gradeName(matrix, judged.score) : null,
    acceptYn: judged?.acceptYn ?? null,
    typedCds: columns.typedCds,
    trace: verdict.trace,
    warnings: verdict.warnings,
    gaps: verdict.gaps,
  }
}

type Row = Omit<RsaCharm, 'updateDt'> & Partial<Record<string, unknown>>
/** Facts of which the register says something else than each of the rows was judged by. */
async function changedFacts(
  context: Context,
  rows: readonly Row[],
  place: HandlingPlace,
): Promise<string[][]> {
  const known = await knownFactsOf(context, rows, place)
  return rows.map((row, index) => comparedFacts(row, { ...known[index]! }, row.typedCds ?? []))
}

/** '왜?' of a row by the facts that it keeps. */
export async function whyOf(context: Context, row: RsaCharm, target: RsaTarget): Promise<CharmWhy> {
  const verdict = await verdictOf(context, judgedFacts(row), target.plantCd)
  const { trace, warnings, gaps } = verdict
  const step = (index: number) => charmWhySays.step({ n: index + 1 })
  return {
    explanation: {
      title: charmWhySays.title({ name: row.substanceTxt ?? row.taskTxt }),
      inputs: [
        ...trace.map((value, index) => ({ label: step(index), value })),
        ...warnings.map((value) => ({ label: charmWhySays.warning(), value })),
        ...gaps.map(({ message }) => ({ label: charmWhySays.gap(), value: message })),
      ],
      formula: charmWhySays.formula(),
      source: charmWhySays.source(),
    },
    trace,
    warnings,
    gaps,
    changedCds: (await changedFacts(context, [row], target))[0] ?? [],
  }
}

export async function sheetOf(context: Context, target: RsaTarget): Promise<CharmSheet> {
  const { rsaTargetNo, rsaTargetNm, state, rsaMatrixNo, plantCd } = target
  const { scored: done, unscored, notAccepted, withoutMeasure } = await summaryOf(context, target)
  const rows = await context.sql.query<Row>('select * from "rsaCharm" where "rsaTargetNo" = $1', [
    rsaTargetNo,
  ])
  const changed = await changedFacts(context, rows, target)
  const why = whyNotOfTeam(target, context) ?? whyNotOpen(target)
  return {
    rsaTargetNo,
    rsaTargetNm,
    state,
    matrix: await readersMatrix(context, rsaMatrixNo),
    rows: done + unscored,
    unscored,
    notAccepted,
    withoutMeasure,
    typedRows: rows.filter(({ typedCds }) => (typedCds?.length ?? 0) > 0).length,
    changedRows: changed.filter(({ length }) => length > 0).length,
    why: why ? why.in(context.session.language) : null,
    mayMeasure: isHealthStaff(context.session, plantCd),
    plantCd,
    newerBook: await newerBookOf(context, target),
  }
}

/**
 * Makes a row for every component of every product that the department handles, without a typed number.
 * @returns how many rows were made
 * @throws Refusal 409 where nothing is handled, or everything has a row
 */
export async function fillRows(context: Context, target: RsaTarget): Promise<number> {
  const { rsaTargetNo } = target
  const parts = await handledParts(context, target)
  if (parts.length === 0) throw conflict(charmRefusals.nothingHandled())
  const there = await context.sql.query<{
    prodNo: number | null
    chemNo: number | null
    compNo: number | null
    sortOrder: number
  }>(
    'select "prodNo", "chemNo", "compNo"::float8 as "compNo", "sortOrder"::float8 as "sortOrder" from "rsaCharm" where "rsaTargetNo" = $1',
    [rsaTargetNo],
  )
  const missing = parts.filter(
    (part) =>
      !there.some(
        ({ prodNo, chemNo, compNo }) =>
          prodNo === part.prodNo && (part.chemNo === null ? compNo === part.compNo : chemNo === part.chemNo),
      ),
  )
  if (missing.length === 0) throw conflict(charmRefusals.nothingNew())
  let sortOrder = Math.max(0, ...there.map((each) => each.sortOrder))
  for (const { prodNo, chemNo, compNo, taskTxt } of missing) {
    sortOrder += 1
    await createRecord(charmBehaviour, context, {
      rsaTargetNo,
      sortOrder,
      taskTxt: taskTxt.slice(0, 300),
      prodNo,
      chemNo,
      compNo: chemNo === null ? compNo : null,
    })
  }
  return missing.length
}
