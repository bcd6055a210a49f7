import { useMemo, useState } from 'react'
import { Button } from 'antd'
import { LockOutlined } from '@ant-design/icons'
import { showMoment } from '../../../../core/shared/dates.ts'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { shortMoments, shortMomentWidth } from '../../permit/web/short-moments.tsx'
import { said } from '../../../../core/web/text/text.ts'
import type { HeldLock } from '../loto-board.rule.ts'
import { safLoto } from '../loto.resource.ts'
import { lotoAddress, useHeldLocks } from './loto-queries.ts'
import './loto.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'

const moments = ['planStartDt', 'planEndDt', 'isolDt', 'releaseDt'] as const
const widths = {
  lotoNm: 240,
  planStartDt: shortMomentWidth,
  planEndDt: shortMomentWidth,
  isolDt: shortMomentWidth,
  releaseDt: shortMomentWidth,
}
/** The number of the drawing is read on the plan of isolation. */
const behind = ['drawingNo'] as const

/** All lockouts with a tile per state, and the board of locks: who has one where, and for how long. */
export function LotoListPage() {
  const say = useTexts(lotoTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(safLoto)
  const { data: held } = useHeldLocks()
  const today = useToday()
  const cells = useMemo(() => shortMoments(moments, today), [today])
  const [open, setOpen] = useState(tab.params.get('board') === 'locks')
  const late = held?.filter(({ overdue }) => overdue).length ?? 0
  return (
    <div className="loto-page">
      <PageHeader
        help={say('listHelp')}
        extra={
          <Button
            icon={<LockOutlined aria-hidden />}
            aria-expanded={open}
            danger={late > 0}
            onClick={() => setOpen(!open)}
          >
            {say('held', { count: held?.length ?? 0 })}
            {late > 0 ? ` · ${say('late', { count: late })}` : ''}
          </Button>
        }
      />
      {open && held && <HeldLocks locks={held} />}
      <SearchPanel resource={safLoto} query={query} onSearch={setQuery} />
      <StateTiles resource={safLoto} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={safLoto}
        hidden={behind}
        query={query}
        onQuery={setQuery}
        onOpen={({ lotoNo }) => tab.open(lotoAddress.detail(lotoNo))}
        onCreate={() => tab.open(lotoAddress.create)}
        removable
        widths={widths}
        cells={cells}
        empty={say('listEmpty')}
      />
    </div>
  )
}

/** By equipment, the longest first. */
function HeldLocks({ locks }: { locks: readonly HeldLock[] }) {
  const say = useTexts(lotoTexts)
  const tab = useTab()
  if (locks.length === 0) return <p className="loto-none">{say('noneHeld')}</p>
  const facilities = [...new Set(locks.map(({ facilityCd }) => facilityCd))]
  return (
    <section className="loto-board" aria-label={say('heldLocks')}>
      {facilities.map((facilityCd) => {
        const own = locks.filter((lock) => lock.facilityCd === facilityCd)
        return (
          <article key={facilityCd}>
            <h3>
              {facilityCd} {own[0]!.facilityNm} <span>{say('count', { count: own.length })}</span>
            </h3>
            <ul>
              {own.map((lock) => (
                <li key={`${lock.kind}${lock.lockNo}`} className={lock.overdue ? 'is-late' : ''}>
                  <a
                    href={lotoAddress.detail(lock.lotoNo)}
                    onClick={(event) => {
                      event.preventDefault()
                      tab.open(lotoAddress.detail(lock.lotoNo))
                    }}
                  >
                    {said(lock.place)}
                  </a>
                  <span>
                    {lock.lockNo} · {lock.holder}
                  </span>
                  <span>
                    {showMoment(lock.lockDt).slice(5)} ·{' '}
                    {lock.days === 0 ? say('today') : say('days', { days: lock.days + 1 })}
                    {lock.overdue ? ` · ${say('afterPlan')}` : ''}
                  </span>
                </li>
              ))}
            </ul>
          </article>
        )
      })}
    </section>
  )
}
