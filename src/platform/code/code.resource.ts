import { date, flag, number, ref, refCode, text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 도메인 (admin 2.2) */
export const codeDomain = defineResource({
  name: 'codeDomain',
  title: '도메인',
  path: '/api/manage/codedomain',
  menus: ['manage/code/codeDomain'],
  key: 'domainCd',
  fields: {
    domainCd: text('도메인코드', { required: true, max: 20 }),
    domainNm: text('도메인명', { required: true }),
    domainNmEn: text('도메인명(En)'),
    domainNmZh: text('도메인명(Zh)'),
    domainNmEs: text('도메인명(Es)'),
    ownerAuthGrpNo: ref('관리그룹', 'authGrp'),
  },
  scope: 'everyone',
  order: [{ by: 'domainCd', direction: 'asc' }],
  search: { domainNm: 'contains' },
})

/** 코드그룹: the items of a group with editYn N (states) are fixed by the program. */
export const codeGroup = defineResource({
  name: 'codeGroup',
  title: '코드그룹',
  path: '/api/manage/codegroup',
  menus: ['manage/code/codeGroup'],
  key: 'codeGrpCd',
  fields: {
    codeGrpCd: text('그룹코드', { required: true, max: 50 }),
    codeGrpNm: text('그룹명', { required: true }),
    codeGrpNmEn: text('그룹명(En)'),
    codeGrpNmZh: text('그룹명(Zh)'),
    codeGrpNmEs: text('그룹명(Es)'),
    domainCd: refCode('도메인', 'codeDomain', { required: true }),
    editYn: flag('편집가능'),
    lenLimit: number('길이', { min: 1, max: 50 }),
  },
  scope: 'everyone',
  order: [{ by: 'codeGrpCd', direction: 'asc' }],
  search: { codeGrpCd: 'contains', codeGrpNm: 'contains', domainCd: 'equals', editYn: 'equals' },
})

/** 코드: used codes are ended, never deleted; an ended code keeps its name on old records. */
export const codeItem = defineResource({
  name: 'codeItem',
  title: '코드',
  path: '/api/manage/codemaster',
  menus: ['manage/code/codeItem'],
  key: 'codeItemNo',
  fields: {
    codeGrpCd: refCode('그룹', 'codeGroup', { required: true }),
    code: text('코드', { required: true, max: 50 }),
    codeNm: text('코드명', { required: true }),
    codeNmEn: text('코드명(En)'),
    codeNmZh: text('코드명(Zh)'),
    codeNmEs: text('코드명(Es)'),
    upCode: text('상위코드', { max: 50 }),
    sortOrder: number('정렬'),
    attr1: text('속성1'),
    attr2: text('속성2'),
    attr3: text('속성3'),
    fromYmd: date('시작'),
    toYmd: date('종료'),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  unique: [['codeGrpCd', 'code']],
  order: [
    { by: 'codeGrpCd', direction: 'asc' },
    { by: 'sortOrder', direction: 'asc' },
  ],
  excel: {
    import: [
      'codeGrpCd',
      'code',
      'codeNm',
      'codeNmEn',
      'codeNmZh',
      'codeNmEs',
      'upCode',
      'fromYmd',
      'toYmd',
      'useYn',
    ],
  },
  list: [
    'codeGrpCd',
    'code',
    'codeNm',
    'codeNmEn',
    'codeNmZh',
    'codeNmEs',
    'upCode',
    'sortOrder',
    'fromYmd',
    'toYmd',
    'useYn',
  ],
  search: { codeGrpCd: 'equals', codeNm: 'contains', useYn: 'equals' },
})
