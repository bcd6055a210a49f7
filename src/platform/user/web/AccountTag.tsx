import { Tag } from 'antd'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { accountStates } from '../user.resource.ts'
import '../../../core/web/record/record.css'

/** Green, red, amber and dark grey of the portal's states, readable in both themes. */
const looks: Record<string, { color?: string; className?: string }> = {
  [accountStates.active]: { className: 'state-tag is-done' },
  [accountStates.locked]: { color: 'red' },
  [accountStates.dormant]: { className: 'state-tag is-hold' },
  [accountStates.stopped]: { className: 'state-tag is-dropped' },
}

/** The state of an account in its colour, always with its text. */
export function AccountTag({ state }: { state: string | null }) {
  const { data: codes } = useCodes('ACCT')
  if (state === null) return null
  return (
    <Tag variant="filled" {...looks[state]}>
      {codes?.find(({ code }) => code === state)?.codeNm ?? state}
    </Tag>
  )
}
