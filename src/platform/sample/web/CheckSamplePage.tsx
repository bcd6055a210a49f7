import { useTexts } from '../../../core/web/text/define-texts.ts'
import { answerKinds, answerMarks } from '../../check-form/check-codes.rule.ts'
import type { CheckItem } from '../../check-form/check-form.resource.ts'
import { CheckPreview } from '../../check-form/web/CheckPreview.tsx'
import { checkSampleTexts } from './check-sample.texts.ts'
import { SamplePage, SampleSection } from './SamplePage.tsx'

const limits = { passScore: 90, condScore: 70 }
const blank = {
  sectionTxt: null,
  naYn: 'Y',
  unit: null,
  minVal: null,
  maxVal: null,
  choiceTxts: null,
  badTxts: null,
  weight: 1,
  criticalYn: 'N',
  badPhotoYn: 'N',
  badNoteYn: 'Y',
  shownItemCd: null,
  shownTxt: null,
  basisTxt: null,
  itemTxtEn: null,
  itemTxtZh: null,
  itemTxtEs: null,
  sectionTxtEn: null,
  sectionTxtZh: null,
  sectionTxtEs: null,
  choiceTxtsEn: null,
  choiceTxtsZh: null,
  choiceTxtsEs: null,
  answerKindNm: null,
} as const

/** 점검표 (sample/component/checkSample): a sheet that is answered, on a desk and on a telephone. */
export function CheckSamplePage() {
  const say = useTexts(checkSampleTexts)
  const given: Partial<CheckItem>[] = [
    {
      itemTxt: say('brake'),
      answerKindCd: answerKinds.okBad,
      criticalYn: 'Y',
      naYn: 'N',
      sectionTxt: say('before'),
    },
    { itemTxt: say('lamps'), answerKindCd: answerKinds.okBad, sectionTxt: say('before') },
    { itemTxt: say('leak'), answerKindCd: answerKinds.yesNo, sectionTxt: say('before') },
    {
      itemTxt: say('where'),
      answerKindCd: answerKinds.choice,
      choiceTxts: [say('mast'), say('hose'), say('tank')],
      sectionTxt: say('before'),
      shownItemCd: '3',
      shownTxt: answerMarks.bad,
    },
    {
      itemTxt: say('pressure'),
      answerKindCd: answerKinds.number,
      unit: 'bar',
      minVal: 8,
      maxVal: 9.5,
      sectionTxt: say('values'),
    },
    { itemTxt: say('remark'), answerKindCd: answerKinds.text, sectionTxt: say('values') },
  ]
  const items = given.map((item, index): CheckItem => ({
    ...blank,
    checkFormItemNo: index + 1,
    sortOrder: index + 1,
    itemCd: String(index + 1),
    itemTxt: '',
    answerKindCd: answerKinds.okBad,
    ...item,
  }))
  return (
    <SamplePage help={say('help')}>
      <SampleSection title={say('desk')} note={say('deskNote')}>
        <CheckPreview single={false} items={items} {...limits} />
      </SampleSection>
      <SampleSection title={say('telephone')} note={say('telephoneNote')}>
        <CheckPreview single items={items} {...limits} />
      </SampleSection>
    </SamplePage>
  )
}
