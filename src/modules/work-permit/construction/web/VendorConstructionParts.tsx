import { useState } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { Query } from '../../../../core/shared/resource.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { PageEmpty, ReadFailed } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { vendorEquip } from '../../../vendor/equip/vendor-equip.resource.ts'
import { safetyInfo } from '../../../vendor/info/safety-info.resource.ts'
import { occupyingStates } from '../../permit/permit-transitions.rule.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { PlantPicture } from '../../../../platform/plant-map/web/PlantPicture.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { vendorRecords } from '../../../vendor/record-pages.rule.ts'
import { workPermitRecords } from '../../record-pages.rule.ts'

/** 지도, 장비 and 정보제공서 of a company's construction page. (vendor.md 6) */
export function VendorConstructionParts({ part }: { part: 'map' | 'equips' | 'infos' }) {
  if (part === 'map') return <Places />
  return part === 'equips' ? <Equipment /> : <Informations />
}

function Equipment() {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const [query, setQuery] = useState<Query<typeof vendorEquip>>({ limit: 20 })
  return (
    <ResourceGrid
      resource={vendorEquip}
      query={query}
      onQuery={setQuery}
      onOpen={({ vendorEquipNo }) => tab.open(addressOf(vendorRecords.vendorEquip, vendorEquipNo))}
      empty={say('noEquips')}
    />
  )
}

/** Sheets that wait for the signature of the company stand first. */
function Informations() {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const [query, setQuery] = useState<Query<typeof safetyInfo>>({ limit: 20 })
  const waiting = useList(safetyInfo, { state: ['provided'], limit: 100 })
  return (
    <>
      {waiting.total > 0 && (
        <p role="status" className="vendor-waiting">
          {say('infoWaits1')} <strong>{say('infoWaits2', { count: waiting.total })}</strong>{' '}
          {say('infoWaits3')}
        </p>
      )}
      <ResourceGrid
        resource={safetyInfo}
        query={query}
        onQuery={setQuery}
        onOpen={({ safetyInfoNo }) => tab.open(addressOf(vendorRecords.safetyInfo, safetyInfoNo))}
        empty={say('noInfos')}
      />
    </>
  )
}

/** Where the company's permits of now are; choosing one in the list shows its place. */
function Places() {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const { rows, loading, error, reload } = useList(workPermit, { state: [...occupyingStates], limit: 100 })
  const [chosen, setChosen] = useState<number>()
  const placed = rows.filter(({ mapX, mapY }) => mapX !== null && mapY !== null)
  const shown = placed.find(({ permitNo }) => permitNo === chosen) ?? placed[0]
  if (error) return <ReadFailed error={error} onRetry={reload} />
  if (!loading && placed.length === 0) return <PageEmpty>{say('noPlaces')}</PageEmpty>
  if (!shown) return null
  return (
    <div className="vendor-places">
      <PlantPicture
        plantCd={shown.plantCd}
        areaCd={shown.areaCd}
        point={{ x: shown.mapX!, y: shown.mapY! }}
      />
      <ul>
        {placed.map((row) => (
          <li key={row.permitNo}>
            <button
              type="button"
              aria-pressed={row.permitNo === shown.permitNo}
              onClick={() => setChosen(row.permitNo)}
            >
              <strong>{row.permitNm}</strong>
              <span>
                {row.placeTxt} · {showMoment(row.startDt).slice(5)} ~ {showMoment(row.endDt).slice(11)}
              </span>
            </button>
            <StateTag resource={workPermit} state={row.state} />
            <a
              href={addressOf(workPermitRecords.workPermit, row.permitNo)}
              onClick={(event) => {
                event.preventDefault()
                tab.open(addressOf(workPermitRecords.workPermit, row.permitNo))
              }}
            >
              {say('openPermit')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
