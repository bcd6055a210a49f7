import { useId, useState } from 'react'
import { Button, Input } from 'antd'
import { BasePopup } from '../components/BasePopup.tsx'
import { useNotice } from '../components/notice.tsx'
import { useTexts } from '../text/define-texts.ts'
import { signTexts } from '../text/sign.texts.ts'
import { Pad } from './Pad.tsx'

const longestName = 50

export interface SignPopupProps {
  title: string
  onClose: () => void
  /** Sends the picture of the pad; throws when it was not taken. */
  onSign: (name: string, picture: Blob) => Promise<unknown>
}
/** Asks somebody without an account for name and signature. */
export function SignPopup({ title, onClose, onSign }: SignPopupProps) {
  const say = useTexts(signTexts)
  const notice = useNotice()
  const id = useId()
  const [name, setName] = useState('')
  // The next pad is a clean one.
  const [pad, setPad] = useState(0)
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null)
  const [asked, setAsked] = useState(false)
  const nameMissing = asked && name.trim() === ''
  const drawingMissing = asked && drawn === null
  const confirm = async (): Promise<boolean> => {
    setAsked(true)
    if (name.trim() === '' || drawn === null) return false
    const picture = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, 'image/png'))
    if (!picture) return false
    try {
      await onSign(name.trim(), picture)
      return true
    } catch (error) {
      notice.failure(error)
      return false
    }
  }
  return (
    <BasePopup open title={title} onClose={onClose} onConfirm={confirm} confirmText={say('sign')}>
      <div className="sign">
        <label htmlFor={id}>{say('name')}</label>
        <Input
          id={id}
          size="large"
          value={name}
          maxLength={longestName}
          autoComplete="off"
          status={nameMissing ? 'error' : ''}
          aria-invalid={nameMissing}
          aria-describedby={nameMissing ? `${id}-name` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {nameMissing && (
          <p id={`${id}-name`} role="alert" className="sign-fault">
            {say('nameMissing')}
          </p>
        )}
        <div className="sign-head">
          <span>{say('draw')}</span>
          <Button
            disabled={drawn === null}
            onClick={() => {
              setPad(pad + 1)
              setDrawn(null)
            }}
          >
            {say('again')}
          </Button>
        </div>
        <Pad key={pad} label={say('box')} onDraw={setDrawn} />
        {drawingMissing && (
          <p role="alert" className="sign-fault">
            {say('drawingMissing')}
          </p>
        )}
      </div>
    </BasePopup>
  )
}
