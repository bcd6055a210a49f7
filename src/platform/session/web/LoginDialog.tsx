import { Button } from 'antd'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import type { LoginDialogProps } from '../../../core/web/shell/Shell.tsx'
import { session } from '../../../core/web/session-store.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { LoginForm } from './LoginForm.tsx'
import './sign-in.css'
import { signInTexts } from './sign-in.texts.ts'

const widthPx = 400

/** Signs the same user in again over the page, which stays as it is with everything typed. */
export function LoginDialog({ onSignedIn, onClose, onLoginPage }: LoginDialogProps) {
  const text = useTexts(signInTexts)
  const user = session.get().user
  return (
    <Dialog
      open
      title={text('again')}
      footer={null}
      width={widthPx}
      mask={{ closable: false }}
      keyboard={false}
      onCancel={onClose}
      zIndex={1800}
    >
      <p className="sign-in-lead">{text('againHelp')}</p>
      <LoginForm kind={session.loginKind()} fixedUserId={user?.userId} onSignedIn={onSignedIn} />
      <p className="sign-in-help">
        <Button type="link" onClick={onLoginPage}>
          {text('toPage')}
        </Button>
      </p>
    </Dialog>
  )
}
