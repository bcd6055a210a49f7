import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { LinkTile, Tiles } from '../../../../core/web/list/Tile.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { columnName } from '../legal/column-name.rule.ts'
import type { PortletAnswer } from '../legal/legal-answers.rule.ts'
import { legalTexts } from '../legal/legal.texts.ts'
import { statusNames } from '../status-names.texts.ts'
import { KpiFigures } from './KpiFigures.tsx'
import { ownTexts } from './own.texts.ts'

const page = '/education/status/eduLegalStatus'

/** educationStatus: what share of the caller's people has its legal hours, by kind; the short ones in red. */
export function EducationPortlet() {
  const text = useTexts(ownTexts)
  const legal = useTexts(legalTexts)
  const name = useTexts(statusNames)
  const { data } = useQuery({
    queryKey: ['eduStatusSnap', 'portlet'],
    queryFn: ({ signal }) =>
      api.get<Answer<PortletAnswer>>('/api/main/portlet/educationstatus', undefined, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <section aria-label={text('portlet.title')}>
      <h2 className="portlet-head">{text('portlet.title')}</h2>
      <Tiles wrap label={text('portlet.title')}>
        {data?.columns.map((column, at) => {
          const { share, counts } = data.total[at]!
          return (
            <LinkTile
              key={`${column.eduTypeCd} ${column.closed}`}
              label={columnName(name, column)}
              to={page}
              count={share === null ? '–' : `${share}%`}
              hint={counts.short > 0 ? `${name('short')} ${counts.short}` : undefined}
              tone={counts.short > 0 ? 'alarm' : 'plain'}
            />
          )
        })}
      </Tiles>
      {data && <KpiFigures label={legal('kpis')} kpis={data.kpis} />}
    </section>
  )
}
