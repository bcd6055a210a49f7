import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

const decree = '산업안전보건법 시행령 별표 35(확인 필요)'
/** Switches and amounts of the status of education; what the law does not say in so many words is marked. */
export const statusFigures = defineFigures(
  'EDU.STATUS.',
  {
    prorate: figure('반기·연 중 입사·직책변경 시간 안분(1 안분, 0 전체)', '', 0, '행정해석(확인 필요)', true),
    exemptSupervisor: figure(
      '관리감독자 정기교육에 승인된 면제 적용(1 적용)',
      '',
      0,
      '산업안전보건법 시행규칙 제27조, 별표 4 비고(확인 필요)',
      true,
    ),
    lookMonths: figure('채용·변경 시 교육 소급 판정 기간', '개월', 36),
    msdsDueDays: figure('MSDS 교육 기한(신규 제품·변경)', '일', 30),
    warnDays: figure('법정시간 미달 예고(기한 전)', '일', 30),
    nearDays: figure('법정시간 미달 재예고(기한 전)', '일', 7),
    seatQty: figure('추가 차수 1회 정원(예측)', '명', 30),
    fineRegular: figure('과태료 1인: 근로자 정기교육(1차)', '원', 100_000, decree, true),
    fineSupervisor: figure('과태료 1인: 관리감독자 정기교육(1차)', '원', 500_000, decree, true),
    fineHired: figure('과태료 1인: 채용 시 교육(1차)', '원', 100_000, decree, true),
    fineChanged: figure('과태료 1인: 작업내용 변경 시 교육(1차)', '원', 100_000, decree, true),
    fineSpecial: figure('과태료 1인: 특별교육(1차)', '원', 500_000, decree, true),
    fineDuty: figure('과태료 1인: 직무교육(1차)', '원', 5_000_000, decree, true),
    fineChemicalLaw: figure(
      '과태료 1인: 유해화학물질 안전교육(1차)',
      '원',
      300_000,
      '화학물질관리법 시행령 별표 2(확인 필요)',
      true,
    ),
  },
  { source: '회사 기준', confirm: true },
)
export type StatusSettings = FiguresOf<typeof statusFigures>
