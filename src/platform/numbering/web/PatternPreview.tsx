import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form, type FormInstance } from 'antd'
import { asText } from '../../../core/web/components/input-props.ts'
import { previewQuery } from './numbering-calls.ts'
import { numberingTexts } from './numbering.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The next number as the pattern in the form would make it, or why it cannot be used. */
export function PatternPreview({ antd }: { antd: FormInstance<Record<string, unknown>> }) {
  const text = useTexts(numberingTexts)
  const pattern = useDeferredValue(asText(Form.useWatch('pattern', antd)))
  const resetCd = asText(Form.useWatch('resetCd', antd))
  const { data } = useQuery(previewQuery(pattern, resetCd))
  if (!data) return null
  const { nextNo, issue } = data.data
  return (
    <Alert
      className="span-all"
      type={issue ? 'warning' : 'info'}
      showIcon
      title={issue ?? text('preview')}
      description={nextNo ? <strong>{nextNo}</strong> : undefined}
    />
  )
}
