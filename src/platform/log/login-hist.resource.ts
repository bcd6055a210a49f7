import { code, datetime, text, textarea } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 로그인이력 (admin 2.2): every attempt, refused ones and locks included. userId is what was typed; there may be
 * no such account.
 */
export const loginHist = defineResource({
  name: 'loginHist',
  title: '로그인이력',
  path: '/api/manage/loginhist',
  menus: ['manage/log/loginHist'],
  key: 'loginHistNo',
  stamped: false,
  fields: {
    dt: datetime('일시', { required: true }),
    userId: text('아이디', { required: true, max: 50 }),
    loginKindCd: code('로그인구분', 'LOGIN_KIND', { required: true }),
    resultCd: code('결과', 'LOGIN_RESULT', { required: true }),
    reason: textarea('실패사유'),
    ip: text('접속지', { required: true }),
    agent: text('기기'),
  },
  scope: 'everyone',
  search: { dt: 'period', userId: 'equals', loginKindCd: 'in', resultCd: 'in', ip: 'equals' },
})
