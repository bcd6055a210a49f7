import {
  code,
  codes,
  department,
  flag,
  number,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow, type Row } from '../../../core/shared/resource.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { celsius } from '../product/chm-product.resource.ts'

export const storageMenus = ['chm/storage/storageList', 'chm/storage/storageMap'] as const

/** 장소 안의 위치: room, rack or shelf; with plant and store a tree of five levels. (features 4) */
export const chmStorePlace = defineLines({
  name: 'chmStorePlace',
  title: '장소 안의 위치',
  key: 'storePlaceNo',
  parent: 'storeNo',
  fields: {
    placeCd: text('위치코드', { required: true, max: 30 }),
    placeNm: text('위치명', { required: true, max: 100 }),
    upPlaceCd: text('상위 위치코드', { max: 30 }),
  },
})
const there = ['있음', '없음'] as const

/** 저장·보관장소: where chemicals stand, with its fire-law permit and what protects it. (chm.md 2) */
export const chmStore = defineResource({
  name: 'chmStore',
  title: '저장·보관장소',
  path: '/api/chm/store',
  menus: storageMenus,
  key: 'storeNo',
  fields: {
    storeCd: text('장소코드', { required: true, max: 30, searchable: true }),
    storeNm: text('장소명', { required: true, searchable: true }),
    storeTypeCd: code('유형', 'CHM_STORE_TYPE', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('관리부서', { required: true }),
    areaCd: refCode('구역', 'permitArea'),
    mapX: number('X(m)', { decimals: 1, min: 0, max: 10_000 }),
    mapY: number('Y(m)', { decimals: 1, min: 0, max: 10_000 }),
    indoorYn: flag('옥내', { words: ['옥내', '옥외'] }),
    floorNm: text('층·위치', { max: 100 }),
    permitNo: text('허가번호', { max: 50 }),
    permitMultiple: number('허가 배수', { decimals: 3, min: 0 }),
    permitClassCds: codes('허가 유별', 'CHM_HAZ_CLASS'),
    limitKg: number('최대보관량(kg)', { decimals: 3, min: 0 }),
    cciLimitKg: number('유해화학물질 보관한도(kg)', { decimals: 3, min: 0 }),
    hazMgrUserId: user('위험물안전관리자'),
    chmMgrUserId: user('관리자', { required: true }),
    inspCycleCd: code('점검주기', 'CHM_INSP_CYCLE', { required: true }),
    ventYn: flag('환기설비', { words: there }),
    dikeYn: flag('방유제', { words: there }),
    dikeCapQty: number('방유제 용량(L)', { decimals: 3, min: 0 }),
    fireSepYn: flag('방화 격벽', { words: there }),
    antiStaticYn: flag('정전기 제거', { words: there }),
    gasDetYn: flag('가스감지기', { words: there }),
    showerYn: flag('세안·샤워', { words: there }),
    minTemp: number('최저 온도(℃)', celsius),
    maxTemp: number('최고 온도(℃)', celsius),
    useYn: flag('사용', { first: 'Y' }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  unique: [['storeCd']],
  order: [{ by: 'storeCd', direction: 'asc' }],
  list: [
    'storeCd',
    'storeNm',
    'storeTypeCd',
    'plantCd',
    'deptCd',
    'areaCd',
    'permitMultiple',
    'permitClassCds',
    'chmMgrUserId',
    'inspCycleCd',
    'useYn',
  ],
  search: {
    plantCd: 'equals',
    storeNm: 'contains',
    storeTypeCd: 'in',
    deptCd: 'subtree',
    areaCd: 'equals',
    useYn: 'equals',
  },
  lines: { places: chmStorePlace },
  excel: {
    import: [
      'storeCd',
      'storeNm',
      'storeTypeCd',
      'plantCd',
      'deptCd',
      'areaCd',
      'mapX',
      'mapY',
      'indoorYn',
      'floorNm',
      'permitNo',
      'permitMultiple',
      'limitKg',
      'chmMgrUserId',
      'inspCycleCd',
      'useYn',
    ],
  },
  files: {
    permit: { label: '허가증·완공검사필증', limit: 10, maxMegabytes: 10, extensions: documentExtensions },
    image: { label: '사진', imageOnly: true, limit: 10, maxMegabytes: 10 },
  },
})
export interface ChmStore extends FullRow<typeof chmStore> {}
export interface ChmStoreRow extends Row<typeof chmStore> {}
