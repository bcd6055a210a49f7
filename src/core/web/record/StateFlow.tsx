import { ArrowRightOutlined, CheckOutlined } from '@ant-design/icons'
import type { AnyResource } from '../../shared/resource.ts'
import { StateTag } from './StateTag.tsx'
import { stateFlow } from './state-flow.ts'
import './record.css'

export interface StateFlowProps {
  resource: AnyResource
  state: string
  /** States the record has been in, oldest first; shows how far a rejected one had come. */
  visited?: readonly string[]
  /** Who must act now. */
  waitingFor?: string | null
}

/** Where the record is, what is behind it, and what comes next. */
export function StateFlow({ resource, state, visited, waitingFor }: StateFlowProps) {
  const { steps, aside } = stateFlow(resource, state, visited)
  if (steps.length === 0) return null
  return (
    <div className="state-flow">
      <ol aria-label={`${resource.title} 진행 상태`}>
        {steps.map((step) => (
          <li
            key={step.state}
            className={`is-${step.status}${step.next ? ' is-next' : ''}`}
            aria-current={step.status === 'current' ? 'step' : undefined}
          >
            {step.status === 'done' && <CheckOutlined aria-label="지남" />}
            <span>{step.label}</span>
            {step.next && <em>다음</em>}
          </li>
        ))}
      </ol>
      {aside && (
        <output className="state-aside">
          <StateTag resource={resource} state={aside.state} />
          {aside.leadsTo.length > 0 && (
            <span>
              <ArrowRightOutlined aria-label="다음" /> {aside.leadsTo.join(', ')}
            </span>
          )}
        </output>
      )}
      {waitingFor && <div className="state-waiting">처리할 사람: {waitingFor}</div>}
    </div>
  )
}
