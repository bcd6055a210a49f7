import { ClockCircleOutlined } from '@ant-design/icons'
import { showMoment, momentOf } from '../../../../core/shared/dates.ts'
import { clockText } from './duration.ts'
import { readTimer, type PermitTimer, type TimerLevel } from './permit-timers.ts'
import { useNow } from './use-now.ts'

const shortLabels: Record<PermitTimer['name'], string> = {
  end: '남은 시간',
  gas: '측정',
  handover: '인계',
  start: '시작',
  suspended: '중지',
  watch: '감시',
}

/** A running clock as one line, for rows and cards. */
export function TimerText({ timer, short }: { timer: PermitTimer; short?: boolean }) {
  const { spanMs, level } = readTimer(timer, useNow())
  return (
    <span className={`permit-clock is-${level}`}>
      {short && `${shortLabels[timer.name]} `}
      {level === 'late' && timer.direction === 'down' ? '초과 ' : ''}
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

const levelTexts = { normal: '', warn: '곧 끝납니다', late: '시간 초과', done: '감시 시간 충족' }
const textOf = ({ name }: PermitTimer, level: TimerLevel): string =>
  name === 'start' && level === 'warn' ? '곧 시작할 수 있습니다' : levelTexts[level]

function Timer({ timer }: { timer: PermitTimer }) {
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
        {textOf(timer, level) ||
          (timer.direction === 'down' ? `${moment.slice(5)}까지` : `${moment.slice(5)}부터`)}
      </em>
    </div>
  )
}
