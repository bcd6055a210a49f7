import {
  code,
  codes,
  date,
  datetime,
  department,
  number,
  process,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'
import { bookStates, bookTransitions } from './book-states.resource.ts'

export const krasBookMenu = 'rsa/jobRiskBook/jobBookList?type=KRAS'
export const jsaBookMenu = 'rsa/jobRiskBook/jobBookList?type=JSA'
export const hazopBookMenu = 'rsa/jobRiskBook/jobBookList?type=HAZOP'
export const charmBookMenu = 'rsa/jobRiskBook/jobBookList?type=CHARM'
/** The books whose rows are steps or substances; those of HAZOP are the templates of nodes (`hazop/`). */
export const jobBookMenus = [krasBookMenu, jsaBookMenu, charmBookMenu] as const

const level = { min: 0, max: 9 } as const
/** A step of the job and one hazard of it, as assessments begin with it. */
const rows = defineLines({
  name: 'rsaJobHazard',
  title: '작업단계와 유해·위험요인',
  key: 'rsaJobHazardNo',
  parent: 'rsaJobBookNo',
  fields: {
    stepNo: number('단계', { required: true, min: 1, max: 99 }),
    stepTxt: text('작업단계', { required: true, max: 200 }),
    hazardKindCd: code('분류', 'RSA_HAZARD_KIND', { required: true }),
    hazardTxt: textarea('유해·위험 상황과 결과', { required: true, min: 10, max: 1000 }),
    occurTypeCd: code('재해형태', 'SAF_OCCUR_TYPE'),
    lawTxt: text('관련근거', { max: 200 }),
    controlTxt: textarea('현재 안전조치', { max: 1000 }),
    freq: number('빈도', level),
    sev: number('강도', level),
    measureTxt: textarea('감소대책', { max: 1000 }),
    hierCd: code('대책 순위', 'RSA_HIER'),
    expFreq: number('개선 후 빈도', level),
    expSev: number('개선 후 강도', level),
  },
  order: [{ by: 'stepNo', direction: 'asc' }],
})

/** A task and one substance of it, as CHARM begins with them; what was measured is no part of a book. */
const substances = defineLines({
  name: 'rsaJobCharm',
  title: '취급작업과 물질',
  key: 'rsaJobCharmNo',
  parent: 'rsaJobBookNo',
  fields: {
    sortOrder: number('순서', { required: true, min: 1 }),
    taskTxt: text('취급작업', { required: true, max: 300 }),
    chemNo: ref('물질', 'chmChemical'),
    prodNo: ref('제품', 'chmProduct'),
    substanceTxt: text('물질·성분', { max: 300 }),
    // Of a component that its supplier keeps to itself.
    compNo: number('구성성분 번호', { readOnly: true, separator: false }),
    contentPct: number('함유량(%)', { decimals: 4, min: 0, max: 100 }),
    formCd: code('노출 형태', 'RSA_CHARM_FORM'),
    dustLvCd: code('비산성', 'RSA_DUST'),
    dayQty: number('하루 취급량', { decimals: 4, min: 0 }),
    dayUnitCd: code('취급 단위', 'CHM_UNIT'),
    useTemp: number('취급온도(℃)', { decimals: 2, min: -273.15, max: 5000 }),
    ventCd: code('환기방법', 'CHM_VENT'),
    measureTxt: textarea('감소대책', { max: 1000 }),
    hierCd: code('대책 순위', 'RSA_HIER'),
  },
  order: [{ by: 'sortOrder', direction: 'asc' }],
})

/**
 * 작업위험 표준서: the steps and hazards that a job always has, in versions. Assessments are begun from the approved one,
 * and what was taken from it says when there is a newer one. (rsa.md 2, 3; fit D15)
 */
export const rsaJobBook = defineResource({
  name: 'rsaJobBook',
  title: '작업위험 표준서',
  path: '/api/rsa/jobbook',
  menus: jobBookMenus,
  key: 'rsaJobBookNo',
  fields: {
    jobBookCd: text('표준서번호', { readOnly: true, searchable: true, max: 50 }),
    verNo: number('버전', { readOnly: true }),
    jobBookNm: text('작업명', { required: true, max: 100, searchable: true }),
    rsaTypeCd: code('기법', 'RSA_TYPE', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서', { required: true }),
    processNo: process('공정'),
    jobTypeCd: code('작업 구분', 'RSA_JOB_TYPE', { required: true }),
    freqTxt: text('작업 빈도', { max: 100 }),
    permitTypeCd: code('기본허가', 'PTW_TYPE', { control: 'radio' }),
    supplCds: codes('보충허가', 'PTW_SUPPL', { control: 'checkbox' }),
    jraSevCd: code('심각도', 'JRA_SEV', { control: 'radio' }),
    jraRepeatCd: code('반복성', 'JRA_REPEAT', { control: 'radio' }),
    jraProbCd: code('사고확률', 'JRA_PROB', { control: 'radio' }),
    jraScore: number('JRA', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
    replaceNo: ref('이전판', 'rsaJobBook', { readOnly: true }),
    fromTargetNo: ref('가져온 평가대상', 'rsaTarget', { readOnly: true }),
    reviewUserId: user('검토요청자', { readOnly: true }),
    approveUserId: user('승인자', { readOnly: true }),
    approveDt: datetime('승인일시', { readOnly: true }),
    lookYmd: date('최근 검토일', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['jobBookCd', 'verNo']],
  order: [
    { by: 'jobBookCd', direction: 'asc' },
    { by: 'verNo', direction: 'desc' },
  ],
  list: [
    'jobBookCd',
    'verNo',
    'jobBookNm',
    'state',
    'rsaTypeCd',
    'deptCd',
    'processNo',
    'jobTypeCd',
    'jraScore',
    'approveDt',
    'lookYmd',
    'plantCd',
  ],
  search: {
    jobBookNm: 'contains',
    rsaTypeCd: 'in',
    state: 'in',
    jobTypeCd: 'in',
    deptCd: 'subtree',
    processNo: 'equals',
    plantCd: 'equals',
  },
  lines: { rows, substances },
  files: {
    document: { label: '작업표준·절차', limit: 20, maxMegabytes: 50, extensions: documentExtensions },
  },
  states: bookStates,
  transitions: bookTransitions,
})
export interface RsaJobBook extends FullRow<typeof rsaJobBook> {}
export interface JobSubstance extends LineRow<typeof substances> {}
export interface JobHazard extends LineRow<typeof rows> {}
