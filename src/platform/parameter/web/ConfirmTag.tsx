import { WarningOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useParameterText } from './texts.ts'
import './parameter.css'

/** The figure still has to be compared with its source. */
export function ConfirmTag() {
  const text = useParameterText()
  return (
    <Tag className="confirm-tag" color="warning" icon={<WarningOutlined aria-hidden />}>
      {text('confirm')}
    </Tag>
  )
}
