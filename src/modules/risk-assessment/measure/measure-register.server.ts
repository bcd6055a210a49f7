import type { Context } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { defined } from '../../../core/shared/defined.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import {
  describeRecords,
  type ImprovementSource,
  type OutboxEvent,
} from '../../improvement/improvement-source.server.ts'
import { gradeWith, largestScore, levelsOf, reachable, scoreOf, type Matrix } from '../matrix/matrix.rule.ts'
import { matrixOf, type StoredMatrix } from '../matrix/matrix.server.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { methodOf } from '../plan/target-lines.server.ts'
import { riskRecords } from '../record-pages.rule.ts'
import { measureRefusals } from './measure-refusals.texts.ts'
import { asPortal } from './measure.server.ts'
import { rsaMeasure, type RsaMeasure } from './rsa-measure.resource.ts'
import { measureBehaviour } from './rsa-measure.server.ts'

/** Item of IMPR_SOURCE: every measure of an assessment, recommendations of HAZOP too (fit D11). */
export const riskSourceCd = 'RSA'
const sourceKeyOf = (rsaMeasureNo: number | string): string => `${rsaMeasure.name} ${rsaMeasureNo}`
const measureNoOf = (sourceKey: string): number | undefined =>
  sourceKey.startsWith(sourceKeyOf('')) ? Number(sourceKey.slice(sourceKeyOf('').length)) : undefined
const unknownHazard = 'ETC'
const most = { title: 100, place: 100, problem: 2000 } as const
type Grade = 'U' | 'H' | 'M' | 'L'

/** Hands every planned measure of a confirmed target to the register of improvements. (rsa.md 4; fit D10, D12) */
export async function handMeasures(context: Context, target: RsaTarget): Promise<void> {
  const planned = await context.sql.query<{ rsaMeasureNo: number }>(
    `select "rsaMeasureNo" from "rsaMeasure" where "rsaTargetNo" = $1 and "state" = 'planned' order by 1`,
    [target.rsaTargetNo],
  )
  for (const { rsaMeasureNo } of planned) await handMeasure(context, target, rsaMeasureNo)
}
export async function handMeasure(context: Context, target: RsaTarget, rsaMeasureNo: number): Promise<void> {
  const measure = await asPortal(context, (own) => loadRecord(rsaMeasure, own, rsaMeasureNo))
  const matrix = await matrixOf(context, target.rsaMatrixNo)
  const judged = measure.worstScore === null ? undefined : gradeWith(matrix, measure.worstScore)
  const { imprNo } = await createImprovement(context, {
    sourceModuleCd: riskSourceCd,
    sourceKey: sourceKeyOf(rsaMeasureNo),
    sourceUrl: addressOf(riskRecords.rsaMeasure, rsaMeasureNo),
    imprNm: String(measureRefusals.title({ measure: measure.measureTxt })).slice(0, most.title),
    problemDesc: String(
      measureRefusals.problem({
        target: target.rsaTargetNm,
        hazards: measure.rows.map(({ hazardTxt }) => hazardTxt ?? '').join(' / '),
        measure: measure.measureTxt,
        interim: measure.interimTxt ?? measureRefusals.none(),
      }),
    ).slice(0, most.problem),
    plantCd: target.plantCd,
    deptCd: measure.ownerDeptCd ?? target.deptCd,
    placeNm: (target.facilityNm ?? target.processNm ?? target.rsaTargetNm).slice(0, most.place),
    hazardTypeCd: await hazardTypeOf(context, measure),
    processNo: target.processNo,
    facilityNo: target.facilityNo,
    gradeCd: (judged?.registerGrade ?? 'L') as Grade,
    dueYmd: measure.dueYmd < context.today ? context.today : measure.dueYmd,
    ...defined({
      score:
        measure.worstScore === null
          ? undefined
          : { scaleNm: matrix.matrixNm, score: measure.worstScore, max: largestScore(matrix) },
      proposedUserId: measure.ownerUserId ?? undefined,
      proposedVendorCd: measure.ownerVendorCd ?? undefined,
      proposedDeptCd: measure.ownerDeptCd ?? undefined,
    }),
  })
  await asPortal(context, async (own) => {
    await setColumns(own, rsaMeasure, rsaMeasureNo, { imprNo })
    await runTransition(measureBehaviour, own, rsaMeasureNo, 'hand')
  })
}
async function hazardTypeOf(context: Context, { rows }: RsaMeasure): Promise<string> {
  for (const { rowEntity, rowNo } of rows) {
    const row = await methodOf(rowEntity)?.rowOf(context, rowNo ?? 0)
    if (row?.hazardTypeCd) return row.hazardTypeCd
  }
  return unknownHazard
}

/** The scores that a check may find: those of the matrix that are no higher than what was found before. */
async function scaleOf(sourceKey: string, context: Context) {
  const rsaMeasureNo = measureNoOf(sourceKey)
  if (rsaMeasureNo === undefined) return undefined
  const found = await matrixOfMeasure(context, rsaMeasureNo)
  if (!found) return undefined
  const { matrix, worstScore } = found
  return {
    scaleNm: matrix.matrixNm,
    levels: reachable(matrix)
      .filter((score) => score <= worstScore)
      .map((score) => ({
        score,
        levelNm: measureRefusals.level({ score, grade: gradeNameOf(matrix, score) }),
      })),
  }
}
const gradeNameOf = (matrix: Matrix, score: number): string => {
  const { gradeCd } = gradeWith(matrix, score)
  return matrix.grades.find((grade) => grade.gradeCd === gradeCd)?.gradeNm ?? gradeCd
}
async function matrixOfMeasure(
  context: Context,
  rsaMeasureNo: number,
): Promise<{ matrix: StoredMatrix; worstScore: number } | undefined> {
  const measure = await context.sql.maybe<{ rsaMatrixNo: number; worstScore: number | null }>(
    `select t."rsaMatrixNo", m."worstScore"::float8 as "worstScore" from "rsaMeasure" m join "rsaTarget" t using ("rsaTargetNo") where m."rsaMeasureNo" = $1`,
    [rsaMeasureNo],
  )
  if (!measure || measure.worstScore === null) return undefined
  return { matrix: await matrixOf(context, measure.rsaMatrixNo), worstScore: measure.worstScore }
}

/** What the register tells: a check with the risk that is left, a closing, a reopening, a refusal. */
async function hear({ eventCd, sourceKey, verified }: OutboxEvent, context: Context): Promise<void> {
  const rsaMeasureNo = measureNoOf(sourceKey)
  if (rsaMeasureNo === undefined) return
  await asPortal(context, async (own) => {
    const measure = await loadRecord(rsaMeasure, own, rsaMeasureNo, true)
    if (eventCd === 'verified') await takeResidual(own, measure, verified?.scoreAft ?? null)
    else if (eventCd === 'closed') await setColumns(own, rsaMeasure, rsaMeasureNo, { closeDt: own.now })
    else if (eventCd === 'reopened' && (measure.state === 'verified' || measure.state === 'further'))
      await runTransition(measureBehaviour, own, rsaMeasureNo, 'reopen')
    else if (eventCd === 'rejected' && measure.state === 'inRegister') await fallShort(own, measure)
    own.publish({ topic: rsaMeasure.name, key: rsaMeasureNo })
  })
}

/**
 * Writes what a check has found as the residual risk of the rows, and asks for a further measure or for acceptance
 * where it is above what is acceptable. (rsa.md 4, 5.7; 지침 제12조)
 */
async function takeResidual(context: Context, measure: RsaMeasure, scoreAft: number | null): Promise<void> {
  const { rsaMeasureNo, rsaTargetNo } = measure
  const target = await loadRecord(rsaTarget, context, rsaTargetNo)
  const matrix = await matrixOf(context, target.rsaMatrixNo)
  const judged = scoreAft === null ? undefined : gradeWith(matrix, scoreAft)
  for (const { rsaMeasureRowNo, rowEntity, rowNo, score } of measure.rows) {
    // A measure of several rows was judged by its worst; a lesser row is not raised by it.
    const left = judged && score !== null && score < judged.score ? gradeWith(matrix, score) : judged
    const method = methodOf(rowEntity)
    const row = await method?.rowOf(context, rowNo ?? 0)
    await method?.writeResidual(context, rowNo ?? 0, {
      ...levelsBehind(matrix, left?.score ?? null, row?.sev ?? null),
      resScore: left?.score ?? null,
      resGradeCd: left?.gradeCd ?? null,
      resAcceptYn: left?.acceptYn ?? null,
      resTxt: String(measureRefusals.fromRegister()),
      resDt: context.now,
    })
    const found = {
      resScore: left?.score ?? null,
      resGradeCd: left?.gradeCd ?? null,
      resAcceptYn: left?.acceptYn ?? null,
    }
    await changeLine(context, rsaMeasure, 'rows', rsaMeasureNo, { rsaMeasureRowNo, ...found })
  }
  await setColumns(context, rsaMeasure, rsaMeasureNo, {
    resScore: judged?.score ?? null,
    resGradeCd: judged?.gradeCd ?? null,
    resAcceptYn: judged?.acceptYn ?? null,
    verifyDt: context.now,
  })
  if (judged?.acceptYn !== 'Y') return fallShort(context, measure)
  if (measure.state === 'inRegister' || measure.state === 'further')
    await runTransition(measureBehaviour, context, rsaMeasureNo, 'verify')
  await settleEarlier(context, measure)
}
/** The frequency that gives a score at the row's own severity; both stay open where none does. */
function levelsBehind(matrix: Matrix, score: number | null, sev: number | null) {
  const freq =
    score === null || sev === null
      ? undefined
      : levelsOf(matrix, 'freq').find((each) => scoreOf(matrix, each, sev) === score)
  return freq === undefined ? { resFreq: null, resSev: null } : { resFreq: freq, resSev: sev }
}
/** What was not enough before is settled by the further measure of the same rows. */
async function settleEarlier(context: Context, { rsaMeasureNo, rows, resScore: _before }: RsaMeasure) {
  const earlier = await context.sql.query<{ rsaMeasureNo: number }>(
    `select distinct m."rsaMeasureNo" from "rsaMeasure" m join "rsaMeasureRow" r using ("rsaMeasureNo")
     where m."state" = 'further' and m."rsaMeasureNo" <> $1 and (r."rowEntity", r."rowNo") in (select x."rowEntity", x."rowNo" from "rsaMeasureRow" x where x."rsaMeasureNo" = $1)
       and not exists (select 1 from "rsaMeasureRow" o where o."rsaMeasureNo" = m."rsaMeasureNo"
         and (o."rowEntity", o."rowNo") not in (select x."rowEntity", x."rowNo" from "rsaMeasureRow" x where x."rsaMeasureNo" = $1))`,
    [rsaMeasureNo],
  )
  if (rows.length === 0) return
  for (const each of earlier) {
    await setColumns(context, rsaMeasure, each.rsaMeasureNo, { resAcceptYn: 'Y' })
    await runTransition(measureBehaviour, context, each.rsaMeasureNo, 'verify')
  }
}
async function fallShort(context: Context, measure: RsaMeasure): Promise<void> {
  const { rsaMeasureNo, state, rsaTargetNo, plantCd, measureTxt } = measure
  if (state === 'inRegister' || state === 'verified')
    await runTransition(measureBehaviour, context, rsaMeasureNo, 'fallShort')
  const { leaderUserId } = await context.sql.one<{ leaderUserId: string }>(
    'select "leaderUserId" from "rsaTarget" where "rsaTargetNo" = $1',
    [rsaTargetNo],
  )
  await notify(context, 'RSA_MEASURE_FURTHER', {
    to: [leaderUserId],
    variables: { measureTxt },
    linkUrl: addressOf(riskRecords.rsaMeasure, rsaMeasureNo),
    plantCd: plantCd ?? '',
  })
}

/** What measures say of themselves, for the daily comparison. */
const readBack: NonNullable<ImprovementSource['readBack']> = ({ sql }) =>
  sql.query(
    `select $1 || "rsaMeasureNo" as "sourceKey", 1 as "reported", ("closeDt" is not null)::int as "closed" from "rsaMeasure" where "imprNo" is not null`,
    [sourceKeyOf('')],
  )

/** How the register of improvements describes a measure. */
export const measureRecord = {
  rsaMeasure: {
    resource: rsaMeasure.name,
    fields: [
      'rsaTargetNo',
      'state',
      'hierCd',
      'interimTxt',
      'worstScore',
      'worstGradeCd',
      'resScore',
      'dueYmd',
    ],
    ended: ['cancelled', 'riskAccepted'],
  },
}
export const riskSource: ImprovementSource = {
  describe: describeRecords(measureRecord),
  scale: scaleOf,
  heard: hear,
  readBack,
}
