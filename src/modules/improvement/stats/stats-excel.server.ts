import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import type { ImprovementStats } from '../improvement/improvement-answers.rule.ts'
import { ages } from '../rules/figures.rule.ts'
import { gradeNames, type Grade } from '../rules/grade.rule.ts'

type Line = readonly [part: string, name: string, count: number | null, rate: number | null, more: string]
const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** The page of figures as lines of one sheet, in the order of the page: part, name, count, rate, what else there is to say. */
export function statsLines(stats: ImprovementStats): Line[] {
  const { counts, figures, risk, cost } = stats
  return [
    ['현황', '전체', counts.total, null, ''],
    ['현황', '종결', counts.closed, figures.completion, '비율: 완료율(%)'],
    ['현황', '미조치', counts.open, figures.overdue, `비율: 지연율(%) · 지연 ${counts.overdue} · 보류 ${counts.onHold}`],
    ['지표', '기한준수율(%)', null, figures.onTime, '최초기한 기준'],
    ['지표', '평균 조치일(일)', null, figures.meanDays, '접수 → 조치완료'],
    ['지표', '재조치율(%)', null, figures.reopened, ''],
    ['지표', '재발률(%)', null, stats.repeatRate, '종결 후 180일 안 같은 지적'],
    ['지표', '반복 지적률(%)', null, stats.repeatedYearRate, '12개월 안 같은 장소·유형'],
    ['지표', '통제위계 점수', null, stats.controlScore, '5 제거 … 1 보호구'],
    ['지표', '위험 감소(%)', null, stats.riskReduction, `${risk.before} → ${risk.after}`],
    ['지표', '예산 집행(%)', null, cost.use, `${won(cost.costAmt)} / ${won(cost.budgetAmt)}`],
    ...stats.heat.map(({ sourceNm, gradeCd, count }): Line => [
      '출처 × 등급',
      `${sourceNm} · ${gradeNames[gradeCd as Grade] ?? gradeCd}`,
      count,
      null,
      '',
    ]),
    ...ages.map(({ name }, index): Line => ['미조치 경과일', name, stats.ages[index] ?? 0, null, '']),
    ...stats.control.map(({ ctrlLvlNm, count, recurred }): Line => ['통제위계', ctrlLvlNm, count, null, `재발 ${recurred}`]),
    ...stats.depts.map(({ name, total, closed, overdue, onTimeRate }): Line => [
      '조치주체별',
      name,
      total,
      onTimeRate,
      `종결 ${closed} · 지연 ${overdue} · 비율: 기한준수율(%)`,
    ]),
    ...stats.repeats.map(({ imprCd, imprNm, days, recurOfNm }): Line => [
      '재발',
      `${imprCd} ${imprNm}`,
      null,
      null,
      `${days}일 만에 재발 · 원건: ${recurOfNm}`,
    ]),
    ...[
      ...cost.halves.map((half) => ({ ...half, name: half.name === '1' ? '상반기' : '하반기' })),
      ...cost.plants,
      ...cost.levels.map((level) => ({ ...level, name: level.name || '대책 미정' })),
    ].map(({ name, budgetAmt, costAmt }): Line => ['비용', name, null, null, `예산 ${won(budgetAmt)} · 비용 ${won(costAmt)}`]),
  ]
}

/** The workbook of a year's figures. */
export function statsWorkbook(stats: ImprovementStats): PassThrough {
  const out = new PassThrough()
  void writeWorkbook(out, {
    name: '개선 통계',
    title: `${stats.year}년 개선 통계${stats.plantCd ? ` · 사업장 ${stats.plantCd}` : ''}`,
    columns: [
      { header: '구분', width: 16 },
      { header: '항목', width: 40 },
      { header: '건수', format: 'integer' },
      { header: '비율·값', format: 'decimal', decimals: 2 },
      { header: '비고', width: 50 },
    ],
    rows: statsLines(stats),
  }).catch((error: Error) => out.destroy(error))
  return out
}
