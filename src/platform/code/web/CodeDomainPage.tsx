import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { codeDomain } from '../code.resource.ts'
import { useCodeText } from './texts.ts'

/** 코드도메인 (manage/code/codeDomain) */
export function CodeDomainPage() {
  const text = useCodeText()
  return <RegisterPage resource={codeDomain} help={text('domainHelp')} />
}
