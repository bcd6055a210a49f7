import { useEffect, useState } from 'react'
import { later } from '../../../core/web/components/later.tsx'
import type { Go } from '../../../core/web/TabHost.tsx'
import { useTabs } from '../../../core/web/tab-store.ts'
import { homePath } from '../../../core/web/tabs.ts'
import { closedPopups } from './closed-popups.ts'
import { usePopups } from './notice-calls.ts'

/** Opens unprompted, so no error is shown while it is loading. */
const NoticeWindow = later(() => import('./NoticeWindow.tsx').then((module) => module.NoticeWindow), {
  tells: () => false,
})

/**
 * The notices that open by themselves after sign-in, one at a time; Esc puts all of them away until the next
 * sign-in. On the first page they stand open; beside another page, which somebody works on, as one line above
 * the tabs that covers nothing until it is pressed.
 */
export function NoticePopups({ go }: { go: Go }) {
  const { active } = useTabs()
  const [unfolded, setUnfolded] = useState<string>()
  const { data: popups } = usePopups()
  const [closed, setClosed] = useState(closedPopups.read)
  // Signing out forgets which notices were put away; reloading the page does not.
  useEffect(() => closedPopups.forget, [])
  const shown = (popups ?? []).filter(
    ({ noticeNo, remindDt }) => !closed.includes(closedPopups.markOf(noticeNo, remindDt)),
  )
  if (shown.length === 0) return null
  const close = () => {
    const next = [
      ...closed,
      ...shown.map(({ noticeNo, remindDt }) => closedPopups.markOf(noticeNo, remindDt)),
    ]
    closedPopups.write(next)
    setClosed(next)
  }
  const standsOpen = active === null || active === homePath || active === unfolded
  const onUnfold = standsOpen ? undefined : () => setUnfolded(active)
  return <NoticeWindow rows={shown} go={go} onClose={close} onUnfold={onUnfold} />
}
