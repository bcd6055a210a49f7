import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import type { Row } from '../../../core/shared/resource.ts'
import { api, type Answer } from '../../../core/web/api.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useAction } from '../../../core/web/data/hooks.ts'
import { RegisterPopup } from '../../../core/web/list/RegisterPage.tsx'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { mailQueue } from '../mail-queue.resource.ts'
import { notiTexts } from './noti.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 메일·SMS 발송현황 (manage/noti/mailQueue) */
export function MailQueuePage() {
  const text = useTexts(notiTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(mailQueue)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<number>()
  const title = menuName(tab.menu, useLanguage())
  return (
    <div className="register-page">
      <PageHeader title={title} help={text('mailHelp')} />
      <MailServer />
      <SearchPanel resource={mailQueue} query={query} onSearch={setQuery} />
      <StateTiles resource={mailQueue} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={mailQueue}
        query={query}
        onQuery={setQuery}
        hidden={['nextDt', 'channelNm']}
        onOpen={(row: Row<typeof mailQueue>) => setOpened(row.mailNo)}
        selected={tab.canWrite ? selected : undefined}
        onSelect={tab.canWrite ? setSelected : undefined}
        toolbar={tab.canWrite && <Resend keys={selected} onDone={() => setSelected([])} />}
      />
      {opened !== undefined && (
        <RegisterPopup
          resource={mailQueue}
          recordKey={opened}
          readOnly
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

interface Server {
  configured: boolean
  host: string | null
  mailFrom: string
  /** Null: no text messages leave. */
  smsHost: string | null
}
/** Shows by which server mails and text messages leave, or that they wait. */
function MailServer() {
  const text = useTexts(notiTexts)
  const { data } = useQuery({
    queryKey: ['mailserver'],
    queryFn: ({ signal }) => api.get<Answer<Server>>('/api/manage/mailserver', undefined, { signal }),
  })
  if (!data) return null
  const { configured, host, mailFrom, smsHost } = data.data
  return (
    <>
      {configured ? (
        <Alert type="info" showIcon title={text('serverIs', { host: host ?? '', from: mailFrom })} />
      ) : (
        <Alert type="warning" showIcon title={text('noServer')} />
      )}
      {smsHost === null ? (
        <Alert type="warning" showIcon title={text('noSms')} />
      ) : (
        <Alert type="info" showIcon title={text('smsIs', { host: smsHost })} />
      )}
    </>
  )
}

/**
 * Puts failed mails back into the queue one by one: one that may not be sent again stops nothing but itself.
 */
function Resend({ keys, onDone }: { keys: readonly string[]; onDone: () => void }) {
  const text = useTexts(notiTexts)
  const notice = useNotice()
  const act = useAction(mailQueue, { quiet: true })
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    const failures: unknown[] = []
    for (const key of keys) await act(key, 'resend').catch((error: unknown) => failures.push(error))
    setBusy(false)
    if (failures.length > 0) notice.failure(failures[0])
    else notice.info(text('resent', { count: keys.length }))
    onDone()
  }
  return (
    <Button type="primary" disabled={keys.length === 0} loading={busy} onClick={() => void resend()}>
      {text('resend')}
    </Button>
  )
}
