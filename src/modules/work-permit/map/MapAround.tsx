import { useTab } from '../../../core/web/TabHost.tsx'
import { safLoto } from '../loto/loto.resource.ts'
import { stateLabelOf } from '../../../core/web/text/labels.ts'
import { lotoAddress } from '../loto/web/loto-queries.ts'
import type { MapAnswer } from './work-map.rule.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { mapTexts } from './map-page.texts.ts'

/** What stands around the works at the moment that is shown: locks, flammables, people inside the gates. */
export function MapAround({ answer }: { answer: MapAnswer }) {
  const say = useTexts(mapTexts)
  const tab = useTab()
  const { lotos, stores, people, permits } = answer
  const inside = permits.reduce((sum, { insideCnt }) => sum + insideCnt, 0)
  const crew = permits.reduce((sum, { headCnt }) => sum + headCnt, 0)
  return (
    <>
      <section className="map-around" aria-label={say('people')}>
        <h3>
          {say('people')} <span>{say('crew', { crew, inside })}</span>
        </h3>
        {people.length > 0 && (
          <p>
            {say('gate', { count: people.reduce((sum, { workers }) => sum + workers, 0) })}{' '}
            {people.map(({ vendorNm, workers }) => `${vendorNm} ${workers}`).join(', ')}
          </p>
        )}
      </section>
      {lotos.length > 0 && (
        <section className="map-around" aria-label="LOTO">
          <h3>{say('lotos', { count: lotos.length })}</h3>
          <ul>
            {lotos.map(({ lotoNo, lotoCd, lotoNm, facilityNm, state, lockCnt, personalCnt }) => (
              <li key={lotoNo}>
                <button
                  type="button"
                  className="map-name"
                  onClick={() => tab.open(lotoAddress.detail(lotoNo))}
                >
                  {lotoNm}
                </button>
                <span>
                  {lotoCd} · {facilityNm} · {stateLabelOf(safLoto, state)} ·{' '}
                  {say('locks', { lockCnt, personalCnt })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stores.length > 0 && (
        <section className="map-around" aria-label={say('stock')}>
          <h3>
            {say('stock')} <span>{answer.at > answer.now ? say('stockNow') : say('stockThen')}</span>
          </h3>
          <ul>
            {stores.map(({ storeNo, storeNm, stockKg }) => (
              <li key={storeNo}>
                {storeNm} <span>{stockKg.toLocaleString('ko-KR')}kg</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
