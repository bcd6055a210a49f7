import { useState } from 'react'
import { Alert, Button } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dayOf } from '../../../../core/shared/dates.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { serverNow } from '../../../../core/web/server-time.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { remembered } from '../../../../core/web/store.ts'
import type { Go } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { duties } from '../permit-facts.rule.ts'
import type { ShownAlarm } from '../permit-alarm.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import { permitAddress } from './addresses.ts'
import { allowSound, isSoundAllowed } from './alarm-sound.ts'
import { AlarmScreen } from './AlarmScreen.tsx'
import { alarmTexts } from './alarm.texts.ts'

const topic = 'permitAlarm'
const askedName = 'alarmSound'
/** Duties whose people are called for a stop. */
const called: readonly string[] = [
  duties.issuer,
  duties.approver,
  duties.watcher,
  duties.safetyManager,
  duties.gasTester,
]

/** Over every page: the alarms that this person has been called for, until he says that he has understood. */
export function AlarmWatch({ go }: { go: Go }) {
  const say = useTexts(alarmTexts)
  const client = useQueryClient()
  const notice = useNotice()
  const { data = [] } = useQuery({
    queryKey: [topic, 'mine'],
    queryFn: () =>
      api.get<{ data: ShownAlarm[] }>('/api/saf/permitalarms', undefined, { overlay: false, quiet: true }),
    select: (answer) => answer.data,
    retry: false,
  })
  const acknowledge = async ({ permitNo }: ShownAlarm): Promise<boolean> => {
    try {
      await api.post(`${workPermit.path}/${permitNo}/alarmack`, {}, { overlay: false, quiet: true })
    } catch {
      notice.error(say('failed'))
      return false
    }
    await client.invalidateQueries({ queryKey: [topic] })
    return true
  }
  if (data.length === 0) return <SoundAsked />
  return (
    <AlarmScreen
      alarms={data}
      actions={(alarm) => (
        <>
          <button type="button" onClick={() => void acknowledge(alarm)}>
            {say('acknowledge')}
          </button>
          <button
            type="button"
            onClick={() =>
              void acknowledge(alarm).then((done) => done && go(permitAddress.detail(alarm.permitNo)))
            }
          >
            {say('open')}
          </button>
        </>
      )}
    />
  )
}

/** Once a day, when the shift begins: a browser stays silent until somebody has pressed for the sound. */
function SoundAsked() {
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
