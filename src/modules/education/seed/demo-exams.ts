import { hangAll, type Hanging } from '../../../../db/seed/hang-files.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import { presentMoment, type SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addMinutes } from '../../../core/shared/dates.ts'
import { eduQuestion } from '../exam/edu-question.resource.ts'
import { examFigures } from '../exam/exam-parameters.rule.ts'
import type { ExamLanguage } from '../exam/exam-codes.rule.ts'
import { drawn, paperOf, quotas, scoreOf, type BankQuestion, type Random } from '../exam/paper.rule.ts'
import { eduMaterial } from '../material/edu-material.resource.ts'
import { contentGroup } from '../material/material-codes.rule.ts'
import { materialFigures } from '../material/material-parameters.rule.ts'

const baseYmd = '2024-01-01'
const plantCd = '1000'
const dayMinutes = 24 * 60

/** Numbers that look like chance and are the same each time. */
function chance(seed: number): Random {
  let state = seed
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
}

const exams = [
  {
    examNm: '정기 안전보건교육 평가',
    eduTypeCd: 'REG',
    pickCd: 'draw',
    questionQty: 10,
    shares: { H: 20, M: 50, L: 30 },
    openAnswerCd: 'ended',
    selfYn: 'Y',
  },
  {
    examNm: 'MSDS 교육 평가',
    eduTypeCd: 'MSD',
    pickCd: 'draw',
    questionQty: 5,
    shares: { H: 20, M: 40, L: 40 },
    openAnswerCd: 'passed',
    selfYn: 'Y',
  },
  {
    examNm: '밀폐공간 특별교육 평가',
    eduTypeCd: 'SPC',
    pickCd: 'fixed',
    questionQty: 8,
    shares: { H: 25, M: 50, L: 25 },
    openAnswerCd: 'never',
    selfYn: 'N',
  },
] as const

/** Who of the plant sat the yearly test, how many of ten he gets right of what he answers, and in which language. */
const sitters: readonly (readonly [person: number, skill: number, langCd?: ExamLanguage])[] = [
  ...Array.from({ length: 18 }, (_, person) => [person, 5 + (person % 6)] as const),
  [18, 9, 'en'],
  [19, 8, 'zh'],
  [20, 9, 'es'],
  [21, 9, 'en'],
  // One person fails three times and goes through the material again.
  [22, 2],
  [22, 3],
  [22, 3],
]

/** Limits of exams and viewing, and for the demonstration a bank, three exams and what people made of one of them. */
export async function seedExams(sql: Sql, options: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'exam',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: [...examFigures.rows(baseYmd), ...materialFigures.rows(baseYmd)],
  })
  if (!options.demo || (await sql.maybe('select 1 from "eduQuestion" limit 1'))) return
  const bank = await seedBank(sql, options)
  const now = presentMoment(options)
  const courses = await sql.query<{ eduTypeCd: string; eduCourseNo: number }>(
    `select "eduTypeCd", max("eduCourseNo") as "eduCourseNo" from "eduCourse" where "state" = 'confirmed'
       and ("specialWorkNo" is null or "specialWorkNo" = '34') group by 1`,
  )
  const courseOf = (typeCd: string) =>
    courses.find(({ eduTypeCd }) => eduTypeCd === typeCd)?.eduCourseNo ?? null
  const made = await insertReturning(
    sql,
    'eduExam',
    exams.map(({ shares, ...exam }) => ({
      ...exam,
      plantCd,
      eduCourseNo: courseOf(exam.eduTypeCd),
      highPct: shares.H,
      midPct: shares.M,
      lowPct: shares.L,
      timeLimitMin: 20,
      passScore: 60,
      maxTryCnt: 3,
      waitMin: 10,
      relearnYn: 'Y',
      shuffleYn: 'Y',
      guideTxt: '한 화면에 한 문제씩 나옵니다. 답은 자동으로 저장되며 시간이 끝나면 제출됩니다.',
      openDt: addMinutes(now, -20 * dayMinutes),
      state: 'open',
    })),
    true,
    ['examNo', 'eduTypeCd'],
  )
  const examOf = (typeCd: string) => made.find(({ eduTypeCd }) => eduTypeCd === typeCd)!['examNo'] as number
  await insertRows(
    sql,
    'eduExamQuestion',
    bank
      .filter(({ eduTypeCd }) => eduTypeCd === 'SPC')
      .slice(0, exams[2].questionQty)
      .map(({ eduQuestionNo }) => ({ examNo: examOf('SPC'), eduQuestionNo })),
    false,
  )
  await seedTakes(sql, now, { examNo: examOf('REG'), eduCourseNo: courseOf('REG') }, bank)
  await seedMaterials(sql, options, courseOf('REG'))
}

type Banked = BankQuestion & { eduTypeCd: string }
async function seedBank(sql: Sql, { today }: SeedOptions): Promise<Banked[]> {
  const pattern = eduQuestion.fields.eduQuestionCd.numbering!
  const rows = []
  for (const row of readTsv(`${import.meta.dirname}/questions.tsv`)) {
    const eduQuestionCd = await nextNumber(sql, pattern, { day: today, ruleCd: 'eduQuestion.eduQuestionCd' })
    const choices = Object.entries(row).filter(
      ([name, value]) => name.startsWith('choiceTxt') && value !== null,
    )
    rows.push({
      ...row,
      ...Object.fromEntries(choices.map(([name, value]) => [name, value!.replaceAll('|', '\n')])),
      eduQuestionCd,
      pointQty: 5,
      verSeq: 1,
      useYn: 'Y',
    })
  }
  await insertRows(sql, 'eduQuestion', rows)
  return sql.query<Banked>(
    'select *, "pointQty"::int as "pointQty", "verSeq"::int as "verSeq" from "eduQuestion" order by "eduQuestionNo"',
  )
}

async function seedTakes(
  sql: Sql,
  now: string,
  exam: { examNo: number; eduCourseNo: number | null },
  all: readonly Banked[],
): Promise<void> {
  const people = await sql.query<{ userId: string; deptCd: string | null }>(
    `select "userId", "deptCd" from "user" where "plantCd" = $1 and "vendorCd" is null and "userId" not in ('emp01', 'saf01') order by "userId" limit 23`,
    [plantCd],
  )
  const bank = all.filter(({ eduTypeCd }) => eduTypeCd === 'REG')
  const tries = new Map<string, number>()
  for (const [index, [person, skill, langCd = 'kr']] of sitters.entries()) {
    const sitter = people[person % people.length]
    if (!sitter) return
    const random = chance(index + 7)
    const paper = paperOf(drawn(bank, quotas(10, exams[0].shares), random), { langCd, shuffle: true, random })
    const answers = Object.fromEntries(
      paper.map((question, place) => {
        const right = random(10) < skill
        const other = question.choices.find(({ at }) => !question.key.includes(at))?.at
        return [String(place), right ? question.key : [other ?? (question.key[0] === 'O' ? 'X' : 'O')]]
      }),
    )
    const { score } = scoreOf(paper, answers)
    const tryCnt = (tries.get(sitter.userId) ?? 0) + 1
    tries.set(sitter.userId, tryCnt)
    const startDt = addMinutes(
      now,
      -(15 - (index % 12)) * dayMinutes + index * 13 - (4 - tryCnt) * dayMinutes,
    )
    const spentMin = 6 + (index % 9)
    const [taken] = await insertReturning(
      sql,
      'eduExamTake',
      [
        {
          ...exam,
          ...sitter,
          plantCd,
          langCd,
          tryCnt,
          startDt,
          dueDt: addMinutes(startDt, 20),
          submitDt: addMinutes(startDt, spentMin),
          score,
          passYn: score >= 60 ? 'Y' : 'N',
          leaveCnt: index % 5 === 0 ? 1 : 0,
          spentSec: spentMin * 60,
          state: score >= 60 ? 'passed' : 'failed',
        },
      ],
      true,
      ['takeNo'],
    )
    const takeNo = taken!['takeNo'] as number
    await insertRows(sql, 'eduExamPaper', [{ takeNo, paper }], false)
    await insertRows(sql, 'eduExamAnswer', [{ takeNo, answers, saveSeq: 1, savedDt: startDt }], false)
  }
}

/** A draft waits for its file; posted ones get theirs from `hangMaterials`. */
async function seedMaterials(sql: Sql, { today }: SeedOptions, eduCourseNo: number | null): Promise<void> {
  const material = (materialNm: string, more: object) => ({
    materialNm,
    plantCd,
    langCd: 'kr',
    eduTypeCd: 'REG',
    verSeq: 1,
    viewCnt: 0,
    openVendorYn: 'N',
    ...more,
  })
  await insertRows(sql, 'eduMaterial', [
    material('정기교육 교재(작업중지권과 대피)', {
      materialTypeCd: 'document',
      eduCourseNo,
      legalItemCds: ['R1', 'R6'],
      runMin: 3,
      openVendorYn: 'Y',
      summaryTxt: '위험할 때 멈추고 대피하는 권리와 순서',
      reviewYmd: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace('02-29', '02-28'),
      state: 'posted',
    }),
    material('MSDS 경고표지 읽기', { materialTypeCd: 'video', eduTypeCd: 'MSD', runMin: 10, state: 'draft' }),
  ])
}

const hangings: readonly Hanging[] = [
  {
    taskClassNm: eduMaterial.name,
    taskFlag: contentGroup,
    records: `select "materialNo"::text as "taskKey", 'saf01' as "userId" from "eduMaterial" where "materialTypeCd" = 'document' and "state" = 'posted'`,
    fileOrgNm: '정기교육_교재.pdf',
    lines: [
      '1. 급박한 위험이 있으면 작업을 멈추고 대피한다.',
      '2. 관리감독자에게 바로 알린다.',
      '3. 조치를 확인한 뒤 다시 시작한다.',
    ],
  },
]
export const hangMaterials = (sql: Sql, store: FileStore): Promise<number> => hangAll(sql, store, hangings)
