import { code, date, department, flag, ref, refCode, text, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 권한그룹 (admin 1, 2.1) */
export const authGrp = defineResource({
  name: 'authGrp',
  title: '권한그룹',
  path: '/api/manage/authgrp',
  menus: ['manage/authGrp/authGrpList'],
  key: 'authGrpNo',
  fields: {
    authGrpNm: text('그룹명', { required: true }),
    portalCd: code('포털', 'PORTAL', { required: true }),
    plantAccessYn: flag('전체사업장', { first: 'N' }),
    deptAccessYn: flag('전체부서', { first: 'N' }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  unique: [['authGrpNm']],
  order: [{ by: 'authGrpNo', direction: 'asc' }],
  search: { authGrpNm: 'contains', portalCd: 'equals', useYn: 'equals' },
})

/** 메뉴권한: writing, Excel and printing need access; parents get access with their child. */
export const authGrpMenu = defineResource({
  name: 'authGrpMenu',
  title: '메뉴권한',
  path: '/api/manage/authgrpmenu',
  menus: ['manage/authGrp/authGrpMenu'],
  key: 'authGrpMenuNo',
  fields: {
    authGrpNo: ref('그룹', 'authGrp', { required: true }),
    menuId: refCode('메뉴', 'menu', { required: true }),
    accessYn: flag('접근'),
    writeYn: flag('쓰기'),
    excelYn: flag('엑셀'),
    printYn: flag('출력'),
  },
  scope: 'everyone',
  unique: [['authGrpNo', 'menuId']],
  order: [{ by: 'menuId', direction: 'asc' }],
  search: { authGrpNo: 'equals', menuId: 'equals', writeYn: 'equals' },
})

/** 사용자권한: groups of a person, for a period when one is given. */
export const userAuthGrp = defineResource({
  name: 'userAuthGrp',
  title: '사용자권한',
  path: '/api/manage/userauthgrp',
  menus: ['manage/user/userAuth'],
  key: 'userAuthGrpNo',
  fields: {
    userId: user('사용자', { required: true }),
    authGrpNo: ref('그룹', 'authGrp', { required: true }),
    settingYn: flag('부여'),
    fromYmd: date('시작'),
    toYmd: date('종료'),
  },
  scope: 'everyone',
  unique: [['userId', 'authGrpNo']],
  order: [
    { by: 'toYmd', direction: 'desc' },
    { by: 'userId', direction: 'asc' },
  ],
  search: { userId: 'equals', authGrpNo: 'equals', settingYn: 'equals', toYmd: 'period' },
})

/** 부서권한: groups of everybody in a department, with subDeptYn also of the departments below. */
export const deptAuthGrp = defineResource({
  name: 'deptAuthGrp',
  title: '부서권한',
  path: '/api/manage/deptauthgrp',
  menus: ['manage/authGrp/deptAuthGrp'],
  key: 'deptAuthGrpNo',
  fields: {
    deptCd: department('부서', { required: true }),
    authGrpNo: ref('그룹', 'authGrp', { required: true }),
    settingYn: flag('부여', { first: 'Y' }),
    subDeptYn: flag('하위포함', { first: 'N' }),
    plantAccessYn: flag('전체사업장', { first: 'N' }),
    deptAccessYn: flag('전체부서', { first: 'N' }),
  },
  scope: 'everyone',
  unique: [['deptCd', 'authGrpNo']],
  search: { deptCd: 'subtree', authGrpNo: 'equals', settingYn: 'equals' },
})
/** 시스템관리자: never without a member, never taken from oneself. */
export const systemGroupNo = 1
/** Without these nobody could give a right back: they stay in use, and the system group keeps them. */
export const rightsMenus: readonly string[] = [
  'manage/menu/menuList',
  'manage/user/userAuth',
  'manage/authGrp/authGrpList',
  'manage/authGrp/authGrpMenu',
]
