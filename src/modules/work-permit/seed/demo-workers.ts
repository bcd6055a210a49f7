import { addDays, addMonths } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import {
  entryEducation,
  gasTesterEducation,
  qualificationNames,
  specialEducations,
  watcherEducation,
} from '../permit/crew-requirements.rule.ts'
import {
  educationValidThrough,
  type EntryState,
  type GateWorker,
  type WorkerCredential,
} from '../permit/worker-gate.rule.ts'
import { hashPassword, passwordSha } from '../../../platform/session/password.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import { demoPin } from '../../../../db/seed/kiosk.ts'

function codesOf<Names extends readonly (keyof typeof specialEducations)[]>(
  ...names: Names
): { [At in keyof Names]: string } {
  return names.map((name) => specialEducations[name].code) as { [At in keyof Names]: string }
}
interface Extra {
  edu?: readonly string[]
  qual?: readonly string[]
  entry?: EntryState
  entryEduDaysAgo?: number
  healthInDays?: number
  ageYears?: number
}
const special = Object.fromEntries(
  [...Object.values(specialEducations), gasTesterEducation, watcherEducation].map(({ code, name }) => [
    code,
    name,
  ]),
)
const [confined, outage, excavation, radiation] = codesOf('confined', 'outage', 'excavation', 'radiation')
const [scaffold, hot, crane, substance, welding] = codesOf(
  'scaffold',
  'hot',
  'crane',
  'substance',
  'confinedWelding',
)
const tester = gasTesterEducation.code
const watcher = watcherEducation.code

/** 특별교육 that everybody of a vendor has been given for what the vendor does. */
const companyEducations: Readonly<Record<string, readonly string[]>> = {
  V00001: [hot, substance],
  V00003: [hot, crane, substance],
  V00004: [hot, crane, scaffold],
  V00005: [excavation],
}
/** Eight people of each vendor in the order of their numbers: name, jobs, what else they have or lack. */
const people: Readonly<Record<string, readonly (readonly [string, readonly string[], Extra?])[]>> = {
  V00001: [
    ['김민수', ['VJB01', 'VJB02'], { edu: [confined] }],
    ['이준호', ['VJB03'], { edu: [confined, welding, tester], qual: ['VQL01'] }],
    ['박성진', ['VJB02'], { edu: [confined] }],
    ['최영호', ['VJB12'], { edu: [confined, watcher] }],
    ['정대현', ['VJB01'], { edu: [tester] }],
    ['강동민', ['VJB03'], { qual: ['VQL01'] }],
    ['윤재석', ['VJB02'], { qual: ['VQL03'] }],
    ['한상우', ['VJB12'], { edu: [watcher] }],
  ],
  V00002: [
    ['오세민', ['VJB01', 'VJB04']],
    ['서지훈', ['VJB04', 'VJB13'], { edu: [tester] }],
    ['임태양', ['VJB04']],
    ['조현민', ['VJB01', 'VJB04']],
    ['신동현', ['VJB04']],
    ['황인수', ['VJB12'], { edu: [watcher] }],
    ['안효준', ['VJB04'], { entryEduDaysAgo: 380 }],
    ['송재호', ['VJB04'], { entry: 'suspended' }],
  ],
  V00003: [
    ['전인수', ['VJB01', 'VJB06'], { edu: [outage], qual: ['VQL05'] }],
    ['홍석진', ['VJB06'], { edu: [outage, tester], qual: ['VQL05', 'VQL01'] }],
    ['고영찬', ['VJB06'], { edu: [outage], qual: ['VQL05'] }],
    ['문정민', ['VJB07'], { edu: [outage, watcher] }],
    ['양세준', ['VJB01', 'VJB11'], { edu: [radiation] }],
    ['배성민', ['VJB11'], { edu: [radiation], qual: ['VQL11'] }],
    ['백종민', ['VJB11'], { edu: [radiation, watcher] }],
    ['허준영', ['VJB07'], { entryEduDaysAgo: 371 }],
  ],
  V00004: [
    ['남궁석', ['VJB01', 'VJB05'], { qual: ['VQL04'] }],
    ['심재원', ['VJB03', 'VJB05'], { qual: ['VQL01', 'VQL04'] }],
    ['노승일', ['VJB01', 'VJB05'], { qual: ['VQL04'] }],
    ['하정민', ['VJB12'], { edu: [watcher] }],
    ['곽도영', ['VJB08'], { qual: ['VQL02'] }],
    ['성동민', ['VJB03', 'VJB09'], { edu: [tester], qual: ['VQL01'] }],
    ['차승현', ['VJB09', 'VJB12'], { edu: [watcher] }],
    ['주상민', ['VJB05'], { qual: ['VQL04'], healthInDays: -12 }],
  ],
  V00005: [
    ['우현진', ['VJB01', 'VJB10'], { edu: [confined] }],
    ['구본석', ['VJB13'], { edu: [confined, tester] }],
    ['민경수', ['VJB10'], { edu: [confined] }],
    ['류승민', ['VJB12'], { edu: [confined, watcher] }],
    ['나현식', ['VJB10'], { edu: [confined] }],
    ['지창민', ['VJB10'], { edu: [confined] }],
    ['진선우', ['VJB10'], { edu: [confined], qual: ['VQL03'] }],
    ['엄태현', ['VJB10'], { ageYears: 17 }],
  ],
}

export interface DemoWorker extends Omit<GateWorker, 'education'> {
  educations: readonly WorkerCredential[]
  vendorCd: string
  jobTypeCds: readonly string[]
  educationDays: Readonly<Record<string, string>>
}
/** Number of the n-th person of a vendor before the database has numbered them: vendor 3, person 4 is 304. */
export const demoWorkerNo = (vendorCd: string, index: number): number =>
  Number(vendorCd.slice(1)) * 100 + index

/** The people with everything that the gate asks, relative to `today`. */
export function demoWorkers(today: string): DemoWorker[] {
  return Object.entries(people).flatMap(([vendorCd, list]) =>
    list.map(([workerNm, jobTypeCds, extra = {}], index): DemoWorker => {
      const number = demoWorkerNo(vendorCd, index + 1)
      const entryDay = addDays(today, -(extra.entryEduDaysAgo ?? 60 + (number % 9) * 12))
      const specialDay = addDays(today, -(40 + (number % 7) * 15))
      const educations = [
        { ...entryEducation, validYmd: educationValidThrough(entryDay, 12) },
        ...[...(extra.edu ?? []), ...(companyEducations[vendorCd] ?? [])].map((code) => ({
          code,
          name: special[code]!,
          validYmd: educationValidThrough(specialDay, 12),
        })),
      ]
      return {
        workerNo: number,
        workerNm,
        vendorCd,
        jobTypeCds,
        birthYmd: extra.ageYears
          ? addMonths(today, -12 * extra.ageYears)
          : `${1966 + ((number * 7) % 32)}-${String((number % 12) + 1).padStart(2, '0')}-15`,
        entryState: extra.entry ?? 'approved',
        healthNextYmd: addDays(today, extra.healthInDays ?? 60 + (number % 11) * 20),
        healthFitYn: 'Y',
        educations,
        educationDays: Object.fromEntries(
          educations.map(({ code }) => [code, code === entryEducation.code ? entryDay : specialDay]),
        ),
        qualifications: (extra.qual ?? []).map((code) => ({ code, name: qualificationNames[code]! })),
      }
    }),
  )
}

/** @returns number in the database by number in the demonstration */
export async function insertWorkers(sql: Sql, today: string): Promise<Map<number, number>> {
  const numbers = new Map<number, number>()
  const pinHash = await hashPassword(passwordSha(demoPin))
  for (const worker of demoWorkers(today)) {
    const { vendorWorkerNo } = await sql.one<{ vendorWorkerNo: number }>(
      `insert into "vendorWorker" ("vendorCd", "vendorWorkerNm", "birthYmd", "nationCd", "phoneNo", "jobTypeCds", "entryStatCd", "healthNextYmd", "healthFitYn", "privAgreeYmd", "sensAgreeYmd", "useYn", "createUserId", "updateUserId")
       values ($1, $2, $3, 'KR', $4, $5, $6, $7, $8, $9, $9, 'Y', $10, $10) returning "vendorWorkerNo"`,
      [
        worker.vendorCd,
        worker.workerNm,
        worker.birthYmd,
        `010-0000-${String(worker.workerNo).padStart(4, '0')}`,
        worker.jobTypeCds,
        worker.entryState,
        worker.healthNextYmd,
        worker.healthFitYn,
        worker.educationDays[entryEducation.code],
        seedUserId,
      ],
    )
    numbers.set(worker.workerNo, vendorWorkerNo)
    await insertRows(
      sql,
      'workerPin',
      [{ vendorWorkerNo, pinHash, pinChgDt: `${today}T00:00:00+09:00`, createUserId: seedUserId }],
      false,
    )
    const educations = worker.educations.map(({ code, name, validYmd }) => ({
      vendorWorkerNo,
      eduTypeCd: code,
      eduNm: name,
      eduYmd: worker.educationDays[code],
      eduHour: code === entryEducation.code ? 4 : 16,
      validToYmd: validYmd,
    }))
    const qualifications = worker.qualifications.map(({ code, name }) => ({
      vendorWorkerNo,
      qualTypeCd: code,
      qualNm: name,
      qualNo: `${code}-${worker.workerNo}`,
      acqYmd: '2018-05-10',
    }))
    await insertRows(sql, 'vendorWorkerEdu', educations, false)
    await insertRows(sql, 'vendorWorkerQual', qualifications, false)
  }
  return numbers
}
