import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import type { Go } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { ShownAlarm } from '../permit-alarm.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import { permitAddress } from './addresses.ts'
import { AlarmScreen } from './AlarmScreen.tsx'
import { alarmTexts } from './alarm.texts.ts'

/** The alarms that this person has been called for, each with what he can do about it. */
export function OwnAlarms({ alarms, topic, go }: { alarms: readonly ShownAlarm[]; topic: string; go: Go }) {
  const say = useTexts(alarmTexts)
  const client = useQueryClient()
  const notice = useNotice()
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
  return (
    <AlarmScreen
      alarms={alarms}
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
