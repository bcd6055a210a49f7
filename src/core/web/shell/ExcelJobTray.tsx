import { CloseOutlined, DownloadOutlined, FileExcelOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { BusyButton } from '../components/BusyButton.tsx'
import { excelJobPath, excelJobs, percentOf, type ExcelJob } from '../excel-jobs.ts'
import './excel-jobs.css'
import { excelTexts } from '../text/excel.texts.ts'
import { useTexts } from '../text/define-texts.ts'

/** Asked anew even when the stream of live events is down. */
const againMs = 5000

/**
 * Files that are made in the background: progress, and the file when it is there. Stays while pages come and
 * go.
 */
export function ExcelJobTray() {
  const say = useTexts(excelTexts)
  const watched = excelJobs.use()
  if (watched.length === 0) return null
  return (
    <section className="excel-jobs" aria-label={say('trayTitle')}>
      {watched.map((jobNo) => (
        <Job key={jobNo} jobNo={jobNo} />
      ))}
    </section>
  )
}

function Job({ jobNo }: { jobNo: number }) {
  const say = useTexts(excelTexts)
  const { data: job, error } = useQuery({
    // Begins with the topic of the live events, which fetch it anew.
    queryKey: ['excelJob', 'mine', jobNo],
    queryFn: () => api.get<{ data: ExcelJob }>(excelJobPath(jobNo), undefined, { quiet: true }),
    select: (answer) => answer.data,
    refetchInterval: ({ state }) => (isOpen(state.data?.data) && !state.error ? againMs : false),
    retry: false,
  })
  const leave = () => excelJobs.leave(jobNo)
  const take = async () => {
    await api.download(`${excelJobPath(jobNo)}/file`)
    leave()
  }
  return (
    <article className="excel-job" data-state={job?.statusCd ?? (error ? 'FAIL' : 'WAIT')}>
      <header>
        <FileExcelOutlined aria-hidden />
        <strong>{job?.label ?? say('trayTitle')}</strong>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={say('close')}
          onClick={leave}
        />
      </header>
      {isOpen(job) && !error && (
        <>
          <Progress
            percent={job ? percentOf(job) : 0}
            size="small"
            status="active"
            aria-label={say('trayTitle')}
          />
          <p role="status">
            {job?.statusCd === 'RUN' && job.rowCnt ? say('running', countsOf(job)) : say('waiting')}
          </p>
          <p>{say('background')}</p>
        </>
      )}
      {job?.statusCd === 'DONE' && (
        <div className="excel-job-end">
          <p role="status">{say('ready', countsOf(job))}</p>
          <BusyButton type="primary" size="small" icon={<DownloadOutlined aria-hidden />} action={take}>
            {say('take')}
          </BusyButton>
        </div>
      )}
      {(error ?? job?.statusCd === 'FAIL') && <p role="alert">{job?.message ?? say('failed')}</p>}
      {job?.statusCd === 'EXPIRED' && <p>{say('expired')}</p>}
    </article>
  )
}
const isOpen = (job: ExcelJob | undefined): boolean =>
  !job || job.statusCd === 'WAIT' || job.statusCd === 'RUN'
const countsOf = ({ doneCnt, rowCnt }: ExcelJob) => ({
  done: (doneCnt ?? 0).toLocaleString('ko-KR'),
  total: (rowCnt ?? 0).toLocaleString('ko-KR'),
})
