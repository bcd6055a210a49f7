import { useState } from 'react'
import { HistoryOutlined } from '@ant-design/icons'
import { Button, Drawer, Tabs, Timeline } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../shared/dates.ts'
import type { Field, Fields } from '../../shared/field.ts'
import { nameBeside, type AnyResource } from '../../shared/resource.ts'
import { api } from '../api.ts'
import { asText } from '../form/input-props.ts'
import { showText } from '../form/show-text.ts'
import { queryKeys, recordPath, type RecordKey } from '../list/query-keys.ts'
import { useCodes } from '../popup/lookups.ts'
import { Gate, PageEmpty } from './PageStates.tsx'

export interface AuditEntry {
  auditNo: number
  dt: string
  userId: string
  userNm: string | null
  actCd: string
  /** Old and new value per field. */
  diff: Record<string, [unknown, unknown]> | null
}
export interface StateEntry {
  stateHistNo: number
  fromState: string | null
  toState: string
  actNm: string | null
  reason: string | null
  userId: string
  userNm: string | null
  actDt: string
}
interface History {
  audit: AuditEntry[]
  states: StateEntry[]
}
/** Code group ACT (admin section 3). */
const acts: Record<string, string> = {
  ACT01: '조회',
  ACT02: '등록',
  ACT03: '수정',
  ACT04: '삭제',
  ACT05: '다운로드',
  ACT06: '출력',
  ACT07: '권한변경',
}

export const useHistory = (resource: AnyResource, key: RecordKey | undefined, enabled = true) =>
  useQuery({
    queryKey: queryKeys.history(resource, key ?? ''),
    queryFn: () => api.get<{ data: History }>(`${recordPath(resource, key ?? '')}/history`),
    select: (answer) => answer.data,
    enabled: enabled && key !== undefined,
  })

/** The button 이력 and its drawer: who changed what, old → new, and the way through the states. */
export function HistoryDrawer({ resource, recordKey }: { resource: AnyResource; recordKey: RecordKey | undefined }) {
  const [open, setOpen] = useState(false)
  const { data, error, isLoading, refetch } = useHistory(resource, recordKey, open)
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} disabled={recordKey === undefined} onClick={() => setOpen(true)}>
        이력
      </Button>
      <Drawer open={open} title={`${resource.title} 이력`} size={520} onClose={() => setOpen(false)}>
        <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
          {(history) => (
            <Tabs
              items={[
                ...(resource.states
                  ? [{ key: 'states', label: '진행', children: <States resource={resource} entries={history.states} /> }]
                  : []),
                { key: 'audit', label: '변경', children: <Audit resource={resource} entries={history.audit} /> },
              ]}
            />
          )}
        </Gate>
      </Drawer>
    </>
  )
}

function States({ resource, entries }: { resource: AnyResource; entries: readonly StateEntry[] }) {
  const labels = (resource.states ?? {}) as Record<string, string>
  const label = (state: string | null) => (state === null ? '' : (labels[state] ?? state))
  if (entries.length === 0) return <PageEmpty>아직 처리한 내역이 없습니다.</PageEmpty>
  return (
    <Timeline
      items={entries.map((entry) => ({
        key: entry.stateHistNo,
        content: (
          <>
            <strong>
              {entry.fromState ? `${label(entry.fromState)} → ` : ''}
              {label(entry.toState)}
            </strong>{' '}
            {entry.actNm && <span>({entry.actNm})</span>}
            <When who={entry.userNm ?? entry.userId} moment={entry.actDt} />
            {entry.reason && <p className="history-reason">{entry.reason}</p>}
          </>
        ),
      }))}
    />
  )
}

function Audit({ resource, entries }: { resource: AnyResource; entries: readonly AuditEntry[] }) {
  const fields = resource.fields as Fields
  if (entries.length === 0) return <PageEmpty>변경한 내역이 없습니다.</PageEmpty>
  return (
    <Timeline
      items={entries.map((entry) => ({
        key: entry.auditNo,
        content: (
          <>
            <strong>{acts[entry.actCd] ?? entry.actCd}</strong>
            <When who={entry.userNm ?? entry.userId} moment={entry.dt} />
            <dl className="history-diff">
              {Object.entries(entry.diff ?? {}).map(([name, [before, after]]) => (
                <div key={name}>
                  <dt>{labelOf(resource, name)}</dt>
                  <dd>
                    <Value field={fields[name]} value={before} /> → <Value field={fields[name]} value={after} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        ),
      }))}
    />
  )
}

const When = ({ who, moment }: { who: string; moment: string }) => (
  <div className="history-when">
    {who} · {showMoment(moment)}
  </div>
)
function labelOf(resource: AnyResource, name: string): string {
  if (name === 'state') return '상태'
  const fields = resource.fields as Fields
  const base = fields[name] ?? Object.entries(fields).find(([each]) => nameBeside(each) === name)?.[1]
  return base?.label ?? (resource.lines as Record<string, { title: string }> | undefined)?.[name]?.title ?? name
}
function Value({ field, value }: { field: Field | undefined; value: unknown }) {
  const { data: codes } = useCodes(field?.kind === 'code' ? field.source : undefined)
  if (value === null || value === undefined || value === '') return <>(빈 값)</>
  if (field?.kind === 'code') return <>{codes?.find(({ code }) => code === value)?.codeNm ?? asText(value)}</>
  if (field) return <>{showText(field, value)}</>
  return <>{typeof value === 'object' ? JSON.stringify(value) : asText(value)}</>
}
