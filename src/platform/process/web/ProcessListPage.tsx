import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { process } from '../process.resource.ts'
import { processTexts } from './process.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 공정 (baseInfo/process/processList) */
export function ProcessListPage() {
  const text = useTexts(processTexts)
  return <RegisterPage resource={process} help={text('help')} first={{ fromYmd: useToday() }} />
}
