import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { codeDomain } from '../code.resource.ts'
import { codeTexts } from './code.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 코드도메인 (manage/code/codeDomain) */
export function CodeDomainPage() {
  const text = useTexts(codeTexts)
  return <RegisterPage resource={codeDomain} help={text('domainHelp')} />
}
