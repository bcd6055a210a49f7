import {
  code,
  codes,
  date,
  datetime,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
} from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'

export const matrixMenu = 'rsa/baseInfo/matrixManage'

const axisLevel = { required: true, min: 0, max: 9 } as const
const levels = defineLines({
  name: 'rsaMatrixLevel',
  title: '척도',
  key: 'rsaMatrixLevelNo',
  parent: 'rsaMatrixNo',
  fields: {
    axisCd: code('축', 'RSA_AXIS', { required: true }),
    levelVal: number('수준', axisLevel),
    levelNm: text('수준명', { required: true, max: 50 }),
    peopleTxt: text('설명(사람)', { max: 300 }),
    environmentTxt: text('설명(환경)', { max: 300 }),
    assetTxt: text('설명(재산)', { max: 300 }),
  },
  order: [
    { by: 'axisCd', direction: 'asc' },
    { by: 'levelVal', direction: 'desc' },
  ],
})
const cells = defineLines({
  name: 'rsaMatrixCell',
  title: '행렬값',
  key: 'rsaMatrixCellNo',
  parent: 'rsaMatrixNo',
  fields: {
    freqVal: number('빈도', axisLevel),
    sevVal: number('강도', axisLevel),
    scoreVal: number('위험성', { required: true, min: 0, max: 100 }),
  },
  order: [
    { by: 'sevVal', direction: 'desc' },
    { by: 'freqVal', direction: 'desc' },
  ],
})
const grades = defineLines({
  name: 'rsaMatrixGrade',
  title: '등급',
  key: 'rsaMatrixGradeNo',
  parent: 'rsaMatrixNo',
  fields: {
    fromScore: number('위험성(부터)', { required: true, min: 0, max: 100 }),
    toScore: number('위험성(까지)', { required: true, min: 0, max: 100 }),
    gradeCd: text('등급', { required: true, max: 20 }),
    gradeNm: text('등급명', { required: true, max: 50 }),
    color: text('색', { required: true, max: 7 }),
    acceptYn: flag('허용', { first: 'N', words: ['허용', '허용 불가'] }),
    interimYn: flag('당일 잠정조치', { first: 'N', words: ['필요', '불필요'] }),
    dueDays: number('조치기한(일)', { min: 0, max: 3650 }),
    registerGradeCd: code('개선요청 등급', 'IMPR_GRADE'),
    guideTxt: text('관리기준', { max: 300 }),
  },
  order: [{ by: 'fromScore', direction: 'desc' }],
})

/**
 * 평가기준: levels of frequency and severity, what two of them make, and what each score means. One in force is never
 * changed; its successor is tried on last year's rows first, and old results keep the version they were judged by.
 * (rsa.md 2, 5; fit D22, D25; 지침 제11조)
 */
export const rsaMatrix = defineResource({
  name: 'rsaMatrix',
  title: '평가기준',
  path: '/api/rsa/matrix',
  listPath: '/api/rsa/matrixes',
  menus: [matrixMenu],
  key: 'rsaMatrixNo',
  fields: {
    matrixNm: text('기준명', { required: true, max: 100, searchable: true }),
    matrixCd: text('기준코드', { required: true, max: 20, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    rsaTypeCds: codes('기법', 'RSA_TYPE', { required: true, min: 1 }),
    verNo: number('버전', { readOnly: true }),
    replaceNo: ref('개정 대상', 'rsaMatrix', { readOnly: true }),
    basisTxt: text('근거', { max: 300 }),
    confirmNeededYn: flag('근거 확인 필요', { first: 'Y', words: ['확인 필요', '확인함'] }),
    remark: textarea('비고', { max: 1000 }),
    trialDt: datetime('시험일시', { readOnly: true }),
    trialCnt: number('시험한 행', { readOnly: true }),
    trialUpCnt: number('더는 허용되지 않는 행', { readOnly: true }),
    trialDownCnt: number('새로 허용되는 행', { readOnly: true }),
    effectYmd: date('시행일', { readOnly: true }),
    endYmd: date('종료일', { readOnly: true }),
  },
  // The yardstick is no secret: whoever reads a result may read by what it was judged.
  scope: 'everyone',
  unique: [['plantCd', 'matrixCd', 'verNo']],
  order: [
    { by: 'matrixCd', direction: 'asc' },
    { by: 'plantCd', direction: 'asc' },
    { by: 'verNo', direction: 'desc' },
  ],
  list: [
    'matrixCd',
    'matrixNm',
    'plantCd',
    'rsaTypeCds',
    'verNo',
    'state',
    'effectYmd',
    'endYmd',
    'confirmNeededYn',
    'trialDt',
    'updateDt',
  ],
  search: { matrixNm: 'contains', plantCd: 'equals', rsaTypeCds: 'has', state: 'in' },
  lines: { levels, cells, grades },
  states: { draft: '작성', trial: '시험', inForce: '시행', superseded: '이전판' },
  transitions: {
    tryOut: { label: '시험', from: ['draft'], to: 'trial' },
    revise: { label: '다시 작성', from: ['trial'], to: 'draft' },
    putInForce: { label: '시행', from: ['trial'], to: 'inForce' },
    supersede: { label: '시행 종료', from: ['inForce'], to: 'superseded', reasonMin, danger: true },
  },
})
export interface RsaMatrix extends FullRow<typeof rsaMatrix> {}
export interface MatrixLevelRow extends LineRow<typeof levels> {}
export interface MatrixCellRow extends LineRow<typeof cells> {}
export interface MatrixGradeRow extends LineRow<typeof grades> {}
