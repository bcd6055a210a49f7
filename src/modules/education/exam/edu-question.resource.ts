import { code, flag, number, secret, text, textarea } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'

export const questionMenu = 'education/exam/eduQuestion'
const questionMax = 1000
const choicesMax = 1500

/**
 * 문제: one question in up to four languages. Its answer and its explanation are written and never answered with the
 * record: `question.routes.ts` tells them to who may write questions. (edu.md 2, EDU-12)
 */
export const eduQuestion = defineResource({
  name: 'eduQuestion',
  title: '문제',
  path: '/api/saf/education/question',
  menus: [questionMenu],
  key: 'eduQuestionNo',
  fields: {
    eduQuestionCd: text('문제번호', { numbering: 'EQ-{YYYY}-{seq4}', searchable: true }),
    eduTypeCd: code('교육구분', 'EDU_TYPE_CD', { required: true }),
    legalItemCd: code('법정 교육내용', 'EDU_LEGAL_ITEM_CD'),
    questionTypeCd: code('문제유형', 'EDU_QUESTION_TYPE', { required: true, control: 'radio' }),
    difficultyCd: code('난이도', 'EDU_DIFFICULTY', { required: true, control: 'radio' }),
    pointQty: number('배점', { required: true, min: 1, max: 100 }),
    questionTxt: textarea('문제', { required: true, max: questionMax, searchable: true }),
    questionTxtEn: textarea('문제(영어)', { max: questionMax }),
    questionTxtZh: textarea('문제(중국어)', { max: questionMax }),
    questionTxtEs: textarea('문제(스페인어)', { max: questionMax }),
    choiceTxt: textarea('보기(한 줄에 하나)', { max: choicesMax }),
    choiceTxtEn: textarea('보기(영어)', { max: choicesMax }),
    choiceTxtZh: textarea('보기(중국어)', { max: choicesMax }),
    choiceTxtEs: textarea('보기(스페인어)', { max: choicesMax }),
    answerTxt: secret(text('정답', { max: 200 })),
    explainTxt: secret(textarea('해설', { max: questionMax })),
    explainTxtEn: secret(textarea('해설(영어)', { max: questionMax })),
    explainTxtZh: secret(textarea('해설(중국어)', { max: questionMax })),
    explainTxtEs: secret(textarea('해설(스페인어)', { max: questionMax })),
    verSeq: number('버전', { readOnly: true }),
    useYn: flag('사용여부', { first: 'Y', control: 'radio', words: ['사용', '미사용'] }),
  },
  scope: 'everyone',
  list: [
    'eduQuestionCd',
    'questionTxt',
    'eduTypeCd',
    'legalItemCd',
    'questionTypeCd',
    'difficultyCd',
    'pointQty',
    'verSeq',
    'useYn',
  ],
  search: {
    eduTypeCd: 'equals',
    legalItemCd: 'equals',
    questionTypeCd: 'in',
    difficultyCd: 'in',
    useYn: 'equals',
  },
  files: { picture: { label: '그림', limit: 1, maxMegabytes: 10, imageOnly: true } },
})
