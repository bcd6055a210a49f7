import { Tag } from 'antd'
import type { AnyResource } from '../../shared/resource.ts'
import { stateTone, type StateTone } from './state-tone.ts'

const colours = { draft: 'default', active: 'blue', hold: 'gold', done: 'green', dropped: 'default' } satisfies Record<StateTone, string>

export interface StateTagProps {
  resource: AnyResource
  state: string
  /** Where the derived meaning is not the business's: 지연 is red. */
  colour?: string
}
/** A state in its colour, always with its text. */
export function StateTag({ resource, state, colour }: StateTagProps) {
  const tone = stateTone(resource, state)
  return (
    <Tag color={colour ?? colours[tone]} variant={tone === 'dropped' ? 'solid' : 'filled'} className={`state-tag is-${tone}`}>
      {(resource.states as Record<string, string> | undefined)?.[state] ?? state}
    </Tag>
  )
}
