import { Button } from 'antd'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import type { LoginDialogProps } from '../../../core/web/shell/Shell.tsx'
import { session } from '../../../core/web/session-store.ts'
import { useText } from '../../../core/web/text/text.ts'
import { LoginForm } from './LoginForm.tsx'
import './sign-in.css'

const widthPx = 400

/** Signs the same user in again over the page, which stays as it is with everything typed. */
export function LoginDialog({ onSignedIn, onClose, onLoginPage }: LoginDialogProps) {
  const text = useText()
  const user = session.get().user
  return (
    <Dialog
      open
      title={text('login.again')}
      footer={null}
      width={widthPx}
      mask={{ closable: false }}
      keyboard={false}
      onCancel={onClose}
      zIndex={1800}
    >
      <p className="sign-in-lead">{text('login.againHelp')}</p>
      <LoginForm
        kind={session.loginKind()}
        {...(user ? { fixedUserId: user.userId } : {})}
        onSignedIn={onSignedIn}
      />
      <p className="sign-in-help">
        <Button type="link" onClick={onLoginPage}>
          {text('login.toPage')}
        </Button>
      </p>
    </Dialog>
  )
}
