import { code, codes, date, flag, number, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const materialMenu = 'education/materials/eduMaterial'
/** What a browser shows by itself, and packages of SCORM. */
const contentExtensions = 'pdf jpg jpeg png webp mp4 m4v webm zip'.split(' ')

/** 교육자료: what people learn from, in versions; posted ones are played and counted. (edu.md 2, EDU-11) */
export const eduMaterial = defineResource({
  name: 'eduMaterial',
  title: '교육자료',
  path: '/api/saf/education/material',
  menus: [materialMenu],
  key: 'materialNo',
  fields: {
    materialNm: text('자료명', { required: true, max: 150, searchable: true }),
    materialTypeCd: code('자료유형', 'EDU_MATERIAL_TYPE', { required: true, control: 'radio' }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    langCd: code('언어', 'LANG', { required: true, control: 'radio' }),
    eduTypeCd: code('교육구분', 'EDU_TYPE_CD', { required: true }),
    eduCourseNo: ref('교육과정', 'eduCourse'),
    legalItemCds: codes('법정 교육내용', 'EDU_LEGAL_ITEM_CD'),
    runMin: number('학습시간(분)', { required: true, min: 1, max: 600, decimals: 1 }),
    openVendorYn: flag('협력사 공개', { first: 'N', control: 'radio', words: ['공개', '비공개'] }),
    reviewYmd: date('검토 예정일'),
    summaryTxt: textarea('요약', { max: 1000 }),
    verSeq: number('버전', { readOnly: true }),
    beforeMaterialNo: ref('이전 버전', 'eduMaterial', { readOnly: true }),
    scormTxt: text('SCORM', { max: 20, readOnly: true }),
    launchTxt: text('시작 파일', { max: 300, readOnly: true }),
    viewCnt: number('조회수', { readOnly: true }),
  },
  scope: { published: ['posted', 'withdrawn'], writtenAt: 'plantCd' },
  list: [
    'materialNm',
    'state',
    'materialTypeCd',
    'langCd',
    'eduTypeCd',
    'eduCourseNo',
    'runMin',
    'verSeq',
    'openVendorYn',
    'reviewYmd',
    'viewCnt',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    materialTypeCd: 'in',
    langCd: 'in',
    eduTypeCd: 'equals',
    legalItemCds: 'has',
    openVendorYn: 'equals',
    state: 'in',
  },
  files: {
    content: { label: '자료 파일', limit: 1, maxMegabytes: 500, extensions: contentExtensions },
  },
  states: { draft: '작성', posted: '게시', withdrawn: '폐기' },
  transitions: {
    post: { label: '게시', from: ['draft'], to: 'posted' },
    withdraw: { label: '폐기', from: ['posted'], to: 'withdrawn', danger: true, reasonMin },
    supersede: { label: '새 버전 게시', from: ['posted'], to: 'withdrawn', system: true },
  },
})
export interface EduMaterial extends FullRow<typeof eduMaterial> {}
