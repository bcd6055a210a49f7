import { code, flag, number, refCode, text, textarea } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 메뉴 (specification section 3; admin 2.1, R3) */
export const menu = defineResource({
  name: 'menu',
  title: '메뉴',
  path: '/api/manage/menu',
  menus: ['manage/menu/menuList'],
  key: 'menuId',
  fields: {
    menuId: text('메뉴코드', { required: true, max: 20 }),
    menuNm: text('메뉴명', { required: true }),
    menuNmEn: text('메뉴명(En)'),
    menuNmZh: text('메뉴명(Zh)'),
    menuNmEs: text('메뉴명(Es)'),
    upMenuId: refCode('상위메뉴', 'menu'),
    menuLvl: number('레벨', { readOnly: true }),
    taskGrpCd: code('업무그룹', 'TASK_GRP', { required: true }),
    portalCd: code('포털', 'PORTAL', { required: true }),
    frontEndUrl: text('화면경로', { required: true, max: 300 }),
    sortOrder: text('정렬', { max: 10 }),
    color: text('색상', { max: 20 }),
    icon: text('아이콘', { max: 50 }),
    plantAccCd: code('사업장제한', 'APA'),
    useYn: flag('사용'),
    helpCont: textarea('도움말'),
  },
  scope: 'everyone',
  unique: [['frontEndUrl']],
  order: [{ by: 'menuId', direction: 'asc' }],
  list: ['menuId', 'menuNm', 'upMenuId', 'menuLvl', 'taskGrpCd', 'portalCd', 'frontEndUrl', 'sortOrder', 'plantAccCd', 'useYn'],
  search: { menuNm: 'contains', taskGrpCd: 'equals', portalCd: 'equals', upMenuId: 'equals', useYn: 'equals' },
})
