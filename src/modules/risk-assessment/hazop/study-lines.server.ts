import type { Context } from '../../../core/server/entity/context.ts'
import { printSheet } from '../../../core/server/pdf/sheet.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { freeze } from '../../../platform/revision/revision.server.ts'
import { riskLines, targetLines } from '../plan/target-lines.server.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { copyStudy } from './copy-study.server.ts'
import { studyTypes } from './hazop-node.server.ts'
import { rsaHazopRow } from './rsa-hazop-row.resource.ts'
import { unlooked } from './revalidation.rule.ts'
import { lackingDisciplines, uncoveredNodes } from './session.rule.ts'
import { lacksOfStudy, nodesOf, rowsOf, sessionsOf } from './study-facts.server.ts'
import { frozenRows, worksheetSheet } from './study-print.server.ts'
import { studyPrintSays } from './study-print.texts.ts'
import { disciplineNames, studyReasonSays } from './study-reasons.texts.ts'

type Study = Pick<
  RsaTarget,
  'rsaTargetNo' | 'rsaTargetNm' | 'rsaMatrixNo' | 'leaderUserNm' | 'state' | 'rsaTypeCd' | 'plantCd'
>

/** What a study lacks before it is reviewed: rows, team and nodes (rsa.md 5.4; 고시 제30조·제43조, 조번호 확인 필요). */
export async function reviewReasons(context: Context, study: Study): Promise<Reason[]> {
  const { rsaTargetNo } = study
  const [rows, nodes, sessions] = await Promise.all([
    rowsOf(context, rsaTargetNo),
    nodesOf(context, rsaTargetNo),
    sessionsOf(context, rsaTargetNo),
  ])
  const reason = (message: Reason['message']): Reason => ({ guard: 'study', message })
  const lacks = await lacksOfStudy(context, study, rows)
  const count = Map.groupBy(
    lacks.flatMap((each) => each.lacks),
    (lack) => lack,
  )
  const notLooked = unlooked(rows).length
  const bare = nodes.filter(
    (node) => !rows.some(({ rsaHazopNodeNo }) => rsaHazopNodeNo === node.rsaHazopNodeNo),
  )
  return [
    ...(rows.length === 0 ? [reason(studyReasonSays.noRows())] : []),
    ...bare.map(({ rsaHazopNodeNm }) => reason(studyReasonSays.emptyNode({ node: rsaHazopNodeNm }))),
    ...[...count].map(([lack, all]) => reason(studyReasonSays[lack]({ count: all.length }))),
    ...(notLooked > 0 ? [reason(studyReasonSays.unlooked({ count: notLooked }))] : []),
    ...lackingDisciplines(sessions).map((role) =>
      reason(studyReasonSays.discipline({ role: disciplineNames[role]() })),
    ),
    ...uncoveredNodes(
      nodes.map(({ rsaHazopNodeNo }) => rsaHazopNodeNo),
      sessions,
    ).map((nodeNo) =>
      reason(
        studyReasonSays.uncovered({
          node: nodes.find(({ rsaHazopNodeNo }) => rsaHazopNodeNo === nodeNo)!.rsaHazopNodeNm,
        }),
      ),
    ),
  ]
}

/** Freezes a study as it stands: its rows, its worksheet on paper, its hash (decision 0171). */
export async function freezeStudy(context: Context, study: Study, confirmed: boolean): Promise<number> {
  const { rsaTargetNo, rsaTargetNm } = study
  const name = { name: rsaTargetNm }
  return freeze(context, {
    resource: rsaTarget,
    key: rsaTargetNo,
    revisionNm: (confirmed ? studyPrintSays.confirmed(name) : studyPrintSays.kept(name)).in('kr'),
    beside: { fields: [], lines: [await frozenRows(context, rsaTargetNo)] },
    pdf: async (_row, own) => printSheet(await worksheetSheet(own, study), 'kr'),
  })
}

/** How plans and measures read the rows of a study. */
export function connectStudies(): void {
  const lines = riskLines(rsaHazopRow, {
    rsaTypeCds: studyTypes,
    hazardSql: `left(concat_ws(' / ', t."deviationTxt", t."causeTxt", t."consequenceTxt"), 1000)`,
    controlSql: 't."safeguardTxt"',
    // A deviation that cannot happen is no risk.
    counts: `coalesce(t."notCredibleYn", 'N') <> 'Y'`,
    copyRows: copyStudy,
  })
  targetLines({
    ...lines,
    // Which row needs a recommendation and which a reason is said by `reviewReasons`.
    linesOf: async (context, rsaTargetNo) => ({
      ...(await lines.linesOf(context, rsaTargetNo)),
      withoutMeasure: 0,
    }),
    reviewReasons: (context, target) => reviewReasons(context, target),
    confirmed: async (context, target) => void (await freezeStudy(context, target, true)),
  })
}
