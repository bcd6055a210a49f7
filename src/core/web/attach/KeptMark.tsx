import { LockOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { attachTexts } from '../text/attach.texts.ts'
import { useTexts } from '../text/define-texts.ts'

/** Stands where the delete button of a file would be: the file stays, and why. */
export function KeptMark({ reason }: { reason: string }) {
  const say = useTexts(attachTexts)
  return (
    <Tooltip title={reason}>
      <span className="attach-note attach-kept" role="note" aria-label={`${say('kept')}: ${reason}`}>
        <LockOutlined aria-hidden /> {say('kept')}
      </span>
    </Tooltip>
  )
}
