import { useState } from 'react'
import { Radio } from 'antd'
import { useList } from '../../../core/web/list/hooks.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/record/PageStates.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { improvement, type ImprovementRow } from '../improvement/improvement.resource.ts'
import { improvementStates, openStates, type ImprovementState } from '../improvement/improvement-transitions.rule.ts'
import { grades } from '../rules/grade.rule.ts'
import { ImprovementCard, ownerOf } from './ImprovementCard.tsx'
import './improvement.css'

const boardStates = openStates.filter((state) => state !== 'draft')
const mostCards = 300

/** Everything that is open, as cards by state or by owner, the most urgent on top. */
export function ImprovementBoardPage() {
  const tab = useTab()
  const [by, setBy] = useState<'state' | 'owner'>('state')
  const { rows, error, loading, reload } = useList(improvement, { state: boardStates, limit: mostCards, sort: 'dueDt', direction: 'asc' })
  return (
    <div className="impr">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="끝나지 않은 개선이 모두 있습니다. 카드를 누르면 열리고, 할 수 있는 처리는 그 화면 아래에 있습니다."
        extra={
          <Radio.Group
            value={by}
            onChange={({ target }) => setBy(target.value as typeof by)}
            optionType="button"
            options={[
              { value: 'state', label: '상태별' },
              { value: 'owner', label: '조치주체별' },
            ]}
          />
        }
      />
      <Gate data={loading ? undefined : rows} error={error} loading={loading} onRetry={reload}>
        {(found) =>
          found.length === 0 ? (
            <PageEmpty>끝나지 않은 개선이 없습니다.</PageEmpty>
          ) : (
            <Columns rows={found as unknown as ImprovementRow[]} by={by} />
          )
        }
      </Gate>
    </div>
  )
}

function Columns({ rows, by }: { rows: readonly ImprovementRow[]; by: 'state' | 'owner' }) {
  const keys =
    by === 'state' ? boardStates.filter((state) => rows.some((row) => row.state === state)) : [...new Set(rows.map(ownerOf))].toSorted()
  const urgency = (row: ImprovementRow) => grades.findIndex((grade) => grade === row.gradeCd)
  return (
    <div className="impr-board">
      {keys.map((key) => {
        const cards = rows
          .filter((row) => (by === 'state' ? row.state : ownerOf(row)) === key)
          .toSorted((one, other) => urgency(one) - urgency(other))
        const name = by === 'state' ? improvementStates[key as ImprovementState] : key
        return (
          <section key={key} aria-label={name}>
            <h3>
              {name} <span className="impr-count">{cards.length}</span>
            </h3>
            <ul>
              {cards.map((row) => (
                <li key={row.imprNo}>
                  <ImprovementCard row={row} withState={by === 'owner'} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
