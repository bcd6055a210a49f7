import { code, department, flag, number, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'
import { hazopMenu } from './hazop-menus.rule.ts'

const kept = { readOnly: true } as const

/**
 * A layer that counts for itself, or a modifier: the probability of a condition. One that was proposed from a safeguard of
 * the row counts once a person has confirmed it, with its kind and its PFD.
 */
const layers = defineLines({
  name: 'rsaLopaLayer',
  title: '방호계층',
  key: 'rsaLopaLayerNo',
  parent: 'rsaLopaNo',
  fields: {
    confirmYn: flag('인정', { words: ['인정', '확인 전'] }),
    layerCd: code('종류', 'RSA_LOPA_LAYER'),
    layerNm: text('방호계층·조건', { required: true, max: 200 }),
    sideCd: code('작용', 'RSA_GUARD_SIDE', { readOnly: true }),
    pfd: number('PFD·확률', { decimals: 6, min: 0.000_001, max: 1 }),
    pfdSourceTxt: text('PFD 출처', { max: 300 }),
    sensorTxt: text('감지 태그', { max: 100 }),
    finalTxt: text('작동 태그', { max: 100 }),
    rsaHazopGuardNo: number('안전조치 번호', { separator: false }),
  },
})

/**
 * LOPA: how often a scenario happens with all independent layers, against what the company accepts for its severity. (rsa.md
 * 10; fit F3)
 */
export const rsaLopa = defineResource({
  name: 'rsaLopa',
  title: 'LOPA',
  path: '/api/rsa/lopa',
  menus: [hazopMenu],
  key: 'rsaLopaNo',
  fields: {
    scenarioTxt: textarea('시나리오', { required: true, max: 500, searchable: true }),
    rsaHazopRowNo: ref('HAZOP 행', 'rsaHazopRow', { required: true }),
    rsaTargetNo: ref('평가대상', 'rsaTarget', kept),
    plantCd: refCode('사업장', 'plant', kept),
    deptCd: department('부서', kept),
    initCd: code('개시사건', 'RSA_LOPA_INIT', { required: true }),
    initTxt: text('개시사건 내용', { required: true, max: 200 }),
    initFreq: number('개시빈도(/년)', { required: true, decimals: 6, min: 0.000_001, max: 100 }),
    initSourceTxt: text('개시빈도 출처', { max: 300 }),
    targetFreq: number('목표빈도(/년)', { required: true, decimals: 9, min: 0.000_000_001, max: 1 }),
    mitigatedFreq: number('방호 후 빈도(/년)', { ...kept, decimals: 12 }),
    gapVal: number('갭(배)', { ...kept, decimals: 3 }),
    needPfd: number('필요 PFD', { ...kept, decimals: 9 }),
    silVal: number('요구 SIL', kept),
    acceptYn: flag('목표 충족', { ...kept, words: ['충족', '미달'] }),
    noteTxt: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'scenarioTxt',
    'initTxt',
    'initFreq',
    'mitigatedFreq',
    'targetFreq',
    'gapVal',
    'silVal',
    'acceptYn',
    'rsaHazopRowNo',
    'rsaTargetNo',
  ],
  search: { rsaTargetNo: 'equals', rsaHazopRowNo: 'equals', acceptYn: 'equals', plantCd: 'equals' },
  lines: { layers },
})
export interface RsaLopa extends FullRow<typeof rsaLopa> {}
export interface LopaLayerRow extends LineRow<typeof layers> {}
