import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import type { Explanation } from '../../shared/explanation.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'
import './record.css'

/** Formula and source are left out where the inputs say it all. */
export type ExplainProps = Pick<Explanation, 'title' | 'inputs'> & Partial<Explanation>

/** '왜?' beside a computed value. */
export function Explain({ title, inputs, formula, source, version }: ExplainProps) {
  const text = usePageText()
  return (
    <Popover
      trigger="click"
      title={said(title)}
      content={
        <dl className="explain">
          {inputs.map(({ label, value }) => (
            <div key={said(label)}>
              <dt>{said(label)}</dt>
              <dd>{said(value)}</dd>
            </div>
          ))}
          {formula && <Line label={text('record.formula')} value={said(formula)} />}
          {source && <Line label={text('record.source')} value={said(source)} />}
          {version && <Line label={text('record.version')} value={said(version)} />}
        </dl>
      }
    >
      <Button
        type="link"
        size="small"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={`${said(title)} ${text('record.why')}`}
      >
        {text('record.why')}
      </Button>
    </Popover>
  )
}
const Line = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
