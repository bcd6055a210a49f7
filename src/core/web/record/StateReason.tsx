import { Alert } from 'antd'
import { showMoment } from '../../shared/dates.ts'
import type { AnyResource, Transition } from '../../shared/resource.ts'
import type { RecordKey } from '../data/query-keys.ts'
import { useHistory } from './HistoryDrawer.tsx'
import './record.css'

/**
 * Why the record was brought into the state it is in, where the step asked for a reason and no field of the record
 * says it: what was sent back is put right by who reads what is wrong with it.
 */
export function StateReason({ resource, row }: { resource: AnyResource; row: object }) {
  const facts = row as Record<string, unknown>
  const steps = Object.values(resource.transitions ?? {}) as Transition<string>[]
  const asked = steps.some(({ to, reasonMin }) => to === facts['state'] && reasonMin !== undefined)
  const { data } = useHistory(resource, facts[resource.key] as RecordKey, asked)
  const last = data?.states.reduce(
    (late, entry) => (entry.stateHistNo > late.stateHistNo ? entry : late),
    data.states[0]!,
  )
  if (!asked || !last?.reason || last.toState !== facts['state']) return null
  if (Object.values(facts).includes(last.reason)) return null
  const title = [last.actNm, last.userNm ?? last.userId, showMoment(last.actDt)].filter(Boolean).join(' · ')
  return <Alert className="state-reason" type="warning" showIcon title={title} description={last.reason} />
}
