import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { knownFacts } from '../charm/charm-facts.server.ts'
import { charmFigures } from '../charm/charm-parameters.rule.ts'
import { judgeCharm } from '../charm/charm.rule.ts'
import { fillFacts } from '../charm/fill-charm.rule.ts'
import { deliveredMatrices } from './delivered-matrices.ts'
import { scoreWith } from '../matrix/matrix.rule.ts'
import { rsaPlan } from '../plan/rsa-plan.resource.ts'
import { assessmentKinds, assessmentTypes } from '../risk-codes.rule.ts'

const [plantCd, deptCd] = ['1000', 'D111'] as const
const matrix = deliveredMatrices.find(({ matrixCd }) => matrixCd === 'CHARM')!

interface DemoRow {
  casNo?: string
  prodCd?: string
  substanceTxt?: string
  taskTxt: string
  /** ppm, days ago. */
  measured?: number
  typed?: Record<string, number | string>
  opinionTxt?: string
}
/** The worked examples of rsa.md 5.5 on the substances that the plants handle. (rsa.md 11) */
const rows: readonly DemoRow[] = [
  { casNo: '108-88-3', prodCd: 'RM-1001', taskTxt: '반응기 용제 투입', measured: 18 },
  {
    casNo: '67-63-0',
    prodCd: 'RM-1007',
    taskTxt: '설비 세척',
    typed: { dayQty: 50, dayUnitCd: 'L', useTemp: 20, ventCd: 'LOCAL' },
  },
  { casNo: '71-43-2', prodCd: 'RM-1002', taskTxt: '중간체 합성 원료 투입', measured: 0.4 },
  { casNo: '68-12-2', prodCd: 'RM-1010', taskTxt: '수지 용해(60℃)', typed: { useTemp: 60 } },
  {
    substanceTxt: '니켈계 촉매 분말',
    taskTxt: '촉매 투입',
    typed: {
      formCd: 'dust',
      dustLvCd: '3',
      dayQty: 3,
      dayUnitCd: 't',
      ventCd: 'NONE',
      twaVal: 0.05,
      twaUnitCd: 'mgm3',
    },
    opinionTxt: '투입 때 분진이 날려 마스크만으로는 부족합니다.',
  },
  { casNo: '100-42-5', prodCd: 'RM-1009', taskTxt: '중합 원료 투입', measured: 12 },
  { casNo: '67-64-1', prodCd: 'RM-1005', taskTxt: '설비 세척, 소분', measured: 120 },
  { casNo: '7664-41-7', prodCd: 'UT-2001', taskTxt: '냉동기 보충', measured: 3 },
]

/** Figures of CHARM, always; the assessment of production 1 in the demonstration. */
export async function seedCharm(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'risk-assessment/charm',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: charmFigures.rows('2024-01-01'),
  })
  if (!demo || (await sql.maybe('select 1 from "rsaCharm" limit 1'))) return
  await insertBooks(sql, today)
  const rsaTargetNo = await insertTarget(sql, today)
  let sortOrder = 0
  for (const row of rows) {
    sortOrder += 1
    await insertRows(sql, 'rsaCharm', [await judgedRow(sql, row, { rsaTargetNo, sortOrder, today })], true)
  }
}

/** What production 1 does with substances every day, as books: one in use, one being written. */
const books: readonly { jobBookNm: string; rows: readonly DemoRow[]; state: 'approved' | 'draft' }[] = [
  {
    jobBookNm: '용제 취급(투입·세척·소분)',
    state: 'approved',
    rows: [
      { casNo: '108-88-3', prodCd: 'RM-1001', taskTxt: '반응기 용제 투입' },
      { casNo: '67-63-0', prodCd: 'RM-1007', taskTxt: '설비 세척', typed: { useTemp: 20, ventCd: 'LOCAL' } },
      { casNo: '67-64-1', prodCd: 'RM-1005', taskTxt: '설비 세척, 소분' },
    ],
  },
  {
    jobBookNm: '분말 촉매 투입',
    state: 'draft',
    rows: [
      {
        substanceTxt: '니켈계 촉매 분말',
        taskTxt: '촉매 투입',
        typed: { formCd: 'dust', dustLvCd: '3', dayQty: 3, dayUnitCd: 't', ventCd: 'NONE' },
      },
    ],
  },
]
async function insertBooks(sql: Sql, today: string): Promise<void> {
  for (const { jobBookNm, rows: own, state } of books) {
    const lookYmd = addDays(today, -60)
    const isApproved = state === 'approved'
    const [made] = await insertReturning(
      sql,
      'rsaJobBook',
      [
        {
          jobBookCd: await nextNumber(sql, 'JB-{plant}-{YYYY}-{seq4}', {
            plantCd,
            day: today,
            ruleCd: 'rsaJobBook.jobBookCd',
          }),
          verNo: 1,
          jobBookNm,
          jobTypeCd: 'routine',
          plantCd,
          deptCd,
          rsaTypeCd: assessmentTypes.charm,
          state,
          reviewUserId: isApproved ? 'issuer01' : null,
          approveUserId: isApproved ? 'saf01' : null,
          approveDt: isApproved ? `${lookYmd}T10:00:00+09:00` : null,
          lookYmd: isApproved ? lookYmd : null,
        },
      ],
      true,
      ['rsaJobBookNo'],
    )
    const lines = []
    for (const [index, { casNo, prodCd, substanceTxt, taskTxt, typed = {} }] of own.entries())
      lines.push({
        rsaJobBookNo: Number(made!['rsaJobBookNo']),
        sortOrder: index + 1,
        taskTxt,
        chemNo: await numberOf(sql, chemNoSql, casNo),
        prodNo: await numberOf(sql, prodNoSql, prodCd),
        substanceTxt: substanceTxt ?? null,
        ...typed,
      })
    await insertRows(sql, 'rsaJobCharm', lines, false)
  }
}

async function insertTarget(sql: Sql, today: string): Promise<number> {
  const { rsaMatrixNo } = await sql.one<{ rsaMatrixNo: number }>(
    `select "rsaMatrixNo" from "rsaMatrix" where "matrixCd" = $1 and "state" = 'inForce' order by "verNo" desc limit 1`,
    [matrix.matrixCd],
  )
  const day = addDays(today, -20)
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
        rsaPlanNm: '생산1팀 화학물질 위험성평가(CHARM)',
        plantCd,
        deptCd,
        rsaKindCd: assessmentKinds.regular,
        rsaTypeCd: assessmentTypes.charm,
        headUserId: 'issuer01',
        startYmd: day,
        endYmd: addDays(today, 40),
        scopeTxt: '생산1팀이 취급하는 화학물질',
        prepCds: ['equipment', 'measurement', 'procedure'],
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
        rsaTargetNm: '생산1팀 화학물질 취급',
        plantCd,
        deptCd,
        rsaTypeCd: assessmentTypes.charm,
        rsaMatrixNo,
        methodCds: ['walk', 'data'],
        leaderUserId: 'issuer01',
        excludeYn: 'N',
        startDt: `${addDays(day, 4)}T09:00:00+09:00`,
        state: 'assessing',
      },
    ],
    true,
    ['rsaTargetNo'],
  )
  const rsaTargetNo = Number(target!['rsaTargetNo'])
  await insertRows(
    sql,
    'rsaTeam',
    [
      { teamRoleCd: 'leader', userId: 'issuer01' },
      { teamRoleCd: 'worker', userId: 'gas01' },
    ].map((member) => ({ ...member, rsaTargetNo, stepCds: ['identify', 'decide', 'reduce'], eduYn: 'Y' })),
    false,
  )
  return rsaTargetNo
}

const chemNoSql = 'select "chemNo" as "no" from "chmChemical" where "casNo" = $1'
const prodNoSql = 'select "prodNo" as "no" from "chmProduct" where "prodCd" = $1'
const numberOf = async (sql: Sql, statement: string, value: string | undefined): Promise<number | null> =>
  value === undefined ? null : ((await sql.maybe<{ no: number }>(statement, [value]))?.no ?? null)

async function judgedRow(
  sql: Sql,
  { casNo, prodCd, substanceTxt, taskTxt, measured, typed = {}, opinionTxt }: DemoRow,
  { rsaTargetNo, sortOrder, today }: { rsaTargetNo: number; sortOrder: number; today: string },
) {
  const chemNo = await numberOf(sql, chemNoSql, casNo)
  const prodNo = await numberOf(sql, prodNoSql, prodCd)
  const known = await knownFacts(
    { sql },
    { chemNo, prodNo, compNo: null },
    { plantCd, deptCd, processNo: null },
  )
  const { facts, typedCds } = fillFacts(typed, known, undefined)
  const own = {
    ...facts,
    useTemp: (typed['useTemp'] as number | undefined) ?? null,
    declaredYn: known.declaredYn,
    stateCd: known.stateCd,
    carcCd: known.carcCd,
    mutaCd: known.mutaCd,
    reproCd: known.reproCd,
    hCodeTxt: known.hCodeTxt,
    d1Yn: 'N' as const,
    measYn: measured === undefined ? ('N' as const) : ('Y' as const),
    notFoundYn: 'N' as const,
    measVal: measured ?? null,
    measUnitCd: measured === undefined ? null : 'ppm',
  }
  const verdict = judgeCharm(
    { ...own, dustLv: own.dustLvCd ? Number(own.dustLvCd) : null },
    charmFigures.first,
  )
  const { expLv, hazLv, expPct, expBasisCd, hazBasisCd, gaps } = verdict
  const judged = expLv === null ? undefined : scoreWith(matrix, expLv, hazLv)
  return {
    ...own,
    rsaTargetNo,
    sortOrder,
    taskTxt,
    chemNo,
    prodNo,
    substanceTxt: known.substanceTxt ?? substanceTxt ?? null,
    compNo: known.compNo,
    measYmd: measured === undefined ? null : addDays(today, -60),
    typedCds,
    gapCds: gaps.map(({ path }) => path),
    expPct,
    expBasisCd,
    hazBasisCd,
    freq: expLv,
    sev: hazLv,
    score: judged?.score ?? null,
    gradeCd: judged?.gradeCd ?? null,
    acceptYn: judged?.acceptYn ?? null,
    opinionTxt: opinionTxt ?? null,
    plantCd,
    deptCd,
  }
}
