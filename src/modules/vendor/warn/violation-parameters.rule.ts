import { defineFigures, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

/**
 * Company figures of points and sanctions (vendor R7, R8): no law sets them. They seed the dated table (환경값);
 * rules are given what was in force.
 */
export const violationFigures = defineFigures('VND.', {
  workerTraining: { label: '작업자 재교육 벌점(이상)', unit: '점', value: 3 },
  workerWeek: { label: '작업자 7일 출입정지 벌점(이상)', unit: '점', value: 5 },
  workerMonth: { label: '작업자 30일 출입정지 벌점(이상)', unit: '점', value: 10 },
  workerForever: { label: '작업자 영구출입금지 벌점(이상)', unit: '점', value: 15 },
  vendorLetter: { label: '업체 경고장·대표면담 벌점(이상)', unit: '점', value: 10 },
  vendorNoEntry: { label: '업체 신규출입제한 벌점(이상)', unit: '점', value: 20 },
  vendorNoOrder: { label: '업체 신규발주제한 벌점(이상)', unit: '점', value: 30 },
  vendorStop: { label: '업체 거래정지 심의 벌점(이상)', unit: '점', value: 50 },
  headBase: { label: '업체 벌점 기준 인원(넘으면 비례하여 완화)', unit: '명', value: 50 },
  sumDays: { label: '벌점 합산 기간', unit: '일', value: 365 },
  trainingHours: { label: '재교육 이수 시간', unit: '시간', value: 4 },
  objectionDays: { label: '소명 기간', unit: '근무일', value: 5 },
})
export type ViolationParameters = FiguresOf<typeof violationFigures>
