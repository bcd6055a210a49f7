import { Segmented } from 'antd'
import type { CodeOption } from '../../../core/web/data/lookups.ts'
import { showHomePlant, useHomePlant } from './home-plant.ts'
import { homeTexts } from './home.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const all = ''

/** All plants, or one of those that are offered. */
export function PlantChoice({ plants }: { plants: readonly CodeOption[] }) {
  const text = useTexts(homeTexts)
  const chosen = useHomePlant()
  return (
    <Segmented
      className="home-plants"
      aria-label={text('plant')}
      value={chosen ?? all}
      onChange={(plantCd) => showHomePlant(plantCd === all ? null : plantCd)}
      options={[
        { value: all, label: text('allPlants') },
        ...plants.map(({ code, codeNm }) => ({ value: code, label: codeNm })),
      ]}
    />
  )
}
