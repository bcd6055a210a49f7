import type { Query } from '../../../../core/shared/resource.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { matChkRqst } from '../mat-chk-rqst.resource.ts'
import './material-kanban.css'
import { materialTexts } from './material.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { storageRecords } from '../../record-pages.rule.ts'

/** States in which a request still moves, in their order. */
const moving = [
  'draft',
  'submitted',
  'supplement',
  'reviewing',
  'deciding',
  'pending',
  'approved',
  'conditional',
] as const
const mostCards = 300

/** The requests as cards under their states: what waits where, and since when it is late. (chm.md 6) */
export function MaterialKanban({ query }: { query: Query<typeof matChkRqst> }) {
  const tab = useTab()
  const text = useTexts(materialTexts)
  const today = useToday()
  const resource = useSpoken(matChkRqst)
  const { rows, error } = useList(matChkRqst, { ...query, page: 1, limit: mostCards })
  if (error) return <p role="alert">{error.message}</p>
  const shown = moving.filter(
    (state) => !query.state || query.state.length === 0 || query.state.includes(state),
  )
  return (
    <ol className="material-kanban" aria-label={text('view.kanban')}>
      {shown.map((state) => {
        const cards = rows.filter((row) => row.state === state)
        return (
          <li key={state}>
            <h3>
              {resource.states![state]} <span>{cards.length}</span>
            </h3>
            <ul>
              {cards.map((row) => (
                <li key={row.matChkRqstNo}>
                  <button
                    type="button"
                    onClick={() => tab.open(addressOf(storageRecords.matChkRqst, row.matChkRqstNo))}
                  >
                    <strong>{row.prodTxt || row.usageTxt}</strong>
                    <span>{row.vendorNm}</span>
                    <span>
                      {row.rqstCd} · {row.rqstTypeNm}
                    </span>
                    {row.dueYmd !== null && (
                      <span className={row.dueYmd < today ? 'is-late' : ''}>
                        {text('due', { day: row.dueYmd })}
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
