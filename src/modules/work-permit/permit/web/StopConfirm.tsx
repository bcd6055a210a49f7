import { Button, Input } from 'antd'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { stopConfirmTexts } from './stop-confirm.texts.ts'

/** The last step of a stop: words that nobody has to write, and one press. */
export function StopConfirm({
  stop,
  details,
  longest,
  ready,
  busy,
  onDetails,
  onStop,
}: {
  /** Text of the button. */
  stop: string
  details: string
  longest: number
  /** What is stopped, or why, has been chosen. */
  ready: boolean
  busy: boolean
  onDetails: (details: string) => void
  onStop: () => void
}) {
  const say = useTexts(stopConfirmTexts)
  return (
    <>
      <Input.TextArea
        aria-label={say('details')}
        placeholder={say('detailsHint')}
        rows={2}
        maxLength={longest}
        value={details}
        onChange={({ target }) => onDetails(target.value)}
      />
      <Button
        danger
        type="primary"
        block
        className="permit-stop-confirm"
        disabled={!ready}
        loading={busy}
        onClick={onStop}
      >
        {stop}
      </Button>
    </>
  )
}
