import { code, flag, number, tags, text, textarea } from '../../core/shared/field.ts'
import { defineLines, type LineRow } from '../../core/shared/resource.ts'

/** What was answered to one item of the version that was asked. */
export const checkAnswer = defineLines({
  name: 'checkAnswer',
  title: '점검 답',
  key: 'checkAnswerNo',
  parent: 'checkRunNo',
  readOnly: true,
  fields: {
    itemCd: text('항목번호', { required: true, max: 20 }),
    answerCd: code('답', 'CHECK_ANSWER'),
    answerVal: number('측정값', { decimals: 4 }),
    answerTxt: textarea('답 내용', { max: 1000 }),
    noteTxt: textarea('의견', { max: 1000 }),
    fileNos: tags('사진번호'),
    badYn: flag('부적합'),
    doneYn: flag('조치 완료'),
    mendedYn: flag('현장 조치'),
    recheckCd: code('재확인 판정', 'CHECK_RESULT'),
  },
})
export interface StoredAnswer extends LineRow<typeof checkAnswer> {}
