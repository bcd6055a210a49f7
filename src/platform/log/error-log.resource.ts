import { code, datetime, number, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 오류로그 (specification section 8; admin 2.2). Cause and its detail are for system administrators and stand
 * apart.
 */
export const errorLog = defineResource({
  name: 'errorLog',
  title: '오류로그',
  path: '/api/manage/errorlog',
  menus: ['manage/log/errorLog'],
  key: 'logNo',
  stamped: false,
  fields: {
    dt: datetime('일시', { required: true }),
    srcCd: code('발생위치', 'ERR_SRC', { required: true }),
    errorCode: text('오류코드', { required: true }),
    message: textarea('메시지', { required: true }),
    url: text('URL'),
    queryString: text('쿼리'),
    returnCode: number('리턴코드', { separator: false }),
    userId: user('사용자'),
  },
  scope: 'everyone',
  list: ['dt', 'srcCd', 'errorCode', 'message', 'url', 'returnCode', 'userId'],
  search: {
    dt: 'period',
    srcCd: 'equals',
    errorCode: 'contains',
    message: 'contains',
    url: 'contains',
    userId: 'equals',
  },
})
