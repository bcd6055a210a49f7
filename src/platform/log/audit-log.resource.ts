import { code, datetime, refCode, text, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 감사로그 (admin 2.2, R15): what was changed stands in `diff`, which only the record's own page answers. */
export const auditLog = defineResource({
  name: 'auditLog',
  title: '감사로그',
  path: '/api/manage/auditlog',
  menus: ['manage/log/auditLog'],
  key: 'auditNo',
  stamped: false,
  fields: {
    dt: datetime('일시', { required: true }),
    userId: user('사용자', { required: true }),
    ip: text('접속지'),
    menuId: refCode('메뉴', 'menu'),
    actCd: code('행위', 'ACT', { required: true }),
    tableNm: text('대상', { required: true }),
    rowKey: text('키', { required: true }),
  },
  scope: 'everyone',
  search: {
    dt: 'period',
    userId: 'equals',
    actCd: 'in',
    tableNm: 'equals',
    rowKey: 'equals',
    menuId: 'equals',
  },
})
