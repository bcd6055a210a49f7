import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import './record.css'

/** How a computed number, due date or verdict came about. */
export interface Explanation {
  title: string
  inputs: readonly { label: string; value: string }[]
  formula?: string
  /** Law article or document. */
  source?: string
  /** Version of the table that was used. */
  version?: string
}

/** '왜?' beside a computed value. */
export function Explain({ title, inputs, formula, source, version }: Explanation) {
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
