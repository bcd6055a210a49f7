import { addDays } from '../../../core/shared/dates.ts'
import { defined } from '../../../core/shared/defined.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { demoPassword } from '../../../../db/seed/organisation-facts.ts'
import { insertUsers } from '../../../../db/seed/reference.ts'
import { hashPassword, passwordSha } from '../../../platform/session/password.ts'
import { accountStates, userKinds } from '../../../platform/user/user.resource.ts'
import { vendorContract } from '../contract/vendor-contract.resource.ts'
import { requiredDocuments } from '../doc/required-documents.rule.ts'
import { halfOfDay, spanOfHalf } from '../eval/forecast.rule.ts'
import { isBusinessNumber } from '../vendor/business-number.rule.ts'
import { educationCodes } from '../vendor/vendor-codes.rule.ts'
import { sanctions } from '../warn/violation.rule.ts'
import { sanction } from '../warn/warn-point.resource.ts'
import { courseCompanies, coursePeople, courseViolations } from './course-facts.ts'
import { insertCourseEntries } from './demo-course-entries.ts'
import { insertDemoEvaluations } from './demo-evaluations.ts'
import { insertDemoViolations } from './demo-violations.ts'

const [ended, kept] = courseCompanies
/** Days since the business with the first company ended, and for which the sanction of the second one holds. */
const endedDays = 55
const sanctionDays = [-5, 8] as const
const numberOf = (index: number): string =>
  [...'0123456789'].map((digit) => `99988000${index}${digit}`).find(isBusinessNumber)!

/**
 * A company of Ulsan that a sanction keeps new people out of, one of Yeosu whose business has ended, and the half-year
 * of contracting that is over (vendor section 11).
 */
export async function seedCourse(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "vendor" where "vendorCd" = $1', [ended.vendorCd]))) return
  await insertCompanies(sql, today)
  await insertAccounts(sql, today)
  const contracts = await insertContracts(sql, today)
  const workers = await insertPeople(sql, today)
  await insertCourseEntries(sql, today, contracts, workers)
  await insertDemoViolations(sql, today, {
    plantCd: kept.plantCd,
    issueUserId: 'saf21',
    violations: courseViolations.map((violation) => ({ ...violation, vendorCd: kept.vendorCd })),
  })
  await insertSanctions(sql, today, workers)
  await insertDemoEvaluations(sql, today, [
    ['V00006', '1000', [16, 20, 12, 9, 8, 12]],
    [ended.vendorCd, '1000', [12, 16, 10, 8, 7, 12]],
  ])
  await insertHalf(sql, today)
}

async function insertCompanies(sql: Sql, today: string): Promise<void> {
  await insertRows(
    sql,
    'vendor',
    courseCompanies.map(({ vendorCd, vendorNm, addr, area, field, vendorTypeCd, empCnt, state }, index) => ({
      vendorCd,
      vendorNm,
      bizRegNo: numberOf(index + 8),
      ceoNm: `${vendorNm.slice(0, 2)}대표`,
      addr,
      telNo: `${area}-000-050${index + 1}`,
      email: `office${index + 8}@portal.example`,
      vendorTypeCd,
      residentYn: 'N',
      workFieldCds: [field],
      empCnt,
      indInsNo: `999-88-0000${index + 8}-0`,
      safeMgrNm: `${vendorNm.slice(0, 2)}안전담당`,
      safeMgrTel: `${area}-000-060${index + 1}`,
      state,
      endDt: state === 'ended' ? `${addDays(today, -endedDays)}T17:00:00+09:00` : null,
      useYn: 'Y',
    })),
  )
  await insertRows(
    sql,
    'vendorPlant',
    courseCompanies.map(({ vendorCd, plantCd }) => ({ vendorCd, plantCd, useYn: 'Y' })),
  )
  await insertRows(
    sql,
    'vendorDoc',
    courseCompanies.flatMap((company) =>
      requiredDocuments({ ...company, workFieldCds: [company.field] }).map((docTypeCd, index) => ({
        vendorCd: company.vendorCd,
        docTypeCd,
        docNo: `${docTypeCd.slice(-2)}-${company.vendorCd.slice(-2)}-${today.slice(0, 4)}`,
        validFromYmd: addDays(today, -280 + index * 10),
        validToYmd: docTypeCd === 'VDC01' ? null : addDays(today, 300 + index * 30),
        verifyStatusCd: 'VVF02',
        verifyUserId: 'saf01',
      })),
    ),
  )
}

/** The accounts of the ended company are stopped; of the other one a member has not signed in for months. */
async function insertAccounts(sql: Sql, today: string): Promise<void> {
  const account = {
    langCd: 'kr',
    failCnt: 0,
    mustChgYn: 'N',
    empNo: null,
    phoneNo: null,
    officeTel: null,
    userKindCd: userKinds.vendor,
    deptCd: null,
    positionCd: null,
    psrmYn: 'N',
    pwdChgDt: `${addDays(today, -1)}T00:00:00+09:00`,
    userPwdHash: await hashPassword(passwordSha(demoPassword)),
  }
  const person = (
    userId: string,
    userNm: string,
    { vendorCd, plantCd }: (typeof courseCompanies)[number],
    acctStatusCd: string,
    group: number,
  ) => ({
    ...account,
    userId,
    userNm,
    vendorCd,
    plantCd,
    acctStatusCd,
    email: `${userId}@portal.example`,
    groups: [group],
  })
  await insertUsers(sql, [
    person('vnd08a', '배관관리자08', ended, accountStates.stopped, 10),
    person('vnd09a', '미화관리자09', kept, accountStates.active, 10),
    person('vnd09s', '미화현장대리인09', kept, accountStates.dormant, 11),
  ])
}

async function insertContracts(sql: Sql, today: string): Promise<number[]> {
  const given = [
    {
      ...ended,
      contractNm: '소화배관 교체공사',
      days: [-330, -70],
      state: 'ended',
      deptCd: 'D121',
      mgr: 'rqst01',
    },
    {
      ...kept,
      contractNm: '울산 청소·미화 연간 용역',
      days: [-200, 160],
      state: 'active',
      deptCd: 'D230',
      mgr: 'saf21',
    },
  ] as const
  const numbers: number[] = []
  for (const { vendorCd, plantCd, contractNm, days, state, deptCd, mgr } of given) {
    const [row] = await insertReturning(
      sql,
      'vendorContract',
      [
        {
          contractCd: await nextNumber(sql, vendorContract.fields.contractCd.numbering!, {
            plantCd,
            day: addDays(today, days[0]),
            ruleCd: 'vendorContract.contractCd',
          }),
          contractNm,
          vendorCd,
          plantCd,
          deptCd,
          mgrUserId: mgr,
          contractTypeCd: state === 'ended' ? 'CTT01' : 'CTT03',
          riskLvlCd: 'RLV02',
          fromYmd: addDays(today, days[0]),
          toYmd: addDays(today, days[1]),
          contractAmt: 120_000_000,
          safetyAmt: 2_600_000,
          ...Object.fromEntries(questions.map((name) => [name, 'N'])),
          state,
        },
      ],
      true,
      ['contractNo'],
    )
    numbers.push(row!['contractNo'] as number)
  }
  return numbers
}
/** Questions of a contract that all are answered no. */
const questions = [
  'unitPriceYn',
  'prohibitYn',
  'prohibitTempYn',
  'approveTargetYn',
  'removeReportYn',
  'chemSubYn',
  'chemUrgentYn',
  'infoTargetYn',
  'subAllowYn',
] as const

async function insertPeople(sql: Sql, today: string): Promise<Map<string, number>> {
  const numbers = new Map<string, number>()
  for (const [index, [vendorCd, vendorWorkerNm, jobTypeCds, extra]] of coursePeople.entries()) {
    const { visaInDays, entryStatCd, ...rest } = {
      visaInDays: undefined,
      entryStatCd: vendorCd === ended.vendorCd ? 'expired' : 'approved',
      ...extra,
    }
    const [row] = await insertReturning(
      sql,
      'vendorWorker',
      [
        {
          nationCd: 'KR',
          ...rest,
          ...defined({ visaToYmd: visaInDays === undefined ? undefined : addDays(today, visaInDays) }),
          vendorCd,
          vendorWorkerNm,
          jobTypeCds,
          entryStatCd,
          birthYmd: `${1972 + index * 4}-0${index + 1}-21`,
          phoneNo: `010-0000-08${index}0`,
          healthFitYn: 'Y',
          privAgreeYmd: addDays(today, -190),
          sensAgreeYmd: addDays(today, -190),
          useYn: 'Y',
        },
      ],
      true,
      ['vendorWorkerNo'],
    )
    const vendorWorkerNo = row!['vendorWorkerNo'] as number
    numbers.set(vendorWorkerNm, vendorWorkerNo)
    const education = (eduTypeCd: string, eduNm: string, eduHour: number, validToYmd: string | null) => ({
      vendorWorkerNo,
      eduTypeCd,
      eduNm,
      eduHour,
      eduYmd: addDays(today, -190),
      validToYmd,
    })
    await insertRows(
      sql,
      'vendorWorkerEdu',
      [
        education('VED01', '출입안전교육', 2, addDays(today, 175)),
        education('VED02', '채용 시 교육', 8, null),
      ],
      false,
    )
  }
  return numbers
}

/** No new people for the company; the person who smoked was sent to be taught again before, and has done it. */
async function insertSanctions(sql: Sql, today: string, workers: ReadonlyMap<string, number>): Promise<void> {
  const [from, to] = sanctionDays
  const given = [
    {
      sanctionTypeCd: sanctions.noEntry,
      basisPoint: 20,
      fromYmd: addDays(today, from),
      toYmd: addDays(today, to),
      cont: '최근 1년 벌점 20점 이상 (밀폐공간 무측정·무감시, 시정요구 불이행)',
      state: 'active',
    },
    {
      sanctionTypeCd: sanctions.training,
      vendorWorkerNo: workers.get('채보름'),
      basisPoint: 3,
      fromYmd: addDays(today, -50),
      toYmd: addDays(today, -40),
      eduTypeCd: educationCodes.retraining,
      eduHour: 4,
      cont: '보호구 미착용 반복에 따른 재교육',
      state: 'ended',
    },
    {
      sanctionTypeCd: sanctions.suspension,
      vendorWorkerNo: workers.get('도아람'),
      basisPoint: 10,
      fromYmd: addDays(today, -20),
      toYmd: addDays(today, 9),
      cont: '지정장소 외 흡연 10점',
      state: 'active',
    },
  ]
  for (const row of given)
    await insertRows(sql, 'sanction', [
      {
        ...row,
        plantCd: kept.plantCd,
        vendorCd: kept.vendorCd,
        toldVendorCd: kept.vendorCd,
        sanctionCd: await nextNumber(sql, sanction.fields.sanctionCd.numbering!, {
          plantCd: kept.plantCd,
          day: today,
          ruleCd: 'sanction.sanctionCd',
        }),
      },
    ])
}

/** The half-year that is over; the clock counts and freezes what has not been frozen. */
async function insertHalf(sql: Sql, today: string): Promise<void> {
  const last = halfOfDay(addDays(spanOfHalf(halfOfDay(today)).from, -1))
  await insertRows(sql, 'vendorHalf', [
    {
      halfYear: last.evalYear,
      halfCd: last.halfCd,
      halfNm: `${last.evalYear}년 ${last.halfCd === '1' ? '상반기' : '하반기'}`,
      plantCd: '1000',
      baseYmd: spanOfHalf(last).to,
      state: 'frozen',
    },
  ])
}
