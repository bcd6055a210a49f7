import { code, datetime, number, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 배치이력 (admin 2.2): what the clock's jobs did, and runs that a person started. */
export const batchHist = defineResource({
  name: 'batchHist',
  title: '배치이력',
  path: '/api/manage/batchhist',
  menus: ['manage/log/batchHist'],
  key: 'batchHistNo',
  stamped: false,
  fields: {
    batchCd: code('배치', 'BATCH', { required: true }),
    startDt: datetime('시작', { required: true }),
    endDt: datetime('종료'),
    resultCd: code('결과', 'BATCH_RESULT', { required: true }),
    cnt: number('처리건수'),
    errorCnt: number('오류건수'),
    message: textarea('메시지'),
    actUserId: user('실행자'),
    fileNm: text('파일명'),
  },
  scope: 'everyone',
  list: ['batchCd', 'startDt', 'endDt', 'resultCd', 'cnt', 'errorCnt', 'message', 'actUserId'],
  search: { batchCd: 'in', startDt: 'period', resultCd: 'in' },
})
