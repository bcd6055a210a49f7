import { useState } from 'react'
import { Checkbox, Radio } from 'antd'
import { useList } from '../../../core/web/data/hooks.ts'
import { useLive } from '../../../core/web/live.ts'
import { useTabView } from '../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { improvement, type ImprovementRow } from '../improvement/improvement.resource.ts'
import { openStates } from '../improvement/improvement-transitions.rule.ts'
import { BoardColumns } from './BoardColumns.tsx'
import { ImprovementMap } from './ImprovementMap.tsx'
import './improvement.css'
import { boardTexts } from './board.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const boardStates = openStates.filter((state) => state !== 'draft')
const mostCards = 300
const views = ['state', 'owner', 'map'] as const
type View = (typeof views)[number]

/**
 * Everything that is open, as cards by state or by owner, or as pins at their places; the most urgent on top.
 */
export function ImprovementBoardPage() {
  const text = useTexts(boardTexts)
  const [view, setView] = useTabView(views)
  const [lanes, setLanes] = useState(false)
  const { found, total, error, loading, reload } = useList(improvement, {
    state: boardStates,
    limit: mostCards,
    sort: 'dueDt',
    direction: 'asc',
  })
  useLive(improvement.name, reload)
  return (
    <div className="impr">
      <PageHeader
        help={text('help')}
        extra={
          <>
            {view !== 'map' && (
              <Checkbox checked={lanes} onChange={({ target }) => setLanes(target.checked)}>
                {text('lanes')}
              </Checkbox>
            )}
            <Radio.Group
              aria-label={text('view')}
              value={view}
              onChange={({ target }) => setView(target.value as View)}
              optionType="button"
              options={views.map((value) => ({ value, label: text(`view.${value}`) }))}
            />
          </>
        }
      />
      <Gate data={found} error={error} loading={loading} onRetry={reload}>
        {(given) => {
          const rows = given as unknown as ImprovementRow[]
          if (rows.length === 0) return <PageEmpty>{text('none')}</PageEmpty>
          return (
            <>
              {total > rows.length && (
                <p className="impr-more">
                  {text('some', { shown: rows.length, total: total.toLocaleString('ko-KR') })}
                </p>
              )}
              {view === 'map' ? (
                <ImprovementMap rows={rows} />
              ) : (
                <BoardColumns rows={rows} by={view} lanes={lanes} />
              )}
            </>
          )
        }}
      </Gate>
    </div>
  )
}
