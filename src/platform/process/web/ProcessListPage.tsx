import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { process } from '../process.resource.ts'
import { useProcessText } from './texts.ts'

/** 공정 (baseInfo/process/processList) */
export function ProcessListPage() {
  const text = useProcessText()
  return <RegisterPage resource={process} help={text('help')} first={{ fromYmd: useToday(), useYn: 'Y' }} />
}
