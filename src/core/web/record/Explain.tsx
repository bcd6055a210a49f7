import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import type { Explanation } from '../../shared/explanation.ts'
import './record.css'

/** Formula and source are left out where the inputs say it all. */
export type ExplainProps = Pick<Explanation, 'title' | 'inputs'> & Partial<Explanation>

/** '왜?' beside a computed value. */
export function Explain({ title, inputs, formula, source, version }: ExplainProps) {
  return (
    <Popover
      trigger="click"
      title={title}
      content={
        <dl className="explain">
          {inputs.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {formula && <Line label="계산" value={formula} />}
          {source && <Line label="근거" value={source} />}
          {version && <Line label="기준 버전" value={version} />}
        </dl>
      }
    >
      <Button type="link" size="small" icon={<QuestionCircleOutlined aria-hidden />} aria-label={`${title} 왜?`}>
        왜?
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
