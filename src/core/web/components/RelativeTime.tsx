import { useEffect, useState } from 'react'
import type { Say } from '../../shared/four-texts.ts'
import { instantOf, showMoment } from '../../shared/dates.ts'
import { useTexts } from '../text/define-texts.ts'
import { timeTexts } from '../text/time.texts.ts'
import { agoOf } from './relative-time.ts'

const againMs = 30_000

/** '3분 전', with the exact moment behind it; counts on while it is shown. */
export function RelativeTime({ moment }: { moment: string }) {
  const text = useTexts(timeTexts)
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

function agoText(text: Say<typeof timeTexts>, moment: string, now: number): string {
  const ago = agoOf(now - instantOf(moment).getTime())
  if (ago.unit === 'minutes') return text('minutes', { n: ago.count })
  if (ago.unit === 'hours') return text('hours', { n: ago.count })
  if (ago.unit === 'date') return showMoment(moment).slice(0, 10)
  return text(ago.unit === 'now' ? 'now' : 'day')
}
