import { code, datetime, refCode, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource, type Row } from '../../core/shared/resource.ts'

/** The box of employees and the one of the vendor portal. */
export const notiBoxMenus: readonly string[] = ['my/noti/notiBox', '/vendor/portal/notiBox']

/** 알림 (admin 2.2): a notification to one person in that person's language; nobody else sees it. */
export const noti = defineResource({
  name: 'noti',
  title: '알림',
  path: '/api/manage/noti',
  menus: [...notiBoxMenus],
  key: 'notiNo',
  fields: {
    userId: user('수신자', { readOnly: true, required: true }),
    eventCd: refCode('이벤트', 'notiEvent', { readOnly: true, required: true }),
    moduleCd: code('모듈', 'TASK_GRP', { readOnly: true, required: true }),
    title: text('제목', { readOnly: true, required: true }),
    body: textarea('내용', { readOnly: true, required: true }),
    linkUrl: text('이동', { readOnly: true, max: 1000 }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    readDt: datetime('읽음일시', { readOnly: true }),
  },
  scope: { person: 'userId' },
  list: ['state', 'title', 'body', 'moduleCd', 'createDt'],
  search: { state: 'in', moduleCd: 'in', title: 'contains', body: 'contains' },
  states: { unread: '읽지 않음', read: '읽음' },
})
export interface NotiRow extends Row<typeof noti> {}
