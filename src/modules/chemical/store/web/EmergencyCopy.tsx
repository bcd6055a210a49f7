import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LinkOutlined } from '@ant-design/icons'
import { Button, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { chmStore } from '../chm-store.resource.ts'
import { storageTexts } from './storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface Address {
  address: string
  toYmd: string
  writtenDt: string | null
}
const addressPath = '/api/chm/emergency/address'

/** Where the pack of a plant opens while the database is down, and from when it is. */
export function EmergencyCopy({ plantCd }: { plantCd: string }) {
  const text = useTexts(storageTexts)
  const [open, setOpen] = useState(false)
  const notice = useNotice()
  const client = useQueryClient()
  const { canWrite } = useTab()
  const queryKey = [chmStore.name, 'emergency', plantCd]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Answer<Address>>(addressPath, { plantCd }, { signal }),
    select: (answer) => answer.data,
    enabled: open,
  })
  const renew = async () => {
    if (!(await notice.confirm(text('emergency.renewAsk'), { danger: true }))) return
    try {
      client.setQueryData(queryKey, await api.put<Answer<Address>>(addressPath, { plantCd }))
    } catch (error) {
      notice.failure(error)
    }
  }
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text('emergency.copy')}
      </Button>
      <Dialog open={open} title={text('emergency.copy')} footer={null} onCancel={() => setOpen(false)}>
        <p>{text('emergency.copyHelp')}</p>
        {data ? (
          <>
            <Typography.Paragraph copyable={{ text: data.address }} className="emergency-address">
              <a href={data.address} target="_blank" rel="noreferrer">
                {data.address}
              </a>
            </Typography.Paragraph>
            <p>
              {data.writtenDt
                ? text('emergency.written', { moment: showMoment(data.writtenDt) })
                : text('emergency.notYet')}
            </p>
            <p>{text('emergency.until', { day: data.toYmd })}</p>
            {canWrite && (
              <BusyButton danger action={renew}>
                {text('emergency.renew')}
              </BusyButton>
            )}
          </>
        ) : (
          <Skeleton active paragraph={{ rows: 2 }} />
        )}
      </Dialog>
    </>
  )
}
