import {
  defineFigures,
  figure,
  latestOf,
  type FiguresOf,
} from '../../platform/parameter/dated-figures.rule.ts'
import type { LabelFigures } from './ghs/label-size.rule.ts'

/**
 * Figures of labels, MSDS, storage and review. The defaults only seed the dated table (환경값); a rule is given
 * the values that were in force.
 */
export const chemicalFigures = defineFigures('CHM.', {
  labelArea500: figure('경고표지 넓이(500 L 이상)', 'cm²', 450, 'MSDS 고시 별표3', true),
  labelArea200: figure('경고표지 넓이(200 L 이상)', 'cm²', 300, 'MSDS 고시 별표3', true),
  labelArea50: figure('경고표지 넓이(50 L 이상)', 'cm²', 180, 'MSDS 고시 별표3', true),
  labelArea5: figure('경고표지 넓이(5 L 이상)', 'cm²', 90, 'MSDS 고시 별표3', true),
  labelSmallPct: figure('경고표지 넓이(5 L 미만, 옆면의)', '%', 5, 'MSDS 고시 별표3', true),
  labelPictogramPart: figure('그림문자 한 개의 넓이(표지의 1/n)', 'n', 40, 'MSDS 고시 별표3', true),
  labelPictogramCm2: figure('그림문자 한 개의 최소 넓이', 'cm²', 0.5, 'MSDS 고시 별표3', true),
  labelSmallMl: figure('소량용기 한도', 'mL(g)', 100, 'MSDS 고시 제6조의2'),
  msdsReviewMonths: figure('MSDS 검토주기', '개월', 36, '회사 기준(법정 유효기간 없음)'),
  msdsDueSoonDays: figure('MSDS 검토기한 임박 표시', '일', 60, '회사 기준'),
  secretYears: figure('비공개승인 유효기간', '년', 5, '산업안전보건법 제112조'),
  secretExtensionDays: figure('연장신청 마감(만료 전)', '일', 30, '산업안전보건법 시행규칙 제165조', true),
  submitSinceYmd: figure(
    '제출번호 기재 의무 시작일(YYYYMMDD)',
    '일',
    20_260_116,
    '산업안전보건법 제110조(유예 종료)',
    true,
  ),
  revisionTaskDays: figure('MSDS 개정 교육·게시 기한', '일', 14, '회사 기준', true),
  submitDays: figure(
    'MSDS 제출·변경제출 준비기한',
    '일',
    14,
    '회사 기준(법: 제조·수입 전, 변경 시 지체 없이)',
  ),
  secretRangePct: figure('비공개가 아닌 성분의 함유량 범위(±)', '%P', 5, 'MSDS 고시 제11조 제10항'),
  altRangeLowPct: figure('대체함유량 범위(25% 미만, ±)', '%P', 10, 'MSDS 고시 제17조 제5항'),
  altRangeHighPct: figure('대체함유량 범위(25% 이상, ±)', '%P', 20, 'MSDS 고시 제17조 제5항'),
  altRangeEdgePct: figure('대체함유량 범위가 바뀌는 함유량', '%', 25, 'MSDS 고시 제17조 제5항'),
  smallMultipleFrom: figure(
    '소량위험물 하한(지정수량 배수, 이상)',
    '배',
    0.2,
    '위험물안전관리법 제4조, 시·도 위험물안전관리 조례',
    true,
  ),
  permitMultipleFrom: figure('허가 대상(지정수량 배수, 이상)', '배', 1, '위험물안전관리법 제6조', false),
  rateWarnPct: figure('허가 배수 사용률 주의(이상)', '%', 80, '회사 기준', false),
  dikeSharePct: figure(
    '방유제 용량(옥외탱크 저장량의, 이상)',
    '%',
    110,
    '위험물안전관리법 시행규칙 별표 6',
    true,
  ),
  mixShare: figure(
    '위험물 유별 혼재 적용(지정수량 배수, 초과)',
    '배',
    0.1,
    '위험물안전관리법 시행규칙 별표 19',
    true,
  ),
  mixExceptDays: figure('혼재 예외 승인 최장 기간', '일', 365, '회사 기준', false),
  tempStoreDays: figure(
    '지정수량 이상 임시 저장 최장 기간',
    '일',
    90,
    '위험물안전관리법 제5조 제2항 제1호',
    true,
  ),
  groupContentPct: figure('혼재 분리군을 보는 성분 함유량(이상)', '%', 1, '회사 기준', true),
  ateOral1: figure('급성독성(경구) 구분1의 변환 ATE', 'mg/kg', 0.5, 'MSDS 고시 별표1(GHS 표 3.1.2)', true),
  ateOral2: figure('급성독성(경구) 구분2의 변환 ATE', 'mg/kg', 5, 'MSDS 고시 별표1(GHS 표 3.1.2)', true),
  ateOral3: figure('급성독성(경구) 구분3의 변환 ATE', 'mg/kg', 100, 'MSDS 고시 별표1(GHS 표 3.1.2)', true),
  ateOral4: figure('급성독성(경구) 구분4의 변환 ATE', 'mg/kg', 500, 'MSDS 고시 별표1(GHS 표 3.1.2)', true),
  peroxideOpenDays: figure('과산화물 생성물질 개봉 후 사용기한', '일', 180, '회사 기준', true),
  lateEntryDays: figure('사유를 묻는 지난 수불 일시(초과)', '일', 31, '회사 기준', true),
  oldestEntryDays: figure('등록할 수 없는 지난 수불 일시(초과)', '일', 366, '회사 기준', true),
  expirySoonDays: figure('기한 임박 표시', '일', 30, '회사 기준', false),
  reviewDays: figure('사전검토 처리기한', '근무일', 5, '회사 기준', false),
  reviewDaysLegal: figure('사전검토 처리기한(법정물질 포함)', '근무일', 7, '회사 기준', false),
  reviewValidMonths: figure('사전검토 승인 유효기간', '개월', 36, '회사 기준', false),
  firstInDays: figure('최초입고 예정일까지 여유', '일', 7, '회사 기준', false),
  firstInSampleDays: figure('최초입고 예정일까지 여유(샘플)', '일', 2, '회사 기준', false),
  sampleMaxKg: figure('샘플 최대 수량', 'kg', 1, '회사 기준', false),
  fireFlashBelow: figure('소방 검토 대상 인화점(미만)', '℃', 250, '위험물안전관리법 시행령 별표 1', true),
  workdaysOfYear: figure('연간 조업일(일 최대사용량을 적지 않은 요청)', '일', 250, '회사 기준', true),
  kreachYearKg: figure('화평법 등록 대상(연간 수입량, 이상)', 'kg', 1000, '화학물질등록평가법 제10조', true),
  costManaged: figure(
    '관리대상 유해물질 명칭 게시·국소배기 확인(취급처 1곳)',
    '원',
    150_000,
    '회사 기준(견적 단가)',
    true,
  ),
  costSpecialLog: figure(
    '특별관리물질 취급일지·게시·고지(취급처 1곳, 연)',
    '원',
    240_000,
    '회사 기준(견적 단가)',
    true,
  ),
  costLimit: figure(
    '허용기준 설정물질 노출 확인(취급처 1곳, 연)',
    '원',
    400_000,
    '회사 기준(견적 단가)',
    true,
  ),
  costMeasure: figure('작업환경측정(취급처 1곳, 연 2회)', '원', 800_000, '회사 기준(견적 단가)', true),
  costExam: figure('특수건강진단(1명, 연)', '원', 90_000, '회사 기준(견적 단가)', true),
  costPsm: figure('공정안전보고서 작성·심사(사업장 1곳)', '원', 60_000_000, '회사 기준(견적 단가)', true),
  costAccidentPlan: figure(
    '화학사고예방관리계획서 작성·변경(사업장 1곳)',
    '원',
    20_000_000,
    '회사 기준(견적 단가)',
    true,
  ),
  oldCardUntilYmd: figure(
    '자체 서명키 도입 전에 인쇄한 안전카드 QR이 열리는 마지막 날(YYYYMMDD)',
    '일',
    20_291_231,
    '회사 기준',
    true,
  ),
  psmDeltaFrom: figure('공정안전 검토 대상 R 증가(이상)', '', 0.05, '회사 기준', false),
})

export type ChemicalParameterName = (typeof chemicalFigures.names)[number]
/** The figures in force on a day at a plant, with the version that explanations name. */
export type ChemicalParameters = FiguresOf<typeof chemicalFigures> & { readonly version: string }

/**
 * The figures in force as a record.
 * @throws RangeError when a figure is missing or no number: nothing is judged with a guessed limit
 */
export const chemicalParametersOf = (
  values: ReadonlyMap<string, { val: string; fromYmd: string }>,
): ChemicalParameters => ({ ...chemicalFigures.of(values), version: `화학물질 기준 ${latestOf(values)}` })
/** The figures an installation starts with, for tests. */
export const firstChemicalParameters: ChemicalParameters = {
  ...chemicalFigures.first,
  version: '화학물질 기준',
}

/** The sizes of MSDS 고시 별표3 as the label asks for them. */
export const labelFiguresOf = (of: ChemicalParameters): LabelFigures => ({
  areas: [
    { fromL: 500, areaCm2: of.labelArea500 },
    { fromL: 200, areaCm2: of.labelArea200 },
    { fromL: 50, areaCm2: of.labelArea50 },
    { fromL: 5, areaCm2: of.labelArea5 },
  ],
  smallSurfacePct: of.labelSmallPct,
  pictogramPart: of.labelPictogramPart,
  pictogramLeastCm2: of.labelPictogramCm2,
})
