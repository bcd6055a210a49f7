import type { Context } from '../../../core/server/entity/context.ts'
import { addLines } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict } from '../../../core/server/http/errors.ts'
import { usableBookStates } from '../job-book/book-states.resource.ts'
import { bookRefusals } from '../job-book/job-book-refusals.texts.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { missingDeviations } from './deviation.rule.ts'
import { studyOpen } from './hazop-node.server.ts'
import { hazopRowBehaviour } from './hazop-row.server.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import { rsaHazopNode, type RsaHazopNode } from './rsa-hazop-node.resource.ts'
import { rsaNodeTemplate } from './rsa-node-template.resource.ts'
import { nodeTemplateBehaviour } from './rsa-node-template.server.ts'

const nextOrder = async ({ sql }: Context, rsaTargetNo: number): Promise<number> =>
  (
    await sql.one<{ last: number }>(
      'select coalesce(max("sortOrder"), 0)::float8 as "last" from "rsaHazopRow" where "rsaTargetNo" = $1',
      [rsaTargetNo],
    )
  ).last + 1

/**
 * Lays out the deviations of a node's parameters that have no row yet: what a study has to go through.
 * @returns how many rows are new
 */
export async function layOut(context: Context, node: RsaHazopNode): Promise<number> {
  const { rsaTargetNo, rsaHazopNodeNo, paramCds } = node
  await studyOpen(context, rsaTargetNo)
  if (!paramCds || paramCds.length === 0) throw badField('paramCds', hazopRefusals.noParameters())
  const there = await context.sql.query<{ paramCd: string; guideCd: string }>(
    'select distinct "paramCd", "guideCd" from "rsaHazopRow" where "rsaHazopNodeNo" = $1 and "paramCd" is not null',
    [rsaHazopNodeNo],
  )
  const missing = missingDeviations(paramCds, there)
  let sortOrder = await nextOrder(context, rsaTargetNo)
  for (const { paramCd, guideCd } of missing)
    await createRecord(hazopRowBehaviour, context, {
      rsaTargetNo,
      rsaHazopNodeNo,
      sortOrder: sortOrder++,
      paramCd,
      guideCd,
    })
  return missing.length
}

/**
 * Takes rows of a template into a node, as a beginning that people go through: nothing in them is judged.
 * @param chosen keys of the template's rows; all without any
 */
export async function takeTemplate(
  context: Context,
  { rsaTargetNo, rsaHazopNodeNo }: RsaHazopNode,
  { rsaNodeTemplateNo, chosen }: { rsaNodeTemplateNo: number; chosen: readonly number[] },
): Promise<number> {
  await studyOpen(context, rsaTargetNo)
  const { rows, state } = await loadRecord(rsaNodeTemplate, context, rsaNodeTemplateNo)
  if (!usableBookStates.includes(state)) throw badField('rsaNodeTemplateNo', bookRefusals.notApproved())
  const taken = rows.filter(
    ({ rsaNodeTemplateRowNo }) => chosen.length === 0 || chosen.includes(rsaNodeTemplateRowNo),
  )
  let sortOrder = await nextOrder(context, rsaTargetNo)
  for (const { paramCd, guideCd, causeTxt, consequenceTxt, safeguardTxt } of taken)
    await createRecord(hazopRowBehaviour, context, {
      rsaTargetNo,
      rsaHazopNodeNo,
      sortOrder: sortOrder++,
      paramCd,
      guideCd,
      causeTxt,
      consequenceTxt,
      safeguardTxt,
    })
  await setColumns(context, rsaHazopNode, rsaHazopNodeNo, { rsaNodeTemplateNo }, { stamps: false })
  return taken.length
}

interface NodeRow {
  paramCd: string
  guideCd: string
  causeTxt: string
  consequenceTxt: string
  safeguardTxt: string | null
}
/**
 * Makes a draft of a template from each node of a confirmed study: its deviations with cause and consequence, without
 * the risk, which is decided anew wherever they are taken.
 * @returns the first of them
 */
export async function templatesOf(
  context: Context,
  { rsaTargetNo }: Pick<RsaTarget, 'rsaTargetNo'>,
): Promise<number> {
  const nodes = await context.sql.query<{
    rsaHazopNodeNm: string
    intentTxt: string | null
    paramCds: string[]
    rows: NodeRow[]
  }>(
    `select n."rsaHazopNodeNm", n."intentTxt", array_agg(distinct r."paramCd") as "paramCds", json_agg(json_build_object('paramCd', r."paramCd", 'guideCd', r."guideCd",
       'causeTxt', r."causeTxt", 'consequenceTxt', r."consequenceTxt", 'safeguardTxt', r."safeguardTxt") order by r."sortOrder", r."rsaHazopRowNo") as "rows"
     from "rsaHazopNode" n join "rsaHazopRow" r using ("rsaHazopNodeNo")
     where n."rsaTargetNo" = $1 and r."paramCd" is not null and r."guideCd" is not null and r."causeTxt" is not null and r."consequenceTxt" is not null
       and coalesce(r."notCredibleYn", 'N') <> 'Y' group by n."rsaHazopNodeNo" order by n."sortOrder", n."rsaHazopNodeNo"`,
    [rsaTargetNo],
  )
  if (nodes.length === 0) throw conflict(bookRefusals.noHazards())
  const made: number[] = []
  for (const { rsaHazopNodeNm, intentTxt, paramCds, rows } of nodes) {
    const key = await createRecord(nodeTemplateBehaviour, context, {
      rsaNodeTemplateNm: rsaHazopNodeNm.slice(0, longestName),
      intentTxt,
      paramCds,
    })
    await addLines(
      context,
      rsaNodeTemplate,
      'rows',
      key,
      rows.map((row, index) => ({ ...row, sortOrder: index + 1 })),
    )
    await setColumns(context, rsaNodeTemplate, key, { fromTargetNo: rsaTargetNo }, { stamps: false })
    made.push(Number(key))
  }
  return made[0]!
}
const longestName = 100
