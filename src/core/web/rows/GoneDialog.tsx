import { Button } from 'antd'
import { Dialog } from '../components/Dialog.tsx'
import { useTexts } from '../text/define-texts.ts'
import { usePageText } from '../text/page-text.ts'
import { rowsTexts } from './rows.texts.ts'

interface GoneDialogProps {
  onDecide: (isWanted: boolean) => void
  onClose: () => void
}
/** Asks what becomes of what was typed into a row that somebody else has removed. */
export function GoneDialog({ onDecide, onClose }: GoneDialogProps) {
  const say = useTexts(rowsTexts)
  const text = usePageText()
  return (
    <Dialog
      open
      title={say('goneTitle')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          <Button danger onClick={() => onDecide(false)}>
            {say('discard')}
          </Button>
          <Button type="primary" onClick={() => onDecide(true)}>
            {say('revive')}
          </Button>
        </>
      }
    >
      <p>{say('goneHelp')}</p>
    </Dialog>
  )
}
