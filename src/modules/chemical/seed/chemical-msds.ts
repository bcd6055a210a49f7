import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { ghsRowsOn } from '../ghs/ghs.server.ts'
import { labelOf, rowsOfClassification, usualPrecautions } from '../ghs/label.rule.ts'
import { mixtureSentences } from '../ghs/mixture.texts.ts'
import { draftOf } from '../msds/msds-draft.server.ts'
import { reviewDue } from '../msds/msds.rule.ts'
import { storeHistory } from '../regulation/history.server.ts'
import { seedUserId } from '../../../core/server/seed/insert-rows.ts'
import { adviceOf } from './sheet-advice.ts'

/** Products whose sheet is something else than in force since last year. */
const special: Record<string, { state: string; age: number } | null> = {
  // Nobody has sent one yet.
  'RG-4005': null,
  'CL-7001': { state: 'registered', age: 3 },
  'RM-1012': { state: 'revising', age: 1130 },
  'SB-3002': { state: 'revising', age: 1110 },
  'RM-1008': { state: 'valid', age: 1070 },
  'PT-6001': { state: 'valid', age: 1085 },
}
/**
 * Physical classes that suppliers have tested of a mixture: 'class category statement'. They do not follow from
 * its components. (UN GHS rev. 10 part 2; of dibenzoyl peroxide up to 77 % with water UN 3104, type C)
 */
const tested: Record<string, readonly string[]> = {
  'SB-3001': ['P16 1 H290'],
  'SB-3004': ['P13 3 H272', 'P16 1 H290'],
  'SB-3005': ['P13 2 H272'],
  'CT-5001': ['P15 TCD H242'],
}
const usual = { state: 'valid', age: 380 }
/**
 * Products whose last edition added a class, with the hazard statement of that class. The education and posting of
 * these products (seedNotices) name this change.
 */
const classified: Record<string, string> = { 'RM-1002': 'H304', 'RM-1009': 'H361', 'SB-3001': 'H290' }
/**
 * A Korean sheet for nearly every product, some of them due; one edition of a list that waits to be
 * corrected.
 */
export async function seedSheets(sql: Sql, today: string): Promise<void> {
  if (await sql.maybe('select 1 from "chmMsds" limit 1')) return
  const table = await ghsRowsOn(sql, today)
  const { msdsReviewMonths } = await chemicalParameters({ sql, today })
  const products = await sql.query<Product>(
    'select "prodNo", "prodCd", "makerNm" from "chmProduct" order by "prodCd"',
  )
  let count = 0
  const add = async ({ prodNo, prodCd, makerNm }: Product, sheet: Sheet): Promise<number> => {
    count += 1
    const label = labelOf(rowsOfClassification(sheet.ghs, table))
    const recvYmd = addDays(today, -sheet.age)
    const { msdsNo } = await sql.one<{ msdsNo: number }>(
      `insert into "chmMsds" ("msdsCd", "prodNo", "msdsVer", "prevMsdsNo", "langCd", "msdsSrcCd", "writeYmd", "revYmd", "recvYmd", "reviewDueYmd", "submitNo", "emergencyTel", "secretYn",
         "signalWordCd", "pictoCds", "labelPCodes", "state", "createUserId", "updateUserId")
       values ($1, $2, $3, $4, 'kr', $5, $6, $6, $6, $7, $8, '061-000-0119', 'N', $9, $10, $11, $12, $13, $13) returning "msdsNo"`,
      [
        await nextNumber(sql, 'MS-{YYYY}-{seq5}', { day: today, ruleCd: 'chmMsds.msdsCd' }),
        prodNo,
        sheet.before === undefined ? 1 : 2,
        sheet.before ?? null,
        makerNm === '자사' ? 'OWN' : 'SUPPLIER',
        recvYmd,
        reviewDue(null, recvYmd, msdsReviewMonths),
        count % 4 === 0 ? null : `AA${String(2400 + count).padStart(6, '0')}-0000000${count % 10}`,
        label.signalWordCd,
        label.usualChoice,
        usualPrecautions(label).pCodes,
        sheet.state,
        seedUserId,
      ],
    )
    // A supplier's texts beyond the draft, so that a sheet reads like a real one.
    const said: Partial<Record<string, string>> = adviceOf(prodCd)
    const sects = sheet.sects.map((each) => ({ ...each, contents: said[each.sectCd] ?? each.contents }))
    await sql.query(
      `insert into "chmMsdsSect" ("msdsNo", "sectCd", "contents") select $1, x."sectCd", x."contents" from jsonb_to_recordset($2::jsonb) as x("sectCd" text, "contents" text)`,
      [msdsNo, JSON.stringify(sects)],
    )
    await sql.query(
      `insert into "chmMsdsGhs" ("msdsNo", "ghsClassCd", "ghsCatCd", "hCode") select $1, x."ghsClassCd", x."ghsCatCd", x."hCode" from jsonb_to_recordset($2::jsonb) as x("ghsClassCd" text, "ghsCatCd" text, "hCode" text)`,
      [msdsNo, JSON.stringify(sheet.ghs)],
    )
    return msdsNo
  }
  for (const product of products) {
    const { prodNo, prodCd } = product
    const plan = prodCd in special ? special[prodCd] : usual
    if (!plan) continue
    const draft = withTested(await draftOf({ sql }, prodNo), tested[prodCd] ?? [])
    const added = classified[prodCd]
    const before =
      added === undefined
        ? undefined
        : await add(product, { ...without(draft, added), state: 'superseded', age: 1290 })
    await add(product, { ...draft, ...plan, before })
  }
  await seedNotices(sql, today)
  await seedHistory(sql, today)
}

interface Product {
  prodNo: number
  prodCd: string
  makerNm: string
}
type Draft = Pick<Awaited<ReturnType<typeof draftOf>>, 'ghs' | 'sects'>
interface Sheet extends Draft {
  state: string
  /** Days since it came. */
  age: number
  /** The edition that it replaces. */
  before?: number | undefined
}
/** The draft without the class of a hazard statement, as the edition before had it. */
const without = ({ ghs, sects }: Draft, hCode: string): Draft => ({
  ghs: ghs.filter((each) => each.hCode !== hCode),
  sects: sects.map((each) =>
    each.sectCd === '02'
      ? {
          ...each,
          contents: each.contents
            .split('\n')
            .filter((line) => !line.includes(hCode))
            .join('\n'),
        }
      : each,
  ),
})

/** The draft with the tested classes in its grid and in section 2, in place of the remark that they are open. */
function withTested<T extends Draft>(draft: T, classes: readonly string[]): T {
  if (classes.length === 0) return draft
  const lines = classes.map((each) => {
    const [ghsClassCd = '', ghsCatCd = '', hCode = ''] = each.split(' ')
    return { ghsClassCd, ghsCatCd, hCode, draftYn: 'N', whyTxt: '공급사 시험' }
  })
  const told = lines.map(
    ({ ghsClassCd, ghsCatCd, hCode }) => `${testedNames[`${ghsClassCd} ${ghsCatCd}`]} (${hCode})`,
  )
  const open = String(mixtureSentences.physicalNotDetermined({ names: '' })).split('(')[0]!
  return {
    ...draft,
    ghs: [...lines, ...draft.ghs],
    sects: draft.sects.map((each) =>
      each.sectCd === '02'
        ? {
            ...each,
            contents: [...told, ...each.contents.split('\n').filter((line) => !line.startsWith(open))].join(
              '\n',
            ),
          }
        : each,
    ),
  }
}
const testedNames: Record<string, string> = {
  'P15 TCD': '유기과산화물 형식 C',
  'P13 2': '산화성 액체 구분 2',
  'P13 3': '산화성 액체 구분 3',
  'P16 1': '금속 부식성 물질 구분 1',
}

/** Education and posting that a sheet has led to: some done, some open, one late. */
async function seedNotices(sql: Sql, today: string): Promise<void> {
  await sql.query(
    `insert into "chmMsdsNotice" ("msdsNo", "noticeTypeCd", "plantCd", "deptCd", "processNo", "placeNm", "targetCnt", "reasonTxt", "dueYmd", "doneYmd", "doneUserId", "eduTxt", "createUserId", "updateUserId")
     select m."msdsNo", t.type, u."plantCd", u."deptCd", u."processNo", u."workTxt", case when t.type = 'EDU' then u."workerCnt" end, '변경: 유해·위험성 분류',
       $1::date + t.due, case when t.due < -5 then $1::date + t.due - 1 end, case when t.due < -5 then 'emp01' end, case when t.due < -5 and t.type = 'EDU' then 'MSDS 정기교육' end, $2, $2
     from "chmMsds" m join "chmProduct" p using ("prodNo") join "chmProductPlant" u using ("prodNo")
     cross join lateral (values ('EDU', case p."prodCd" when 'RM-1009' then -2 when 'RM-1002' then 9 else -30 end), ('POST', case p."prodCd" when 'RM-1002' then 9 else -30 end)) t(type, due)
     where p."prodCd" in ('RM-1002', 'RM-1009', 'SB-3001') and m."state" = 'valid'`,
    [today, seedUserId],
  )
}

/** An edition of 특별관리물질 as it came: three new, two changed, one left out, one wrong. */
async function seedHistory(sql: Sql, today: string): Promise<void> {
  const effectYmd = addDays(today, 30)
  const items = await sql.query<{
    regSubjNm: string
    casNo: string | null
    casGroup: string[] | null
    contentMinPct: number
    lawArticle: string
    noticeTxt: string | null
  }>(
    `select "regSubjNm", "casNo", "casGroup", "contentMinPct", "lawArticle", "noticeTxt" from "chmRegItem" where "regCd" = 'O4' and "endYmd" is null order by "regItemNo"`,
  )
  const article = items[0]?.lawArticle ?? ''
  const kept = items
    .slice(0, -1)
    .map((item, index) => [
      item.regSubjNm,
      item.casNo ?? item.casGroup?.join(', ') ?? null,
      index < 2 ? item.contentMinPct / 2 : item.contentMinPct,
      item.lawArticle,
      item.noticeTxt,
    ])
  const sheet = [
    ['규제물질명', 'CAS번호', '함량기준(%)', '법적근거', '고시번호·단서'],
    ...kept,
    ['에틸벤젠', '100-41-4', 0.1, article, null],
    ['디클로로메탄', '75-09-2', 0.1, article, null],
    ['테트라하이드로푸란', '109-99-9', 0.1, article, null],
    ['포름알데히드', '50-00-1', 0.1, article, null],
  ]
  const { regHistNo } = await sql.one<{ regHistNo: number }>(
    `insert into "chmRegHist" ("regHistCd", "regCd", "effectYmd", "noticeTxt", "state", "createUserId", "updateUserId") values ($1, 'O4', $2, '특별관리물질 개정(안) 예시', 'uploaded', $3, $3) returning "regHistNo"`,
    [
      await nextNumber(sql, 'RH-{YYYY}-{seq4}', { day: today, ruleCd: 'chmRegHist.regHistCd' }),
      effectYmd,
      seedUserId,
    ],
  )
  await storeHistory(
    { sql },
    { regHistNo, regCd: 'O4', effectYmd, fileNm: '특별관리물질_개정안.xlsx' },
    sheet,
  )
}
