import { addDays, addMinutes } from '../../../core/shared/dates.ts'
import { textIn } from '../../../core/shared/four-texts.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { deviationName } from '../hazop/deviation.rule.ts'
import { hazopFigures } from '../hazop/hazop-parameters.rule.ts'
import { guardsIn } from '../hazop/safeguard.rule.ts'
import {
  nextNumber as nextRecNumber,
  recommendationCode,
  recommendationsIn,
} from '../hazop/recommendation.rule.ts'
import { deliveredMatrices } from './delivered-matrices.ts'
import { scoreWith } from '../matrix/matrix.rule.ts'
import { rsaPlan } from '../plan/rsa-plan.resource.ts'
import { assessmentKinds, assessmentTypes, hierarchy } from '../risk-codes.rule.ts'
import { demoNodes } from './demo-hazop-facts.ts'
import { insertLopa } from './demo-lopas.ts'
import { deptCd, insertSessions, insertTemplates, plantCd, studyTeam } from './demo-hazop-meetings.ts'

const { leader, designer, operator, expert } = studyTeam
const matrix = deliveredMatrices.find(({ matrixCd }) => matrixCd === 'HAZ43')!
const folder = import.meta.dirname

/** Figures of studies and templates of nodes, always; the study of R-101 in the demonstration. */
export async function seedHazop(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'risk-assessment/hazop',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: hazopFigures.rows('2024-01-01'),
  })
  await insertTemplates(sql)
  if (!demo || (await sql.maybe('select 1 from "rsaHazopNode" limit 1'))) return
  const rsaTargetNo = await insertTarget(sql, today)
  const nodeNos = await insertNodes(sql, rsaTargetNo)
  await insertSessions(sql, rsaTargetNo, nodeNos, today)
  await insertStudy(sql, rsaTargetNo, nodeNos, today)
}

async function insertTarget(sql: Sql, today: string): Promise<number> {
  const { rsaMatrixNo } = await sql.one<{ rsaMatrixNo: number }>(
    `select "rsaMatrixNo" from "rsaMatrix" where "matrixCd" = $1 and "state" = 'inForce' order by "verNo" desc limit 1`,
    [matrix.matrixCd],
  )
  const day = addDays(today, -40)
  const [plan] = await insertReturning(
    sql,
    'rsaPlan',
    [
      {
        rsaPlanCd: await nextNumber(sql, rsaPlan.fields.rsaPlanCd.numbering!, {
          plantCd,
          day,
          ruleCd: 'rsaPlan.rsaPlanCd',
        }),
        rsaPlanNm: 'R-101 공정위험성평가(HAZOP)',
        plantCd,
        deptCd,
        rsaKindCd: assessmentKinds.regular,
        rsaTypeCd: assessmentTypes.hazop,
        headUserId: leader,
        startYmd: day,
        endYmd: addDays(today, 50),
        scopeTxt: '톨루엔 이송(T-301, P-301A/B)부터 R-101 반응·냉각, PSV-101과 벤트까지',
        prepCds: ['procedure', 'equipment', 'process'],
        confirmDt: `${addDays(day, 2)}T10:00:00+09:00`,
        targetCnt: 1,
        doneCnt: 0,
        state: 'running',
      },
    ],
    true,
    ['rsaPlanNo'],
  )
  const [target] = await insertReturning(
    sql,
    'rsaTarget',
    [
      {
        rsaPlanNo: Number(plan!['rsaPlanNo']),
        rsaTargetNm: 'R-101 톨루엔 투입·반응·벤트',
        plantCd,
        deptCd,
        facilityNo: await facilityNoOf(sql, 'R-101'),
        rsaTypeCd: assessmentTypes.hazop,
        rsaMatrixNo,
        methodCds: ['walk', 'data'],
        leaderUserId: leader,
        excludeYn: 'N',
        startDt: `${addDays(day, 4)}T09:00:00+09:00`,
        state: 'assessing',
      },
    ],
    true,
    ['rsaTargetNo'],
  )
  const rsaTargetNo = Number(target!['rsaTargetNo'])
  const steps = ['prepare', 'identify', 'decide', 'reduce']
  await insertRows(
    sql,
    'rsaTeam',
    [
      { teamRoleCd: 'leader', userId: leader },
      { teamRoleCd: 'design', userId: designer },
      { teamRoleCd: 'worker', userId: operator },
      { teamRoleCd: 'expert', userId: expert },
    ].map((member) => ({ ...member, rsaTargetNo, stepCds: steps, eduYn: 'Y' })),
    false,
  )
  return rsaTargetNo
}
const facilityNoOf = async (sql: Sql, tag: string): Promise<number | null> =>
  (
    await sql.maybe<{ facilityNo: number }>(
      'select "facilityNo" from "safFacility" where "plantCd" = $1 and "facilityCd" = $2',
      [plantCd, tag],
    )
  )?.facilityNo ?? null

async function insertNodes(sql: Sql, rsaTargetNo: number): Promise<number[]> {
  const made = await insertReturning(
    sql,
    'rsaHazopNode',
    demoNodes.map((node, index) => ({ ...node, rsaTargetNo, plantCd, deptCd, sortOrder: index + 1 })),
    true,
    ['rsaHazopNodeNo'],
  )
  return made.map(({ rsaHazopNodeNo }) => Number(rsaHazopNodeNo))
}

/** A recommendation of the demonstration is due before the study ends. */
const meetingDays = 30
/** The rows were typed in a meeting, one every three minutes. */
const typedAt = (today: string, index: number): string =>
  addMinutes(`${addDays(today, -30)}T13:40:00+09:00`, index * 3)
const levelOf = (text: string | null | undefined): number | null => (text ? Number(text) : null)
const judged = (freq: number | null, sev: number | null) =>
  freq === null || sev === null ? undefined : scoreWith(matrix, freq, sev)

/** The worksheet with its safeguards and recommendations, and the LOPA of the lost cooling. */
async function insertStudy(
  sql: Sql,
  rsaTargetNo: number,
  nodeNos: readonly number[],
  today: string,
): Promise<void> {
  const place = { rsaTargetNo, plantCd, deptCd }
  const measures = new Map<number, number>()
  for (const [index, row] of readTsv(`${folder}/demo-hazop.tsv`).entries()) {
    const [bareFreq, bareSev, freq, sev, expFreq, expSev] = [
      'bareFreq',
      'bareSev',
      'freq',
      'sev',
      'expFreq',
      'expSev',
    ].map((name) => levelOf(row[name])) as [number, number, number, number, number | null, number | null]
    const [bare, now, after] = [judged(bareFreq, bareSev), judged(freq, sev)!, judged(expFreq, expSev)]
    const { paramCd, guideCd } = row as { paramCd: string; guideCd: string }
    const said = recommendationsIn(row['recommendTxt'])
    const [made] = await insertReturning(
      sql,
      'rsaHazopRow',
      [
        {
          ...place,
          rsaHazopNodeNo: nodeNos[Number(row['node']) - 1],
          createDt: typedAt(today, index),
          sortOrder: index + 1,
          paramCd,
          guideCd,
          deviationTxt: textIn(deviationName(paramCd, guideCd)!, 'kr'),
          notCredibleYn: 'N',
          causeTxt: row['causeTxt'],
          consequenceTxt: row['consequenceTxt'],
          safeguardTxt: row['safeguardTxt']!.split('; ').join('\n'),
          bareFreq,
          bareSev,
          bareScore: bare?.score,
          bareGradeCd: bare?.gradeCd,
          freq,
          sev,
          score: now.score,
          gradeCd: now.gradeCd,
          acceptYn: now.acceptYn,
          expFreq,
          expSev,
          expScore: after?.score,
          expGradeCd: after?.gradeCd,
          expAcceptYn: after?.acceptYn,
          alarpTxt: row['alarpTxt'] || null,
        },
      ],
      true,
      ['rsaHazopRowNo'],
    )
    const rsaHazopRowNo = Number(made!['rsaHazopRowNo'])
    await insertGuards(sql, rsaHazopRowNo, row['safeguardTxt']!)
    const lines: string[] = []
    for (const { recNo, measureTxt } of said) {
      const number = recNo ?? nextRecNumber([...measures.keys()])
      const known = measures.get(number)
      const key = known ?? (await insertMeasure(sql, place, { recNo: number, measureTxt, now, today }))
      measures.set(number, key)
      await insertRows(
        sql,
        'rsaMeasureRow',
        [
          {
            rsaMeasureNo: key,
            rowEntity: 'rsaHazopRow',
            rowNo: rsaHazopRowNo,
            hazardTxt: `${row['causeTxt']} / ${row['consequenceTxt']}`,
            score: now.score,
            gradeCd: now.gradeCd,
          },
        ],
        false,
      )
      const { measureTxt: words } = await sql.one<{ measureTxt: string }>(
        'select "measureTxt" from "rsaMeasure" where "rsaMeasureNo" = $1',
        [key],
      )
      lines.push(`${recommendationCode(number)} ${words}`)
    }
    if (lines.length > 0)
      await sql.query('update "rsaHazopRow" set "recommendTxt" = $2 where "rsaHazopRowNo" = $1', [
        rsaHazopRowNo,
        lines.join('\n'),
      ])
    await insertLopa(sql, place, { rsaHazopRowNo, causeTxt: row['causeTxt']!, sev })
  }
}

async function insertGuards(sql: Sql, rsaHazopRowNo: number, safeguardTxt: string): Promise<void> {
  const guards = guardsIn(safeguardTxt)
  const rows = []
  for (const [sortOrder, { guardTxt, tags, sideCd }] of guards.entries()) {
    const known = await Promise.all(tags.map((tag) => facilityNoOf(sql, tag)))
    rows.push({
      rsaHazopRowNo,
      sortOrder,
      guardTxt,
      tagTxt: tags.length > 0 ? tags.join(', ') : null,
      facilityNo: known.findLast((each) => each !== null) ?? null,
      sideCd,
      sideByHandYn: 'N',
    })
  }
  await insertRows(sql, 'rsaHazopGuard', rows, false)
}
async function insertMeasure(
  sql: Sql,
  place: object,
  {
    recNo,
    measureTxt,
    now,
    today,
  }: {
    recNo: number
    measureTxt: string
    now: { score: number; gradeCd: string; dueDays: number | null }
    today: string
  },
): Promise<number> {
  const [made] = await insertReturning(
    sql,
    'rsaMeasure',
    [
      {
        ...place,
        recNo,
        measureTxt,
        hierCd: hierarchy.engineering,
        ownerUserId: designer,
        ownerDeptCd: deptCd,
        dueYmd: addDays(today, Math.min(now.dueDays ?? hazopFigures.first.recommendationDays, meetingDays)),
        worstScore: now.score,
        worstGradeCd: now.gradeCd,
        state: 'planned',
      },
    ],
    true,
    ['rsaMeasureNo'],
  )
  return Number(made!['rsaMeasureNo'])
}
