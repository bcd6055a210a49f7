import type { Context } from '../../../core/server/entity/context.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import type { WorkbookSheet } from '../../../core/server/excel/sheet-layout.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import type { SnapshotLines } from '../../../platform/approval/approval-answers.rule.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { givenCells, givenColumns } from './old-worksheet.rule.ts'
import { worksheetColumns } from './old-worksheet.texts.ts'
import { recommendationCode } from './recommendation.rule.ts'
import { nodesOf, rowsOf, type StudyRow } from './study-facts.server.ts'
import { studyPrintSays as says } from './study-print.texts.ts'

type Study = Pick<RsaTarget, 'rsaTargetNo' | 'rsaTargetNm' | 'rsaMatrixNo' | 'leaderUserNm' | 'state'>
const rank = (sev: number | null, freq: number | null, grade: string | null): string =>
  grade === null ? '' : `${sev ?? '-'}×${freq ?? '-'} → ${grade}`
/** Highest risk first (고시 제27조제3항); what nobody judged stands before all, because nobody knows it. */
export const byRisk = (rows: readonly StudyRow[]): StudyRow[] =>
  rows.toSorted(
    (one, other) =>
      (other.score ?? (other.notCredibleYn === 'Y' ? -1 : 99)) -
      (one.score ?? (one.notCredibleYn === 'Y' ? -1 : 99)),
  )
const cellsOf = (row: StudyRow): Said[] => [
  row.deviationTxt ?? '',
  row.notCredibleYn === 'Y' ? says.notCredible({ why: row.notCredibleTxt ?? '' }) : (row.causeTxt ?? ''),
  row.consequenceTxt ?? '',
  rank(row.bareSev, row.bareFreq, row.bareGradeCd),
  row.safeguardTxt ?? '',
  rank(row.sev, row.freq, row.gradeCd),
  row.recommendTxt ?? '',
  rank(row.expSev, row.expFreq, row.expGradeCd),
  row.alarpTxt ?? '',
]
const columns = [
  { label: says.deviation(), width: 8 },
  { label: says.cause(), width: 16 },
  { label: says.consequence(), width: 16 },
  { label: says.bare(), width: 7 },
  { label: says.safeguards(), width: 16 },
  { label: says.present(), width: 7 },
  { label: says.recommendations(), width: 16 },
  { label: says.expected(), width: 7 },
  { label: says.remark(), width: 10 },
]

interface PrintedLopa {
  scenarioTxt: string
  mitigatedFreq: number | null
  targetFreq: number
  gapVal: number | null
  silVal: number | null
}
interface PrintedRec {
  recNo: number
  measureTxt: string
  owner: string | null
  dueYmd: string
}

/** The worksheet as the authority wants it: by risk, with its nodes, recommendations and layers of protection. */
export async function worksheetSheet(context: Context, study: Study): Promise<Sheet> {
  const { sql, session, now } = context
  const { rsaTargetNo, rsaTargetNm, rsaMatrixNo, leaderUserNm } = study
  const [rows, nodes, matrix] = await Promise.all([
    rowsOf(context, rsaTargetNo),
    nodesOf(context, rsaTargetNo),
    matrixOf(context, rsaMatrixNo),
  ])
  const recommendations = await sql.query<PrintedRec>(
    `select m."recNo"::int as "recNo", m."measureTxt", coalesce(u."userNm", d."deptNm") as "owner", m."dueYmd"::text as "dueYmd" from "rsaMeasure" m
     left join "user" u on u."userId" = m."ownerUserId" left join "dept" d on d."deptCd" = m."ownerDeptCd"
     where m."rsaTargetNo" = $1 and m."recNo" is not null and m."state" <> 'cancelled' order by m."recNo"`,
    [rsaTargetNo],
  )
  const lopas = await sql.query<PrintedLopa>(
    `select "scenarioTxt", "mitigatedFreq"::float8 as "mitigatedFreq", "targetFreq"::float8 as "targetFreq", "gapVal"::float8 as "gapVal", "silVal"::int as "silVal" from "rsaLopa"
     where "rsaTargetNo" = $1 order by "gapVal" desc nulls last`,
    [rsaTargetNo],
  )
  return {
    title: says.worksheet({ name: rsaTargetNm }),
    landscape: true,
    facts: [
      { label: says.study(), value: rsaTargetNm },
      { label: says.leader(), value: leaderUserNm ?? '' },
      { label: says.matrix(), value: matrix.matrixNm },
    ],
    tables: [
      {
        title: says.nodes(),
        columns: [
          { label: says.node(), width: 20 },
          { label: says.intent(), width: 50 },
          { label: says.drawing(), width: 20 },
        ],
        rows: nodes.map((node) => [
          node.rsaHazopNodeNm,
          node.intentTxt ?? '',
          [node.drawingTxt, node.drawingRevTxt].filter(Boolean).join(' '),
        ]),
      },
      {
        title: says.rows(),
        columns: [{ label: says.node(), width: 9 }, ...columns],
        rows: byRisk(rows).map((row) => [row.rsaHazopNodeNm, ...cellsOf(row)]),
      },
      {
        title: says.recommendations(),
        columns: [
          { label: says.rec(), width: 7 },
          { label: says.recommendations(), width: 60 },
          { label: says.owner(), width: 15 },
          { label: says.due(), width: 12 },
        ],
        rows: recommendations.map(({ recNo, measureTxt, owner, dueYmd }) => [
          recommendationCode(recNo),
          measureTxt,
          owner ?? '',
          dueYmd,
        ]),
      },
      {
        title: says.lopa(),
        columns: [
          { label: says.scenario(), width: 55 },
          { label: says.frequency(), width: 14, number: true },
          { label: says.target(), width: 14, number: true },
          { label: says.gap(), width: 8, number: true },
          { label: 'SIL', width: 6, number: true },
        ],
        rows: lopas.map(({ scenarioTxt, mitigatedFreq, targetFreq, gapVal, silVal }) => [
          scenarioTxt,
          (mitigatedFreq ?? 0).toExponential(1),
          targetFreq.toExponential(1),
          String(gapVal ?? ''),
          String(silVal ?? ''),
        ]),
      },
    ].filter(({ rows: own }) => own.length > 0),
    notes: [says.note()],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}

/** The rows as a frozen revision keeps them, so that two revisions are compared row by row. */
export async function frozenRows(context: Context, rsaTargetNo: number): Promise<SnapshotLines> {
  const rows = await rowsOf(context, rsaTargetNo)
  const names = [
    'deviation',
    'cause',
    'consequence',
    'bare',
    'safeguards',
    'present',
    'recommendations',
    'expected',
    'remark',
  ]
  return {
    name: 'rsaHazopRow',
    title: says.rows().in('kr'),
    columns: [{ name: 'node', label: says.node().in('kr') }].concat(
      names.map((name, index) => ({ name, label: columns[index]!.label.in('kr') })),
    ),
    rows: rows.map((row) => {
      const cells = cellsOf(row).map((cell) => (typeof cell === 'string' ? cell : cell.in('kr')))
      return {
        key: String(row.prevRowNo ?? row.rsaHazopRowNo),
        cells: {
          node: row.rsaHazopNodeNm,
          ...Object.fromEntries(names.map((name, index) => [name, cells[index]!])),
        },
      }
    }),
  }
}

/** The study as a workbook: one sheet a node, as consultants exchange it; it comes back as it was given out. */
export async function workbookSheets(context: Context, { rsaTargetNo }: Study): Promise<WorkbookSheet[]> {
  const { language } = context.session
  const [rows, nodes] = await Promise.all([rowsOf(context, rsaTargetNo), nodesOf(context, rsaTargetNo)])
  const columns = givenColumns.map((name) => ({
    header: worksheetColumns[name]().in(language),
    width: shortColumns.has(name) ? 9 : 26,
    hidden: name === 'ownRowTxt',
  }))
  return nodes.map(({ rsaHazopNodeNo, rsaHazopNodeNm }) => ({
    name: rsaHazopNodeNm,
    title: `${says.node().in(language)}: ${rsaHazopNodeNm}`,
    columns,
    joined: 2,
    rows: rows.filter((row) => row.rsaHazopNodeNo === rsaHazopNodeNo).map(givenCells),
  }))
}
const shortColumns: ReadonlySet<string> = new Set([
  'bareSevTxt',
  'bareFreqTxt',
  'sevTxt',
  'freqTxt',
  'scoreTxt',
  'expSevTxt',
  'expFreqTxt',
])
