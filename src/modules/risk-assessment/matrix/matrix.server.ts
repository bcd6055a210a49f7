import type { Sql } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { MatrixRefusal, scoreWith, type Matrix, type Scored } from './matrix.rule.ts'
import { spokenMatrix } from './matrix-words.texts.ts'

/** A version of a matrix as rows are judged by it. */
export interface StoredMatrix extends Matrix {
  rsaMatrixNo: number
  matrixCd: string
  matrixNm: string
  plantCd: string
  state: string
}

/** Versions that were in force never change: they are read once and kept, some dozens of them. */
const known = new Map<number, StoredMatrix>()

/**
 * The matrix of this key. A version that was in force is answered at once, without a promise, so that many rows that
 * are saved together need not wait for each other.
 */
export function matrixOf({ sql }: { sql: Sql }, rsaMatrixNo: number): StoredMatrix | Promise<StoredMatrix> {
  return known.get(rsaMatrixNo) ?? readMatrix(sql, rsaMatrixNo)
}
/** The same in the language of its reader. */
export async function readersMatrix(
  context: Pick<Context, 'sql' | 'session'>,
  rsaMatrixNo: number,
): Promise<StoredMatrix> {
  return spokenMatrix(await matrixOf(context, rsaMatrixNo), context.session.language)
}
async function readMatrix(sql: Sql, rsaMatrixNo: number): Promise<StoredMatrix> {
  const matrix = await sql.one<StoredMatrix>(
    `select m."rsaMatrixNo", m."matrixCd", m."matrixNm", m."plantCd", m."state",
       (select coalesce(json_agg(json_build_object('axisCd', l."axisCd", 'levelVal', l."levelVal", 'levelNm', l."levelNm", 'peopleTxt', l."peopleTxt",
          'environmentTxt', l."environmentTxt", 'assetTxt', l."assetTxt") order by l."axisCd", l."levelVal" desc), '[]')
          from "rsaMatrixLevel" l where l."rsaMatrixNo" = m."rsaMatrixNo") as "levels",
       (select coalesce(json_agg(json_build_object('freqVal', c."freqVal", 'sevVal', c."sevVal", 'scoreVal', c."scoreVal")), '[]')
          from "rsaMatrixCell" c where c."rsaMatrixNo" = m."rsaMatrixNo") as "cells",
       (select coalesce(json_agg(json_build_object('fromScore', g."fromScore", 'toScore', g."toScore", 'gradeCd', g."gradeCd", 'gradeNm', g."gradeNm",
          'color', g."color", 'acceptYn', g."acceptYn", 'interimYn', g."interimYn", 'dueDays', g."dueDays", 'registerGradeCd', g."registerGradeCd",
          'guideTxt', g."guideTxt") order by g."fromScore" desc), '[]')
          from "rsaMatrixGrade" g where g."rsaMatrixNo" = m."rsaMatrixNo") as "grades"
     from "rsaMatrix" m where m."rsaMatrixNo" = $1`,
    [rsaMatrixNo],
  )
  if (matrix.state === 'inForce' || matrix.state === 'superseded') known.set(rsaMatrixNo, matrix)
  return matrix
}

/**
 * Judges what was entered in a form. @param names the fields of frequency and severity
 * @throws Refusal 400 at the field with an unknown level
 */
export function scored(
  matrix: Matrix,
  freq: number,
  sev: number,
  names: { freq: string; sev: string } = { freq: 'freq', sev: 'sev' },
): Scored {
  try {
    return scoreWith(matrix, freq, sev)
  } catch (refusal) {
    if (refusal instanceof MatrixRefusal) throw badField(names[refusal.field], refusal.sentence)
    throw refusal
  }
}
