import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addRow, addRows } from '../../../core/server/entity/side-table.ts'
import { conflict } from '../../../core/server/http/errors.ts'
import type { ColumnsOf } from '../../../core/shared/resource.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { studyOpen } from './hazop-node.server.ts'
import { ranked } from './hazop-row.server.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import { rsaHazopNode } from './rsa-hazop-node.resource.ts'
import { rsaHazopRow } from './rsa-hazop-row.resource.ts'

const nodeColumns = [
  'sortOrder',
  'rsaHazopNodeNm',
  'intentTxt',
  'rangeTxt',
  'tagTxt',
  'drawingTxt',
  'drawingRevTxt',
  'paramCds',
] as const
const rowColumns = [
  'sortOrder',
  'paramCd',
  'guideCd',
  'deviationTxt',
  'notCredibleYn',
  'notCredibleTxt',
  'causeTxt',
  'consequenceTxt',
  'bareFreq',
  'bareSev',
  'safeguardTxt',
  'peopleSev',
  'environmentSev',
  'assetSev',
  'freq',
  'sev',
  'alarpTxt',
  'noteTxt',
] as const
/** Numbers come as such and not as texts. */
const selected = (columns: readonly string[], fields: Record<string, { kind: string }>): string =>
  columns
    .map((name) => (fields[name]!.kind === 'number' ? `"${name}"::float8 as "${name}"` : `"${name}"`))
    .join(', ')

type NodeColumns = ColumnsOf<typeof rsaHazopNode>
type RowColumns = ColumnsOf<typeof rsaHazopRow>

/**
 * Copies the study before as the beginning of a revalidation (KOSHA GUIDE P-157; fit F7): nodes and rows with their
 * rankings, judged by the matrix of the new target, each row still to be looked at. What was recommended is in the
 * register; what came of it stands among the safeguards.
 * @returns how many rows were copied
 * @throws Refusal 409 where the study has rows already
 */
export async function copyStudy(context: Context, fromTargetNo: number, toTargetNo: number): Promise<number> {
  const { sql } = context
  const { plantCd, deptCd, rsaMatrixNo } = await studyOpen(context, toTargetNo)
  if (await sql.maybe('select 1 from "rsaHazopRow" where "rsaTargetNo" = $1 limit 1', [toTargetNo]))
    throw conflict(hazopRefusals.notEmpty())
  const place = { rsaTargetNo: toTargetNo, plantCd, deptCd }
  const nodes = await sql.query<NodeColumns & { rsaHazopNodeNo: number }>(
    `select "rsaHazopNodeNo", ${selected(nodeColumns, rsaHazopNode.fields)} from "rsaHazopNode" where "rsaTargetNo" = $1 order by "sortOrder", "rsaHazopNodeNo"`,
    [fromTargetNo],
  )
  const copies = new Map<number, number>()
  for (const { rsaHazopNodeNo, ...node } of nodes) {
    const made = await addRow(context, rsaHazopNode, { ...node, ...place, prevNodeNo: rsaHazopNodeNo })
    copies.set(rsaHazopNodeNo, Number(made!['rsaHazopNodeNo']))
  }
  const rows = await sql.query<RowColumns & { rsaHazopRowNo: number; rsaHazopNodeNo: number }>(
    `select "rsaHazopRowNo", "rsaHazopNodeNo", ${selected(rowColumns, rsaHazopRow.fields)} from "rsaHazopRow" where "rsaTargetNo" = $1 order by "sortOrder", "rsaHazopRowNo"`,
    [fromTargetNo],
  )
  const matrix = await matrixOf(context, rsaMatrixNo)
  await addRows(
    context,
    rsaHazopRow,
    rows.map(({ rsaHazopRowNo, rsaHazopNodeNo, ...row }): RowColumns => ({
      ...row,
      ...place,
      ...ranked(matrix, row),
      rsaHazopNodeNo: copies.get(rsaHazopNodeNo)!,
      prevRowNo: rsaHazopRowNo,
      lookedYn: 'N',
    })),
  )
  await sql.query(
    // By hand: the safeguards of all rows at once, with what people have decided about their sides.
    `insert into "rsaHazopGuard" ("rsaHazopRowNo", "sortOrder", "guardTxt", "tagTxt", "facilityNo", "sideCd", "sideByHandYn", "rsaMeasureNo")
     select r."rsaHazopRowNo", g."sortOrder", g."guardTxt", g."tagTxt", g."facilityNo", g."sideCd", g."sideByHandYn", g."rsaMeasureNo"
     from "rsaHazopGuard" g join "rsaHazopRow" r on r."prevRowNo" = g."rsaHazopRowNo" where r."rsaTargetNo" = $1`,
    [toTargetNo],
  )
  // By hand: one entry of the study for all its rows, of which the study before has the trail.
  await audit(context, acts.update, rsaTarget.name, toTargetNo, { copiedRows: [null, rows.length] })
  context.publish({ topic: rsaHazopNode.name })
  context.publish({ topic: rsaHazopRow.name })
  return rows.length
}
