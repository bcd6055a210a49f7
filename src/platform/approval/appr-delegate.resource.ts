import { code, codes, datetime, flag, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 위임·부재 (admin 2.2, R6): who signs in somebody's place, for a period and, when given, for some kinds of
 * business.
 */
export const apprDelegate = defineResource({
  name: 'apprDelegate',
  title: '위임·부재',
  path: '/api/manage/apprdelegate',
  menus: ['manage/appr/apprDelegate'],
  key: 'delegateNo',
  fields: {
    fromUserId: user('위임자', { required: true }),
    toUserId: user('수임자', { required: true }),
    delegateKindCd: code('위임구분', 'DELEGATE', { required: true, control: 'radio' }),
    bizCds: codes('업무범위', 'APPR_BIZ'),
    fromDt: datetime('시작', { required: true }),
    toDt: datetime('종료', { required: true }),
    reason: textarea('사유', { required: true, min: 2, max: 1000 }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: { owner: 'fromUserId' },
  list: ['fromUserId', 'toUserId', 'useYn', 'fromDt', 'toDt', 'delegateKindCd', 'bizCds', 'reason'],
  search: {
    fromUserId: 'equals',
    toUserId: 'equals',
    delegateKindCd: 'equals',
    fromDt: 'period',
    useYn: 'equals',
  },
})
/** Code group DELEGATE. */
export const delegateKinds = { absence: 'DLG01', delegation: 'DLG02' } as const
