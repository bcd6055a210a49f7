import { useTexts } from '../text/define-texts.ts'
import { rowsTexts } from './rows.texts.ts'
import type { RowState } from './sheet-row.ts'

/** How far a row is on its way to the server; what somebody must decide is a button. */
export function RowStateMark({ state, onDecide }: { state: RowState; onDecide: () => void }) {
  const say = useTexts(rowsTexts)
  if (state === 'saved') return null
  if (state === 'refused' || state === 'overtaken' || state === 'gone')
    return (
      <button type="button" className="row-state" onClick={onDecide}>
        {say(state)}
      </button>
    )
  return <span className={`row-state is-${state}`}>{say(state)}</span>
}
