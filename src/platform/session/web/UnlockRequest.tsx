import { Button } from 'antd'
import { useState } from 'react'
import { api } from '../../../core/web/api.ts'
import { unlockTexts } from './unlock.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** People of a vendor ask for the release of their lock; nobody learns from it whether an account exists. */
export function UnlockRequest({ userId }: { userId: string }) {
  const text = useTexts(unlockTexts)
  const [asked, setAsked] = useState(false)
  const ask = async () => {
    await api.post('/api/auth/vendor/unlockrequest', { userId }, { signIn: true })
    setAsked(true)
  }
  return asked ? (
    <p role="status">{text('asked')}</p>
  ) : (
    <Button block onClick={() => void ask()}>
      {text('ask')}
    </Button>
  )
}
