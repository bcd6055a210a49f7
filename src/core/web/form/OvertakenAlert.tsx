import { Alert, Button, Space } from 'antd'
import { messages } from '../../shared/messages.ts'
import { useNotice } from '../components/notice.tsx'
import { conflictTexts } from '../text/conflict.texts.ts'
import { useTexts } from '../text/define-texts.ts'
import { said } from '../text/text.ts'

interface OvertakenAlertProps {
  onMerge: () => void
  /** Forgets what was typed; asked before. */
  onDiscard: () => void
}
/** Says that somebody else has saved what is being changed here, and offers to merge or to give up. */
export function OvertakenAlert({ onMerge, onDiscard }: OvertakenAlertProps) {
  const say = useTexts(conflictTexts)
  const notice = useNotice()
  const discard = async () => {
    if (await notice.confirm(say('discardAsk'), { danger: true })) onDiscard()
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={said(messages.stale)}
      description={say('overtaken')}
      action={
        <Space wrap>
          <Button size="small" type="primary" onClick={onMerge}>
            {say('apply')}
          </Button>
          <Button size="small" onClick={() => void discard()}>
            {say('discard')}
          </Button>
        </Space>
      }
    />
  )
}
