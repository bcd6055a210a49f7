import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { deptAuthGrp } from '../auth-group.resource.ts'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 부서 권한 (manage/authGrp/deptAuthGrp): groups of departments. */
export function DeptAuthGrpPage() {
  const text = useTexts(rightsTexts)
  return <RegisterPage resource={deptAuthGrp} help={text('deptHelp')} />
}
