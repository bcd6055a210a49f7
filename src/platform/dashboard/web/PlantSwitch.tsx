import { Segmented } from 'antd'
import { plantCodeGroup, useCodes } from '../../../core/web/popup/lookups.ts'
import { useOwnScope } from '../../../core/web/popup/own-scope.ts'
import { showHomePlant, useHomePlant } from './home-plant.ts'
import { useHomeText } from './home-texts.ts'

/** Stands for the whole company and has no works of its own. */
const companyPlant = '0000'
const all = ''

/** Whose numbers the first page shows: all plants added up, or one. Who sees one plant only has nothing to choose. */
export function PlantSwitch() {
  const text = useHomeText()
  const { anyPlant } = useOwnScope()
  const { data: plants } = useCodes(anyPlant ? plantCodeGroup : undefined)
  const chosen = useHomePlant()
  const offered = (plants ?? []).filter(({ code }) => code !== companyPlant)
  if (!anyPlant || offered.length < 2) return null
  return (
    <Segmented
      className="home-plants"
      aria-label={text('plant')}
      value={chosen ?? all}
      onChange={(plantCd) => showHomePlant(plantCd === all ? null : plantCd)}
      options={[{ value: all, label: text('allPlants') }, ...offered.map(({ code, codeNm }) => ({ value: code, label: codeNm }))]}
    />
  )
}
