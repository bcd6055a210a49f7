import { useEffect, useState } from 'react'
import { instantOf, showMoment } from '../../shared/dates.ts'
import { useText, type Translate } from '../text/text.ts'
import { agoOf } from './relative-time.ts'

const againMs = 30_000

/** '3분 전', with the exact moment behind it; counts on while it is shown. */
export function RelativeTime({ moment }: { moment: string }) {
  const text = useText()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), againMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={moment} title={showMoment(moment)}>
      {agoText(text, moment, now)}
    </time>
  )
}

function agoText(text: Translate, moment: string, now: number): string {
  const ago = agoOf(now - instantOf(moment).getTime())
  if (ago.unit === 'minutes') return text('time.minutes', { n: ago.count })
  if (ago.unit === 'hours') return text('time.hours', { n: ago.count })
  if (ago.unit === 'date') return showMoment(moment).slice(0, 10)
  return text(ago.unit === 'now' ? 'time.now' : 'time.day')
}
