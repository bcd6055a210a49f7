import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { plant } from '../plant.resource.ts'
import { plantTexts } from './plant.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 사업장 (manage/dept/plantList) */
export function PlantListPage() {
  const text = useTexts(plantTexts)
  return (
    <RegisterPage resource={plant} help={text('help')} hidden={['plantNmEn', 'plantNmZh', 'plantNmEs']} />
  )
}
