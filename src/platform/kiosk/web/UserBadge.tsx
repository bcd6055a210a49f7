import { Button, Descriptions, Input } from 'antd'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { kioskTexts } from './kiosk.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Badge {
  badgeNo: string | null
  pinChgDt: string | null
}

/** Badge number of a user, and the end of a PIN that was forgotten or seen. */
export function UserBadge({ account: { userId, userNm } }: { account: { userId: string; userNm: string } }) {
  const tab = useTab()
  const text = useTexts(kioskTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const path = `/api/manage/user/${encodeURIComponent(userId)}`
  const queryKey = ['user', 'badge', userId]
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => api.get<{ data: Badge }>(`${path}/badge`),
    select: (answer) => answer.data,
  })
  const [typed, setTyped] = useState<string>()
  const change = useMutation({
    mutationFn: ({ act, body }: { act: 'badge' | 'pinreset'; body: object }) =>
      api.put<{ data: Badge }>(`${path}/${act}`, body),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer)
      setTyped(undefined)
      notice.info(text('saved'))
    },
  })
  const reset = async () => {
    if (await notice.confirm(text('resetAsk', { name: userNm }), { danger: true }))
      change.mutate({ act: 'pinreset', body: {} })
  }
  return (
    <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {({ badgeNo, pinChgDt }) => (
        <>
          <Descriptions
            size="small"
            bordered
            column={{ xs: 1, md: 2 }}
            items={[
              {
                key: 'badgeNo',
                label: text('badge'),
                children: tab.canWrite ? (
                  <Input
                    aria-label={text('badge')}
                    maxLength={30}
                    value={typed ?? badgeNo ?? ''}
                    onChange={({ target }) => setTyped(target.value)}
                  />
                ) : (
                  (badgeNo ?? text('none'))
                ),
              },
              { key: 'pin', label: text('pinSet'), children: pinChgDt ? showMoment(pinChgDt) : text('none') },
            ]}
          />
          {tab.canWrite && (
            <div className="my-actions">
              <Button danger disabled={pinChgDt === null} onClick={() => void reset()}>
                {text('resetPin')}
              </Button>{' '}
              <Button
                type="primary"
                disabled={typed === undefined}
                loading={change.isPending}
                onClick={() => change.mutate({ act: 'badge', body: { badgeNo: typed } })}
              >
                {text('save')}
              </Button>
            </div>
          )}
        </>
      )}
    </Gate>
  )
}
