import { StopOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { AccountProps } from './user-tabs.tsx'
import type { SessionRow } from '../session-row.rule.ts'
import { userTexts } from './user.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Sign-ins of a user; an administrator ends what is living (RVK04). */
export function UserSessions({ account: { userId, userNm } }: AccountProps) {
  const tab = useTab()
  const text = useTexts(userTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const { data: revokes } = useCodes('REVOKE')
  const path = `/api/manage/user/${encodeURIComponent(userId)}`
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['user', 'sessions', userId],
    queryFn: () => api.get<{ data: SessionRow[] }>(`${path}/sessions`),
    select: (answer) => answer.data,
  })
  const end = useMutation({
    mutationFn: () => api.put(`${path}/endsessions`, {}),
    onSuccess: async () => {
      notice.info(text('ended'))
      await client.invalidateQueries({ queryKey: ['user', 'sessions', userId] })
    },
  })
  const ask = async () => {
    if (await notice.confirm(text('endConfirm', { name: userNm }), { danger: true })) end.mutate()
  }
  return (
    <DataGrid<SessionRow>
      label={text('sessions')}
      rows={data ?? []}
      rowKey={({ sessionId }) => sessionId}
      numbered
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={text('noSessions')}
      height="auto"
      toolbar={
        tab.canWrite && (
          <Button
            danger
            icon={<StopOutlined aria-hidden />}
            disabled={!data?.some(({ living }) => living)}
            loading={end.isPending}
            onClick={() => void ask()}
          >
            {text('endSessions')}
          </Button>
        )
      }
      columns={[
        {
          name: 'living',
          text: text('state'),
          kind: 'custom',
          width: 100,
          align: 'center',
          render: ({ living }) => (
            <Tag variant="filled" className={`state-tag is-${living ? 'done' : 'dropped'}`}>
              {text(living ? 'living' : 'over')}
            </Tag>
          ),
        },
        { name: 'loginDt', text: text('loginDt'), kind: 'datetime' },
        { name: 'lastDt', text: text('lastDt'), kind: 'datetime' },
        { name: 'expireDt', text: text('expireDt'), kind: 'datetime' },
        { name: 'loginKindCd', text: text('loginKind'), kind: 'text', width: 110 },
        { name: 'ip', text: text('ip'), kind: 'text', width: 130 },
        { name: 'revokeCd', text: text('revoke'), kind: 'select', width: 120, options: revokes ?? [] },
        { name: 'agent', text: text('agent'), kind: 'text', width: 320 },
      ]}
    />
  )
}
