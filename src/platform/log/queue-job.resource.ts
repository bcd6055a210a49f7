import { datetime, number, text, textarea } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 작업 대기열: what is done after the answer (core/server/runtime/queue.ts), with what failed for good. */
export const queueJob = defineResource({
  name: 'queueJob',
  title: '작업 대기열',
  path: '/api/manage/queuejob',
  menus: ['manage/log/batchHist'],
  key: 'jobNo',
  fields: {
    queueNm: text('대기열', { required: true, readOnly: true }),
    priority: number('우선순위', { required: true, readOnly: true }),
    tryCnt: number('시도', { required: true, readOnly: true }),
    startCnt: number('시작 횟수', { required: true, readOnly: true }),
    nextDt: datetime('다음 시도', { required: true, readOnly: true }),
    endDt: datetime('종료', { readOnly: true }),
    lastError: textarea('오류', { readOnly: true }),
  },
  scope: 'everyone',
  list: ['queueNm', 'state', 'tryCnt', 'createDt', 'nextDt', 'endDt', 'lastError'],
  search: { state: 'in', queueNm: 'equals', nextDt: 'period' },
  states: { waiting: '대기', done: '완료', failed: '실패' },
  transitions: { retry: { label: '다시 실행', from: ['failed'], to: 'waiting' } },
})
