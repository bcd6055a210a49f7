import { defineFigures, figure, type FiguresOf } from '../../../../platform/parameter/dated-figures.rule.ts'

const act = '산업안전보건법 시행규칙 제3조'
const disaster = '중대재해처벌법 제2조제2호'
const tiers = 'API RP 754(1시간 누출량 기준표)'
const chemical = '화학물질관리법 제43조·화학사고 즉시신고에 관한 규정'

/** From which day on the first figures hold; what happened earlier is judged by them too. */
export const firstFigureYmd = '2000-01-01'
/** Limits of events: those of law with their article, the others the company's own standard. (saf.md 5) */
export const eventFigures = defineFigures(
  'SAF.EVENT.',
  {
    seriousMonths: figure('중대재해 요양기간', '개월', 3, act),
    seriousPeople: figure('중대재해 동시 부상자(요양)', '명', 2, act),
    seriousMany: figure('중대재해 동시 부상·질병자', '명', 10, act),
    disasterMonths: figure('중대산업재해 치료기간', '개월', 6, disaster),
    disasterPeople: figure('중대산업재해 동일 사고 부상자', '명', 2, disaster),
    diseasePeople: figure('중대산업재해 동일 요인 직업성 질병자', '명', 3, disaster),
    diseaseMonths: figure('중대산업재해 직업성 질병 집계 기간', '개월', 12, disaster),
    formRestDays: figure('산업재해조사표 휴업일수', '일', 3, '산업안전보건법 시행규칙 제73조'),
    formMonths: figure('산업재해조사표 제출기한', '개월', 1, '산업안전보건법 시행규칙 제73조'),
    formTargetDays: figure('산업재해조사표 내부 목표(기한 전)', '일', 10, '회사 기준'),
    chemicalMinutes: figure('화학사고 즉시신고', '분', 15, chemical, true),
    chemicalQty: figure('화학사고 즉시신고 누출량(별표 외 물질)', 'kg·L', 5, chemical, true),
    processHours: figure('공정사고 조사 착수', '시간', 24, '공정안전보고서 고시(조문 확인 필요)', true),
    causeFromYmd: figure('원인조사 대상 확대 시행일', 'YYYYMMDD', 20_261_201, '산업안전보건법 제56조', true),
    lossMethod: figure(
      '손실일수 산정(1: 300/365, 2: 요양기간 합산)',
      '방법',
      1,
      '산업재해통계업무처리규정',
      true,
    ),
    whyLeast: figure('5Why 최소 단계', '단계', 3, '회사 기준'),
    whyMost: figure('5Why 최대 단계', '단계', 7, '회사 기준'),
    nearHigh: figure('아차사고 상 등급 점수', '점', 15, '회사 기준'),
    nearMiddle: figure('아차사고 중 등급 점수', '점', 8, '회사 기준'),
    nearRepeat: figure('아차사고 반복 상향 건수', '건', 3, '회사 기준'),
    nearDays: figure('아차사고 반복 집계 기간', '일', 90, '회사 기준'),
    teamLeast: figure('사고조사반 최소 인원', '명', 2, '회사 기준'),
    estimateHours: figure('근로시간 추정(1일)', '시간', 8, '회사 기준'),
    pse1Qty1: figure('공정사고 Tier 1 누출량(분류 1)', 'kg', 5, tiers, true),
    pse1Qty2: figure('공정사고 Tier 1 누출량(분류 2)', 'kg', 25, tiers, true),
    pse1Qty3: figure('공정사고 Tier 1 누출량(분류 3)', 'kg', 100, tiers, true),
    pse1Qty4: figure('공정사고 Tier 1 누출량(분류 4)', 'kg', 200, tiers, true),
    pse1Qty5: figure('공정사고 Tier 1 누출량(분류 5)', 'kg', 500, tiers, true),
    pse1Qty6: figure('공정사고 Tier 1 누출량(분류 6)', 'kg', 1_000, tiers, true),
    pse1Qty7: figure('공정사고 Tier 1 누출량(분류 7)', 'kg', 2_000, tiers, true),
    pse1Qty8: figure('공정사고 Tier 1 누출량(분류 8)', 'kg', 2_000, tiers, true),
    pse2Qty1: figure('공정사고 Tier 2 누출량(분류 1)', 'kg', 0.5, tiers, true),
    pse2Qty2: figure('공정사고 Tier 2 누출량(분류 2)', 'kg', 2.5, tiers, true),
    pse2Qty3: figure('공정사고 Tier 2 누출량(분류 3)', 'kg', 10, tiers, true),
    pse2Qty4: figure('공정사고 Tier 2 누출량(분류 4)', 'kg', 20, tiers, true),
    pse2Qty5: figure('공정사고 Tier 2 누출량(분류 5)', 'kg', 50, tiers, true),
    pse2Qty6: figure('공정사고 Tier 2 누출량(분류 6)', 'kg', 100, tiers, true),
    pse2Qty7: figure('공정사고 Tier 2 누출량(분류 7)', 'kg', 200, tiers, true),
    pse2Qty8: figure('공정사고 Tier 2 누출량(분류 8)', 'kg', 1_000, tiers, true),
    pse1Amt: figure('공정사고 Tier 1 직접손해', '원', 130_000_000, tiers, true),
    pse2Amt: figure('공정사고 Tier 2 직접손해', '원', 3_300_000, tiers, true),
    publishWorkers: figure('통합공표 도급인 상시근로자', '명', 500, '산업안전보건법 시행령 제12조'),
  },
  { source: '회사 기준', confirm: false },
)
export type EventFigures = FiguresOf<typeof eventFigures>
