import { code, datetime, number, refCode, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

import { notiChannels } from './noti-event.resource.ts'

/** The queue in which the messages of each channel wait to leave. */
export const messageQueues: Readonly<Record<string, { name: string }>> = {
  [notiChannels.mail]: { name: 'mail' },
  [notiChannels.sms]: { name: 'sms' },
}
const mailQueueMenus = ['manage/noti/mailQueue']

/**
 * 메일·SMS (admin 2.2): a message to an address or a telephone waits, leaves, or fails after the last try; 재발송
 * puts a failed one back into the row.
 */
export const mailQueue = defineResource({
  name: 'mailQueue',
  title: '메일·SMS',
  path: '/api/manage/mailqueue',
  menus: mailQueueMenus,
  key: 'mailNo',
  fields: {
    channelCd: code('채널', 'NOTI_CH', { readOnly: true, required: true }),
    eventCd: refCode('이벤트', 'notiEvent', { readOnly: true }),
    userId: user('수신자', { readOnly: true }),
    // Who may only look sees an address or a number in part.
    toAddr: text('수신', { readOnly: true, required: true, personal: { openTo: mailQueueMenus } }),
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
  list: [
    'state',
    'channelCd',
    'subject',
    'toAddr',
    'userId',
    'tryCnt',
    'lastError',
    'createDt',
    'nextDt',
    'sentDt',
    'eventCd',
  ],
  search: {
    state: 'in',
    channelCd: 'in',
    toAddr: 'contains',
    subject: 'contains',
    eventCd: 'equals',
    userId: 'equals',
    sentDt: 'period',
  },
  states: { waiting: '대기', sent: '발송', failed: '실패' },
  transitions: {
    resend: { label: '재발송', from: ['failed'], to: 'waiting' },
    fail: { label: '발송실패', from: ['waiting'], to: 'failed', system: true, danger: true },
  },
})
