import { placeOf } from '../permit/permit-facts.rule.ts'
import { memo, type MouseEvent } from 'react'
import { showMoment } from '../../../core/shared/dates.ts'
import {
  alarmOf,
  alarms,
  groupOf,
  stateLabel,
  timersOf,
  type Alarm,
  type BoardLimits,
  type BoardPermit,
} from './permit-board.rule.ts'
import { useSecond } from './ticker.web.ts'

export interface PermitTileProps {
  permit: BoardPermit
  limits: BoardLimits | undefined
  /** What the server's clock is ahead of this machine's, in ms. */
  skewMs: number
  /** Somebody has just changed it. */
  changed: boolean
  onOpen: (permitNo: number) => void
}
export const permitAddress = (permitNo: number): string => `/constSafe/permit/permitDetail?no=${permitNo}`

const types: Record<string, string> = { H: '화기', G: '일반위험' }
const supplements: Record<string, string> = {
  S1: '밀폐',
  S2: '정전',
  S3: '굴착',
  S4: '방사선',
  S5: '고소',
  S6: '중장비',
  S7: '개방',
  S8: '고압수',
}
export const gradeNames: Record<string, string> = { H: '상(H)', M: '중(M)', L: '하(L)', none: '미평가' }

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
  const { permitNo, permitCd, permitNm, state, riskGradeCd, workerCnt, insideCnt } = permit
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(permitNo)
  }
  const kinds = [
    types[permit.permitTypeCd] ?? permit.permitTypeCd,
    ...(permit.supplCds ?? []).map((code) => supplements[code] ?? code),
  ]
  return (
    <a
      className={`permit-tile is-${groupOf(state)}${changed ? ' is-changed' : ''}`}
      href={permitAddress(permitNo)}
      onClick={open}
      data-permit={permitNo}
    >
      <span className="permit-tile-head">
        <span className="permit-state">{stateLabel(state)}</span>
        {riskGradeCd && (
          <span
            className={`permit-grade is-${riskGradeCd}`}
            title={`위험등급 ${gradeNames[riskGradeCd] ?? riskGradeCd}`}
          >
            <span className="portal-sr">위험등급 </span>
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
        {permit.vendorNm ?? '자체 수행'} · {workerCnt}명
        {insideCnt > 0 && <b className="permit-inside"> · 안에 {insideCnt}명</b>}
      </span>
      {permit.lastGas && <Gas gas={permit.lastGas} />}
      {permit.state === 'suspended' && permit.suspReasonNm && (
        <span className="permit-reason">사유: {permit.suspReasonNm}</span>
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
  const unfit = gas.judgeCd === 'unfit'
  return (
    <span className={`permit-gas${unfit ? ' is-unfit' : ''}`}>
      {gas.o2Pct !== null && <span>O₂ {gas.o2Pct.toFixed(1)}%</span>}
      {gas.lelPct !== null && <span>LEL {gas.lelPct}%</span>}
      <b>{unfit ? '부적합' : '적합'}</b>
      <span className="permit-gas-when">{showMoment(gas.measDt).slice(11)} 측정</span>
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
      {alarm && !spokenByTimer(alarm) && <span className="permit-alarm">{alarms[alarm]}</span>}
      {timers.map(({ kind, label, text, tone, share }) => (
        <span key={kind} className={`permit-timer is-${tone}`} data-timer={kind}>
          <span>{label}</span>
          <b>{text}</b>
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
