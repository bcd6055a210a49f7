import { WarningOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { parameterTexts } from './parameter.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The figure still has to be compared with its source. */
export function ConfirmTag() {
  const text = useTexts(parameterTexts)
  return (
    <Tag color="gold" style={{ margin: 0 }} icon={<WarningOutlined aria-hidden />}>
      {text('confirm')}
    </Tag>
  )
}
