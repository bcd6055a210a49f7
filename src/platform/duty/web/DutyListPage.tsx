import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { duty } from '../duty.resource.ts'
import { dutyTexts } from './duty.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 직무 (manage/dept/dutyList) */
export function DutyListPage() {
  const text = useTexts(dutyTexts)
  return <RegisterPage resource={duty} help={text('dutyHelp')} />
}
