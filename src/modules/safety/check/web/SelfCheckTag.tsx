import { Tag } from 'antd'
import { stateTone } from '../../../../core/web/record/state-tone.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safCheckResult } from '../check-result.resource.ts'
import { selfCheckView } from '../self-check.rule.ts'
import { selfCheckTexts } from './self-check.texts.ts'

/** How a self-check stands, in the words of its company and the colour of its state. */
export function SelfCheckTag({ state, startDt }: { state: string; startDt?: string | null }) {
  const text = useTexts(selfCheckTexts)
  return (
    <Tag variant="filled" className={`state-tag is-${stateTone(safCheckResult, state)}`}>
      {text(`is.${selfCheckView({ state, startDt })}`)}
    </Tag>
  )
}
