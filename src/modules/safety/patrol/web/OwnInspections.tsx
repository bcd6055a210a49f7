import type { ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safPatrol } from '../patrol.resource.ts'
import type { OwnInspection } from '../patrol.rule.ts'
import './patrol.css'
import { patrolTexts } from './patrol.texts.ts'

/** Signs an inspection for the caller. */
export function Signing({ patrolNo, may }: { patrolNo: number; may: boolean }) {
  const text = useTexts(patrolTexts)
  const notice = useNotice()
  const client = useQueryClient()
  if (!may) return null
  const sign = async () => {
    await api.put(`${safPatrol.path}/${patrolNo}/sign`)
    notice.toast(text('signed'))
    await client.invalidateQueries({ queryKey: [safPatrol.name] })
  }
  return (
    <BusyButton type="primary" action={sign}>
      {text('sign')}
    </BusyButton>
  )
}

/** The joint inspections that the caller went along on, to be read and signed. */
export function OwnInspections({ children }: { children?: ReactNode }) {
  const text = useTexts(patrolTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [safPatrol.name, 'own'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: OwnInspection[] }>('/api/saf/patrolsigns', undefined, { signal })).data,
  })
  return (
    <div className="patrol-page">
      <PageHeader title={text('ownPart')} help={text('ownHelp')} />
      {children}
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) => (
          <>
            {rows.length === 0 && <p className="patrol-note">{text('ownNone')}</p>}
            {rows.map((row) => (
              <Inspection key={row.patrolNo} row={row} />
            ))}
          </>
        )}
      </Gate>
    </div>
  )
}

function Inspection({ row }: { row: OwnInspection }) {
  const text = useTexts(patrolTexts)
  return (
    <Block
      title={`${row.patrolCd} · ${row.plantNm}`}
      extra={<Signing patrolNo={row.patrolNo} may={row.signDt === null} />}
    >
      <ul className="patrol-list">
        <li>
          <strong>{text('moment')}</strong> {showMoment(row.patrolDt)}
        </li>
        <li>
          <strong>{text('areas')}</strong> {row.areas.join(', ')}
        </li>
        {row.summaryCont && (
          <li>
            <strong>{text('summary')}</strong> {row.summaryCont}
          </li>
        )}
        {row.members.map((member) => (
          <li key={member.memberUserNm}>
            <strong>{member.memberKindNm}</strong>
            {[member.vendorNm, member.memberUserNm].filter(Boolean).join(' · ')}
            <small>
              {member.signDt ? text('signedAt', { moment: showMoment(member.signDt) }) : text('unsigned')}
            </small>
          </li>
        ))}
        {row.findings.map((finding) => (
          <li key={finding.findNo}>
            <strong>{finding.findCd}</strong>
            {[finding.areaNm, finding.findCont].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </Block>
  )
}
