import { useCallback, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { DesktopOutlined, PrinterOutlined } from '@ant-design/icons'
import { Alert, Button, Progress } from 'antd'
import { messages } from '../../../../core/shared/messages.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { noAccTexts } from '../no-acc.texts.ts'
import { noAccSite } from '../no-acc.resource.ts'
import { goalTypes, type NoAccBoard } from '../no-accident.rule.ts'
import './no-acc.css'

const whole = (n: number): string => n.toLocaleString('ko-KR', { maximumFractionDigits: 0 })
/** A wall is looked at for days: it follows the midnight and what others enter. */
const wallMs = 60_000

const useBoards = (refetchInterval: number | false = false) =>
  useQuery({
    queryKey: [noAccSite.name, 'boards'],
    refetchInterval,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: NoAccBoard[] }>('/api/mgt/noaccidents', undefined, { signal })).data,
  })

/** 무재해 현황 (mgt/noAccident/noAccident): how long each plant has been without an accident. */
export function NoAccidentPage() {
  const text = useTexts(noAccTexts)
  const [wall, setWall] = useState<number>()
  const { data, error, isPending, refetch } = useBoards(wall === undefined ? false : wallMs)
  const notice = useNotice()
  const leave = useCallback(() => setWall(undefined), [])
  const enter = (noAccSiteNo: number) => {
    if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => {})
    else notice.info(said(messages.fullscreenUnsupported))
    setWall(noAccSiteNo)
  }
  const shown = data?.find(({ noAccSiteNo }) => noAccSiteNo === wall)
  return (
    <>
      <PageHeader help={text('help.board')} />
      <Gate data={data} loading={isPending} error={error} onRetry={() => void refetch()}>
        {(boards) => (
          <div className="noacc-boards">
            {boards.length === 0 && <Alert type="info" title={text('none')} />}
            {boards.map((board) => (
              <Board key={board.noAccSiteNo} board={board} onWall={() => enter(board.noAccSiteNo)} />
            ))}
          </div>
        )}
      </Gate>
      {shown && <Wall board={shown} onLeave={leave} />}
    </>
  )
}

/** What may still change the figures: nobody has judged it yet. */
function Warnings({ board }: { board: NoAccBoard }) {
  const text = useTexts(noAccTexts)
  return (
    <>
      {board.proposed > 0 && <Alert type="warning" title={text('proposed', { n: board.proposed })} />}
      {board.unclassified > 0 && (
        <Alert type="warning" title={text('unclassified', { n: board.unclassified })} />
      )}
    </>
  )
}

function Board({ board, onWall }: { board: NoAccBoard; onWall: () => void }) {
  const text = useTexts(noAccTexts)
  const tab = useTab()
  const { open, busy } = usePdf()
  const isDays = board.goalTypeCd === goalTypes.days
  const facts = [
    [text('hourLabel'), text('hours', { n: whole(board.hours) })],
    [text('goal'), text(isDays ? 'goalDays' : 'goalHours', { n: whole(board.goalQty) })],
    [text('best'), text('days', { n: whole(board.bestDays) })],
    [text('last'), board.lastYmd ?? text('noLast')],
  ] as const
  return (
    <section className="noacc-board">
      <h2>
        {board.plantNm} · {board.noAccSiteNm}
      </h2>
      <span className="noacc-figure">{text('days', { n: whole(board.days) })}</span>
      <span>{text('since', { day: board.startYmd })}</span>
      <Progress percent={board.sharePct} aria-label={text('goal')} />
      <span>
        {text('reached', { n: board.multiple })} · {text('next', { n: board.sharePct })}
      </span>
      <dl className="noacc-facts">
        {facts.map(([name, value]) => (
          <FactLine key={name} name={name} value={value} />
        ))}
      </dl>
      {board.missing.length > 0 && (
        <Alert type="info" title={text('missing', { months: board.missing.join(', ') })} />
      )}
      <Warnings board={board} />
      <div className="noacc-acts">
        <Button icon={<DesktopOutlined aria-hidden />} onClick={onWall}>
          {text('wall')}
        </Button>
        {yes(tab.menu.printYn) && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void open('/api/mgt/noaccidents/print', { noAccSiteNo: board.noAccSiteNo })}
          >
            {text('print')}
          </Button>
        )}
      </div>
    </section>
  )
}
const FactLine = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)

/** The board of one plant over the whole screen; Esc or the button leaves it. */
function Wall({ board, onLeave }: { board: NoAccBoard; onLeave: () => void }) {
  const text = useTexts(noAccTexts)
  useEffect(() => {
    const left = () => {
      if (!document.fullscreenElement) onLeave()
    }
    const escaped = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onLeave()
    }
    document.addEventListener('fullscreenchange', left)
    document.addEventListener('keydown', escaped)
    return () => {
      document.removeEventListener('fullscreenchange', left)
      document.removeEventListener('keydown', escaped)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [onLeave])
  return (
    <div className="noacc-wall" role="dialog" aria-modal="true" aria-label={text('title')}>
      <h1>{board.plantNm}</h1>
      <p>{text('dayLabel')}</p>
      <strong>{text('days', { n: whole(board.days) })}</strong>
      <p>
        {text('since', { day: board.startYmd })} · {text('hours', { n: whole(board.hours) })}
      </p>
      <Progress percent={board.sharePct} aria-label={text('goal')} />
      <p>
        {text('reached', { n: board.multiple })} · {text('next', { n: board.sharePct })}
      </p>
      <Warnings board={board} />
      <Button onClick={onLeave}>{text('leave')}</Button>
    </div>
  )
}
