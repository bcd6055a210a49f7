import { useTab } from '../../../core/web/TabHost.tsx'
import { lotoStates } from '../loto/loto-transitions.rule.ts'
import { lotoAddress } from '../loto/web/loto-queries.ts'
import type { MapAnswer } from './work-map.rule.ts'

/** What stands around the works at the moment that is shown: locks, flammables, people inside the gates. */
export function MapAround({ answer }: { answer: MapAnswer }) {
  const tab = useTab()
  const { lotos, stores, people, permits } = answer
  const inside = permits.reduce((sum, { insideCnt }) => sum + insideCnt, 0)
  const crew = permits.reduce((sum, { headCnt }) => sum + headCnt, 0)
  return (
    <>
      <section className="map-around" aria-label="인원">
        <h3>
          인원 <span>{`허가 작업자 ${crew}명 · 밀폐공간 안 ${inside}명`}</span>
        </h3>
        {people.length > 0 && (
          <p>
            게이트 안 {people.reduce((sum, { workers }) => sum + workers, 0)}명:{' '}
            {people.map(({ vendorNm, workers }) => `${vendorNm} ${workers}`).join(', ')}
          </p>
        )}
      </section>
      {lotos.length > 0 && (
        <section className="map-around" aria-label="LOTO">
          <h3>LOTO {lotos.length}건</h3>
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
                  {lotoCd} · {facilityNm} · {lotoStates[state]} · 격리 잠금 {lockCnt}, 개인 잠금 {personalCnt}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stores.length > 0 && (
        <section className="map-around" aria-label="인화성 재고">
          <h3>
            인화성 재고 <span>{answer.at > answer.now ? '지금 기준' : '그 시점 기준'}</span>
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
