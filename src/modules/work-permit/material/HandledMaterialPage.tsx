import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { handledMaterial } from './handled-material.resource.ts'

/** 취급물질 관리 (constSafe/permit/handledMaterialManage) */
export function HandledMaterialPage() {
  return (
    <RegisterPage
      resource={handledMaterial}
      help="작업에서 취급하거나 설비에 남아 있는 물질의 폭발하한, 노출기준과 보호구입니다. 허가를 작성할 때 ‘등록된 물질’에서 골라 넣고, 가스측정은 이 노출기준으로 판정합니다."
      first={{ useYn: 'Y' }}
      widths={{ matNm: 200, ppeTxt: 220, cautionTxt: 320 }}
      empty="등록된 취급물질이 없습니다."
    />
  )
}
