import { useState } from 'react'
import { SafetyCertificateOutlined } from '@ant-design/icons'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { auditLog } from '../audit-log.resource.ts'
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
  const verify = async () =>
    setFound((await api.post<{ data: Verification }>('/api/manage/auditlogs/verify')).data)
  return (
    <div className="register-page">
      <PageHeader help={say('auditHelp')} />
      <LogList
        resource={auditLog}
        entity="tableNm"
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
