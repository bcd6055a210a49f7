import { Tag } from 'antd'
import type { AnyResource } from '../../shared/resource.ts'
import { stateTone } from './state-tone.ts'
import { useSpoken } from '../text/labels.ts'
import './record.css'

export interface StateTagProps {
  resource: AnyResource
  state: string
  /** Colour where the derived one does not fit the business: 지연 is red. */
  colour?: string
}
/** A state in its colour, always with its text. */
export function StateTag({ resource: definition, state, colour }: StateTagProps) {
  const resource = useSpoken(definition)
  const look = colour ? { color: colour } : { className: `state-tag is-${stateTone(resource, state)}` }
  return (
    <Tag variant="filled" {...look}>
      {(resource.states as Record<string, string> | undefined)?.[state] ?? state}
    </Tag>
  )
}
