import type { Context } from '../../../core/server/entity/context.ts'

/** What a class says of one person when it is closed. */
export interface ClassResult {
  person: { userId: string } | { vendorWorkerNo: number }
  eduCourseNo: number
  eduTypeCd: string
  specialWorkNo: string | null
  eduStartYmd: string
  eduEndYmd: string
  recogMin: number
  examScore: number | null
  progressPct: number | null
  resultCd: 'completed' | 'notCompleted'
  sourceCd: 'internal'
  eduTargetNo: number
  eduClassNo: number
}
/** What the other rooms do for a class at its end. */
export interface ClassResults {
  /** Confirmed results, certificates and assignments, in the caller's transaction. */
  record: (context: Context, rows: readonly ClassResult[]) => Promise<void>
  cancel: (context: Context, eduClassNo: number, reason: string) => Promise<void>
}
let connected: ClassResults | undefined
/** Hands over the rooms of results, exams and materials; called before the first request. */
export const connectClassResults = (rooms: ClassResults): void => {
  connected = rooms
}
/** @throws Error where nobody would keep the results: a class is then not closed */
export function classResults(): ClassResults {
  if (!connected) throw new Error('nobody keeps the results of classes')
  return connected
}
