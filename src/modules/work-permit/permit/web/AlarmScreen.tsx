import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { AlertFilled } from '@ant-design/icons'
import { showMoment } from '../../../../core/shared/dates.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { alarmOrders, alarmTitles, type ShownAlarm } from '../permit-alarm.rule.ts'
import { allowSound, isSoundAllowed, soundAlarm } from './alarm-sound.ts'
import { alarmTexts } from './alarm.texts.ts'
import './alarm.css'

const severity = { evacuate: 2, gas: 1, stop: 0 } as const

/** An alarm over the whole window, loud where the browser lets it be; the gravest one first. */
export function AlarmScreen({
  alarms,
  actions,
}: {
  alarms: readonly ShownAlarm[]
  /** What can be done about it here. */
  actions?: (alarm: ShownAlarm) => ReactNode
}) {
  const say = useTexts(alarmTexts)
  const [loud, setLoud] = useState(isSoundAllowed)
  // Its line keeps its place once there is sound: the press that brought it is still on its way to a button.
  const [begunMuted] = useState(!loud)
  useEffect(() => soundAlarm(), [])
  const [alarm] = alarms.toSorted((one, other) => severity[other.alarmCd] - severity[one.alarmCd])
  if (!alarm) return null
  return createPortal(
    <section
      className={`alarm-screen is-${alarm.alarmCd}`}
      role="alertdialog"
      aria-modal
      aria-label={say('region')}
      onPointerDown={() => void allowSound().then(setLoud)}
    >
      <AlertFilled aria-hidden />
      <h1>{said(alarmTitles[alarm.alarmCd])}</h1>
      <p className="alarm-work">
        {alarm.permitNm}
        <span>{say('at', { at: showMoment(alarm.alarmDt).slice(11), place: alarm.placeTxt })}</span>
      </p>
      <p className="alarm-order">{said(alarmOrders[alarm.alarmCd])}</p>
      {alarm.insideCnt > 0 && <p className="alarm-inside">{say('inside', { count: alarm.insideCnt })}</p>}
      {alarm.reasonTxt && <p>{alarm.reasonTxt}</p>}
      <p>
        {say('phone', { tel: alarm.emergTel })} · {say('assembly', { place: alarm.assemblyTxt })}
      </p>
      <p>{say('answered', { ack: alarm.ackCnt, called: alarm.calledCnt })}</p>
      {begunMuted && (
        <p className="alarm-muted" style={{ visibility: loud ? 'hidden' : 'visible' }}>
          {say('muted')}
        </p>
      )}
      <div className="alarm-actions">
        {alarm.alarmCd === 'evacuate' && <a href="tel:119">{say('call119')}</a>}
        {actions?.(alarm)}
      </div>
    </section>,
    document.body,
  )
}
