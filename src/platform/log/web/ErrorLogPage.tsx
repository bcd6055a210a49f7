import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ErrorBody } from '../../../core/shared/session.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { ExceptionTable } from '../../../core/web/components/ExceptionTable.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { errorLog } from '../error-log.resource.ts'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const popupWidthPx = 760

/** 오류로그 (manage/log/errorLog; specification section 8) */
export function ErrorLogPage() {
  const say = useTexts(logTexts)
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <RegisterPage
        resource={errorLog}
        readOnly
        help={say('errorHelp')}
        onOpen={({ logNo }) => setOpened(logNo)}
      />
      {opened !== undefined && <ErrorPopup logNo={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function ErrorPopup({ logNo, onClose }: { logNo: number; onClose: () => void }) {
  const say = useTexts(logTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['errorLog', 'cause', logNo],
    queryFn: () => api.get<{ data: ErrorBody }>(`/api/manage/errorlog/${logNo}/detail`),
    select: (answer) => ({ ...answer.data, timestamp: showMoment(answer.data.timestamp) }),
  })
  return (
    <BasePopup open title={say('errorTitle', { no: logNo })} onClose={onClose} widthPx={popupWidthPx}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(body) => <ExceptionTable body={body} />}
      </Gate>
    </BasePopup>
  )
}
