import { FireOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { PlantPicker } from '../../../../core/web/popup/PlantPicker.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { PageEmpty, ReadFailed } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { permitArea } from '../../../../platform/plant-map/permit-area.resource.ts'
import {
  drawnAreas,
  plantBounds,
  type ListedArea,
} from '../../../../platform/plant-map/plant-picture.rule.ts'
import { chmStore, type ChmStoreRow } from '../chm-store.resource.ts'
import { showMultiple, showQuantity } from '../quantity.rule.ts'
import type { StoreStatus } from '../store-status.rule.ts'
import { EmergencyCopy } from './EmergencyCopy.tsx'
import { yes } from '../../../../core/shared/session.ts'
import { StoreGauge } from './StoreGauge.tsx'
import { useWedgeContainer } from '../../stock/web/use-scanned.web.ts'
import { useStoreStatuses } from './store-queries.ts'
import '../../web/chemical.css'
import './store-map.css'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { storageTexts } from './storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { wholeCompany } from '../../../../core/shared/whole-company.ts'
import { storageRecords } from '../../record-pages.rule.ts'

const mostAreas = 300

/** 저장 지도 (chm/storage/storageMap): stores of a plant at their place in metres, as full as they are. */
export function StorageMapPage() {
  const tab = useTab()
  const text = useTexts(storageTexts)
  const store = useSpoken(chmStore)
  const { open: print, busy } = usePdf()
  useWedgeContainer()
  const own = useOwnScope()
  const [plantCd, setPlantCd] = useState(own.plantCd && own.plantCd !== wholeCompany ? own.plantCd : '1000')
  const [chosen, setChosen] = useState<number>()
  const readAreas = useList(permitArea, { plantCd, limit: mostAreas })
  const readStores = useList(chmStore, { plantCd, limit: mostAreas })
  const readStatuses = useStoreStatuses(plantCd)
  const { rows: areas } = readAreas
  const { rows: stores } = readStores
  const { statuses } = readStatuses
  const reads = [readAreas, readStores, readStatuses]
  const failed = reads.find(({ error }) => error !== null)
  const byNo = new Map(statuses.map((status) => [status.storeNo, status]))
  const shown = stores.filter(({ useYn }) => useYn !== 'N')
  return (
    <div className="chemical-page">
      <PageHeader
        help={text('map.help')}
        extra={
          <>
            <Button
              icon={<FireOutlined aria-hidden />}
              loading={busy}
              onClick={() => void print('/api/chm/emergency/print', { plantCd })}
            >
              {text('emergency')}
            </Button>
            {yes(tab.menu.printYn) && <EmergencyCopy plantCd={plantCd} />}
            <div className="store-map-plant">
              <PlantPicker
                field={store.fields.plantCd}
                value={plantCd}
                onChange={(value) => typeof value === 'string' && setPlantCd(value)}
                free
              />
            </div>
          </>
        }
      />
      {failed?.error ? (
        <ReadFailed error={failed.error} onRetry={() => reads.forEach(({ reload }) => reload())} />
      ) : reads.some(({ loading }) => loading) ? (
        <Skeleton active />
      ) : shown.length === 0 ? (
        <PageEmpty>{text('map.empty')}</PageEmpty>
      ) : (
        <>
          <StoreMap areas={areas} stores={shown} statuses={byNo} chosen={chosen} onChoose={setChosen} />
          <div className="store-cards">
            {shown
              .filter(({ storeNo }) => chosen === undefined || chosen === storeNo)
              .map((store) => (
                <StoreCard
                  key={store.storeNo}
                  store={store}
                  no={pinNumber(shown, store)}
                  status={byNo.get(store.storeNo)}
                />
              ))}
          </div>
          {chosen !== undefined && (
            <div>
              <Button onClick={() => setChosen(undefined)}>{text('map.all')}</Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

interface MapProps {
  areas: readonly ListedArea[]
  stores: readonly ChmStoreRow[]
  statuses: ReadonlyMap<number, StoreStatus>
  chosen: number | undefined
  onChoose: (storeNo: number) => void
}
function StoreMap({ areas, stores, statuses, chosen, onChoose }: MapProps) {
  const text = useTexts(storageTexts)
  const placed = drawnAreas(areas)
  const pins = stores.flatMap((store) =>
    store.mapX === null || store.mapY === null
      ? []
      : [{ store, x: store.mapX, y: store.mapY, status: statuses.get(store.storeNo) }],
  )
  const { left, top, width, height } = plantBounds(placed)
  return (
    <svg
      className="store-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="group"
      aria-label={text('map.name')}
    >
      {placed.map((area) => (
        <g key={area.areaCd}>
          <rect
            className="store-area"
            x={area.originX}
            y={area.originY}
            width={area.widthM}
            height={area.heightM}
            rx={2}
          />
          <text x={area.originX + area.widthM / 2} y={area.originY + 14}>
            {area.areaNm}
          </text>
        </g>
      ))}
      {pins.map(({ store, x, y, status }, index) => {
        const words =
          status && status.parts.length > 0
            ? `${text('times', { value: showMultiple(status.multiple) })} ${text(`level.${status.level}`)}`
            : ''
        const choose = () => onChoose(store.storeNo)
        return (
          <g
            key={store.storeNo}
            className={`store-pin is-${status?.level ?? 'ordinary'}${chosen === store.storeNo ? ' is-chosen' : ''}`}
            transform={`translate(${x} ${y})`}
            role="button"
            tabIndex={0}
            aria-pressed={chosen === store.storeNo}
            onClick={choose}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              choose()
            }}
          >
            <circle r={8} />
            <text className="store-pin-no" y={3}>
              {index + 1}
            </text>
            <text className="store-pin-words" y={17}>
              {store.storeNm}
            </text>
            <text className="store-pin-words" y={25}>
              {words}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The number of a store on the map, counted among those that have a place on it. */
function pinNumber(stores: readonly ChmStoreRow[], store: ChmStoreRow): number | undefined {
  const at = stores.filter(({ mapX, mapY }) => mapX !== null && mapY !== null).indexOf(store)
  return at === -1 ? undefined : at + 1
}

function StoreCard({
  store,
  no,
  status,
}: {
  store: ChmStoreRow
  no: number | undefined
  status: StoreStatus | undefined
}) {
  const text = useTexts(storageTexts)
  const tab = useTab()
  const address = addressOf(storageRecords.chmStore, store.storeNo)
  return (
    <section className="store-card" aria-label={store.storeNm}>
      <div className="store-card-head">
        <h3>
          <a
            href={address}
            onClick={(event) => {
              event.preventDefault()
              tab.open(address)
            }}
          >
            {no === undefined ? '' : `${no}. `}
            {store.storeNm}
          </a>
        </h3>
        <span>{store.storeTypeNm}</span>
      </div>
      {status && (
        <>
          <StoreGauge status={status} />
          <span>
            {showQuantity(status.massKg)} kg
            {status.limitKg !== null && ` / ${showQuantity(status.limitKg)} kg`}
          </span>
          {status.inside.length > 0 && <span>{text('map.apart', { count: status.inside.length })}</span>}
        </>
      )}
    </section>
  )
}
