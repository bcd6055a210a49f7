import type { Context } from '../../../core/server/entity/context.ts'
import { addLine, changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { tagsIn } from '../../../platform/facility/facility.rule.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { whyNotOfTeam } from '../plan/target-edit.server.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { guardSides } from './hazop-codes.rule.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import { ranked } from './hazop-row.server.ts'
import { rsaHazopRow, type RsaHazopRow } from './rsa-hazop-row.resource.ts'
import { recommendationCode } from './recommendation.rule.ts'
import { sideOf } from './safeguard.rule.ts'

/** States in which a recommendation is carried out. */
const done: readonly string[] = ['verified', 'riskAccepted']

/**
 * Makes a recommendation that was carried out a safeguard of its row and ranks the row again: with what was found at the
 * check where it was, else as it was expected. This is what keeps a study alive between two revisions, so it is possible
 * after confirmation too; what was confirmed stays in its frozen revision. (fit F5)
 * @throws Refusal 403, 400 (not this row's), 409 (not done yet, taken already)
 */
export async function takeRecommendation(
  context: Context,
  row: RsaHazopRow,
  rsaMeasureNo: number,
): Promise<void> {
  const { sql } = context
  const target = await loadRecord(rsaTarget, context, row.rsaTargetNo)
  const stranger = whyNotOfTeam(target, context)
  if (stranger) throw forbidden(stranger)
  const measure = await sql.maybe<{ recNo: number | null; measureTxt: string; state: string }>(
    `select m."recNo"::int as "recNo", m."measureTxt", m."state" from "rsaMeasure" m join "rsaMeasureRow" l using ("rsaMeasureNo")
     where m."rsaMeasureNo" = $1 and l."rowEntity" = $2 and l."rowNo" = $3`,
    [rsaMeasureNo, rsaHazopRow.name, row.rsaHazopRowNo],
  )
  if (!measure) throw badField('rsaMeasureNo', hazopRefusals.noRow())
  if (!done.includes(measure.state)) throw conflict(hazopRefusals.notDone())
  if (row.guards.some((guard) => guard.rsaMeasureNo === rsaMeasureNo))
    throw conflict(hazopRefusals.takenAlready())
  const guardTxt = [measure.recNo === null ? '' : recommendationCode(measure.recNo), measure.measureTxt]
    .join(' ')
    .trim()
  const tags = tagsIn(measure.measureTxt)
  const facility =
    tags.length === 0
      ? undefined
      : await sql.maybe<{ facilityNo: number }>(
          'select "facilityNo" from "safFacility" where "plantCd" = $1 and "facilityCd" = any($2) limit 1',
          [row.plantCd, tags],
        )
  const safeguardTxt = [row.safeguardTxt, guardTxt].filter(Boolean).join('\n')
  const after = {
    freq: row.resFreq ?? row.expFreq ?? row.freq,
    sev: row.resSev ?? row.expSev ?? row.sev,
  }
  const matrix = await matrixOf(context, target.rsaMatrixNo)
  const { sev, score, gradeCd, acceptYn } = ranked(matrix, {
    ...row,
    ...after,
    peopleSev: null,
    environmentSev: null,
    assetSev: null,
    expFreq: null,
    expSev: null,
  })
  await setColumns(context, rsaHazopRow, row.rsaHazopRowNo, {
    safeguardTxt,
    freq: after.freq,
    sev,
    score,
    gradeCd,
    acceptYn,
    // The three apart no longer say why the severity is what it is.
    peopleSev: sev === row.sev ? row.peopleSev : null,
    environmentSev: sev === row.sev ? row.environmentSev : null,
    assetSev: sev === row.sev ? row.assetSev : null,
  })
  await addLine(context, rsaHazopRow, 'guards', row.rsaHazopRowNo, {
    sortOrder: row.guards.length,
    guardTxt,
    tagTxt: tags.length > 0 ? tags.join(', ') : null,
    facilityNo: facility?.facilityNo ?? null,
    sideCd: sideOf(measure.measureTxt),
    sideByHandYn: 'N',
    rsaMeasureNo,
  })
}

/** A person who knows the plant decides on which side a safeguard stands; the words alone can mislead. */
export async function chooseSide(context: Context, row: RsaHazopRow, body: unknown): Promise<void> {
  const given = (body ?? {}) as { rsaHazopGuardNo?: unknown; sideCd?: unknown }
  const side = Object.values(guardSides).find((each) => each === given.sideCd)
  const guard = row.guards.find(({ rsaHazopGuardNo }) => rsaHazopGuardNo === Number(given.rsaHazopGuardNo))
  if (!side || !guard) throw badField('sideCd', hazopRefusals.noRow())
  const target = await loadRecord(rsaTarget, context, row.rsaTargetNo)
  const stranger = whyNotOfTeam(target, context)
  if (stranger) throw forbidden(stranger)
  await changeLine(context, rsaHazopRow, 'guards', row.rsaHazopRowNo, {
    rsaHazopGuardNo: guard.rsaHazopGuardNo,
    sideCd: side,
    sideByHandYn: 'Y',
  })
}
