import { useList } from '../../../core/web/data/hooks.ts'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { RowsLink } from '../../../core/web/chart/ChartFrame.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useHomePlant } from '../../../platform/dashboard/web/home-plant.ts'
import { permitArea } from '../../../platform/plant-map/permit-area.resource.ts'
import { drawnAreas } from '../../../platform/plant-map/plant-picture.rule.ts'
import { lotoAddress } from '../loto/web/loto-queries.ts'
import { permitAddress } from '../permit/web/addresses.ts'
import { mapTexts } from './map-page.texts.ts'
import { useWorkMap } from './map.web.ts'
import { PlantMap } from './PlantMap.tsx'
import './map.css'

const mapPath = '/constSafe/constSafeStatus/constMap'
/** More areas than any plant has. */
const areaLimit = 300

/** The works of this moment on the plant's picture, small: a pin opens its permit. */
export function TodayMap() {
  const say = useTexts(mapTexts)
  const tab = useTab()
  const { anyPlant } = useOwnScope()
  const chosen = useHomePlant()
  const plantCd = anyPlant ? chosen : null
  const { map } = useWorkMap(plantCd ?? undefined, undefined)
  // The same question as that of the works of today: it is asked once.
  const { rows, loading } = useList(permitArea, { limit: areaLimit, plantCd: plantCd || undefined })
  if (!map || loading) return <div className="home-portlet-room" />
  const areas = drawnAreas(rows.filter((area) => area.plantCd === map.plantCd))
  const name = map.plants.find((plant) => plant.plantCd === map.plantCd)?.plantNm
  return (
    <section className="work-map is-small" aria-label={say('title')}>
      <h2 className="portlet-head">
        {say('title')} <span className="map-moment">{[name, say('now')].filter(Boolean).join(' · ')}</span>
        <RowsLink to={`${mapPath}?plantCd=${map.plantCd}`}>{say('large')}</RowsLink>
      </h2>
      {areas.length === 0 ? (
        <p className="map-none">{say('none')}</p>
      ) : (
        <PlantMap
          areas={areas}
          permits={map.permits}
          conflicts={map.conflicts}
          lotos={map.lotos}
          stores={map.stores}
          wind={map.wind}
          chosen={undefined}
          onChoose={(permitNo) => tab.open(permitAddress.detail(permitNo))}
          onLoto={(lotoNo) => tab.open(lotoAddress.detail(lotoNo))}
        />
      )}
    </section>
  )
}
