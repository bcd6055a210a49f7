import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { handledMaterial } from './handled-material.resource.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { materialTexts } from './handled-material-page.texts.ts'

/** 취급물질 관리 (constSafe/permit/handledMaterialManage) */
export function HandledMaterialPage() {
  const say = useTexts(materialTexts)
  return (
    <RegisterPage
      resource={handledMaterial}
      help={say('help')}
      first={{ useYn: 'Y' }}
      widths={{ matNm: 200, ppeTxt: 220, cautionTxt: 320 }}
      empty={say('empty')}
    />
  )
}
