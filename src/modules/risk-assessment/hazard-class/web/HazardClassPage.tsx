import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { hazardClassTexts } from './hazard-class-page.texts.ts'
import { rsaHazardClass } from '../rsa-hazard-class.resource.ts'

const card = { title: 'rsaHazardClassNm', facts: ['hazardClassCd', 'hazardKindNm', 'lawTxt'] } as const

/** The kind says the same in nearly every row. */
const behind = ['upClassNm'] as const

/** 유해요인 분류 (rsa/baseInfo/hazardClass). */
export function HazardClassPage() {
  const text = useTexts(hazardClassTexts)
  return (
    <RegisterPage
      resource={rsaHazardClass}
      help={text('help')}
      card={card}
      defaults={{ useYn: 'Y' }}
      hidden={behind}
    />
  )
}
