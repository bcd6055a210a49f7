import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { WorkerPinDialog } from '../../../../platform/kiosk/web/WorkerPinDialog.tsx'
import { pinTexts } from './pin.texts.ts'

/** A worker without account signs a permit at somebody else's device. */
export function PinDialog({
  permitCd,
  ...dialog
}: {
  title: string
  permitCd: string
  name: string
  /** Rejects with an ApiError, which is shown in the dialog. */
  onSign: (pinPwd: string) => Promise<unknown>
  onClose: () => void
}) {
  const say = useTexts(pinTexts)
  return <WorkerPinDialog {...dialog} statement={say('statement', { name: dialog.name, permit: permitCd })} />
}
