import { defineFigures, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'
import type { QualityFigures } from './quality.rule.ts'
import type { RevalidationFigures } from './revalidation.rule.ts'

const lopa = { source: 'CCPS Layer of Protection Analysis(2차 자료)', confirm: true } as const

/**
 * Figures of studies: when one is looked through again, how often a scenario may happen, what usual causes and layers do.
 * No read text sets them. (rsa.md 10, 12; fit F3)
 */
export const hazopFigures = defineFigures(
  'RSA.hazop.',
  {
    revalidationMonths: {
      label: 'HAZOP 재평가 주기',
      unit: '개월',
      value: 48,
      source: '사업장 위험성평가에 관한 지침 제5조제4항제2호(조번호 확인 필요)',
    },
    noticeDays: { label: 'HAZOP 재평가 첫 알림', unit: '일 전', value: 60 },
    recommendationDays: { label: 'HAZOP 권고 기한(등급이 정하지 않을 때)', unit: '일', value: 180 },
    lopaFromScore: {
      label: 'LOPA가 필요한 위험도(허용할 수 없는 행, 이상)',
      unit: '점',
      value: 4,
      source: '사내 기준(IEC 61511 적용 대상 선정)',
    },
    target4: { label: 'LOPA 목표빈도(강도 4)', unit: '/년', value: 0.000_01 },
    target3: { label: 'LOPA 목표빈도(강도 3)', unit: '/년', value: 0.0001 },
    target2: { label: 'LOPA 목표빈도(강도 2)', unit: '/년', value: 0.001 },
    target1: { label: 'LOPA 목표빈도(강도 1)', unit: '/년', value: 0.01 },
    initControl: { label: '개시빈도: 제어루프 고장', unit: '/년', value: 0.1, ...lopa },
    initPump: { label: '개시빈도: 펌프·회전기 정지', unit: '/년', value: 0.1, ...lopa },
    initUtility: { label: '개시빈도: 유틸리티 상실', unit: '/년', value: 0.1, ...lopa },
    initValve: { label: '개시빈도: 밸브 오작동·고착', unit: '/년', value: 0.1, ...lopa },
    initHuman: { label: '개시빈도: 운전원 실수', unit: '/년', value: 0.1, ...lopa },
    initLeak: { label: '개시빈도: 배관·개스킷 누출', unit: '/년', value: 0.01, ...lopa },
    initReliefOpen: { label: '개시빈도: 안전밸브 오작동', unit: '/년', value: 0.01, ...lopa },
    pfdAlarm: { label: 'PFD: 경보와 운전원 조치', unit: '확률', value: 0.1, ...lopa },
    pfdControl: { label: 'PFD: 기본 제어', unit: '확률', value: 0.1, ...lopa },
    pfdInstrumented: { label: 'PFD: 안전계장기능(SIL 1)', unit: '확률', value: 0.1, ...lopa },
    pfdRelief: { label: 'PFD: 안전밸브·파열판', unit: '확률', value: 0.01, ...lopa },
    pfdCheck: { label: 'PFD: 체크밸브', unit: '확률', value: 0.1, ...lopa },
    pfdPassive: { label: 'PFD: 방유제·내화·방호벽', unit: '확률', value: 0.01, ...lopa },
    equalPercent: { label: '품질: 같은 위험도의 비율(이상)', unit: '%', value: 90 },
    fewestRows: { label: '품질: 판단할 최소 행', unit: '행', value: 6 },
    copiedPercent: { label: '품질: 이전 평가와 같은 행의 비율(이상)', unit: '%', value: 90 },
    secondsARow: { label: '품질: 행마다 필요한 최소 시간', unit: '초', value: 45 },
  },
  { source: '사내 기준', confirm: true },
)
export type HazopFigures = FiguresOf<typeof hazopFigures>

export const revalidationFigures = ({
  revalidationMonths,
  noticeDays,
}: HazopFigures): RevalidationFigures => ({
  months: revalidationMonths,
  noticeDays,
})
export const qualityFigures = ({
  equalPercent,
  fewestRows,
  secondsARow,
  copiedPercent,
}: HazopFigures): QualityFigures => ({ equalPercent, fewestRows, secondsARow, copiedPercent })
/** What the company accepts a year for a severity; undefined where nobody has said. */
export const targetFreqOf = (figures: HazopFigures, sev: number): number | undefined =>
  ({ 1: figures.target1, 2: figures.target2, 3: figures.target3, 4: figures.target4 })[sev]
/** Which figure is the usual frequency of an initiating event (RSA_LOPA_INIT); nothing is usual for others. */
const initFigures: Readonly<Record<string, keyof HazopFigures>> = {
  control: 'initControl',
  pump: 'initPump',
  utility: 'initUtility',
  valve: 'initValve',
  human: 'initHuman',
  leak: 'initLeak',
  reliefOpen: 'initReliefOpen',
}
/** Which figure is the usual PFD of a layer (RSA_LOPA_LAYER). */
const layerFigures: Readonly<Record<string, keyof HazopFigures>> = {
  alarm: 'pfdAlarm',
  control: 'pfdControl',
  instrumented: 'pfdInstrumented',
  relief: 'pfdRelief',
  check: 'pfdCheck',
  passive: 'pfdPassive',
}
/** A usual figure with the dated parameter that says it. */
export interface UsualFigure {
  value: number
  paramCd: string
}
/** The usual figures of a LOPA, by the code of the event or the layer. */
export interface LopaLibrary {
  inits: Readonly<Record<string, UsualFigure>>
  layers: Readonly<Record<string, UsualFigure>>
}
export function lopaLibrary(figures: HazopFigures): LopaLibrary {
  const usual = (names: Readonly<Record<string, keyof HazopFigures>>) =>
    Object.fromEntries(
      Object.entries(names).map(([code, name]) => [
        code,
        { value: figures[name], paramCd: hazopFigures.prefix + name },
      ]),
    )
  return { inits: usual(initFigures), layers: usual(layerFigures) }
}
