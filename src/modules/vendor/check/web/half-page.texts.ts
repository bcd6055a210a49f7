import { texts } from '../../../../core/shared/four-texts.ts'

/** 반기 도급점검. */
export const halfPageTexts = texts({
  help: [
    '반기마다 도급 의무를 얼마나 지켰는지 기록에서 셉니다. 등록하면 그때의 집계가 동결되고, 점검 의견과 함께 상신하여 확정합니다. 증빙철은 보고서·엑셀·회의록·평가결과를 해시 목록과 함께 ZIP으로 묶습니다.',
    'Counts from the records how far the duties of contracting were kept in a half-year. Registering freezes the counts of that moment; they are reviewed, sent for approval and fixed. The binder packs report, workbook, minutes and results as a ZIP with a list of hashes.',
    '按记录统计每半年承包义务的落实情况。登记时冻结当时的统计，附检查意见提交审批后确定。证据册将报告、Excel、会议记录、评价结果连同哈希清单打包为ZIP。',
    'Cuenta, de los registros, cómo se cumplieron los deberes del semestre. Al registrar se congela; se revisa, se aprueba y queda fijo. El expediente reúne informe, Excel, actas y resultados en un ZIP con sus hashes.',
  ],
  title: ['반기 도급점검', 'Half-year review', '半年承包检查', 'Revisión semestral'],
  now: [
    '{plant} · 이번 반기 지금까지',
    '{plant} · this half-year so far',
    '{plant} · 本半年至今',
    '{plant} · este semestre hasta hoy',
  ],
  base: ['기준일 {day}', 'as of {day}', '基准日 {day}', 'a fecha {day}'],
  counted: ['{done} / {owed}', '{done} / {owed}', '{done} / {owed}', '{done} / {owed}'],
  rate: ['{rate}%', '{rate}%', '{rate}%', '{rate} %'],
  nothing: ['대상 없음', 'nothing owed', '无对象', 'nada debido'],
  gaps: ['미이행 {count}', '{count} missing', '未落实 {count}', 'faltan {count}'],
  all: ['전체 목록', 'Whole list', '全部清单', 'Lista completa'],
  review: ['점검 의견', 'Review', '检查意见', 'Revisión'],
  approved: ['확정', 'approved', '确定', 'aprobado'],
  paper: ['점검표 인쇄', 'Print', '打印检查表', 'Imprimir'],
  binder: ['증빙철(ZIP)', 'Binder (ZIP)', '证据册（ZIP）', 'Expediente (ZIP)'],
})
