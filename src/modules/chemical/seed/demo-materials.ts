import type { Sql } from '../../../core/server/database/database.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'

/** Supplier's material: vendor, name, maker, flash point ℃, density, components as CAS:name:content. */
const materials = [
  [
    'V00002',
    '우레탄 신너 U-20',
    '빛여울도료',
    4,
    0.87,
    '108-88-3:톨루엔:55,141-78-6:초산에틸:30,78-93-3:메틸에틸케톤:15',
  ],
  [
    'V00002',
    '에폭시 상도 EP-300',
    '빛여울도료',
    27,
    1.28,
    '25068-38-6:비스페놀A 에폭시수지:55,1330-20-7:자일렌(혼합):25,13463-67-7:이산화티타늄:20',
  ],
  ['V00001', '침투탐상 세척액', '누리샘화학', -18, 0.79, '67-64-1:아세톤:80,67-63-0:이소프로필알코올:20'],
  ['V00001', '윤활제거제 LR-7', '누리샘화학', null, 1.33, '75-09-2:디클로로메탄:100'],
  ['V00005', '준설 중화제', '물마루화학', null, 1.52, '1310-73-2:수산화나트륨:50,7732-18-5:물:50'],
  ['V00003', '접점 세정제 CC-1', '별마루전자재료', 12, 0.78, '67-63-0:이소프로필알코올:100'],
] as const

interface Story {
  state: string
  /** Index of the material. */
  of: number
  type: string
  usage: string
  yearQty: number
  /** Further plants for which it is asked. */
  plantCds?: readonly string[]
  /** Lines with verdicts; null: not yet. */
  reviews?: readonly (readonly [
    lineCd: string,
    verdictCd: string | null,
    opinion: string | null,
    userId: string | null,
  ])[]
  regs?: readonly (readonly [regCd: string, subject: string, pct: number])[]
  verdictCd?: string
  verdictTxt?: string
  condition?: string
  /** Why it came back. */
  reason?: string
}
const toluene = [
  ['O3', '톨루엔', 55],
  ['O7', '톨루엔', 55],
  ['O8', '톨루엔', 55],
] as const
const laws: Readonly<Record<string, string>> = {
  O3: '안전보건규칙 별표 12',
  O7: '산업안전보건법 시행규칙 별표 21',
  O8: '산업안전보건법 시행규칙 별표 22',
}
/** One request in every state that people meet (chm.md 11). */
const stories: readonly Story[] = [
  { state: 'draft', of: 5, type: 'WORK', usage: '차단기 접점 세정(정기점검)', yearQty: 20 },
  {
    state: 'submitted',
    of: 0,
    type: 'WORK',
    usage: '탱크 외부 상도 도장용 신너',
    yearQty: 600,
    regs: toluene,
    reviews: [
      ['CHM', null, null, null],
      ['FIRE', null, null, null],
      ['HEALTH', null, null, null],
    ],
  },
  {
    state: 'supplement',
    of: 1,
    type: 'WORK',
    usage: '배관 에폭시 상도 도장',
    reason: '국문 MSDS와 안료(이산화티타늄)의 성분확인서를 첨부해 주세요.',
    yearQty: 900,
    regs: [['O3', '자일렌', 25]],
    reviews: [
      ['CHM', null, null, null],
      ['FIRE', null, null, null],
      ['HEALTH', null, null, null],
    ],
  },
  {
    state: 'reviewing',
    of: 2,
    type: 'WORK',
    usage: '용접부 침투탐상검사 세척',
    plantCds: ['2000'],
    yearQty: 120,
    regs: [['O3', '아세톤', 80]],
    reviews: [
      ['CHM', '60', '조성과 MSDS가 일치합니다.', 'env02'],
      ['FIRE', null, null, null],
      ['HEALTH', null, null, null],
    ],
  },
  {
    state: 'deciding',
    of: 4,
    type: 'NEW',
    usage: '준설 폐수 중화',
    yearQty: 3000,
    reviews: [['CHM', '60', '중화 반응열 주의 외에 문제가 없습니다.', 'env02']],
  },
  {
    state: 'conditional',
    of: 3,
    type: 'USE',
    usage: '기계 정비 부품 탈지',
    yearQty: 200,
    regs: [
      ['O3', '디클로로메탄', 100],
      ['O7', '디클로로메탄', 100],
    ],
    reviews: [
      ['CHM', '60', '대체 세척제를 함께 검토합니다.', 'env02'],
      ['HEALTH', '65', '발암성 2: 국소배기에서만 사용합니다.', 'hea01'],
    ],
    verdictCd: '65',
    verdictTxt: '국소배기장치가 있는 세척대에서만 사용합니다.',
    condition: '세척대 국소배기 제어풍속 확인',
  },
  {
    state: 'rejected',
    of: 3,
    type: 'WORK',
    usage: '배관 내부 세척',
    yearQty: 1500,
    regs: [['O3', '디클로로메탄', 100]],
    reviews: [
      ['CHM', '70', '밀폐공간에서 사용할 수 없습니다.', 'env02'],
      ['HEALTH', '70', '질식·마취 위험이 있습니다.', 'hea01'],
    ],
    verdictCd: '70',
    verdictTxt: '밀폐공간 사용으로 부적합',
  },
  {
    state: 'approved',
    of: 5,
    type: 'VENDOR',
    usage: '계기 정비용 세정제(공급사 변경)',
    yearQty: 60,
    reviews: [
      ['CHM', '60', '기존 제품과 조성이 같습니다.', 'env02'],
      ['FIRE', '60', '지정수량 미만으로 보관합니다.', 'saf01'],
    ],
    verdictCd: '60',
    verdictTxt: '국문 MSDS와 조성, 보관할 저장소를 확인하였고 조건 없이 사용할 수 있습니다.',
  },
]

/** Suppliers' materials and eight requests (chm.md 11). */
export async function insertDemoMaterials(sql: Sql, { today }: SeedOptions): Promise<void> {
  if (await sql.maybe('select 1 from "chemprod" limit 1')) return
  const stamp = { createUserId: seedUserId, updateUserId: seedUserId }
  const numbers: number[] = []
  for (const [vendorCd, prodNm, makerNm, flashPt, density, comps] of materials) {
    const { chemprodNo } = await sql.one<{ chemprodNo: number }>(
      `insert into "chemprod" ("vendorCd", "prodNm", "makerNm", "stateCd", "fugacityCd", "mixYn", "density", "flashPt", "waterSolubleYn", "importYn", "keDeclYn", "locYn", "createUserId", "updateUserId")
       values ($1, $2, $3, 'L', '2', $4, $5, $6, 'N', 'N', 'Y', 'Y', $7, $7) returning "chemprodNo"`,
      [vendorCd, prodNm, makerNm, comps.includes(',') ? 'Y' : 'N', density, flashPt, seedUserId],
    )
    numbers.push(chemprodNo)
    await insertRows(
      sql,
      'chemprodComp',
      comps.split(',').map((comp) => {
        const [casNo, chemNm, content] = comp.split(':')
        return {
          chemprodNo,
          casNo,
          chemNm,
          contentMin: Number(content),
          contentRep: Number(content),
          contentMax: Number(content),
          secretYn: 'N',
        }
      }),
      false,
    )
  }
  for (const [index, story] of stories.entries()) {
    const vendorCd = materials[story.of]![0]
    const done = ['conditional', 'approved', 'rejected'].includes(story.state)
    const { matChkRqstNo } = await sql.one<{ matChkRqstNo: number }>(
      `insert into "matChkRqst" ("rqstCd", "rqstTypeCd", "plantCd", "vendorCd", "vendorUserId", "rqstDeptCd", "purUserId", "usageTxt", "yearQty", "dayMaxQty", "firstInYmd", "dueYmd",
         "verdictCd", "verdictTxt", "verdictYmd", "validYmd", "state", "createUserId", "updateUserId", "plantCds")
       values ($1, $2, '1000', $3, (select min("userId") from "user" where "vendorCd" = $3), 'D121', 'rqst01', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15) returning "matChkRqstNo"`,
      [
        `MC-1000-${today.slice(0, 4)}-9${String(index + 1).padStart(3, '0')}`,
        story.type,
        vendorCd,
        story.usage,
        story.yearQty,
        Math.max(1, Math.round(story.yearQty / 50)),
        addDays(today, 10 + index),
        story.reviews && story.state !== 'submitted' ? addDays(today, 4) : null,
        story.verdictCd ?? null,
        story.verdictTxt ?? null,
        done ? addDays(today, -3) : null,
        done && story.verdictCd !== '70' ? addDays(today, 1093) : null,
        story.state,
        stamp.createUserId,
        story.plantCds ?? [],
      ],
    )
    const of = (rows: readonly object[]) => rows.map((row) => ({ matChkRqstNo, ...row }))
    await insertRows(sql, 'matChkProd', of([{ chemprodNo: numbers[story.of] }]), false)
    await insertRows(
      sql,
      'matChkReg',
      of(
        (story.regs ?? []).map(([regCd, regSubjTxt, contentPct]) => ({
          chemprodNo: numbers[story.of],
          regCd,
          regSubjTxt,
          contentPct,
          borderYn: 'N',
          lawTxt: laws[regCd] ?? null,
        })),
      ),
      false,
    )
    await insertRows(
      sql,
      'matChkReview',
      of(
        (story.reviews ?? []).map(([lineCd, verdictCd, opinion, reviewUserId]) => ({
          lineCd,
          verdictCd,
          opinion,
          reviewUserId,
          whyTxt: lineCd === 'CHM' ? '모든 자재' : lineCd === 'FIRE' ? '인화점' : '규제 O3',
          reviewDt: verdictCd ? `${addDays(today, -2)}T14:00:00+09:00` : null,
          dueYmd: addDays(today, 4),
        })),
      ),
      false,
    )
    if (story.condition)
      await insertRows(
        sql,
        'matChkCond',
        of([
          {
            lineCd: 'HEALTH',
            condTxt: story.condition,
            timingCd: 'BEFORE',
            ownerUserId: 'emp02',
            dueYmd: addDays(today, 7),
            doneYn: 'N',
          },
        ]),
        false,
      )
    await sql.query(
      `insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "reason", "userId", "actDt") values ('matChkRqst', $1, null, $2, '등록', $5, $3, $4)`,
      [
        String(matChkRqstNo),
        story.state,
        seedUserId,
        `${addDays(today, -5)}T10:00:00+09:00`,
        story.reason ?? null,
      ],
    )
  }
}
