import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { LinkTile, Tiles } from '../../../../core/web/list/Tile.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safetyRecords } from '../../record-pages.rule.ts'
import { noAccTexts } from '../no-acc.texts.ts'
import { noAccSite } from '../no-acc.resource.ts'
import type { AccidentFree } from '../no-accident.rule.ts'
import './no-acc.css'

/** accidentFree: days without an accident, and the legal inspections that come next. (mgt.md PLT10) */
export function NoAccPortlet() {
  const text = useTexts(noAccTexts)
  const { data } = useQuery({
    queryKey: [noAccSite.name, 'portlet'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: AccidentFree }>('/api/main/portlet/accidentfree', undefined, { signal })).data,
  })
  return (
    <section className="noacc-portlet" aria-label={text('dayLabel')}>
      <h2>{text('dayLabel')}</h2>
      <Tiles wrap label={text('dayLabel')}>
        {data?.boards.map(({ noAccSiteNo, noAccSiteNm, days, proposed }) => (
          <LinkTile
            key={noAccSiteNo}
            label={noAccSiteNm}
            to="/mgt/noAccident/noAccident"
            count={text('days', { n: days.toLocaleString('ko-KR') })}
            tone={proposed > 0 ? 'alarm' : 'plain'}
          />
        ))}
      </Tiles>
      <h2>{text('dday')}</h2>
      {data?.dues.length === 0 && <p>{text('noDday')}</p>}
      <Tiles wrap label={text('dday')}>
        {data?.dues.map(({ facilityLawNo, facilityNm, lawInspNm, days }) => (
          <LinkTile
            key={facilityLawNo}
            label={`${facilityNm} ${lawInspNm}`}
            to={addressOf(safetyRecords.safFacilityLaw, facilityLawNo)}
            count={days < 0 ? `D+${-days}` : `D-${days}`}
            tone={days < 0 ? 'alarm' : 'plain'}
          />
        ))}
      </Tiles>
    </section>
  )
}
