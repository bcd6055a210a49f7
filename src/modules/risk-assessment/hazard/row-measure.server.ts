import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badFields, Refusal } from '../../../core/server/http/errors.ts'
import type { AnyResource } from '../../../core/shared/resource.ts'
import { dropMeasure, proposeMeasures, rowScored } from '../measure/measure.server.ts'
import { rsaMeasure } from '../measure/rsa-measure.resource.ts'
import { saysSame, type AnyRow } from './row-save.server.ts'

interface MeasuredRow extends AnyRow {
  rsaMeasureNo: number | null
  score: number | null
  deptCd: string | null
  vendorCd: string | null
}
/**
 * Keeps the record of a row's first measure in step with what is typed beside the row: it is made when its words are
 * there, changes with them until it is carried out, and is gone when they are taken away. Where no person answers for
 * it, the department or the company of the row does.
 */
export async function keepMeasure(
  context: Context,
  resource: AnyResource,
  rowNo: number,
  row: MeasuredRow,
  before: (AnyRow & { score: number | null }) | undefined,
): Promise<void> {
  const { rsaTargetNo, rsaMeasureNo, measureTxt, hierCd, dueYmd, deptCd, vendorCd } = row
  const place = { rsaTargetNo, rowEntity: resource.name, rowNo }
  const ownerUserId = row.ownerUserId ?? null
  if (before && before.score !== row.score) await rowScored(context, place)
  if (saysSame(before, row)) return
  const point = (no: number | null) =>
    setColumns(context, resource, rowNo, { rsaMeasureNo: no }, { stamps: false })
  if (rsaMeasureNo && !measureTxt) {
    await point(null)
    await dropMeasure(context, place, rsaMeasureNo)
  }
  if (!measureTxt || !hierCd || !dueYmd) return
  if (rsaMeasureNo) {
    await setColumns(context, rsaMeasure, rsaMeasureNo, { measureTxt, hierCd, ownerUserId, dueYmd })
    return
  }
  const owner = ownerUserId ? {} : vendorCd ? { ownerVendorCd: vendorCd } : { ownerDeptCd: deptCd }
  const [made] = await proposeMeasures(context, place, [
    { measureTxt, hierCd, ownerUserId, dueYmd, ...owner },
  ]).catch((refusal: unknown) => {
    if (!(refusal instanceof Refusal) || refusal.fields.length === 0) throw refusal
    // What is refused of the measure stands beside the row.
    throw badFields(
      refusal.fields.map(({ path, message }) => ({
        path: String(path).replace(/^measures\.0\./, ''),
        message,
      })),
    )
  })
  await point(made ?? null)
}
