import type { Said } from '../../../core/shared/sentence.ts'
import {
  defineFigures,
  figure,
  latestOf,
  type FiguresOf,
} from '../../../platform/parameter/dated-figures.rule.ts'
import { timeWords } from './validity.texts.ts'

/**
 * Figures of the company standard. The defaults only seed the dated table of each plant: a rule never reads
 * them, it is given the values that were in force. Times of day are minutes from 00:00.
 */
export const permitFigures = defineFigures('PTW.', {
  shiftMaxMinutes: figure('작업허가 최대 시간', '분', 480, '회사 기준(KOSHA GUIDE P-94 유효시간)', true),
  extensionMaxMinutes: figure('연장 최대 시간', '분', 240, '회사 기준(KOSHA GUIDE P-94 유효시간)', true),
  totalMaxMinutes: figure('연장 포함 최대 시간', '분', 720, '회사 기준(KOSHA GUIDE P-94 유효시간)', true),
  extensionMaxCount: figure('연장 횟수', '회', 1, '회사 기준', true),
  generalMaxDays: figure('일반위험작업(보충허가 없음·비위험장소) 최대 기간', '일', 7, '회사 기준', true),
  morningShiftMinute: figure('오전조 교대시각', '분', 360, '회사 교대표', false),
  afternoonShiftMinute: figure('오후조 교대시각', '분', 840, '회사 교대표', false),
  nightShiftMinute: figure('야간조 교대시각', '분', 1320, '회사 교대표', false),
  handoverToleranceMinutes: figure(
    '교대인계 서명·측정 인정(교대시각 전후)',
    '분',
    30,
    '회사 기준(KOSHA GUIDE P-94 교대 시 확인)',
    true,
  ),
  recheckToleranceMinutes: figure(
    '일일 재확인 인정(오전조 교대시각 전후)',
    '분',
    30,
    '회사 기준(KOSHA GUIDE P-94 교대 시 확인)',
    true,
  ),
  requestCutoffMinute: figure('전일 허가요청 마감시각', '분', 960, '회사 기준', false),
  startEarlyMinutes: figure('작업시작 허용(시작시각 이전)', '분', 30, '회사 기준', false),
  urgentApproveHours: figure('긴급 작업의뢰 사후 승인 기한', '시간', 24, '회사 기준', false),
  urgentRemindHours: figure('긴급 작업의뢰 사후 승인 재촉(기한 전)', '시간', 4, '회사 기준', false),
  extensionLeadMinutes: figure('연장요청 마감(종료시각 이전)', '분', 30, '회사 기준', false),
  resumeMaxMinutes: figure('일시중지 후 재개 가능 시간', '분', 240, '회사 기준', false),
  siteScanMinutes: figure('현장 QR 확인 유효시간', '분', 30, '회사 기준', false),
  hotWatchMinutes: figure('화기작업 후 사후감시 시간', '분', 60, '회사 기준(30분/60분)', true),
  hotRoundMinutes: figure('사후감시 순회 간격', '분', 30, '회사 기준', true),
  dutyStartMinute: figure('당직 시작시각', '분', 1320, '회사 기준', false),
  dutyEndMinute: figure('당직 종료시각', '분', 360, '회사 기준', false),
  liftPlanPercent: figure('양중계획서 기준 정격하중 비율', '%', 75, '회사 기준', false),
  excavationPlanDepth: figure(
    '굴착작업계획서·작업지휘자 기준 굴착면 높이(이상)',
    'm',
    2,
    '안전보건규칙 제38조제1항제6호·제39조',
    false,
  ),
  electricPlanVoltage: figure(
    '전기작업계획서 기준 전압(초과)',
    'V',
    50,
    '안전보건규칙 제38조제1항제5호',
    false,
  ),
  electricPlanPower: figure(
    '전기작업계획서 기준 전기에너지(초과)',
    'VA',
    250,
    '안전보건규칙 제38조제1항제5호',
    false,
  ),
  specialEduVoltage: figure(
    '정전·활선작업 특별교육 전압(이상)',
    'V',
    75,
    '산업안전보건법 시행규칙 별표 5 제1호라목',
    true,
  ),
  specialEduDepth: figure(
    '굴착작업 특별교육 굴착면 높이(이상)',
    'm',
    2,
    '산업안전보건법 시행규칙 별표 5 제1호라목',
    true,
  ),
  specialEduCraneKg: figure(
    '크레인작업 특별교육 정격하중(이상)',
    'kg',
    1000,
    '산업안전보건법 시행규칙 별표 5 제1호라목',
    true,
  ),
  specialEduSteelHeight: figure(
    '철골작업 특별교육 높이(이상)',
    'm',
    5,
    '산업안전보건법 시행규칙 별표 5 제1호라목',
    true,
  ),
  scaffoldQualHeight: figure(
    '비계 조립·해체 자격 높이(이상)',
    'm',
    5,
    '유해·위험작업의 취업 제한에 관한 규칙 별표 1',
    true,
  ),
  liftMaxPercent: figure('양중 허가 한계 정격하중 비율', '%', 90, '회사 기준', false),
  gasFreshMinutes: figure('작업시작·재개 시 측정 유효시간', '분', 30, '회사 기준', false),
  gasConfinedMinutes: figure('밀폐공간 측정주기', '분', 60, '회사 기준(KOSHA GUIDE P-94 측정주기)', true),
  gasHotMinutes: figure('화기작업 측정주기', '분', 120, '회사 기준(KOSHA GUIDE P-94 측정주기)', true),
  gasOverdueMinutes: figure('측정기한 초과 허용', '분', 15, '회사 기준', false),
  hotStartLelPercent: figure('화기작업 시작 LEL(이하)', '%', 0, '회사 기준(KOSHA GUIDE P-94)', true),
  hotAlarmLelPercent: figure('화기작업 중 LEL 경보(이상)', '%', 5, '회사 기준(KOSHA GUIDE P-94)', true),
  hotStopLelPercent: figure('화기작업 중 LEL 중지(이상)', '%', 10, '회사 기준(KOSHA GUIDE P-94)', true),
  entryLelPercent: figure('밀폐공간 출입 LEL(미만)', '%', 10, '회사 기준', true),
  alarmCallMinutes: figure('경보 미확인자 재호출까지', '분', 2, '회사 기준', true),
  windStopSpeed: figure('고소·양중작업 중지 풍속(이상)', 'm/s', 10, '회사 기준', false),
  entryMinutes: figure('밀폐공간 연속 체류 경보(이상)', '분', 60, '회사 기준', true),
  stampSeconds: figure('형식적 승인: 허가를 연 뒤(미만)', '초', 60, '회사 기준', false),
  stampCheckSeconds: figure('형식적 확인: 앞 항목 확인 뒤(이하)', '초', 1, '회사 기준', false),
  jsaMaxMonths: figure('JSA 유효기간', '개월', 12, '회사 기준', false),
  jraCriticalScore: figure('중요작업(JSA 필요) JRA 점수(이상)', '점', 7, 'KOSHA GUIDE P-140', true),
  lotoHeatMaxC: figure('LOTO 에너지 0 확인: 표면온도(이하)', '℃', 40, '회사 기준', true),
  lotoRadiationMaxUsv: figure('LOTO 에너지 0 확인: 공간선량률(이하)', 'μSv/h', 1, '회사 기준', true),
})

/** The figures in force on one day at one plant, with the version that explanations name. */
export type PermitParameters = FiguresOf<typeof permitFigures> & { readonly version: Said }

const versionOf = (day: string): Said => timeWords.version({ day })
/**
 * The figures in force as a record.
 * @throws RangeError when a figure is missing, unknown or no number: work is not judged with a guessed limit
 */
export function permitParametersOf(
  values: ReadonlyMap<string, { val: string; fromYmd: string }>,
): PermitParameters {
  const unknown = [...values.keys()].find(
    (code) => !(code.slice(permitFigures.prefix.length) in permitFigures.figures),
  )
  if (unknown !== undefined) throw new RangeError(`unknown permit parameter ${unknown}`)
  return { ...permitFigures.of(values), version: versionOf(latestOf(values)) }
}
/** The figures of a new installation, for tests and the seed. */
export const firstPermitParameters = (fromYmd: string): PermitParameters => ({
  ...permitFigures.first,
  version: versionOf(fromYmd),
})
