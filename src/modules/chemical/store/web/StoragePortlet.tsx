import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { LinkTile, Tiles } from '../../../../core/web/list/Tile.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { showMultiple } from '../quantity.rule.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { lotAddresses, type StorageSummary } from '../storage-portlet.rule.ts'
import '../../web/chemical.css'
import { storageTexts } from './storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { storageRecords } from '../../record-pages.rule.ts'

const checkPath = '/chm/matChkRqst/matChkRqstList'

/**
 * Chemicals on the first page: stores by their share of the permit, lots that run out, open material checks.
 */
export function StoragePortlet() {
  const tab = useTab()
  const text = useTexts(storageTexts)
  const today = useToday()
  const { data } = useQuery({
    queryKey: ['chmStock', 'summary'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: StorageSummary }>('/api/chm/storagesummary', undefined, { signal, quiet: true }))
        .data,
  })
  if (!data) return <div className="home-portlet-room" />
  const lists = lotAddresses(today, data.soonDays)
  const tiles = [
    { label: text('portlet.expired'), count: data.expired, to: lists.expired },
    { label: text('portlet.soon', { days: data.soonDays }), count: data.expiring, to: lists.expiring },
    { label: text('portlet.held'), count: data.held, to: lists.held },
    ...data.checks.map(({ stateNm, count, state }) => ({
      label: text('portlet.check', { state: stateNm }),
      count,
      to: `${checkPath}?state=${state}`,
    })),
  ]
  return (
    <div className="chemical-page">
      <h2 className="portlet-head">{text('portlet.title')}</h2>
      <Tiles wrap label={text('portlet.title')}>
        {tiles.map((tile) => (
          <LinkTile key={tile.label} {...tile} />
        ))}
      </Tiles>
      <ul className="store-parts">
        {data.stores.map((store) => (
          <li key={store.storeNo}>
            <a
              href={addressOf(storageRecords.chmStore, store.storeNo)}
              onClick={(event) => {
                event.preventDefault()
                tab.open(addressOf(storageRecords.chmStore, store.storeNo))
              }}
            >
              {store.storeNm}
            </a>
            <span>
              {text('times', {
                value: `${showMultiple(store.multiple)}${store.permitMultiple === null ? '' : ` / ${showMultiple(store.permitMultiple)}`}`,
              })}
            </span>
            <strong>{said(store.level)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
