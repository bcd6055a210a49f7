import type { KioskDetail } from './kiosk-queries.ts'

/** What the page of a task is given once its permit has come. */
export interface TaskProps {
  detail: KioskDetail
  /** It is done: back to the tasks. */
  onDone: () => void
}
