import { ArrowRightOutlined, CheckOutlined } from '@ant-design/icons'
import type { AnyResource } from '../../shared/resource.ts'
import { StateTag } from './StateTag.tsx'
import { stateFlow } from './state-flow.ts'
import { usePageText } from '../text/page-text.ts'
import { useSpoken } from '../text/labels.ts'
import './record.css'

export interface StateFlowProps {
  resource: AnyResource
  state: string
  /**
   * States the record is known to have been in, oldest first: how far a rejected one had come, and which of
   * the optional ones happened.
   */
  visited?: readonly string[]
  /** The person who must act now. */
  waitingFor?: string | null
}

/** Shows the present state of the record, those behind it, and the next ones. */
export function StateFlow({ resource: definition, state, visited, waitingFor }: StateFlowProps) {
  const text = usePageText()
  const resource = useSpoken(definition)
  const { steps, aside } = stateFlow(resource, state, visited)
  // A way that the portal alone takes is no way to show: the mark beside the title says where the record stands.
  if (steps.length < 2) return null
  return (
    <div className="state-flow">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the strip scrolls and must be reachable by keyboard */}
      <ol aria-label={text('record.flow', { title: resource.title })} tabIndex={0}>
        {steps.map((step) => (
          <li
            key={step.state}
            className={`is-${step.status}${step.next ? ' is-next' : ''}`}
            aria-current={step.status === 'current' ? 'step' : undefined}
          >
            {step.status === 'done' && <CheckOutlined aria-label={text('record.passed')} />}
            <span>{step.label}</span>
            {step.next && <em>{text('record.next')}</em>}
          </li>
        ))}
      </ol>
      {aside && (
        <output className="state-aside">
          <StateTag resource={resource} state={aside.state} />
          {aside.leadsTo.length > 0 && (
            <span>
              <ArrowRightOutlined aria-label={text('record.next')} /> {aside.leadsTo.join(', ')}
            </span>
          )}
        </output>
      )}
      {waitingFor && <div className="state-waiting">{text('record.waitingFor', { name: waitingFor })}</div>}
    </div>
  )
}
