import { useList } from '../../../../core/web/data/hooks.ts'
import { ReadFailed } from '../../../../core/web/page/PageStates.tsx'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Query } from '../../../../core/shared/resource.ts'
import { PlantPicture, type PlantPin } from '../../../../platform/plant-map/web/PlantPicture.tsx'
import { safEvent, type SafEvent } from '../saf-event.resource.ts'
import './event.css'
import { eventTexts } from './event.texts.ts'

const mostPins = 300
const worst = ['FAT', 'MAJ', 'LT3', 'LT1']
/** Colour of an event on the picture: people hurt and high near misses first. */
const toneOf = ({
  severityCd,
  nearGradeCd,
}: Pick<SafEvent, 'severityCd' | 'nearGradeCd'>): PlantPin['tone'] => {
  if ((severityCd && worst.includes(severityCd)) || nearGradeCd === 'high') return 'danger'
  if (severityCd === 'MTC' || nearGradeCd === 'middle') return 'warning'
  return severityCd || nearGradeCd ? 'good' : 'plain'
}

/** The events of the list at their places on the plant; the list below them is the way without a mouse. */
export function EventMap({ plantCd, query }: { plantCd: string; query: Query<typeof safEvent> }) {
  const text = useTexts(eventTexts)
  const tab = useTab()
  const { rows, error, reload } = useList(safEvent, { ...query, plantCd, page: 1, limit: mostPins })
  if (error) return <ReadFailed error={error} onRetry={reload} />
  const open = (row: Pick<SafEvent, 'safEventNo'>) => {
    const address = recordAddress(safEvent.name, row.safEventNo)
    if (address) tab.open(address)
  }
  const pins = rows.flatMap((row): PlantPin[] =>
    row.mapX === null || row.mapY === null
      ? []
      : [
          {
            key: row.safEventNo,
            x: row.mapX,
            y: row.mapY,
            label: `${row.safEventNm} ${row.occurDt.slice(0, 10)}`,
            tone: toneOf(row),
            onOpen: () => open(row),
          },
        ],
  )
  return (
    <section aria-label={text('map')}>
      <p>{text('placed', { n: pins.length, of: rows.length })}</p>
      <PlantPicture plantCd={plantCd} point={null} areaCd={undefined} pins={pins} />
      <ul className="event-list">
        {rows
          .filter(({ mapX }) => mapX !== null)
          .map((row) => (
            <li key={row.safEventNo}>
              <a
                href={recordAddress(safEvent.name, row.safEventNo) ?? '#'}
                onClick={(click) => {
                  click.preventDefault()
                  open(row)
                }}
              >
                {row.safEventNm}
              </a>
              <small>
                {row.safEventCd} · {row.occurDt.slice(0, 10)} · {row.placeNm}
              </small>
            </li>
          ))}
      </ul>
    </section>
  )
}
