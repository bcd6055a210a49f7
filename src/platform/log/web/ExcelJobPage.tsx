import { Progress, Tag } from 'antd'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { excelJobPath, percentOf } from '../../../core/web/excel-jobs.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useSession } from '../../../core/web/session-store.ts'
import { excelJob } from '../excel-job.resource.ts'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const colours: Record<string, string> = { DONE: 'green', FAIL: 'red', RUN: 'blue', WAIT: 'blue' }

/** 엑셀작업 (manage/log/excelJob; admin R12) */
export function ExcelJobPage() {
  const say = useTexts(logTexts)
  const { user } = useSession()
  return (
    <RegisterPage
      resource={excelJob}
      readOnly
      help={say('jobHelp')}
      cells={{
        statusCd: ({ statusCd, statusNm, rowCnt, doneCnt }) =>
          statusCd === 'RUN' ? (
            <Progress percent={percentOf({ statusCd: statusCd, rowCnt, doneCnt })} size="small" />
          ) : (
            <Tag color={colours[statusCd] ?? 'default'}>{statusNm ?? statusCd}</Tag>
          ),
        fileNo: ({ jobNo, statusCd, fileNo, fileNm, userId }) =>
          fileNo !== null && statusCd === 'DONE' && userId === user?.userId ? (
            <BusyButton size="small" action={() => api.download(`${excelJobPath(jobNo)}/file`)}>
              {say('take')}
            </BusyButton>
          ) : (
            fileNm
          ),
      }}
    />
  )
}
