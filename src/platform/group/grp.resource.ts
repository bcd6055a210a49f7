import { code, flag, text, user } from '../../core/shared/field.ts'
import { defineLines, defineResource } from '../../core/shared/resource.ts'

/** 그룹 (admin 2.1): people, departments or companies under one name, for notices, mail and references. */
export const grp = defineResource({
  name: 'grp',
  title: '그룹',
  path: '/api/manage/grp',
  menus: ['manage/dept/userGrp'],
  key: 'grpNo',
  fields: {
    grpNm: text('그룹명', { required: true, max: 100 }),
    grpKindCd: code('구분', 'GRP_KIND', { required: true }),
    ownerUserId: user('소유자'),
    shareYn: flag('공유', { control: 'checkbox', first: 'N' }),
  },
  scope: 'everyone',
  unique: [['grpNm']],
  order: [{ by: 'grpNm', direction: 'asc' }],
  list: ['grpNm', 'grpKindCd', 'ownerUserId', 'shareYn', 'updateDt'],
  search: { grpNm: 'contains', grpKindCd: 'equals', ownerUserId: 'equals', shareYn: 'equals' },
  lines: {
    members: defineLines({
      name: 'grpMember',
      title: '구성원',
      key: 'grpMemberNo',
      parent: 'grpNo',
      // userId, deptCd or vendorCd, as the kind of the group says.
      fields: { memberId: text('구성원', { required: true, max: 50 }) },
    }),
  },
})
/** Values of the code group GRP_KIND. */
export const groupKinds = { user: 'GPK01', dept: 'GPK02', vendor: 'GPK03' } as const
export type GroupKind = (typeof groupKinds)[keyof typeof groupKinds]
