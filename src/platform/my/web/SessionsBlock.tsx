import { Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import { useCodes } from '../../../core/web/data/lookups.ts'
import type { OwnSession } from '../my.rule.ts'
import { myTexts } from './my.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** One's own sign-ins, the newest first, and why they have ended. */
export function SessionsBlock() {
  const text = useTexts(myTexts)
  const { data: ends } = useCodes('REVOKE')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mySessions'],
    queryFn: () => api.get<{ data: OwnSession[] }>('/api/my/sessions'),
    select: (answer) => answer.data,
  })
  const stateOf = ({ current, revokeCd }: OwnSession) =>
    current ? (
      <Tag color="green">{text('current')}</Tag>
    ) : (
      (ends?.find(({ code }) => code === revokeCd)?.codeNm ?? '')
    )
  return (
    <>
      <p className="my-help">{text('notMine')}</p>
      <DataGrid<OwnSession>
        label={text('sessions')}
        rows={data ?? []}
        rowKey={({ sessionId }) => sessionId}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        height="auto"
        columns={[
          {
            name: 'loginDt',
            text: text('loginDt'),
            kind: 'text',
            width: 150,
            render: ({ loginDt }) => showMoment(loginDt),
          },
          {
            name: 'lastDt',
            text: text('lastDt'),
            kind: 'text',
            width: 150,
            render: ({ lastDt }) => showMoment(lastDt),
          },
          { name: 'ip', text: 'IP', kind: 'text', width: 140 },
          { name: 'agent', text: text('agent'), kind: 'text', width: 320 },
          { name: 'revokeCd', text: text('state'), kind: 'text', width: 140, render: stateOf },
        ]}
      />
    </>
  )
}
