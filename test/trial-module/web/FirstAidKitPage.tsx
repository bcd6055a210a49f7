import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { firstAidKit } from '../first-aid-kit.resource.ts'
import { firstAidTexts } from '../first-aid.texts.ts'

/** 구급함 (saf/firstAid/firstAidKit) */
export function FirstAidKitPage() {
  const text = useTexts(firstAidTexts)
  return <RegisterPage resource={firstAidKit} help={text('help')} />
}
