import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { plant } from '../plant.resource.ts'
import { usePlantText } from './texts.ts'

/** 사업장 (manage/dept/plantList) */
export function PlantListPage() {
  const text = usePlantText()
  return <RegisterPage resource={plant} help={text('help')} />
}
