import { useState } from 'react'
import { Skeleton } from 'antd'
import { refCode } from '../../../core/shared/field.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { PlantPicker } from '../../../core/web/popup/PlantPicker.tsx'
import { PageEmpty, ReadFailed } from '../../../core/web/page/PageStates.tsx'
import { permitArea } from '../../../platform/plant-map/permit-area.resource.ts'
import { drawnAreas, plantBounds } from '../../../platform/plant-map/plant-picture.rule.ts'
import type { ImprovementRow } from '../improvement/improvement.resource.ts'
import { pinsOf, type Pin } from '../rules/pins.rule.ts'
import { ImprovementCard } from './ImprovementCard.tsx'
import { boardTexts } from './board.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { gradeTexts } from '../rules/grade.texts.ts'

const plantField = refCode('사업장', 'plant', { required: true })
const mostAreas = 300
const firstPlant = '1000'

/** Open rows at their places in the plant; those without a place on the picture are listed below it. */
export function ImprovementMap({ rows }: { rows: readonly ImprovementRow[] }) {
  const text = useTexts(boardTexts)
  const own = useOwnScope()
  const [plantCd, setPlantCd] = useState(
    own.plantCd && own.plantCd !== wholeCompany ? own.plantCd : firstPlant,
  )
  const [chosen, setChosen] = useState<number>()
  const here = rows.filter((row) => row.plantCd === plantCd)
  const pins = pinsOf(here)
  const open =
    chosen === undefined ? undefined : pins.find(({ rows: at }) => at.some(({ imprNo }) => imprNo === chosen))
  const unplaced = here.filter(({ mapX, mapY }) => mapX === null || mapY === null)
  return (
    <>
      <div className="impr-inline">
        <div className="impr-plant-choice">
          <PlantPicker
            field={plantField}
            value={plantCd}
            onChange={(value) => typeof value === 'string' && setPlantCd(value)}
            free
          />
        </div>
        <span className="impr-more">
          {text('placed', { placed: here.length - unplaced.length, unplaced: unplaced.length })}
        </span>
      </div>
      <Picture
        plantCd={plantCd}
        pins={pins}
        chosen={open}
        onChoose={(pin) => setChosen(pin === open ? undefined : pin.rows[0]!.imprNo)}
      />
      {open && <Cards title={text('chosen', { count: open.rows.length })} rows={open.rows} />}
      {unplaced.length > 0 && <Cards title={text('unplaced', { count: unplaced.length })} rows={unplaced} />}
    </>
  )
}

function Cards({ title, rows }: { title: string; rows: readonly ImprovementRow[] }) {
  return (
    <section className="impr-placed" aria-label={title}>
      <h2>{title}</h2>
      <ul className="impr-cards">
        {rows.map((row) => (
          <li key={row.imprNo}>
            <ImprovementCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PictureProps {
  plantCd: string
  pins: readonly Pin<ImprovementRow>[]
  chosen: Pin<ImprovementRow> | undefined
  onChoose: (pin: Pin<ImprovementRow>) => void
}
/** Areas to scale; names and pins keep their size whatever the width of the page. */
function Picture({ plantCd, pins, chosen, onChoose }: PictureProps) {
  const text = useTexts(boardTexts)
  const gradeText = useTexts(gradeTexts)
  const { rows, loading, error, reload } = useList(permitArea, { plantCd, limit: mostAreas })
  const areas = drawnAreas(rows)
  if (loading) return <Skeleton active />
  if (error) return <ReadFailed error={error} onRetry={reload} />
  if (areas.length === 0) return <PageEmpty>{text('noMap')}</PageEmpty>
  const { left, top, width, height } = plantBounds(areas)
  const at = (x: number, y: number) => ({
    left: `${((x - left) / width) * 100}%`,
    top: `${((y - top) / height) * 100}%`,
  })
  return (
    <div
      className="impr-map"
      role="group"
      aria-label={text('map', { count: pins.length })}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden>
        {areas.map((area) => (
          <rect
            key={area.areaCd}
            x={area.originX}
            y={area.originY}
            width={area.widthM}
            height={area.heightM}
            rx={2}
          />
        ))}
      </svg>
      {areas.map((area) => (
        <span key={area.areaCd} className="impr-map-name" style={at(area.originX, area.originY)}>
          {area.areaNm}
        </span>
      ))}
      {pins.map((pin) => {
        const [first] = pin.rows
        const label =
          pin.rows.length > 1
            ? text('pin.many', { count: pin.rows.length, place: first!.placeNm })
            : first!.imprNm
        return (
          <button
            key={first!.imprNo}
            type="button"
            className={`impr-pin is-${pin.grade}`}
            style={at(pin.x, pin.y)}
            aria-pressed={pin === chosen}
            aria-label={`${gradeText(pin.grade)} ${label}`}
            title={label}
            onClick={() => onChoose(pin)}
          >
            {pin.rows.length > 1
              ? text('count', { count: pin.rows.length })
              : gradeText(pin.grade).slice(0, 1)}
          </button>
        )
      })}
    </div>
  )
}
