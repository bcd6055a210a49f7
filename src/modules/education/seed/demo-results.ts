import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { eduCert } from '../result/edu-cert.resource.ts'
import { eduExempt } from '../result/edu-exempt.resource.ts'
import { eduResult } from '../result/edu-result.resource.ts'

interface Person {
  personNm: string
  userId: string | null
  vendorWorkerNo: number | null
  vendorCd: string | null
  plantCd: string | null
  plantCds: string[]
  deptCd: string | null
}
interface Employee extends Person {
  userId: string
  workerClassCd: string | null
}
interface Learned {
  course?: string
  eduNm: string
  eduTypeCd: string
  specialWorkNo?: string
  vndEduCd?: string
  daysAgo: number
  min: number
  sourceCd?: string
  state?: string
  outOrgNm?: string
}

const unjudged = new Set(['submitted', 'returned'])

/** On leave for the whole half-year: exempt. (db/seed/people.ts) */
const away = new Set(['emp03', 'emp04'])
/** A supervisor with 15 of the 16 hours of his year. */
const lacksAnHour = 'duty01'

/** What people of the demonstration have learned, are exempted from and are assigned to. (edu.md section 11) */
export async function seedDemoResults(
  sql: Sql,
  today: string,
  courses: ReadonlyMap<string, number>,
): Promise<void> {
  const employees = await sql.query<Employee>(
    `select u."userNm" as "personNm", u."userId", null as "vendorWorkerNo", null as "vendorCd", u."plantCd", '{}'::text[] as "plantCds", u."deptCd", t."workerClassCd"
     from "user" u left join "userAssign" t on t."userId" = u."userId" and t."assignKindCd" = 'UAK01' and t."fromYmd" <= $1::date and coalesce(t."toYmd" >= $1::date, true)
     where u."vendorCd" is null and u."plantCd" = '1000' order by u."userId"`,
    [today],
  )
  const put = resultsOf(sql, today, courses)
  const half = `${today.slice(0, 4)}-${today.slice(5, 7) <= '06' ? '01' : '07'}-01`
  // Most have their hours, some lack thirty minutes, two lack more; one supervisor lacks an hour of his year (EDU-02).
  for (const [index, person] of employees.entries()) {
    if (away.has(person.userId)) continue
    const from = person.workerClassCd === 'SUP' ? `${today.slice(0, 4)}-01-01` : half
    const full = person.workerClassCd === 'SUP' ? 8 : person.workerClassCd === 'OFC' ? 3 : 6
    const hourShort = person.userId === lacksAnHour
    const lacks = hourShort ? 1 : index % 9 === 4 ? 1 : index % 13 === 7 ? 3 : 0
    for (let at = 0; at < full - lacks; at += 1) {
      const daysAgo = 8 + at * 17
      if (addDays(today, -daysAgo) >= from)
        await put(person, { eduNm: `정기교육 ${at + 1}차`, eduTypeCd: 'REG', daysAgo, min: 120 })
    }
    const min = hourShort ? 60 : 90
    if (lacks === 1) await put(person, { eduNm: '정기교육 보충', eduTypeCd: 'REG', daysAgo: 3, min })
  }
  const who = new Map(employees.map((person) => [person.userId, person]))
  const special = (work: string, name: string) => ({
    course: `특별교육: ${name}`,
    eduNm: `특별교육: ${name}`,
    eduTypeCd: 'SPC',
    specialWorkNo: work,
  })
  const confined = special('34', '밀폐공간 작업')
  const hot = special('38', '화재위험작업')
  const electric = special('17', '정전·활선작업')
  const certified: number[] = []
  for (const userId of ['gas01', 'watch01', 'watch02', 'gas02', 'issuer01'])
    if (who.has(userId))
      for (const each of [confined, hot])
        certified.push(await put(who.get(userId)!, { ...each, daysAgo: 150, min: 960, state: 'confirmed' }))
  if (who.has('coop01'))
    certified.push(await put(who.get('coop01')!, { ...electric, daysAgo: 140, min: 960, state: 'confirmed' }))
  for (const [userId, min] of [
    ['emp01', 240],
    ['issuer11', 300],
    ['issuer12', 240],
  ] as const)
    if (who.has(userId)) await put(who.get(userId)!, { ...confined, daysAgo: 6, min })
  if (who.has('emp02')) await put(who.get('emp02')!, { ...confined, daysAgo: 120, min: 840 })
  await insertAssignments(sql, today, who)
  await insertExemptions(sql, today, who)
  await insertCertificates(sql, today, certified)
  await insertSubmissions(sql, put)
}

/** A function that writes one result of a person and answers its key. */
function resultsOf(sql: Sql, today: string, courses: ReadonlyMap<string, number>) {
  return async (person: Person, learned: Learned): Promise<number> => {
    const { course, daysAgo, min, ...more } = learned
    const day = addDays(today, -daysAgo)
    const eduResultCd = await nextNumber(sql, eduResult.fields.eduResultCd.numbering!, {
      plantCd: person.plantCd ?? '1000',
      day,
      ruleCd: 'eduResult.eduResultCd',
    })
    const { personNm, userId, vendorWorkerNo, vendorCd, plantCd, plantCds, deptCd } = person
    const [made] = await insertReturning(
      sql,
      'eduResult',
      [
        {
          eduResultCd,
          personNm,
          userId,
          vendorWorkerNo,
          vendorCd,
          plantCd,
          plantCds,
          deptCd,
          eduCourseNo: course === undefined ? null : (courses.get(course) ?? null),
          eduStartYmd: day,
          eduEndYmd: day,
          recogMin: min,
          resultCd: 'completed',
          sourceCd: 'internal',
          state: 'confirmed',
          // What a company sent in nobody has judged yet.
          confirmUserId: unjudged.has(more.state ?? '') ? null : 'saf01',
          confirmDt: unjudged.has(more.state ?? '') ? null : `${day}T17:00:00+09:00`,
          ...more,
        },
      ],
      true,
      ['eduResultNo'],
    )
    return Number(made!['eduResultNo'])
  }
}

const duty = { shortTermYn: 'N', requiredMin: 960, preMin: 240 }
/** Special education of eight people: before the work, going on, done, late, and short work. */
async function insertAssignments(sql: Sql, today: string, who: ReadonlyMap<string, Employee>): Promise<void> {
  const assigned = (
    [
      ['emp01', '34', 3, 'preDone', 240, {}],
      ['issuer12', '34', 2, 'preDone', 240, {}],
      ['issuer11', '34', -5, 'goingOn', 300, {}],
      ['gas01', '34', -140, 'done', 960, {}],
      ['watch01', '38', -140, 'done', 960, {}],
      ['coop01', '17', -130, 'done', 960, {}],
      ['emp02', '34', -115, 'late', 840, {}],
      ['gas02', '38', -20, 'done', 960, { shortTermYn: 'Y', requiredMin: 120, preMin: 120 }],
    ] as const
  ).flatMap(([userId, specialWorkNo, days, state, recogMin, more]) => {
    const person = who.get(userId)
    if (!person) return []
    const { workerClassCd: _class, ...place } = person
    const firstWorkYmd = addDays(today, days)
    const hours = { ...duty, ...more }
    return [
      {
        ...place,
        ...hours,
        specialWorkNo,
        firstWorkYmd,
        dueYmd: hours.shortTermYn === 'Y' ? firstWorkYmd : addMonths(firstWorkYmd, 3),
        preDoneYmd: addDays(firstWorkYmd, -5),
        doneYmd: state === 'done' ? addDays(firstWorkYmd, -5) : null,
        recogMin,
        state,
      },
    ]
  })
  await insertRows(sql, 'eduAssign', assigned)
}

/** A plant without accidents, hours by another law, a career, and a move within the plant. */
async function insertExemptions(sql: Sql, today: string, who: ReadonlyMap<string, Employee>): Promise<void> {
  const year = today.slice(0, 4)
  const of = (userId: string) => {
    const { workerClassCd: _class, ...place } = who.get(userId)!
    return place
  }
  const rows = [
    {
      scopeCd: 'plant',
      exemptTypeCd: 'E1',
      eduTypeCd: 'REG',
      plantCd: '2000',
      exemptPct: 50,
      applyHalfCd: 'Y',
      evidenceTxt: '전년도 산업재해 0건(산재 확인서)',
      state: 'approved',
    },
    {
      ...of('env01'),
      scopeCd: 'person',
      exemptTypeCd: 'E3',
      eduTypeCd: 'REG',
      exemptMin: 120,
      applyHalfCd: 'H1',
      evidenceTxt: '유해화학물질 종사자 교육 2시간 이수',
      state: 'approved',
    },
    {
      ...of('emp01'),
      scopeCd: 'person',
      exemptTypeCd: 'E51',
      eduTypeCd: 'NEW',
      exemptPct: 50,
      applyHalfCd: 'Y',
      careerFromYmd: addDays(today, -900),
      careerToYmd: addDays(today, -500),
      hireYmd: addDays(today, -420),
      evidenceTxt: '동종업종 13개월 경력증명서',
      state: 'approved',
    },
    {
      ...of('issuer13'),
      scopeCd: 'person',
      exemptTypeCd: 'E53',
      eduTypeCd: 'NEW',
      exemptPct: 100,
      applyHalfCd: 'Y',
      evidenceTxt: '같은 사업장에서 같은 업무로 이동',
      state: 'requested',
    },
  ]
  const numbered = []
  for (const row of rows)
    numbered.push({
      ...row,
      applyYear: year,
      eduExemptCd: await nextNumber(sql, eduExempt.fields.eduExemptCd.numbering!, {
        plantCd: row.plantCd ?? '1000',
        day: today,
        ruleCd: 'eduExempt.eduExemptCd',
      }),
      decideUserId: row.state === 'approved' ? 'hq01' : null,
      decideDt: row.state === 'approved' ? `${addDays(today, -30)}T10:00:00+09:00` : null,
    })
  await insertRows(sql, 'eduExempt', numbered)
}

async function insertCertificates(sql: Sql, today: string, numbers: readonly number[]): Promise<void> {
  const rows = await sql.query<Person & { eduEndYmd: string }>(
    `select "eduResultNo", "personNm", "userId", "plantCd", "plantCds", "deptCd", "eduNm", "eduEndYmd"::text, "recogMin", "validToYmd"::text from "eduResult"
     where "eduResultNo" = any($1::bigint[]) order by 1`,
    [numbers],
  )
  const certificates = []
  for (const row of rows)
    certificates.push({
      ...row,
      certCd: await nextNumber(sql, eduCert.fields.certCd.numbering!, {
        plantCd: row.plantCd!,
        day: today,
        ruleCd: 'eduCert.certCd',
      }),
      issueDt: `${row.eduEndYmd}T17:00:00+09:00`,
      printCnt: 0,
      state: 'valid',
    })
  await insertRows(sql, 'eduCert', certificates)
}

/** What companies have sent in: verified, waiting, and returned because the picture cannot be read. */
async function insertSubmissions(sql: Sql, put: ReturnType<typeof resultsOf>): Promise<void> {
  const workers = await sql.query<Person>(
    `select w."vendorWorkerNm" as "personNm", null as "userId", w."vendorWorkerNo", w."vendorCd", null as "plantCd",
       array(select p."plantCd" from "vendorPlant" p where p."vendorCd" = w."vendorCd" and p."useYn" = 'Y' order by 1) as "plantCds", null as "deptCd"
     from "vendorWorker" w where w."vendorCd" = 'V00001' order by w."vendorWorkerNo" limit 8`,
  )
  const regular = {
    eduNm: '정기교육(협력업체)',
    eduTypeCd: 'REG',
    sourceCd: 'vendor',
    outOrgNm: '한국산업안전교육원',
  }
  for (const [index, state] of [
    'verified',
    'verified',
    'verified',
    'submitted',
    'submitted',
    'returned',
  ].entries()) {
    const person = workers[index]
    if (!person) continue
    await put(person, {
      ...regular,
      daysAgo: 20 + index,
      min: 120,
      state,
      eduNm: state === 'returned' ? '정기교육(증빙 흐림)' : regular.eduNm,
    })
  }
  // One person is an hour short of the four hours that a confined space asks for before the work.
  const short = workers[7]
  if (short)
    await put(short, {
      eduNm: '특별교육: 밀폐공간 작업(1일차)',
      eduTypeCd: 'SPC',
      specialWorkNo: '34',
      vndEduCd: 'VED11',
      sourceCd: 'institute',
      outOrgNm: '한국산업안전교육원',
      daysAgo: 4,
      min: 180,
      state: 'verified',
    })
  await sql.query(
    `insert into "vendorWorkerEdu" ("vendorWorkerNo", "eduTypeCd", "eduNm", "eduYmd", "eduHour", "instNm", "eduResultNo", "verifyStatusCd")
     select r."vendorWorkerNo", coalesce(r."vndEduCd", 'VED06'), r."eduNm", r."eduEndYmd", round(r."recogMin" / 60, 1), r."outOrgNm", r."eduResultNo", 'VVF02'
     from "eduResult" r where r."vendorWorkerNo" is not null and r."sourceCd" in ('vendor', 'institute') and r."state" in ('verified', 'confirmed')
       and not exists (select 1 from "vendorWorkerEdu" e where e."eduResultNo" = r."eduResultNo")`,
  )
  await sql.query(
    `update "eduResult" set "vndEduCd" = 'VED06' where "eduTypeCd" = 'REG' and "vndEduCd" is null and "vendorWorkerNo" is not null`,
  )
}
