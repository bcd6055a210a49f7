import { createStore, remembered } from './store.ts'

/** One Excel file that is made in the background (admin R12). */
export interface ExcelJob {
  jobNo: number
  label: string
  statusCd: 'WAIT' | 'RUN' | 'DONE' | 'FAIL' | 'EXPIRED'
  rowCnt: number | null
  doneCnt: number | null
  message: string | null
}
const memory = 'excelJobs'
const read = (): number[] =>
  (remembered.read(memory) ?? '')
    .split(',')
    .map(Number)
    .filter((jobNo) => jobNo > 0)

/** The jobs whose progress is shown, over a reload too. */
const store = createStore<{ watched: readonly number[] }>({ watched: read() })
const change = (watched: readonly number[]) => {
  store.set({ watched })
  remembered.write(memory, watched.length > 0 ? watched.join(',') : null)
}
export const excelJobs = {
  use: (): readonly number[] => store.use(({ watched }) => watched),
  watch: (jobNo: number) => change([...store.get().watched.filter((each) => each !== jobNo), jobNo]),
  leave: (jobNo: number) => change(store.get().watched.filter((each) => each !== jobNo)),
}
export const excelJobPath = (jobNo: number): string => `/api/manage/exceljobs/mine/${jobNo}`
/** 0–100 */
export const percentOf = ({
  statusCd,
  rowCnt,
  doneCnt,
}: Pick<ExcelJob, 'statusCd' | 'rowCnt' | 'doneCnt'>): number =>
  statusCd === 'DONE' || statusCd === 'EXPIRED'
    ? 100
    : rowCnt
      ? Math.min(99, Math.floor(((doneCnt ?? 0) / rowCnt) * 100))
      : 0
