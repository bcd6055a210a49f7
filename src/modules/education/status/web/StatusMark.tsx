import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Standing } from '../rules/status-codes.rule.ts'
import { spanOfMinutes, statusNames } from '../status-names.texts.ts'
import './status.css'

/** How a duty stands, as a word with its colour. */
export function StatusMark({ state }: { state: Standing }) {
  const name = useTexts(statusNames)
  return <span className={`edu-mark is-${state}`}>{name(state)}</span>
}
/** Says minutes as hours and minutes. */
export function useSpan(): (min: number) => string {
  const name = useTexts(statusNames)
  return (min) => spanOfMinutes(name, min)
}
