import { useEffect, useState, type ComponentType } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { defined } from '../../../../core/shared/defined.ts'
import { api } from '../../../../core/web/api.ts'
import { later } from '../../../../core/web/components/later.tsx'
import type { Go } from '../../../../core/web/TabHost.tsx'
import { canAccess, useSession } from '../../../../core/web/session-store.ts'
import type { ShownAlarm } from '../permit-alarm.rule.ts'
import { alarmMenus } from '../permit-menus.rule.ts'

const topic = 'permitAlarm'
const mine = [topic, 'mine']
/** The page is read first: the question for the sound and the parts that draw it come behind. */
const soundAskedAfterMs = 2500

// This file comes with every first page, so it asks alone. What draws an alarm is fetched for the first one,
// or ahead, before the network can go.
const OwnAlarms = later(() => import('./OwnAlarms.tsx').then((module) => module.OwnAlarms))

/** Over every page: the alarms that this person has been called for, until he says that he has understood. */
export function AlarmWatch({ go }: { go: Go }) {
  const client = useQueryClient()
  // A sign-in without pages of the work (PSRM, a newcomer) is called for none and would only be refused.
  useSession()
  const isCalled = alarmMenus.some(canAccess)
  const { data = [] } = useQuery({
    queryKey: mine,
    queryFn: () => {
      const { dataUpdateCount = 0, errorUpdateCount = 0 } = client.getQueryState(mine) ?? {}
      // With the page's own reads; an alarm that is raised later is read at once.
      const haste = dataUpdateCount + errorUpdateCount === 0 ? ('patient' as const) : undefined
      const options = { overlay: false, quiet: true, ...defined({ haste }) }
      return api.get<{ data: ShownAlarm[] }>('/api/saf/permitalarms', undefined, options)
    },
    select: (answer) => answer.data,
    retry: false,
    enabled: isCalled,
  })
  const [SoundAsked, setSoundAsked] = useState<ComponentType>()
  useEffect(() => {
    if (!isCalled) return undefined
    const ask = () =>
      import('./SoundAsked.tsx').then(
        (module) => setSoundAsked(() => module.SoundAsked),
        // Without a network the question waits for the next page that opens.
        () => undefined,
      )
    const timer = setTimeout(() => void ask(), soundAskedAfterMs)
    return () => clearTimeout(timer)
  }, [isCalled])
  if (data.length > 0) return <OwnAlarms alarms={data} topic={topic} go={go} />
  return SoundAsked && <SoundAsked />
}
