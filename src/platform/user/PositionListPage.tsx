import { RegisterPage } from '../../core/web/list/RegisterPage.tsx'
import { position } from './position.resource.ts'

/** 직위 (manage/dept/positionList) */
export function PositionListPage() {
  return <RegisterPage resource={position} />
}
