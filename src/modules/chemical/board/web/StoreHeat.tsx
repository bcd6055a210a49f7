import { useList } from '../../../../core/web/data/hooks.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { permitArea } from '../../../../platform/plant-map/permit-area.resource.ts'
import { drawnAreas, plantBounds } from '../../../../platform/plant-map/plant-picture.rule.ts'
import { chmStore } from '../../store/chm-store.resource.ts'
import { showMultiple } from '../../store/quantity.rule.ts'
import type { StoreStatus } from '../../store/store-status.rule.ts'
import { StoreGauge } from '../../store/web/StoreGauge.tsx'
import { useStoreStatuses } from '../../store/web/store-queries.ts'
import { fullestStores, heatOf } from '../heat.rule.ts'
import { storageTexts } from '../../store/web/storage.texts.ts'
import { boardTexts } from './board.texts.ts'
import { ReadFailed } from '../../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { wholeCompany } from '../../../../core/shared/whole-company.ts'
import { storageRecords } from '../../record-pages.rule.ts'

const mostAreas = 300

/**
 * The ten fullest stores as bars against their permit, and the plant with its stores as warm as they are
 * full.
 */
export function StoreHeat() {
  const tab = useTab()
  const text = useTexts(boardTexts)
  const own = useOwnScope()
  const plantCd = own.plantCd && own.plantCd !== wholeCompany ? own.plantCd : null
  const { statuses, loading, error, reload } = useStoreStatuses(plantCd)
  const fullest = fullestStores(statuses)
  if (loading) return null
  if (error) return <ReadFailed error={error} onRetry={reload} />
  const open = (storeNo: number) => ({
    href: addressOf(storageRecords.chmStore, storeNo),
    onClick: (event: React.MouseEvent) => {
      event.preventDefault()
      tab.open(addressOf(storageRecords.chmStore, storeNo))
    },
  })
  return (
    <div className="chemical-heat">
      <section aria-label={text('top')}>
        <h2>{text('top')}</h2>
        {fullest.length === 0 && <p>{text('noStock')}</p>}
        <ol className="chemical-top">
          {fullest.map((status) => (
            <li key={status.storeNo}>
              <a {...open(status.storeNo)}>{status.storeNm}</a>
              <StoreGauge status={status} compact />
              <Explain {...status.explanation} />
            </li>
          ))}
        </ol>
      </section>
      {plantCd && <HeatMap plantCd={plantCd} statuses={statuses} />}
    </div>
  )
}

function HeatMap({ plantCd, statuses }: { plantCd: string; statuses: readonly StoreStatus[] }) {
  const tab = useTab()
  const text = useTexts(boardTexts)
  const levelText = useTexts(storageTexts)
  const { rows: areas, error, reload } = useList(permitArea, { plantCd, limit: mostAreas })
  const { rows: stores, ...readStores } = useList(chmStore, { plantCd, limit: mostAreas })
  const byNo = new Map(statuses.map((status) => [status.storeNo, status]))
  const placed = drawnAreas(areas)
  const warmest = (areaCd: string) =>
    stores
      .flatMap((store) => (store.areaCd === areaCd ? (byNo.get(store.storeNo) ?? []) : []))
      .toSorted((one, other) => heatOf(other) - heatOf(one))[0]
  const { left, top, width, height } = plantBounds(placed)
  const failed = error ?? readStores.error
  if (failed) return <ReadFailed error={failed} onRetry={error ? reload : readStores.reload} />
  if (placed.length === 0) return null
  return (
    <section aria-label={text('map')}>
      <h2>{text('map')}</h2>
      <svg
        className="store-map"
        viewBox={`${left} ${top} ${width} ${height}`}
        role="group"
        aria-label={text('map')}
      >
        {placed.map(({ areaCd, areaNm, originX, originY, widthM, heightM }) => {
          const status = warmest(areaCd)
          return (
            <g key={areaCd} className={status ? `heat-${heatOf(status)}` : 'heat-0'}>
              <rect className="store-area" x={originX} y={originY} width={widthM} height={heightM} rx={2} />
              <text x={originX + widthM / 2} y={originY + 14}>
                {areaNm}
              </text>
              {status && status.multiple > 0 && (
                <text x={originX + widthM / 2} y={originY + heightM - 6}>
                  {showMultiple(status.multiple)}
                  {text('times')} {levelText(`level.${status.level}`)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <button type="button" className="heat-more" onClick={() => tab.open('/chm/storage/storageMap')}>
        {text('openMap')}
      </button>
    </section>
  )
}
