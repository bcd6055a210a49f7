import { Tag } from 'antd'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { batchHist } from '../batch-hist.resource.ts'
import { useLogText } from './log-texts.ts'

/** 배치이력 (manage/log/batchHist) */
export function BatchHistPage() {
  const say = useLogText()
  return (
    <RegisterPage
      resource={batchHist}
      readOnly
      help={say('batchHelp')}
      cells={{
        resultCd: ({ resultCd, resultNm }) => (
          <Tag color={resultCd === 'FAIL' ? 'red' : 'green'}>{resultNm ?? resultCd}</Tag>
        ),
      }}
    />
  )
}
