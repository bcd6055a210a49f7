import { code, datetime, number, refCode, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 메일 (admin 2.2): waits, leaves, or fails after the last try; 재발송 puts a failed one back into the row. */
export const mailQueue = defineResource({
  name: 'mailQueue',
  title: '메일',
  path: '/api/manage/mailqueue',
  menus: ['manage/noti/mailQueue'],
  key: 'mailNo',
  fields: {
    eventCd: refCode('이벤트', 'notiEvent', { readOnly: true }),
    userId: user('수신자', { readOnly: true }),
    toAddr: text('수신', { readOnly: true, required: true }),
    subject: text('제목', { readOnly: true, required: true }),
    body: textarea('본문', { readOnly: true, required: true }),
    linkUrl: text('이동', { readOnly: true, max: 1000 }),
    langCd: code('언어', 'LANG', { readOnly: true, required: true }),
    tryCnt: number('시도', { readOnly: true, required: true }),
    nextDt: datetime('다음 시도', { readOnly: true }),
    sentDt: datetime('발송일시', { readOnly: true }),
    lastError: textarea('오류', { readOnly: true }),
  },
  scope: 'everyone',
  list: ['state', 'subject', 'toAddr', 'userId', 'tryCnt', 'lastError', 'createDt', 'nextDt', 'sentDt', 'eventCd'],
  search: { state: 'in', toAddr: 'contains', subject: 'contains', eventCd: 'equals', userId: 'equals', sentDt: 'period' },
  states: { waiting: '대기', sent: '발송', failed: '실패' },
  transitions: {
    resend: { label: '재발송', from: ['failed'], to: 'waiting' },
    fail: { label: '발송실패', from: ['waiting'], to: 'failed', system: true, danger: true },
  },
})
