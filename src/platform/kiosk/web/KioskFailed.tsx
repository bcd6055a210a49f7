import { useTexts } from '../../../core/web/text/define-texts.ts'
import { kioskTexts } from './kiosk.texts.ts'

/** What a task of the device could not load, with a second try. */
export function KioskFailed({ said, onRetry }: { said: string; onRetry: () => void }) {
  const text = useTexts(kioskTexts)
  return (
    <p role="alert" className="kiosk-note">
      {said}{' '}
      <button type="button" className="kiosk-button is-plain" onClick={onRetry}>
        {text('again')}
      </button>
    </p>
  )
}
