import { useState } from 'react'
import { Alert, Button } from 'antd'
import { dayOf } from '../../../../core/shared/dates.ts'
import { serverNow } from '../../../../core/web/server-time.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { remembered } from '../../../../core/web/store.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { duties } from '../permit-facts.rule.ts'
import { allowSound, isSoundAllowed } from './alarm-sound.ts'
import { alarmTexts } from './alarm.texts.ts'
import './alarm.css'

const askedName = 'alarmSound'
/** Duties whose people are called for a stop. */
const called: readonly string[] = [
  duties.issuer,
  duties.approver,
  duties.watcher,
  duties.safetyManager,
  duties.gasTester,
]

/** Once a day, when the shift begins: a browser stays silent until somebody has pressed for the sound. */
export function SoundAsked() {
  const say = useTexts(alarmTexts)
  const { user } = useSession()
  const today = dayOf(serverNow())
  const [open, setOpen] = useState(() => remembered.read(askedName) !== today && !isSoundAllowed())
  const concerned = user?.duties.some(({ dutyCd }) => called.includes(dutyCd)) ?? false
  if (!open || !concerned) return null
  const close = () => {
    remembered.write(askedName, today)
    setOpen(false)
  }
  return (
    <Alert
      className="alarm-sound"
      type="info"
      title={say('silent')}
      action={
        <>
          <Button size="small" type="primary" onClick={() => void allowSound().then(close)}>
            {say('soundOn')}
          </Button>
          <Button size="small" type="text" onClick={close}>
            {say('later')}
          </Button>
        </>
      }
    />
  )
}
