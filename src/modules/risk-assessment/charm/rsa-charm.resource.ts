import {
  code,
  codes,
  date,
  department,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { expectedRisk, presentRisk, residualRisk } from '../risk-columns.resource.ts'

export const charmMenu = 'rsa/result/resultCharm'

const kept = { readOnly: true } as const
const level = { min: 1, max: 4 } as const
const share = { decimals: 4, min: 0, max: 100 } as const
const celsius = { decimals: 2, min: -273.15, max: 5000 } as const
const concentration = { decimals: 4, min: 0 } as const
const none = { first: 'N', words: ['있음', '없음'] } as const

/**
 * CHARM 행: one substance at one task. What the chemical register knows is filled in; the server judges exposure (`freq`)
 * and hazard (`sev`) and keeps the facts it judged by, so that '왜?' says the same later. (rsa.md 2, 5.5; fit D23, D26)
 */
export const rsaCharm = defineResource({
  name: 'rsaCharm',
  title: 'CHARM 행',
  path: '/api/rsa/charm',
  menus: [charmMenu],
  key: 'rsaCharmNo',
  fields: {
    rsaTargetNo: ref('평가대상', 'rsaTarget', { required: true }),
    sortOrder: number('순서', { required: true, decimals: 6, min: 0 }),
    taskTxt: text('취급작업', { required: true, max: 300 }),
    chemNo: ref('물질', 'chmChemical'),
    prodNo: ref('제품', 'chmProduct'),
    substanceTxt: text('물질·성분', { max: 300, searchable: true }),
    // Of a component that its supplier keeps to itself; the server lets go of any other.
    compNo: number('구성성분 번호', { min: 1 }),
    declaredYn: flag('특별관리물질 신고', { ...kept, words: ['신고', '없음'] }),
    stateCd: code('성상', 'CHM_STATE', kept),
    contentPct: number('함유량(%)', share),
    formCd: code('노출 형태', 'RSA_CHARM_FORM'),
    dustLvCd: code('비산성', 'RSA_DUST'),
    dayQty: number('하루 취급량', { decimals: 4, min: 0 }),
    dayUnitCd: code('취급 단위', 'CHM_UNIT'),
    useTemp: number('취급온도(℃)', celsius),
    boilingPt: number('끓는점(℃)', celsius),
    ventCd: code('환기방법', 'CHM_VENT'),
    d1Yn: flag('직업병 유소견자', none),
    measYn: flag('작업환경측정', { first: 'N', words: ['측정', '미측정'] }),
    notFoundYn: flag('불검출', { first: 'N', words: ['불검출', '검출'] }),
    measVal: number('측정값', concentration),
    measUnitCd: code('측정 단위', 'CHM_EXP_UNIT'),
    measYmd: date('측정일'),
    twaVal: number('노출기준 TWA', concentration),
    twaUnitCd: code('노출기준 단위', 'CHM_EXP_UNIT'),
    molWeight: number('분자량', { decimals: 3, min: 0 }),
    carcCd: code('발암성', 'CHM_CMR', kept),
    mutaCd: code('생식세포 변이원성', 'CHM_CMR', kept),
    reproCd: code('생식독성', 'CHM_CMR', kept),
    hCodeTxt: text('H문구', { ...kept, max: 500 }),
    typedCds: codes('직접 입력', 'RSA_CHARM_FACT', kept),
    gapCds: codes('부족한 정보', 'RSA_CHARM_FACT', kept),
    expPct: number('노출기준 대비(%)', { ...kept, decimals: 1 }),
    expBasisCd: code('노출 근거', 'RSA_CHARM_EXP', kept),
    hazBasisCd: code('유해성 근거', 'RSA_CHARM_HAZ', kept),
    ...presentRisk,
    freq: number('노출수준', kept),
    sev: number('유해성', kept),
    measureTxt: textarea('감소대책', { max: 1000 }),
    hierCd: code('대책 순위', 'RSA_HIER'),
    ownerUserId: user('담당자'),
    dueYmd: date('완료예정일'),
    rsaMeasureNo: ref('감소대책 기록', 'rsaMeasure', kept),
    ...expectedRisk,
    expFreq: number('개선 후 노출수준', level),
    expSev: number('개선 후 유해성', level),
    overrideReason: textarea('예외 사유', { max: 500 }),
    opinionTxt: textarea('근로자 의견', { max: 1000 }),
    ...residualRisk,
    prevScore: number('전년 위험성', kept),
    prevCharmNo: ref('전년 행', 'rsaCharm', kept),
    plantCd: refCode('사업장', 'plant', kept),
    deptCd: department('부서', kept),
    vendorCd: refCode('협력업체', 'vendor', kept),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  order: [
    { by: 'rsaTargetNo', direction: 'desc' },
    { by: 'sortOrder', direction: 'asc' },
    { by: 'rsaCharmNo', direction: 'asc' },
  ],
  search: {
    rsaTargetNo: 'equals',
    chemNo: 'equals',
    prodNo: 'equals',
    gradeCd: 'equals',
    acceptYn: 'equals',
    plantCd: 'equals',
    deptCd: 'subtree',
  },
  excel: {
    import: [
      'rsaTargetNo',
      'sortOrder',
      'taskTxt',
      'chemNo',
      'prodNo',
      'substanceTxt',
      'contentPct',
      'formCd',
      'dustLvCd',
      'dayQty',
      'dayUnitCd',
      'useTemp',
      'boilingPt',
      'ventCd',
      'd1Yn',
      'measYn',
      'notFoundYn',
      'measVal',
      'measUnitCd',
      'measYmd',
      'twaVal',
      'twaUnitCd',
      'molWeight',
      'measureTxt',
      'hierCd',
      'dueYmd',
      'expFreq',
      'expSev',
      'overrideReason',
      'opinionTxt',
    ],
  },
  files: {
    evidence: { label: '측정·건강진단 결과', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
    photo: { label: '작업 사진', limit: 10, imageOnly: true, maxMegabytes: 20 },
  },
})
export interface RsaCharm extends FullRow<typeof rsaCharm> {}
