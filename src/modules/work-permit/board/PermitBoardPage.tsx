import { CompressOutlined, ExpandOutlined, PrinterOutlined, ReloadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useMemo, useRef } from 'react'
import { momentOf } from '../../../core/shared/dates.ts'
import { Gate, PageEmpty } from '../../../core/web/record/PageStates.tsx'
import { usePdf } from '../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { BoardCounts } from './BoardCounts.tsx'
import { BoardSections } from './BoardSections.tsx'
import { EmergencyStop } from './EmergencyStop.tsx'
import './board.css'
import { useBoard, useJustChanged, useStreamLost } from './board.web.ts'
import {
  alarmOf,
  alarms,
  durationText,
  filterFromSearch,
  filterNames,
  isFiltered,
  narrowed,
  type BoardFilter,
} from './permit-board.rule.ts'
import type { BoardAnswer, BoardPermit } from './permit-board.rule.ts'
import { permitAddress } from '../permit/web/addresses.ts'
import { useSecond } from './ticker.web.ts'
import { useWall, useWallScroll } from './wall.web.ts'

/**
 * Today's works on one page (ptw.md 6): counts, timers, what has to be acted on first; with `?wall=1` for a
 * screen on the wall.
 */
export function PermitBoardPage() {
  const { board, error, loading, reload } = useBoard()
  const { wall, toggle } = useWall()
  return (
    <div className={`permit-board${wall ? ' is-wall' : ''}`}>
      <Gate data={board} error={error} loading={loading} onRetry={reload}>
        {(answer) => <Board board={answer} error={error} wall={wall} onWall={toggle} onReload={reload} />}
      </Gate>
    </div>
  )
}

interface BoardProps {
  board: BoardAnswer & { skewMs: number }
  error: Error | null
  wall: boolean
  onWall: () => void
  onReload: () => void
}
function Board({ board, error, wall, onWall, onReload }: BoardProps) {
  const tab = useTab()
  const scroller = useRef<HTMLDivElement>(null)
  const changed = useJustChanged()
  useWallScroll(scroller, wall)
  const filter = useMemo(() => filterFromSearch(new URLSearchParams(tab.search)), [tab.search])
  const onlyAlarm = tab.params.get('only') === 'alarm'
  const setFilter = (next: BoardFilter) => {
    const params = new URLSearchParams(tab.search)
    for (const name of filterNames) {
      if (next[name].length > 0) params.set(name, next[name].join(','))
      else params.delete(name)
    }
    tab.setSearch(params)
  }
  const { open, busy } = usePdf()
  const shown = useMemo(() => narrowed(board.permits, filter), [board.permits, filter])
  return (
    <>
      <PageHeader
        title="오늘의 작업 현황"
        tags={<Clock board={board} />}
        help="오늘 시간이 걸쳐 있는 작업허가와 아직 끝나지 않은 작업입니다. 숫자를 누르면 그 작업만 보이고, 작업을 누르면 허가서가 열립니다."
        extra={
          <>
            <EmergencyStop permits={board.permits} />
            <Button
              icon={<PrinterOutlined aria-hidden />}
              loading={busy}
              onClick={() => void open('/api/saf/workpermitcrewlist', {})}
            >
              작업자 명단
            </Button>
            <Button icon={<ReloadOutlined />} onClick={onReload} aria-label="다시 조회" />
            <Button icon={wall ? <CompressOutlined /> : <ExpandOutlined />} onClick={onWall}>
              {wall ? '현황판 닫기' : '현황판 크게'}
            </Button>
          </>
        }
      />
      <Staleness board={board} error={error} />
      <AlarmStrip
        permits={board.permits}
        skewMs={board.skewMs}
        only={onlyAlarm}
        onOnly={(only) => {
          const params = new URLSearchParams(tab.search)
          if (only) params.set('only', 'alarm')
          else params.delete('only')
          tab.setSearch(params)
        }}
      />
      {!wall && <Confirmations {...board.confirmations} />}
      <BoardCounts permits={board.permits} filter={filter} onFilter={setFilter} />
      <div
        className="board-scroll"
        ref={scroller}
        {...(wall && { tabIndex: 0, role: 'region', 'aria-label': '작업 목록' })}
      >
        {shown.length > 0 ? (
          <BoardSections
            permits={shown}
            limits={board.limits}
            skewMs={board.skewMs}
            changed={changed}
            onlyAlarm={onlyAlarm}
          />
        ) : (
          <PageEmpty
            action={
              isFiltered(filter) && (
                <Button onClick={() => setFilter(filterFromSearch(new URLSearchParams()))}>
                  전체 작업 보기
                </Button>
              )
            }
          >
            {isFiltered(filter) ? '조건에 맞는 작업이 없습니다.' : '오늘 작업이 없습니다.'}
          </PageEmpty>
        )}
      </div>
    </>
  )
}

/** The time now, as the server has it, and of when the rows are. */
function Clock({ board }: { board: BoardProps['board'] }) {
  const now = momentOf(new Date(useSecond() + board.skewMs))
  return (
    <span className="board-clock">
      <b>{now.slice(11, 19)}</b>
      <span>
        {now.slice(0, 10)} · 자료 기준{' '}
        <time dateTime={board.now}>{momentOf(new Date(board.now)).slice(11, 19)}</time>
      </span>
    </span>
  )
}

/** Old rows must not look like new ones. */
function Staleness({ board, error }: Pick<BoardProps, 'board' | 'error'>) {
  const lost = useStreamLost()
  if (!lost && !error) return null
  return <OldData board={board} failed={error !== null} />
}
function OldData({ board, failed }: { board: BoardProps['board']; failed: boolean }) {
  const age = (useSecond() + board.skewMs - Date.parse(board.now)) / 1000
  const since = `${momentOf(new Date(board.now)).slice(11, 19)} 자료입니다 (${durationText(Math.max(0, age))} 전).`
  return failed ? (
    <Alert
      type="error"
      showIcon
      banner
      title={`자료를 새로 받지 못하고 있습니다. ${since}`}
      description="현장 상태는 무전이나 전화로 확인하세요."
    />
  ) : (
    <Alert
      type="warning"
      showIcon
      banner
      title={`실시간 연결이 끊겼습니다. ${since} 30초마다 다시 조회합니다.`}
    />
  )
}

/** What the duty manager issued and the heads have not confirmed yet; those works may have ended long ago. */
function Confirmations({ open, late }: BoardAnswer['confirmations']) {
  const tab = useTab()
  if (open === 0) return null
  return (
    <Alert
      type={late > 0 ? 'warning' : 'info'}
      showIcon
      title={`익일 확인 대기 ${open}건${late > 0 ? ` (기한 지남 ${late}건)` : ''}`}
      action={
        <Button size="small" onClick={() => tab.open(permitAddress.confirmations)}>
          보기
        </Button>
      }
    />
  )
}

interface AlarmStripProps {
  permits: readonly BoardPermit[]
  skewMs: number
  /** The board shows nothing else. */
  only: boolean
  onOnly: (only: boolean) => void
}
/** What has to be acted on, whatever the filter shows; read out when it changes. */
function AlarmStrip({ permits, skewMs, only, onOnly }: AlarmStripProps) {
  const now = useSecond() + skewMs
  const loud = permits.flatMap((permit) => {
    const alarm = alarmOf(permit, now)
    return alarm ? [{ permit, alarm }] : []
  })
  const counts = Object.entries(alarms)
    .map(([alarm, label]) => ({ label, count: loud.filter((each) => each.alarm === alarm).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className={`board-alarm${loud.length > 0 ? ' is-loud' : ''}`}>
      <output>
        {loud.length === 0 ? (
          '조치가 필요한 작업이 없습니다.'
        ) : (
          <>
            <b>조치 필요 {loud.length}건</b>{' '}
            {counts.map(({ label, count }) => `${label} ${count}`).join(' · ')}
          </>
        )}
      </output>
      {(loud.length > 0 || only) && (
        <button type="button" aria-pressed={only} onClick={() => onOnly(!only)}>
          {only ? '모두 보기' : '이것만 보기'}
        </button>
      )}
    </div>
  )
}
