/**
 * Legal hours by 산업안전보건법 시행규칙 별표 4, 화학물질관리법 시행규칙 제37조 and the company's own standard, in minutes, with which
 * an installation starts. Every figure is to be held against the text of law. (확인 필요; edu.md EDU-01)
 */
interface Delivered {
  eduTypeCd: string
  workerClassCd: string | null
  specialWorkNo: string | null
  dutyCd: string | null
  periodCd: string
  requiredMin: number
  preMin: number | null
  shortMin: number | null
  dueMonths: number | null
  windowMonths: number | null
  fromYmd: string
  toYmd: string | null
  lawTxt: string
  confirmYn: 'Y' | 'N'
}
const annex = '산업안전보건법 시행규칙 별표 4'
const fromYmd = '2023-09-27'
type More = Partial<
  Pick<
    Delivered,
    'workerClassCd' | 'specialWorkNo' | 'dutyCd' | 'preMin' | 'shortMin' | 'dueMonths' | 'windowMonths'
  >
>
const row = (
  eduTypeCd: string,
  periodCd: string,
  hours: number,
  more: More = {},
  lawTxt: string = annex,
): Delivered => ({
  eduTypeCd,
  workerClassCd: null,
  specialWorkNo: null,
  dutyCd: null,
  periodCd,
  requiredMin: hours * 60,
  preMin: null,
  shortMin: null,
  dueMonths: null,
  windowMonths: null,
  ...more,
  fromYmd,
  toYmd: null,
  lawTxt,
  confirmYn: 'Y',
})
const duty = '산업안전보건법 시행규칙 제29조·별표 4'
const refresher = { dueMonths: 24, windowMonths: 6 }
export const legalRules: readonly Delivered[] = [
  row('REG', 'H', 6, { workerClassCd: 'OFC' }),
  row('REG', 'H', 6, { workerClassCd: 'SAL' }),
  row('REG', 'H', 12, { workerClassCd: 'FLD' }),
  row('REG', 'Y', 16, { workerClassCd: 'SUP' }),
  row('NEW', 'B', 1, { workerClassCd: 'DAY' }),
  row('NEW', 'B', 4, { workerClassCd: 'FX1' }),
  row('NEW', 'B', 8),
  row('CHG', 'B', 1, { workerClassCd: 'DAY' }),
  row('CHG', 'B', 2),
  row('SPC', 'B', 2, { workerClassCd: 'DAY' }),
  row('SPC', 'B', 8, { workerClassCd: 'DAY', specialWorkNo: '39' }),
  row('SPC', 'B', 16, { preMin: 240, shortMin: 120, dueMonths: 3 }),
  row('CON', 'B', 4),
  row('SPF', 'B', 2, { workerClassCd: 'SPW', shortMin: 60 }),
  row('JOB', 'B', 6, { dutyCd: 'D01', dueMonths: 3 }, duty),
  row('JOB', 'Y2', 6, { dutyCd: 'D01', ...refresher }, duty),
  row('JOB', 'B', 34, { dutyCd: 'D04', dueMonths: 3 }, duty),
  row('JOB', 'Y2', 24, { dutyCd: 'D04', ...refresher }, duty),
  row('JOB', 'B', 34, { dutyCd: 'D05', dueMonths: 3 }, duty),
  row('JOB', 'Y2', 24, { dutyCd: 'D05', ...refresher }, duty),
  row('JOB', 'Y2', 8, { dutyCd: 'D28', ...refresher }, duty),
  row('HCM', 'Y', 2, {}, '화학물질관리법 시행규칙 제37조제4항'),
  row('HCM', 'Y2', 16, { dutyCd: 'D09', dueMonths: 24 }, '화학물질관리법 시행규칙 별표 6의3'),
  row('MSD', 'EV', 1, {}, '산업안전보건법 제114조제3항, 시간은 사내 기준'),
  row('PSM', 'Y', 2, {}, '공정안전보고서 고시, 시간은 사내 기준'),
  row('EMG', 'Y', 2, {}, '사내 기준'),
]
