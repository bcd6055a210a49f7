import { ClockCircleOutlined } from '@ant-design/icons'
import { showMoment, momentOf } from '../../../../core/shared/dates.ts'
import { clockText } from './duration.ts'
import { readTimer, type PermitTimer } from './permit-timers.ts'
import { useNow } from './use-now.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'

const shortLabels = {
  end: 'timeEnd',
  gas: 'timeGas',
  handover: 'timeHandover',
  start: 'timeStart',
  suspended: 'timeSuspended',
  watch: 'timeWatch',
} as const

/** A running clock as one line, for rows and cards. */
export function TimerText({ timer, short }: { timer: PermitTimer; short?: boolean }) {
  const say = useTexts(permitTexts)
  const { spanMs, level } = readTimer(timer, useNow())
  return (
    <span className={`permit-moment is-${level}`}>
      {short && `${say(shortLabels[timer.name])} `}
      {level === 'late' && timer.direction === 'down' ? `${say('late')} ` : ''}
      <b>{clockText(spanMs)}</b>
    </span>
  )
}

/** The clocks of one permit, large: how long it may still run, when to measure, how long it stands still. */
export function Timers({ timers }: { timers: readonly PermitTimer[] }) {
  if (timers.length === 0) return null
  return (
    <div className="permit-clocks" data-target="clocks" tabIndex={-1}>
      {timers.map((timer) => (
        <Timer key={timer.name} timer={timer} />
      ))}
    </div>
  )
}

const levelTexts = { warn: 'endsSoon', late: 'timeOver', done: 'watchedEnough' } as const

function Timer({ timer }: { timer: PermitTimer }) {
  const say = useTexts(permitTexts)
  const { spanMs, level } = readTimer(timer, useNow())
  if (timer.name === 'start' && level === 'done') return null
  const moment = showMoment(momentOf(new Date(timer.at)))
  return (
    <div className={`permit-clock is-${level}`} role="timer" aria-label={timer.label}>
      <span>
        <ClockCircleOutlined aria-hidden /> {timer.label}
      </span>
      <strong>
        {level === 'late' && timer.direction === 'down' ? '+' : ''}
        {level === 'done' ? '0:00:00' : clockText(spanMs)}
      </strong>
      <em>
        {level !== 'normal'
          ? say(timer.name === 'start' && level === 'warn' ? 'soonStart' : levelTexts[level])
          : say(timer.direction === 'down' ? 'untilAt' : 'fromAt', { at: moment.slice(5) })}
      </em>
    </div>
  )
}
