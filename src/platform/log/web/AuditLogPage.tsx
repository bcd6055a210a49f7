import { useState } from 'react'
import { SafetyCertificateOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useList } from '../../../core/web/data/hooks.ts'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { spokenText } from '../../../core/web/text/labels.ts'
import { auditLog } from '../audit-log.resource.ts'
import type { AuditChanges } from '../log-answers.rule.ts'
import { AuditPopup } from './AuditPopup.tsx'
import { LogList } from './LogPage.tsx'
import { VerifyPopup, type Verification } from './VerifyPopup.tsx'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 감사로그 (manage/log/auditLog; admin 6, R15) */
export function AuditLogPage() {
  const say = useTexts(logTexts)
  const [opened, setOpened] = useState<number>()
  const [found, setFound] = useState<Verification>()
  const { changedIn, nameOf } = useChanges()
  const verify = async () =>
    setFound((await api.post<{ data: Verification }>('/api/manage/auditlogs/verify')).data)
  return (
    <div className="register-page">
      <PageHeader help={say('auditHelp')} />
      <LogList
        resource={auditLog}
        entity="tableNm"
        cells={{ rowKey: (row) => [nameOf(row), row.rowKey].filter(Boolean).join(' · ') }}
        widths={{ rowKey: 220 }}
        columns={[
          {
            name: 'auditNo',
            text: say('changed'),
            kind: 'custom',
            width: 260,
            render: (row) => changedIn(row),
          },
        ]}
        onOpen={({ auditNo }) => setOpened(auditNo)}
        toolbar={
          <BusyButton icon={<SafetyCertificateOutlined aria-hidden />} action={verify}>
            {say('verify')}
          </BusyButton>
        }
      />
      {found && <VerifyPopup found={found} onClose={() => setFound(undefined)} onShow={setOpened} />}
      {opened !== undefined && <AuditPopup auditNo={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

type Named = (row: Row<typeof auditLog>) => string
/** What each row of the page has changed: the name of its record, and those of the fields. */
function useChanges(): { changedIn: Named; nameOf: Named } {
  const [query] = useTabQuery(auditLog)
  const { rows } = useList(auditLog, query)
  const auditNos = rows.map(({ auditNo }) => auditNo).join(',')
  const { data } = useQuery({
    queryKey: [auditLog.name, 'changes', auditNos],
    queryFn: ({ signal }) =>
      api.get<{ data: AuditChanges[] }>('/api/manage/auditlogs/changes', { auditNos }, { signal }),
    select: (answer) => new Map(answer.data.map((change) => [change.auditNo, change])),
    enabled: auditNos !== '',
  })
  return {
    changedIn: ({ auditNo }) =>
      (data?.get(auditNo)?.fields ?? [])
        .map(({ label, labelKey }) => (labelKey ? spokenText(labelKey, label) : label))
        .join(', '),
    nameOf: ({ auditNo }) => data?.get(auditNo)?.recordNm ?? '',
  }
}
