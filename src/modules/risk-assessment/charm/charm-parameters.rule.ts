import { defineFigures, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

/**
 * Figures of CHARM: bands of exposure, quantities, volatility, limits of hazard, and the table of quantity by how far a
 * substance spreads. (rsa.md 5.5; the manual of KOSHA is still to be held against them)
 */
export const charmFigures = defineFigures(
  'RSA.charm.',
  {
    lowPct: { label: '노출 2등급 시작(노출기준 대비)', unit: '%', value: 10 },
    middlePct: { label: '노출 3등급 시작(노출기준 대비)', unit: '%', value: 50 },
    highPct: { label: '노출 4등급 시작(노출기준 대비)', unit: '%', value: 100 },
    middleQty: { label: '취급량 중 시작', unit: 'kg·L/일', value: 1 },
    largeQty: { label: '취급량 대 시작', unit: 'kg·L/일', value: 1000 },
    roomTemp: { label: '취급온도를 말하지 않을 때', unit: '℃', value: 20 },
    highVolSlope: { label: '휘발성 높음: 끓는점 < 기울기×온도+상수의 기울기', unit: '', value: 2 },
    highVolBase: { label: '휘발성 높음: 끓는점 < 기울기×온도+상수의 상수', unit: '℃', value: 10 },
    middleVolSlope: { label: '휘발성 보통: 끓는점 < 기울기×온도+상수의 기울기', unit: '', value: 5 },
    middleVolBase: { label: '휘발성 보통: 끓는점 < 기울기×온도+상수의 상수', unit: '℃', value: 50 },
    gas4: { label: '유해성 4등급 TWA(가스·증기, 이하)', unit: 'ppm', value: 0.5 },
    gas3: { label: '유해성 3등급 TWA(가스·증기, 이하)', unit: 'ppm', value: 5 },
    gas2: { label: '유해성 2등급 TWA(가스·증기, 이하)', unit: 'ppm', value: 50 },
    gas1: { label: '유해성 1등급 TWA(가스·증기, 이하)', unit: 'ppm', value: 500 },
    dust4: { label: '유해성 4등급 TWA(분진, 이하)', unit: 'mg/m³', value: 0.01 },
    dust3: { label: '유해성 3등급 TWA(분진, 이하)', unit: 'mg/m³', value: 0.1 },
    dust2: { label: '유해성 2등급 TWA(분진, 이하)', unit: 'mg/m³', value: 1 },
    dust1: { label: '유해성 1등급 TWA(분진, 이하)', unit: 'mg/m³', value: 10 },
    largeDust3: { label: '노출: 취급량 대, 비산 3', unit: '등급', value: 4 },
    largeDust2: { label: '노출: 취급량 대, 비산 2', unit: '등급', value: 4 },
    largeDust1: { label: '노출: 취급량 대, 비산 1', unit: '등급', value: 2 },
    largeVapor3: { label: '노출: 취급량 대, 휘발 3', unit: '등급', value: 4 },
    largeVapor2: { label: '노출: 취급량 대, 휘발 2', unit: '등급', value: 3 },
    largeVapor1: { label: '노출: 취급량 대, 휘발 1', unit: '등급', value: 2 },
    middleDust3: { label: '노출: 취급량 중, 비산 3', unit: '등급', value: 3 },
    middleDust2: { label: '노출: 취급량 중, 비산 2', unit: '등급', value: 3 },
    middleDust1: { label: '노출: 취급량 중, 비산 1', unit: '등급', value: 2 },
    middleVapor3: { label: '노출: 취급량 중, 휘발 3', unit: '등급', value: 3 },
    middleVapor2: { label: '노출: 취급량 중, 휘발 2', unit: '등급', value: 3 },
    middleVapor1: { label: '노출: 취급량 중, 휘발 1', unit: '등급', value: 2 },
    smallDust3: { label: '노출: 취급량 소, 비산 3', unit: '등급', value: 2 },
    smallDust2: { label: '노출: 취급량 소, 비산 2', unit: '등급', value: 1 },
    smallDust1: { label: '노출: 취급량 소, 비산 1', unit: '등급', value: 1 },
    smallVapor3: { label: '노출: 취급량 소, 휘발 3', unit: '등급', value: 2 },
    smallVapor2: { label: '노출: 취급량 소, 휘발 2', unit: '등급', value: 2 },
    smallVapor1: { label: '노출: 취급량 소, 휘발 1', unit: '등급', value: 1 },
    ventClosed: { label: '밀폐설비가 낮추는 노출등급', unit: '등급', value: 2 },
    ventLocal: { label: '국소배기장치가 낮추는 노출등급', unit: '등급', value: 1 },
  },
  { source: 'KOSHA CHARM 매뉴얼(원문 대조 필요)', confirm: true },
)
export type CharmFigures = FiguresOf<typeof charmFigures>
