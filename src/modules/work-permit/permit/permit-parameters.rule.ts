import { daysBetween } from '../../../core/shared/dates.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { timeWords } from './validity.texts.ts'

export interface PermitParameterDefinition {
  label: string
  unit: string
  defaultValue: number
  /** Where the figure comes from: company standard, or the guide that still has to be read. */
  source: string
  /** True: the figure must be checked against the original text before it is relied on. */
  confirmNeeded: boolean
}

/**
 * Figures of the company standard. The defaults only seed the dated table of each plant: a rule never reads
 * them, it is given the values that were in force. Times of day are minutes from 00:00.
 */
export const permitParameterDefinitions = {
  shiftMaxMinutes: define('작업허가 최대 시간', '분', 480, '회사 기준(KOSHA GUIDE P-94 유효시간)', true),
  extensionMaxMinutes: define('연장 최대 시간', '분', 240, '회사 기준(KOSHA GUIDE P-94 유효시간)', true),
  totalMaxMinutes: define('연장 포함 최대 시간', '분', 720, '회사 기준(KOSHA GUIDE P-94 유효시간)', true),
  extensionMaxCount: define('연장 횟수', '회', 1, '회사 기준', true),
  generalMaxDays: define('일반위험작업(보충허가 없음·비위험장소) 최대 기간', '일', 7, '회사 기준', true),
  morningShiftMinute: define('오전조 교대시각', '분', 360, '회사 교대표', false),
  afternoonShiftMinute: define('오후조 교대시각', '분', 840, '회사 교대표', false),
  nightShiftMinute: define('야간조 교대시각', '분', 1320, '회사 교대표', false),
  handoverToleranceMinutes: define(
    '교대인계 서명·측정 인정(교대시각 전후)',
    '분',
    30,
    '회사 기준(KOSHA GUIDE P-94 교대 시 확인)',
    true,
  ),
  recheckToleranceMinutes: define(
    '일일 재확인 인정(오전조 교대시각 전후)',
    '분',
    30,
    '회사 기준(KOSHA GUIDE P-94 교대 시 확인)',
    true,
  ),
  requestCutoffMinute: define('전일 허가요청 마감시각', '분', 960, '회사 기준', false),
  startEarlyMinutes: define('작업시작 허용(시작시각 이전)', '분', 30, '회사 기준', false),
  urgentApproveHours: define('긴급 작업의뢰 사후 승인 기한', '시간', 24, '회사 기준', false),
  urgentRemindHours: define('긴급 작업의뢰 사후 승인 재촉(기한 전)', '시간', 4, '회사 기준', false),
  extensionLeadMinutes: define('연장요청 마감(종료시각 이전)', '분', 30, '회사 기준', false),
  resumeMaxMinutes: define('일시중지 후 재개 가능 시간', '분', 240, '회사 기준', false),
  siteScanMinutes: define('현장 QR 확인 유효시간', '분', 30, '회사 기준', false),
  hotWatchMinutes: define('화기작업 후 사후감시 시간', '분', 60, '회사 기준(30분/60분)', true),
  hotRoundMinutes: define('사후감시 순회 간격', '분', 30, '회사 기준', true),
  dutyStartMinute: define('당직 시작시각', '분', 1320, '회사 기준', false),
  dutyEndMinute: define('당직 종료시각', '분', 360, '회사 기준', false),
  liftPlanPercent: define('양중계획서 기준 정격하중 비율', '%', 75, '회사 기준', false),
  excavationPlanDepth: define(
    '굴착작업계획서·작업지휘자 기준 굴착면 높이(이상)',
    'm',
    2,
    '안전보건규칙 제38조제1항제6호·제39조',
    false,
  ),
  electricPlanVoltage: define(
    '전기작업계획서 기준 전압(초과)',
    'V',
    50,
    '안전보건규칙 제38조제1항제5호',
    false,
  ),
  electricPlanPower: define(
    '전기작업계획서 기준 전기에너지(초과)',
    'VA',
    250,
    '안전보건규칙 제38조제1항제5호',
    false,
  ),
  specialEduVoltage: define(
    '정전·활선작업 특별교육 전압(이상)',
    'V',
    75,
    '산업안전보건법 시행규칙 별표 5 제1호라목',
    true,
  ),
  specialEduDepth: define(
    '굴착작업 특별교육 굴착면 높이(이상)',
    'm',
    2,
    '산업안전보건법 시행규칙 별표 5 제1호라목',
    true,
  ),
  specialEduCraneKg: define(
    '크레인작업 특별교육 정격하중(이상)',
    'kg',
    1000,
    '산업안전보건법 시행규칙 별표 5 제1호라목',
    true,
  ),
  specialEduSteelHeight: define(
    '철골작업 특별교육 높이(이상)',
    'm',
    5,
    '산업안전보건법 시행규칙 별표 5 제1호라목',
    true,
  ),
  scaffoldQualHeight: define(
    '비계 조립·해체 자격 높이(이상)',
    'm',
    5,
    '유해·위험작업의 취업 제한에 관한 규칙 별표 1',
    true,
  ),
  liftMaxPercent: define('양중 허가 한계 정격하중 비율', '%', 90, '회사 기준', false),
  gasFreshMinutes: define('작업시작·재개 시 측정 유효시간', '분', 30, '회사 기준', false),
  gasConfinedMinutes: define('밀폐공간 측정주기', '분', 60, '회사 기준(KOSHA GUIDE P-94 측정주기)', true),
  gasHotMinutes: define('화기작업 측정주기', '분', 120, '회사 기준(KOSHA GUIDE P-94 측정주기)', true),
  gasOverdueMinutes: define('측정기한 초과 허용', '분', 15, '회사 기준', false),
  hotStartLelPercent: define('화기작업 시작 LEL(이하)', '%', 0, '회사 기준(KOSHA GUIDE P-94)', true),
  hotAlarmLelPercent: define('화기작업 중 LEL 경보(이상)', '%', 5, '회사 기준(KOSHA GUIDE P-94)', true),
  hotStopLelPercent: define('화기작업 중 LEL 중지(이상)', '%', 10, '회사 기준(KOSHA GUIDE P-94)', true),
  entryLelPercent: define('밀폐공간 출입 LEL(미만)', '%', 10, '회사 기준', true),
  alarmCallMinutes: define('경보 미확인자 재호출까지', '분', 2, '회사 기준', true),
  windStopSpeed: define('고소·양중작업 중지 풍속(이상)', 'm/s', 10, '회사 기준', false),
  entryMinutes: define('밀폐공간 연속 체류 경보(이상)', '분', 60, '회사 기준', true),
  stampSeconds: define('형식적 승인: 허가를 연 뒤(미만)', '초', 60, '회사 기준', false),
  stampCheckSeconds: define('형식적 확인: 앞 항목 확인 뒤(이하)', '초', 1, '회사 기준', false),
  jsaMaxMonths: define('JSA 유효기간', '개월', 12, '회사 기준', false),
  jraCriticalScore: define('중요작업(JSA 필요) JRA 점수(이상)', '점', 7, 'KOSHA GUIDE P-140', true),
  lotoHeatMaxC: define('LOTO 에너지 0 확인: 표면온도(이하)', '℃', 40, '회사 기준', true),
  lotoRadiationMaxUsv: define('LOTO 에너지 0 확인: 공간선량률(이하)', 'μSv/h', 1, '회사 기준', true),
} as const satisfies Record<string, PermitParameterDefinition>

/** Before the names under which the figures stand among the parameters (환경값). */
export const permitParameterPrefix = 'PTW.'
export type PermitParameterName = keyof typeof permitParameterDefinitions

/** The figures in force on one day at one plant, with the version that explanations name. */
export type PermitParameters = Readonly<Record<PermitParameterName, number>> & { readonly version: Said }

/** One row of the dated table. */
export interface PermitParameterRow {
  parameterCd: string
  parameterVal: number
  /** First day of validity, 'YYYY-MM-DD'. */
  effectYmd: string
}

const parameterNames = Object.keys(permitParameterDefinitions) as PermitParameterName[]

/**
 * The figures in force on a day: per name the newest row that is already effective.
 * @param rows the table of ONE plant
 * @throws RangeError when a figure is missing on that day, unknown or no number: work is not judged with a
 * guessed limit
 */
export function permitParametersOn(day: string, rows: readonly PermitParameterRow[]): PermitParameters {
  const newest = new Map<string, PermitParameterRow>()
  for (const row of rows) {
    if (!(row.parameterCd in permitParameterDefinitions))
      throw new RangeError(`unknown permit parameter ${row.parameterCd}`)
    if (daysBetween(row.effectYmd, day) < 0) continue
    const known = newest.get(row.parameterCd)
    if (!known || known.effectYmd < row.effectYmd) newest.set(row.parameterCd, row)
  }
  const values = parameterNames.map((name) => {
    const row = newest.get(name)
    if (!row || !Number.isFinite(row.parameterVal))
      throw new RangeError(`permit parameter ${name} has no value on ${day}`)
    return [name, row.parameterVal] as const
  })
  const version = [...newest.values()].reduce(
    (latest, row) => (row.effectYmd > latest ? row.effectYmd : latest),
    '',
  )
  return {
    ...(Object.fromEntries(values) as Record<PermitParameterName, number>),
    version: timeWords.version({ day: version }),
  }
}

/** The rows with which the table of a new plant starts. */
export function initialPermitParameterRows(effectYmd: string): PermitParameterRow[] {
  return parameterNames.map((name) => ({
    parameterCd: name,
    parameterVal: permitParameterDefinitions[name].defaultValue,
    effectYmd,
  }))
}

function define(
  label: string,
  unit: string,
  defaultValue: number,
  source: string,
  confirmNeeded: boolean,
): PermitParameterDefinition {
  return { label, unit, defaultValue, source, confirmNeeded }
}
