import { LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { recordAddress } from '../../../core/web/record-address.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { flatMenus, useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { spokenText } from '../../../core/web/text/labels.ts'
import type { AuditRecord, ChangedField } from '../log-answers.rule.ts'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const popupWidthPx = 760
const momentLike = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string') return momentLike.test(value) ? showMoment(value) : value
  if (typeof value === 'number') return value.toLocaleString('ko-KR')
  return JSON.stringify(value)
}
/** One row of the trail: who, from where, and each field old → new. */
export function AuditPopup({ auditNo, onClose }: { auditNo: number; onClose: () => void }) {
  const say = useTexts(logTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['auditLog', 'diff', auditNo],
    queryFn: () => api.get<{ data: AuditRecord }>(`/api/manage/auditlog/${auditNo}/detail`),
    select: (answer) => answer.data,
  })
  return (
    <BasePopup open title={say('detailOf', { no: auditNo })} onClose={onClose} widthPx={popupWidthPx}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(record) => <Shown record={record} onClose={onClose} />}
      </Gate>
    </BasePopup>
  )
}

function Shown({ record, onClose }: { record: AuditRecord; onClose: () => void }) {
  const say = useTexts(logTexts)
  const { userNm, userId, ip, seal } = record
  return (
    <>
      <p className="log-who">
        <strong>{record.actNm ?? record.actCd}</strong> · {spokenText(record.tableNm, record.title)}{' '}
        {[record.recordNm, record.rowKey].filter(Boolean).join(' · ')}
        <br />
        {[userNm ? `${userNm} (${userId})` : userId, ip, showMoment(record.dt)].filter(Boolean).join(' · ')}
      </p>
      <RecordLink record={record} onClose={onClose} />
      {record.changes.length === 0 ? <p>{say('noChanges')}</p> : <Changes changes={record.changes} />}
      <p className="log-seal">
        {say('seal')}: {seal ? say('sealed', { no: seal.sealNo.toLocaleString('ko-KR') }) : say('unsealed')}
        {seal && <code>{seal.rowHash}</code>}
      </p>
    </>
  )
}

function RecordLink({ record, onClose }: { record: AuditRecord; onClose: () => void }) {
  const say = useTexts(logTexts)
  const tab = useTab()
  const { menus } = useSession()
  const menu = flatMenus(menus).find(
    ({ children, frontEndUrl }) => children.length === 0 && record.menus.includes(frontEndUrl),
  )
  if (!menu) return null
  const address = recordAddress(record.tableNm, record.rowKey)
  const open = () => {
    onClose()
    tab.open(address ?? menu.routePath)
  }
  return (
    <Button type="link" icon={<LinkOutlined aria-hidden />} onClick={open}>
      {say(address ? 'toRecord' : 'toMenu')}
    </Button>
  )
}

function Changes({ changes }: { changes: readonly ChangedField[] }) {
  const say = useTexts(logTexts)
  return (
    <table className="log-diff">
      <thead>
        <tr>
          <th scope="col">{say('field')}</th>
          <th scope="col">{say('before')}</th>
          <th scope="col">{say('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, label, labelKey, before, after }) => (
          <tr key={name}>
            <th scope="row">{labelKey ? spokenText(labelKey, label) : label}</th>
            <td>{valueText(before) ? <del>{valueText(before)}</del> : say('nothing')}</td>
            <td>{valueText(after) ? <ins>{valueText(after)}</ins> : say('nothing')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
