import type { AuditEntry } from '../data/audit-entry.ts'
import { useState } from 'react'
import { HistoryOutlined } from '@ant-design/icons'
import { Button, Drawer, Tabs, Timeline } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../shared/dates.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { api } from '../api.ts'
import { queryKeys, recordPath, type RecordKey } from '../data/query-keys.ts'
import { HistoryChange } from './HistoryChange.tsx'
import { Gate, PageEmpty } from '../page/PageStates.tsx'
import { pageText, usePageText, type PageTextKey } from '../text/page-text.ts'
import { useSpoken } from '../text/labels.ts'

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
const acts: Readonly<Record<string, PageTextKey & `history.ACT${string}`>> = {
  ACT01: 'history.ACT01',
  ACT02: 'history.ACT02',
  ACT03: 'history.ACT03',
  ACT04: 'history.ACT04',
  ACT05: 'history.ACT05',
  ACT06: 'history.ACT06',
  ACT07: 'history.ACT07',
}

export const useHistory = (resource: AnyResource, key: RecordKey | undefined, enabled = true) =>
  useQuery({
    queryKey: queryKeys.history(resource, key ?? ''),
    queryFn: () => api.get<{ data: History }>(`${recordPath(resource, key ?? '')}/history`),
    select: (answer) => answer.data,
    enabled: enabled && key !== undefined,
  })

/** The button 이력 and its drawer: who changed what, old → new, and the way through the states. */
export function HistoryDrawer({
  resource: definition,
  recordKey,
}: {
  resource: AnyResource
  recordKey: RecordKey | undefined
}) {
  const text = usePageText()
  const resource = useSpoken(definition)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<HistoryOutlined aria-hidden />}
        disabled={recordKey === undefined}
        onClick={() => setOpen(true)}
      >
        {text('history.button')}
      </Button>
      <Drawer
        open={open}
        title={text('history.titleOf', { title: resource.title })}
        size={520}
        onClose={() => setOpen(false)}
      >
        {open && recordKey !== undefined && <RecordHistory resource={definition} recordKey={recordKey} />}
      </Drawer>
    </>
  )
}

export interface RecordHistoryProps {
  resource: AnyResource
  recordKey: RecordKey
  /** Names of states that are kept in a field of the record instead of being the definition's. */
  states?: Readonly<Record<string, string>>
}
/** The content of the drawer, for a page that has its own place for it. */
export function RecordHistory({ resource: definition, recordKey, states }: RecordHistoryProps) {
  const text = usePageText()
  const resource = useSpoken(definition)
  const { data, error, isLoading, refetch } = useHistory(resource, recordKey)
  const labels = states ?? (resource.states as Record<string, string> | undefined)
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(history) => (
        <Tabs
          items={[
            ...(labels
              ? [
                  {
                    key: 'states',
                    label: text('history.states'),
                    children: <States labels={labels} entries={history.states} />,
                  },
                ]
              : []),
            {
              key: 'audit',
              label: text('history.changes'),
              children: <Audit resource={resource} entries={history.audit} />,
            },
          ]}
        />
      )}
    </Gate>
  )
}

const actName = (actCd: string): string => {
  const key = acts[actCd]
  return key ? pageText(key) : actCd
}

function States({
  labels,
  entries,
}: {
  labels: Readonly<Record<string, string>>
  entries: readonly StateEntry[]
}) {
  const label = (state: string | null) => (state === null ? '' : (labels[state] ?? state))
  if (entries.length === 0) return <PageEmpty>{pageText('history.noStates')}</PageEmpty>
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
  if (entries.length === 0) return <PageEmpty>{pageText('history.noChanges')}</PageEmpty>
  return (
    <Timeline
      items={entries.map((entry) => ({
        key: entry.auditNo,
        content: (
          <>
            <strong>{actName(entry.actCd)}</strong>
            <When
              who={entry.userNm ?? entry.userId}
              moment={entry.dt}
              from={entry.ip}
              entered={entry.diff?.['enteredDt']?.[1]}
            />
            <dl className="history-diff">
              {changesOf(entry).map(([name, change]) => (
                <HistoryChange key={name} resource={resource} name={name} change={change} />
              ))}
            </dl>
          </>
        ),
      }))}
    />
  )
}

/** The time of entering is no change of the record. */
const changesOf = ({ diff }: AuditEntry) =>
  Object.entries(diff ?? {}).filter(([name]) => name !== 'enteredDt')
interface WhenProps {
  who: string
  moment: string
  from?: string | null | undefined
  /** When it was entered, of what had to wait for the network. */
  entered?: unknown
}
const When = ({ who, moment, from, entered }: WhenProps) => (
  <div className="history-when">
    {who} · {showMoment(moment)}
    {from && ` · ${from}`}
    {typeof entered === 'string' &&
      ` · ${pageText('history.entered', { entered: showMoment(entered), arrived: showMoment(moment) })}`}
  </div>
)
