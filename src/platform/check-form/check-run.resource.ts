import { code, datetime, flag, number, ref, refCode, text, user } from '../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../core/shared/resource.ts'
import { checkAnswer } from './check-answer.resource.ts'

/**
 * 점검표 답: the answers to one version of a sheet, of the record of any module that asks. They are written and
 * read through the address of that record alone (check-answers.server.ts), with its rights; this list shows
 * administrators what is answered, and the marks of honesty.
 */
export const checkRun = defineResource({
  name: 'checkRun',
  title: '점검표 답',
  path: '/api/manage/checkrun',
  menus: ['manage/code/checkRun'],
  key: 'checkRunNo',
  fields: {
    checkFormNo: ref('점검표', 'checkForm', { required: true }),
    sourceCd: text('업무구분', { required: true, max: 50 }),
    sourceNo: number('업무번호', { required: true, separator: false }),
    plantCd: refCode('사업장', 'plant'),
    vendorCd: refCode('업체', 'vendor'),
    doneDt: datetime('완료'),
    doneUserId: user('점검자'),
    answerCnt: number('답한 항목'),
    badCnt: number('부적합'),
    score: number('점수', { decimals: 1 }),
    resultCd: code('판정', 'CHECK_RESULT'),
    spentSec: number('걸린 시간(초)'),
    fastYn: flag('너무 빠름'),
    sameYn: flag('모두 같은 답'),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  list: [
    'checkFormNo',
    'sourceNo',
    'plantCd',
    'vendorCd',
    'doneDt',
    'doneUserId',
    'answerCnt',
    'badCnt',
    'score',
    'resultCd',
    'spentSec',
    'fastYn',
    'sameYn',
  ],
  order: [{ by: 'doneDt', direction: 'desc' }],
  unique: [['sourceCd', 'sourceNo']],
  search: {
    checkFormNo: 'equals',
    plantCd: 'equals',
    doneDt: 'period',
    resultCd: 'in',
    fastYn: 'equals',
    sameYn: 'equals',
  },
  lines: { answers: checkAnswer },
})
export interface CheckRun extends FullRow<typeof checkRun> {}
