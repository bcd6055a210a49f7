import { WarningOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useParameterText } from './texts.ts'

/** The figure still has to be compared with its source. */
export function ConfirmTag() {
  const text = useParameterText()
  return (
    <Tag color="gold" style={{ margin: 0 }} icon={<WarningOutlined aria-hidden />}>
      {text('confirm')}
    </Tag>
  )
}
