import type { Context } from '../../../core/server/entity/context.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import { readersMatrix } from '../matrix/matrix.server.ts'
import { whyNotOfTeam, whyNotOpen } from '../plan/target-edit.server.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { targetStates } from '../risk-codes.rule.ts'
import { healthOf } from './barrier.server.ts'
import { bowTieOf } from './bow-tie.rule.ts'
import { qualityFigures, revalidationFigures } from './hazop-parameters.rule.ts'
import { hazopFiguresOn } from './hazop-parameters.server.ts'
import { copiedPercent, qualityOf } from './quality.rule.ts'
import { revalidationDue, unlooked } from './revalidation.rule.ts'
import { lackingDisciplines, uncoveredNodes } from './session.rule.ts'
import { loadStudy } from './hazop-node.server.ts'
import { lacksOfStudy, nodesOf, rowsOf, sessionsOf, type StudyRow } from './study-facts.server.ts'
import {
  mostNamed,
  type DrawnBowTie,
  type StudyAnswer,
  type StudyNode,
  type StudyRecommendation,
} from './study.rule.ts'

const wordsOf = ({ rsaHazopNodeNm, deviationTxt, causeTxt }: StudyRow): string =>
  [rsaHazopNodeNm, deviationTxt, causeTxt].filter(Boolean).join(' · ')
const worst = (rows: readonly StudyRow[]): StudyRow | undefined =>
  rows.filter(({ score }) => score !== null).toSorted((one, other) => other.score! - one.score!)[0]

/** A study with all that its page shows beside the worksheet. */
export async function studyOf(context: Context, key: string): Promise<StudyAnswer> {
  const target = await loadStudy(context, key)
  const { rsaTargetNo, rsaMatrixNo, prevTargetNo, plantCd } = target
  const [matrix, rows, nodes, sessions, figures, recommendations] = await Promise.all([
    readersMatrix(context, rsaMatrixNo),
    rowsOf(context, rsaTargetNo),
    nodesOf(context, rsaTargetNo),
    sessionsOf(context, rsaTargetNo),
    hazopFiguresOn(context, plantCd),
    recommendationsOfStudy(context, rsaTargetNo),
  ])
  const lacks = await lacksOfStudy(context, target, rows)
  const lacking = new Set(lacks.map(({ rsaHazopRowNo }) => rsaHazopRowNo))
  const byRow = new Map(rows.map((row) => [row.rsaHazopRowNo, row]))
  const named = (rowNos: readonly number[]) => rowNos.map((rowNo) => wordsOf(byRow.get(rowNo)!))
  const before = prevTargetNo === null ? [] : await rowsOf(context, prevTargetNo)
  const why = whyNotOfTeam(target, context) ?? whyNotOpen(target)
  const { language } = context.session
  return {
    rsaTargetNo,
    rsaTargetNm: target.rsaTargetNm,
    rsaPlanNm: target.rsaPlanNm,
    plantCd,
    rsaTypeCd: target.rsaTypeCd,
    state: target.state,
    stateNm: targetStates[target.state],
    leaderUserNm: target.leaderUserNm,
    prevTargetNo,
    why: why ? saidIn(why, language) : null,
    matrix,
    nodes: nodes.map((node): StudyNode => {
      const own = rows.filter(({ rsaHazopNodeNo }) => rsaHazopNodeNo === node.rsaHazopNodeNo)
      const top = worst(own)
      return {
        ...node,
        rowCnt: own.length,
        lackCnt: own.filter(({ rsaHazopRowNo }) => lacking.has(rsaHazopRowNo)).length,
        worstScore: top?.score ?? null,
        worstGradeCd: top?.gradeCd ?? null,
      }
    }),
    rowCnt: rows.length,
    lacks: lacks
      .slice(0, mostNamed.lacks)
      .map((each) => ({ ...each, words: wordsOf(byRow.get(each.rsaHazopRowNo)!) })),
    lackCnt: lacks.length,
    quality: qualityOf(rows, qualityFigures(figures), before).map((mark) => ({
      ...mark,
      words: named(mark.rowNos.slice(0, mostNamed.quality)),
    })),
    lackingDisciplines: lackingDisciplines(sessions),
    uncoveredNodes: uncoveredNodes(
      nodes.map(({ rsaHazopNodeNo }) => rsaHazopNodeNo),
      sessions,
    ).map((nodeNo) => nodes.find(({ rsaHazopNodeNo }) => rsaHazopNodeNo === nodeNo)!.rsaHazopNodeNm),
    unlookedCnt: unlooked(rows).length,
    copiedPct: copiedPercent(rows, before),
    revalidation: revalidationDue(
      target.confirmDt === null ? null : dayOfMoment(target.confirmDt),
      context.today,
      revalidationFigures(figures),
    ),
    recommendations,
  }
}

/** The recommendations of a study by their numbers, with their rows and whether each row has it as a safeguard. */
const recommendationsOfStudy = ({ sql }: Context, rsaTargetNo: number): Promise<StudyRecommendation[]> =>
  sql.query(
    `select m."rsaMeasureNo", m."recNo"::int as "recNo", m."measureTxt", m."state", u."userNm" as "ownerUserNm", d."deptNm" as "ownerDeptNm", m."dueYmd"::text as "dueYmd", m."imprNo",
       m."worstScore"::float8 as "worstScore", m."worstGradeCd", m."resScore"::float8 as "resScore", m."resGradeCd",
       (select coalesce(json_agg(json_build_object('rsaHazopRowNo', r."rsaHazopRowNo", 'words', concat_ws(' · ', r."deviationTxt", r."causeTxt"), 'gradeCd', r."gradeCd",
          'taken', exists (select 1 from "rsaHazopGuard" g where g."rsaHazopRowNo" = r."rsaHazopRowNo" and g."rsaMeasureNo" = m."rsaMeasureNo")) order by r."sortOrder"), '[]')
          from "rsaMeasureRow" l join "rsaHazopRow" r on r."rsaHazopRowNo" = l."rowNo" where l."rsaMeasureNo" = m."rsaMeasureNo" and l."rowEntity" = 'rsaHazopRow') as "rows"
     from "rsaMeasure" m left join "user" u on u."userId" = m."ownerUserId" left join "dept" d on d."deptCd" = m."ownerDeptCd"
     where m."rsaTargetNo" = $1 and m."recNo" is not null order by m."recNo"`,
    [rsaTargetNo],
  )

/** A deviation of a node: the top event of one bow-tie. */
const eventOf = ({ rsaHazopNodeNo, deviationTxt }: StudyRow): string =>
  `${rsaHazopNodeNo} ${deviationTxt ?? ''}`

/** The bow-tie of a deviation, drawn from its rows; the worst one where none is asked for. */
export async function bowTieOfStudy(
  context: Context,
  key: string,
  asked: string | undefined,
): Promise<DrawnBowTie> {
  const { rsaTargetNo }: Pick<RsaTarget, 'rsaTargetNo'> = await loadStudy(context, key)
  const rows = (await rowsOf(context, rsaTargetNo)).filter(({ notCredibleYn }) => notCredibleYn !== 'Y')
  const events = [...Map.groupBy(rows, eventOf)]
    .map(([event, own]) => ({
      key: event,
      name: [own[0]!.rsaHazopNodeNm, own[0]!.deviationTxt].filter(Boolean).join(' · '),
      gradeCd: worst(own)?.gradeCd ?? null,
      score: worst(own)?.score ?? -1,
      rowCnt: own.length,
    }))
    .toSorted((one, other) => other.score - one.score)
  const chosen = events.find((event) => event.key === asked) ?? events[0]
  const own = rows.filter((row) => eventOf(row) === chosen?.key)
  const guards = own.flatMap((row) => row.guards)
  const states = await healthOf(context, [...new Set(guards.flatMap(({ facilityNo }) => facilityNo ?? []))])
  const { language } = context.session
  return {
    ...bowTieOf(own),
    deviations: events.map(({ score: _score, ...event }) => event),
    key: chosen?.key ?? null,
    health: Object.fromEntries(
      guards.map(({ guardTxt, facilityNo }) => {
        const state = facilityNo === null ? undefined : states.get(facilityNo)
        return [
          guardTxt,
          { health: state?.health ?? 'unknown', why: (state?.why ?? []).map((why) => saidIn(why, language)) },
        ]
      }),
    ),
  }
}
