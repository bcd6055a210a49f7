import { dayOfMoment } from '../../../core/shared/moment.ts'
import { CompressOutlined, ExpandOutlined, PrinterOutlined, ReloadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useMemo, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { momentOf } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { usePdf } from '../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
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
import type { ShownAlarm } from '../permit/permit-alarm.rule.ts'
import { permitAddress } from '../permit/web/addresses.ts'
import { AlarmScreen } from '../permit/web/AlarmScreen.tsx'
import { useSecond } from './ticker.web.ts'
import { useWall, useWallScroll } from './wall.web.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { boardTexts } from './board-page.texts.ts'
import { said } from '../../../core/web/text/text.ts'

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
  const say = useTexts(boardTexts)
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
        title={say('overview')}
        tags={<Clock board={board} />}
        help={say('help')}
        extra={
          <>
            <EmergencyStop permits={board.permits} />
            <Button
              icon={<PrinterOutlined aria-hidden />}
              loading={busy}
              onClick={() => void open('/api/saf/workpermitcrewlist', {})}
            >
              {say('crewList')}
            </Button>
            <Button icon={<ReloadOutlined />} onClick={onReload} aria-label={say('again')} />
            <Button icon={wall ? <CompressOutlined /> : <ExpandOutlined />} onClick={onWall}>
              {wall ? say('small') : say('large')}
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
      {wall && <WallAlarm />}
      {!wall && <Confirmations {...board.confirmations} />}
      <BoardCounts permits={board.permits} filter={filter} onFilter={setFilter} />
      <div
        className="board-scroll"
        ref={scroller}
        tabIndex={wall ? 0 : undefined}
        role={wall ? 'region' : undefined}
        aria-label={wall ? say('list') : undefined}
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
                  {say('showAll')}
                </Button>
              )
            }
          >
            {isFiltered(filter) ? say('noMatch') : say('noneToday')}
          </PageEmpty>
        )}
      </div>
    </>
  )
}

/** On a wall an alarm covers the board until one of those who were called has answered. */
function WallAlarm() {
  const { data = [] } = useQuery({
    queryKey: ['permitAlarm', 'wall'],
    queryFn: () =>
      api.get<{ data: ShownAlarm[] }>('/api/saf/permitalarms?wall=1', undefined, { overlay: false }),
    select: (answer) => answer.data,
  })
  return data.length > 0 ? <AlarmScreen alarms={data} /> : null
}

/** The time now, as the server has it, and of when the rows are. */
function Clock({ board }: { board: BoardProps['board'] }) {
  const say = useTexts(boardTexts)
  const now = momentOf(new Date(useSecond() + board.skewMs))
  return (
    <span className="board-clock">
      <b>{now.slice(11, 19)}</b>
      <span>
        {dayOfMoment(now)} · {say('asOf')}{' '}
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
  const say = useTexts(boardTexts)
  const age = (useSecond() + board.skewMs - Date.parse(board.now)) / 1000
  const since = say('since', {
    time: momentOf(new Date(board.now)).slice(11, 19),
    age: said(durationText(Math.max(0, age))),
  })
  return failed ? (
    <Alert type="error" showIcon banner title={say('stale', { since })} description={say('radio')} />
  ) : (
    <Alert type="warning" showIcon banner title={say('lost', { since })} />
  )
}

/** What the duty manager issued and the heads have not confirmed yet; those works may have ended long ago. */
function Confirmations({ open, late }: BoardAnswer['confirmations']) {
  const say = useTexts(boardTexts)
  const tab = useTab()
  if (open === 0) return null
  return (
    <Alert
      type={late > 0 ? 'warning' : 'info'}
      showIcon
      title={late > 0 ? say('confirmationsLate', { open, late }) : say('confirmations', { open })}
      action={
        <Button size="small" onClick={() => tab.open(permitAddress.confirmations)}>
          {say('see')}
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
  const say = useTexts(boardTexts)
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
          say('calm')
        ) : (
          <>
            <b>{say('loud', { count: loud.length })}</b>{' '}
            {counts.map(({ label, count }) => `${said(label)} ${count}`).join(' · ')}
          </>
        )}
      </output>
      {(loud.length > 0 || only) && (
        <button type="button" aria-pressed={only} onClick={() => onOnly(!only)}>
          {only ? say('seeAll') : say('only')}
        </button>
      )}
    </div>
  )
}
