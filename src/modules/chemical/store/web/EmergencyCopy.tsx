import { useQuery } from '@tanstack/react-query'
import { LinkOutlined } from '@ant-design/icons'
import { Button, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api } from '../../../../core/web/api.ts'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { chmStore } from '../chm-store.resource.ts'
import { storageTexts } from './storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Where the pack of a plant opens while the database is down, and from when it is. */
export function EmergencyCopy({ plantCd }: { plantCd: string }) {
  const text = useTexts(storageTexts)
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: [chmStore.name, 'emergency', plantCd],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: { address: string; writtenDt: string | null } }>(
          '/api/chm/emergency/address',
          { plantCd },
          { signal },
        )
      ).data,
    enabled: open,
  })
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
          </>
        ) : (
          <Skeleton active paragraph={{ rows: 2 }} />
        )}
      </Dialog>
    </>
  )
}
