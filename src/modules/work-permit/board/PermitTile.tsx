import { placeOf } from '../permit/permit-facts.rule.ts'
import { memo, type MouseEvent } from 'react'
import { showMoment } from '../../../core/shared/dates.ts'
import {
  alarmOf,
  alarms,
  groupOf,
  timersOf,
  type Alarm,
  type BoardLimits,
  type BoardPermit,
} from './permit-board.rule.ts'
import { useSecond } from './ticker.web.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { boardTexts } from './board-page.texts.ts'
import { said } from '../../../core/web/text/text.ts'
import { stateLabelOf } from '../../../core/web/text/labels.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { codeText } from '../permit/web/code-text.ts'
import { riskGradeTexts, shortSupplementTexts, shortTypeTexts } from '../permit/permit-codes.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitRecords } from '../record-pages.rule.ts'

export interface PermitTileProps {
  permit: BoardPermit
  limits: BoardLimits | undefined
  /** What the server's clock is ahead of this machine's, in ms. */
  skewMs: number
  /** Somebody has just changed it. */
  changed: boolean
  onOpen: (permitNo: number) => void
}

/**
 * One work: what it is, who is there, what the air was, and what runs out next. The whole tile opens the
 * permit.
 */
export const PermitTile = memo(function PermitTile({
  permit,
  limits,
  skewMs,
  changed,
  onOpen,
}: PermitTileProps) {
  const say = useTexts(boardTexts)
  const { permitNo, permitCd, permitNm, state, riskGradeCd, workerCnt, insideCnt } = permit
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(permitNo)
  }
  const kinds = [
    codeText(shortTypeTexts, permit.permitTypeCd),
    ...(permit.supplCds ?? []).map((code) => codeText(shortSupplementTexts, code)),
  ]
  return (
    <a
      className={`permit-tile is-${groupOf(state)}${changed ? ' is-changed' : ''}`}
      href={addressOf(workPermitRecords.workPermit, permitNo)}
      onClick={open}
      data-permit={permitNo}
    >
      <span className="permit-tile-head">
        <span className="permit-state">{stateLabelOf(workPermit, state)}</span>
        {riskGradeCd && (
          <span
            className={`permit-grade is-${riskGradeCd}`}
            title={`${say('grade')} ${codeText(riskGradeTexts, riskGradeCd)}`}
          >
            <span className="portal-sr">{say('grade')} </span>
            {riskGradeCd}
          </span>
        )}
        <span className="permit-code">{permitCd}</span>
      </span>
      <strong className="permit-name">{permitNm}</strong>
      <span className="permit-kinds">{kinds.join(' · ')}</span>
      <span className="permit-where">
        {placeOf({ areaNm: permit.areaNm ?? permit.areaCd, placeTxt: permit.placeTxt }, ' · ')}
        <br />
        {permit.vendorNm ?? say('own')} · {say('workers', { count: workerCnt })}
        {insideCnt > 0 && <b className="permit-inside"> · {say('insideNow', { count: insideCnt })}</b>}
      </span>
      {permit.lastGas && <Gas gas={permit.lastGas} />}
      {permit.contDeviceNm && (
        <span className="permit-gas">{say('continuous', { device: permit.contDeviceNm })}</span>
      )}
      {permit.state === 'suspended' && permit.suspReasonNm && (
        <span className="permit-reason">{say('reason', { reason: permit.suspReasonNm })}</span>
      )}
      {limits && <Timers permit={permit} limits={limits} skewMs={skewMs} />}
      {(groupOf(state) === 'requested' || groupOf(state) === 'reviewing' || groupOf(state) === 'pending') && (
        <span className="permit-plan">
          {showMoment(permit.startDt).slice(5)} – {showMoment(permit.endDt).slice(11)}
        </span>
      )}
    </a>
  )
})

function Gas({ gas }: { gas: NonNullable<BoardPermit['lastGas']> }) {
  const say = useTexts(boardTexts)
  const unfit = gas.judgeCd === 'unfit'
  return (
    <span className={`permit-gas${unfit ? ' is-unfit' : ''}`}>
      {gas.o2Pct !== null && <span>O₂ {gas.o2Pct.toFixed(1)}%</span>}
      {gas.lelPct !== null && <span>LEL {gas.lelPct}%</span>}
      <b>{unfit ? say('unfit') : say('fit')}</b>
      <span className="permit-gas-when">{say('tested', { time: showMoment(gas.measDt).slice(11) })}</span>
    </span>
  )
}

/** Only this part is drawn each second. */
function Timers({ permit, limits, skewMs }: { permit: BoardPermit; limits: BoardLimits; skewMs: number }) {
  const now = useSecond() + skewMs
  const timers = timersOf(permit, now, limits)
  const alarm = alarmOf(permit, now)
  return (
    <span className="permit-timers">
      {alarm && !spokenByTimer(alarm) && <span className="permit-alarm">{said(alarms[alarm])}</span>}
      {timers.map(({ kind, label, text, tone, share }) => (
        <span key={kind} className={`permit-timer is-${tone}`} data-timer={kind}>
          <span>{said(label)}</span>
          <b>{said(text)}</b>
          {share !== undefined && (
            <i className="permit-share" aria-hidden>
              <i style={{ width: `${Math.round(share * 100)}%` }} />
            </i>
          )}
        </span>
      ))}
    </span>
  )
}
/** The state or the timer says the same. */
const spokenByTimer = (alarm: Alarm): boolean => alarm !== 'gasUnfit'
