import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { ShownAlarm } from '../../permit/permit-alarm.rule.ts'
import { AlarmScreen } from '../../permit/web/AlarmScreen.tsx'
import { taskTexts } from './kiosk-task.texts.ts'

/** A device hears nothing of what others do: it asks this often, so that an alarm stands there within two seconds. */
const againMs = 1000

/** The alarms of the plant over a shared device, whoever stands there; put aside here, it is not acknowledged. */
export function KioskAlarm({ secret }: { secret: string }) {
  const text = useTexts(taskTexts)
  const [aside, setAside] = useState<readonly string[]>([])
  const { data = [] } = useQuery({
    queryKey: ['kioskAlarm', secret],
    queryFn: () =>
      api.post<{ data: ShownAlarm[] }>(
        '/api/kiosk/alarms',
        { secret },
        { quiet: true, overlay: false, signIn: true },
      ),
    select: (answer) => answer.data,
    refetchInterval: againMs,
    networkMode: 'always',
    retry: false,
  })
  const keyOf = ({ permitNo, alarmDt }: ShownAlarm) => `${permitNo} ${alarmDt}`
  const shown = data.filter((alarm) => !aside.includes(keyOf(alarm)))
  if (shown.length === 0) return null
  return (
    <AlarmScreen
      alarms={shown}
      actions={(alarm) => (
        <button type="button" onClick={() => setAside([...aside, keyOf(alarm)])}>
          {text('alarmSeen')}
        </button>
      )}
    />
  )
}
