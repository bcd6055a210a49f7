import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { duty } from '../duty.resource.ts'
import { useDutyText } from './texts.ts'

/** 직무 (manage/dept/dutyList) */
export function DutyListPage() {
  const text = useDutyText()
  return <RegisterPage resource={duty} help={text('dutyHelp')} first={{ useYn: 'Y' }} />
}
