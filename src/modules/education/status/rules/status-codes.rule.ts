/** EDU_TYPE_CD as far as hours are judged. */
export const judgedTypes = {
  regular: 'REG',
  hired: 'NEW',
  changed: 'CHG',
  special: 'SPC',
  msds: 'MSD',
  chemicalLaw: 'HCM',
  duty: 'JOB',
  process: 'PSM',
  emergency: 'EMG',
} as const
export type JudgedType = (typeof judgedTypes)[keyof typeof judgedTypes]
/** The columns of the matrix in their order. */
export const typeOrder: readonly JudgedType[] = Object.values(judgedTypes)

/** WORKER_CLASS as far as a rule asks for one by name. */
export const workerClasses = { office: 'OFC', field: 'FLD', supervisor: 'SUP', daily: 'DAY' } as const

/** EDU_PERIOD_CD */
export const periods = {
  half: 'H',
  year: 'Y',
  beforeWork: 'B',
  threeMonths: 'M3',
  twoYears: 'Y2',
  event: 'EV',
} as const

/** How a duty of a person stands on a day. Unknown: nobody has written down what it depends on. */
export const standings = {
  satisfied: 'satisfied',
  inProgress: 'inProgress',
  short: 'short',
  exempt: 'exempt',
  unknown: 'unknown',
} as const
export type Standing = (typeof standings)[keyof typeof standings]
export const standingOrder: readonly Standing[] = Object.values(standings)

/** Items of EDU_HALF that are a half, with its first day; the third is the whole year. */
export const exemptHalves = [
  { code: 'H1', firstYmd: '01-01' },
  { code: 'H2', firstYmd: '07-01' },
] as const
