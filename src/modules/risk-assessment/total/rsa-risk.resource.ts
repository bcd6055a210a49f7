import {
  code,
  department,
  flag,
  number,
  process,
  ref,
  refCode,
  text,
  textarea,
  year,
} from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const totalMenu = 'rsa/total/totalList'
export const heatMenu = 'rsa/total/totalHeat'

const kept = { readOnly: true } as const
const needed = { readOnly: true, required: true } as const
const accepted = { ...kept, words: ['허용', '허용 불가'] } as const
const grade = { ...kept, max: 20 } as const

/**
 * 위험: one row of any method with the judgement of its matrix on one common scale. SQL keeps it in step with the rows, so
 * that totals, the heat map and their lists count the same. No company reads it. (rsa.md 2, 6; fit D26; decision 0218)
 */
export const rsaRisk = defineResource({
  name: 'rsaRisk',
  title: '위험',
  path: '/api/rsa/risk',
  menus: [totalMenu, heatMenu],
  key: 'rsaRiskNo',
  fields: {
    hazardTxt: textarea('유해·위험 상황과 결과', { ...kept, max: 1000 }),
    rowEntity: text('행 종류', { ...needed, max: 50 }),
    rowNo: number('행 번호', { ...needed, separator: false }),
    rsaTargetNo: ref('평가대상', 'rsaTarget', needed),
    rsaPlanNo: ref('계획', 'rsaPlan', kept),
    riskYear: year('평가 연도', needed),
    fixedYn: flag('집계', { ...needed, words: ['확정', '평가중'] }),
    rsaTypeCd: code('기법', 'RSA_TYPE', needed),
    rsaKindCd: code('실시구분', 'RSA_KIND', kept),
    rsaMatrixNo: ref('평가기준', 'rsaMatrix', needed),
    plantCd: refCode('사업장', 'plant', needed),
    deptCd: department('부서', needed),
    vendorCd: refCode('협력업체', 'vendor', kept),
    processNo: process('공정', kept),
    hazardKindCd: code('분류', 'RSA_HAZARD_KIND', kept),
    occurTypeCd: code('재해형태', 'SAF_OCCUR_TYPE', kept),
    freq: number('빈도', kept),
    sev: number('강도', kept),
    score: number('위험성', kept),
    gradeCd: text('등급', grade),
    acceptYn: flag('허용', accepted),
    levelCd: code('위험수준', 'RSA_LEVEL', needed),
    expScore: number('개선 후 위험성', kept),
    expGradeCd: text('개선 후 등급', grade),
    resScore: number('잔여 위험성', kept),
    resGradeCd: text('잔여 등급', grade),
    resAcceptYn: flag('잔여 허용', accepted),
    afterFreq: number('현재 빈도', kept),
    afterSev: number('현재 강도', kept),
    afterScore: number('현재 위험성', kept),
    afterGradeCd: text('현재 등급', grade),
    afterAcceptYn: flag('현재 허용', accepted),
    afterLevelCd: code('현재 위험수준', 'RSA_LEVEL', needed),
    prevScore: number('전년 위험성', kept),
    changeCd: code('전년 대비', 'RSA_CHANGE', kept),
    goneYear: year('삭제된 연도', kept),
  },
  scope: { plant: 'plantCd' },
  unique: [['rowEntity', 'rowNo']],
  list: [
    'riskYear',
    'rsaTypeCd',
    'hazardTxt',
    'score',
    'levelCd',
    'afterScore',
    'afterLevelCd',
    'changeCd',
    'deptCd',
    'rsaTargetNo',
    'fixedYn',
    'plantCd',
  ],
  search: {
    riskYear: 'equals',
    plantCd: 'equals',
    deptCd: 'equals',
    rsaTypeCd: 'in',
    levelCd: 'in',
    afterLevelCd: 'in',
    changeCd: 'in',
    fixedYn: 'equals',
    goneYear: 'equals',
    rsaTargetNo: 'equals',
    rsaMatrixNo: 'equals',
    freq: 'equals',
    sev: 'equals',
    afterFreq: 'equals',
    afterSev: 'equals',
    occurTypeCd: 'in',
    hazardKindCd: 'in',
    processNo: 'equals',
    hazardTxt: 'contains',
  },
  stamped: false,
})
export interface RsaRisk extends FullRow<typeof rsaRisk> {}
