import type { ReactNode } from 'react'
import type { Query } from '../../../core/shared/resource.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { improvement, type ImprovementRow } from '../improvement/improvement.resource.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { DueTag, GradeTag, ImprovementMarks, ImprovementStateTag } from './ImprovementTags.tsx'
import { panelTexts } from './panel.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Null while nobody has it. */
export const ownerOf = (row: ImprovementRow): string | null => row.actVendorNm ?? row.actDeptNm

/**
 * One improvement as a card to press: its title is the link, which reaches over the card; what else can be
 * pressed stands above it.
 */
export function ImprovementCard({
  row,
  withState = true,
  children,
}: {
  row: ImprovementRow
  withState?: boolean
  children?: ReactNode
}) {
  const text = useTexts(panelTexts)
  const today = useToday()
  return (
    <article className={`impr-card is-${row.gradeCd ?? 'M'}`}>
      <span className="impr-card-head">
        <GradeTag grade={row.gradeCd} /> <DueTag dueDt={row.dueDt} state={row.state} today={today} />
      </span>
      <ImprovementLink imprNo={row.imprNo}>{row.imprNm}</ImprovementLink>
      <span className="impr-more">
        {row.sourceModuleNm} · {row.placeNm} · {ownerOf(row) ?? text('unowned')}
      </span>
      <span className="impr-card-foot">
        <span>
          {withState && <ImprovementStateTag state={row.state} />} <ImprovementMarks row={row} />
        </span>
        {children}
      </span>
    </article>
  )
}

const mostCards = 100
/** A list for the phone. */
export function ImprovementCards({ query, empty }: { query: Query<typeof improvement>; empty: string }) {
  const { found, error, loading, reload } = useList(improvement, {
    ...query,
    limit: mostCards,
    sort: 'dueDt',
    direction: 'asc',
  })
  return (
    <Gate data={found} error={error} loading={loading} onRetry={reload}>
      {(rows) =>
        rows.length === 0 ? (
          <PageEmpty>{empty}</PageEmpty>
        ) : (
          <ul className="impr-cards">
            {(rows as unknown as ImprovementRow[]).map((row) => (
              <li key={row.imprNo}>
                <ImprovementCard row={row} />
              </li>
            ))}
          </ul>
        )
      }
    </Gate>
  )
}
