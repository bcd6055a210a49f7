import type { FastifyInstance } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { conflict, notFound } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet, type Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { joined, label, type Said } from '../../../core/shared/sentence.ts'
import { stampsOf } from '../../../platform/approval/stamps.server.ts'
import { permitTypes, supplements } from '../../work-permit/permit/permit-codes.rule.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { measuresOfRows, type MeasureOfRow } from '../measure/measure.server.ts'
import { assessmentTypes, reportedPlanStates, targetStates } from '../risk-codes.rule.ts'
import { planPaperTexts } from './plan-print.texts.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import { rsaPlan, type RsaPlan } from './rsa-plan.resource.ts'
import { rsaTarget, type RsaTarget } from './rsa-target.resource.ts'
import { methodsOfType, type ListedRow } from './target-lines.server.ts'

const wordsOf = ({ session }: Pick<Context, 'session'>) => sayIn(planPaperTexts, () => session.language)
type Say = ReturnType<typeof wordsOf>
const printed = (context: Context) => ({
  printedDt: showMoment(context.now),
  printedBy: context.session.userNm,
})
const shown = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** 결과보고서: the plan with its targets and its boxes of approval. (rsa.md 4, 6) */
async function reportOf(context: Context, row: RsaPlan): Promise<Sheet> {
  const say = wordsOf(context)
  const targets = await context.sql.query<{
    rsaTargetNm: string
    typeNm: string
    deptNm: string | null
    state: keyof typeof targetStates
    rowCnt: number | null
    openRowCnt: number | null
    worstScore: number | null
    worstGradeNm: string | null
    measureCnt: number
  }>(
    `select t."rsaTargetNm", coalesce(${codeNameOf('c', context.session.language)}, t."rsaTypeCd") as "typeNm", d."deptNm", t."state", t."rowCnt"::float8 as "rowCnt",
       t."openRowCnt"::float8 as "openRowCnt", t."worstScore"::float8 as "worstScore",
       (select g."gradeNm" from "rsaMatrixGrade" g where g."rsaMatrixNo" = t."rsaMatrixNo" and g."gradeCd" = t."worstGradeCd") as "worstGradeNm",
       (select count(*)::int from "rsaMeasure" m where m."rsaTargetNo" = t."rsaTargetNo" and m."state" <> 'cancelled') as "measureCnt"
     from "rsaTarget" t left join "dept" d using ("deptCd") left join "codeItem" c on c."codeGrpCd" = 'RSA_TYPE' and c."code" = t."rsaTypeCd"
     where t."rsaPlanNo" = $1 and t."excludeYn" is distinct from 'Y' order by t."worstScore" desc nulls last, 1`,
    [row.rsaPlanNo],
  )
  return {
    title: say('report'),
    landscape: true,
    stamps: await stampsOf(context.sql, rsaPlan.name, row.rsaPlanNo),
    facts: [
      { label: say('code'), value: `${row.rsaPlanNm} (${row.rsaPlanCd ?? ''})` },
      { label: say('plant'), value: row.plantNm ?? row.plantCd },
      { label: say('dept'), value: row.deptNm ?? row.deptCd },
      { label: say('kind'), value: row.rsaKindNm ?? row.rsaKindCd },
      { label: say('period'), value: `${row.startYmd} – ${row.endYmd}` },
      { label: say('head'), value: row.headUserNm ?? row.headUserId },
      { label: say('scope'), value: row.scopeTxt },
      { label: say('result'), value: row.resultTxt ?? '' },
    ],
    tables: [
      {
        title: say('targets'),
        columns: [
          { label: say('target'), width: 5 },
          { label: say('method'), width: 3 },
          { label: say('dept'), width: 3 },
          { label: say('state'), width: 2 },
          { label: say('rows'), width: 2, number: true },
          { label: say('open'), width: 2, number: true },
          { label: say('worst'), width: 2, number: true },
          { label: say('grade'), width: 2 },
          { label: say('measures'), width: 2, number: true },
        ],
        rows: targets.map((each) => [
          each.rsaTargetNm,
          each.typeNm,
          each.deptNm ?? '',
          label(targetStates[each.state]),
          shown(each.rowCnt),
          shown(each.openRowCnt),
          shown(each.worstScore),
          each.worstGradeNm ?? '',
          String(each.measureCnt),
        ]),
      },
    ],
    notes: [say('law')],
    ...printed(context),
  }
}

type PrintedRow = ListedRow & { measures: MeasureOfRow[] }
/** The rows of a target by risk, each with its measures. */
async function rowsOf(context: Context, row: RsaTarget): Promise<PrintedRow[]> {
  const found: PrintedRow[] = []
  for (const method of methodsOfType(row.rsaTypeCd)) {
    const rows = await method.rowsOf(context, row.rsaTargetNo)
    const measures = await measuresOfRows(
      context,
      method.entity,
      rows.map(({ rowNo }) => rowNo),
    )
    found.push(
      ...rows.map((each) => ({
        ...each,
        measures: measures.filter(({ rowNo }) => rowNo === each.rowNo),
      })),
    )
  }
  return found.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
}
const factsOf = (say: Say, row: RsaTarget): Sheet['facts'] => [
  { label: say('target'), value: row.rsaTargetNm },
  { label: say('dept'), value: row.deptNm ?? row.deptCd },
  { label: say('method'), value: row.rsaTypeNm ?? row.rsaTypeCd },
  { label: say('leader'), value: row.leaderUserNm ?? row.leaderUserId },
]
const levels = (freq: number | null, sev: number | null): string =>
  freq === null || sev === null ? '' : `${freq}×${sev}`

/** Columns in which no row says anything are left out: a method does not write down everything. */
function filled(
  columns: Sheet['tables'][number]['columns'],
  rows: readonly Said[][],
): Pick<Sheet['tables'][number], 'columns' | 'rows'> {
  const said = columns.flatMap((_, at) => (rows.some((row) => row[at] !== '') ? [at] : []))
  return {
    columns: said.map((at) => columns[at]!),
    rows: rows.map((row) => said.map((at) => row[at]!)),
  }
}
/** The grade as its matrix calls it, beside its code. */
async function gradeNames(context: Context, rsaMatrixNo: number): Promise<(code: string | null) => string> {
  const { grades } = await matrixOf(context, rsaMatrixNo)
  const names = new Map(grades.map(({ gradeCd, gradeNm }) => [gradeCd, gradeNm]))
  return (code) => (code === null ? '' : [...new Set([code, names.get(code) ?? ''])].join(' ').trim())
}
/** What a JSA says of itself on paper: its number, until when it holds, and for which works. (rsa.md 5.3) */
const jsaFacts = (say: Say, row: RsaTarget): Sheet['facts'] => [
  { label: say('jsaCd'), value: row.jsaCd ?? '' },
  {
    label: say('kinds'),
    value: joined(
      [
        permitTypes[row.permitTypeCd as keyof typeof permitTypes],
        ...(row.supplCds ?? []).map((code) => supplements[code as keyof typeof supplements]),
      ].filter((name) => name !== undefined),
      ', ',
    ),
  },
  { label: 'JRA', value: shown(row.jraScore) },
  { label: say('until'), value: row.validToYmd ?? '' },
]
const ownerOf = ({ ownerUserNm, ownerVendorNm, ownerDeptNm }: MeasureOfRow): string =>
  ownerUserNm ?? ownerVendorNm ?? ownerDeptNm ?? ''
const inSteps = (one: PrintedRow, other: PrintedRow): number =>
  (one.stepNo ?? Infinity) - (other.stepNo ?? Infinity) || 0

/** 위험성평가표: the rows by risk, of a JSA in the order of the work; the team with its signatures. */
async function sheetOf(context: Context, row: RsaTarget): Promise<Sheet> {
  const say = wordsOf(context)
  const isJsa = row.rsaTypeCd === assessmentTypes.jsa
  const found = await rowsOf(context, row)
  const rows = isJsa ? found.toSorted(inSteps) : found
  const gradeOf = await gradeNames(context, row.rsaMatrixNo)
  return {
    title: say(isJsa ? 'jsa' : 'sheet'),
    landscape: true,
    facts: [
      ...factsOf(say, row),
      ...(isJsa ? jsaFacts(say, row) : []),
      { label: say('matrix'), value: row.rsaMatrixNm ?? '' },
      { label: say('state'), value: label(targetStates[row.state]) },
      {
        label: say('confirmed'),
        value: [row.confirmUserNm, showMoment(row.confirmDt)].filter(Boolean).join(' '),
      },
    ],
    tables: [
      {
        title: say('rows'),
        ...filled(
          [
            { label: say('step'), width: 4 },
            { label: say('hazard'), width: 7 },
            { label: say('control'), width: 5 },
            { label: say('now'), width: 2 },
            { label: say('score'), width: 2, number: true },
            { label: say('grade'), width: 3 },
            { label: say('measures'), width: 6 },
            { label: say('owner'), width: 3 },
            { label: say('due'), width: 3 },
            { label: say('after'), width: 2 },
          ],
          rows.map((each) => [
            [each.stepNo, each.stepTxt].filter((part) => part !== null).join('. '),
            each.hazardTxt,
            each.controlTxt ?? '',
            levels(each.freq, each.sev),
            shown(each.score),
            gradeOf(each.gradeCd),
            each.measures.map(({ measureTxt }) => measureTxt).join(' / '),
            each.measures.map(ownerOf).join(' / '),
            each.measures.map(({ dueYmd }) => dueYmd).join(' / '),
            levels(each.expFreq, each.expSev),
          ]),
        ),
      },
      {
        title: say('team'),
        columns: [
          { label: say('role'), width: 2 },
          { label: say('name'), width: 3 },
          { label: say('sign'), width: 3 },
        ],
        rows: row.team.map((member) => [
          member.teamRoleNm ?? member.teamRoleCd,
          member.userNm ?? member.vendorWorkerNm ?? '',
          showMoment(member.signDt),
        ]),
      },
    ],
    notes: [say('law')],
    ...printed(context),
  }
}
/** What hangs on the wall, and what is read out in the meeting: the worst risks and what is done, in large letters. */
async function wallOf(
  context: Context,
  row: RsaTarget,
  title: 'poster' | 'card',
  most: number,
): Promise<Sheet> {
  const say = wordsOf(context)
  const rows = (await rowsOf(context, row)).slice(0, most)
  const gradeOf = await gradeNames(context, row.rsaMatrixNo)
  return {
    title: say(title),
    subtitle: row.rsaTargetNm,
    poster: true,
    facts: factsOf(say, row).slice(1, 2),
    tables: [
      {
        title: say('rows'),
        columns: [
          { label: say('hazard'), width: 5 },
          { label: say('grade'), width: 2 },
          { label: say('measures'), width: 5 },
        ],
        rows: rows.map(({ hazardTxt, gradeCd, measures }) => [
          hazardTxt,
          gradeOf(gradeCd),
          measures.map(({ measureTxt, interimTxt }) => interimTxt ?? measureTxt).join(' / '),
        ]),
      },
    ],
    notes: [say('ask')],
    ...printed(context),
  }
}
const [posterRows, cardRows] = [8, 5] as const
const papers: Readonly<Record<string, (context: Context, row: RsaTarget) => Promise<Sheet>>> = {
  sheet: sheetOf,
  poster: (context, row) => wallOf(context, row, 'poster', posterRows),
  card: (context, row) => wallOf(context, row, 'card', cardRows),
}

/** The papers of plans and targets, in the reader's language. */
export function mountPlanPapers(app: FastifyInstance, engine: Engine): void {
  app.get<{ Params: { key: string } }>(
    `${rsaPlan.path}/:key/print`,
    {
      config: { access: { menus: [...rsaPlan.menus], right: 'print' } },
      schema: { tags: [rsaPlan.title], summary: '위험성평가 결과보고서(PDF)' },
    },
    async ({ session, params }, reply) => {
      const context = reading(engine, session)
      const row = await loadRecord(rsaPlan, context, params.key)
      if (!reportedPlanStates.includes(row.state)) throw conflict(planRefusals.notBegun())
      await audit(context, acts.print, rsaPlan.name, row.rsaPlanNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(`${wordsOf(context)('report')}_${row.rsaPlanCd ?? row.rsaPlanNo}`),
        )
        .send(await printSheet(await reportOf(context, row), session.language))
    },
  )
  app.get<{ Params: { key: string; paper: string } }>(
    `${rsaTarget.path}/:key/print/:paper`,
    {
      config: { access: { menus: [...rsaTarget.menus], right: 'print' } },
      schema: { tags: [rsaTarget.title], summary: '위험성평가표·게시물·TBM 카드(PDF)' },
    },
    async ({ session, params }, reply) => {
      const context = reading(engine, session)
      const row = await loadRecord(rsaTarget, context, params.key)
      const paper = papers[params.paper]
      if (!paper) throw notFound()
      await audit(context, acts.print, rsaTarget.name, row.rsaTargetNo)
      const sheet = await paper(context, row)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`${String(sheet.title)}_${row.rsaTargetNo}`))
        .send(await printSheet(sheet, session.language))
    },
  )
}
