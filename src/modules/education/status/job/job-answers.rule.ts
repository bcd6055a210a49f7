import type { Standing } from '../rules/status-codes.rule.ts'
import type { JobStatus } from '../rules/job-education.rule.ts'

/** GET /api/saf/education/status/job: one appointment whose education a law asks for. */
export interface JobRow extends JobStatus {
  key: string
  userId: string
  userNm: string
  deptNm: string
  dutyNm: string
  appointYmd: string
  /** Days until it is due; negative: past. */
  days: number | null
}
/** GET /api/saf/education/status/chemical: who handles hazardous chemicals, or answers for them. */
export interface ChemicalRow {
  key: string
  userId: string
  userNm: string
  deptNm: string
  /** The duty; null: handles them at the place of work. */
  dutyNm: string | null
  fromYmd: string | null
  dueYmd: string | null
  requiredMin: number
  recogMin: number
  lackMin: number
  state: Standing
  lawTxt: string
  confirm: boolean
  days: number | null
}
