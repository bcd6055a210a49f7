import { texts } from '../../../core/shared/four-texts.ts'

export const halfTexts = texts({
  title: [
    '개선 반기 점검',
    'Half-year review of improvements',
    '改善半年检查',
    'Revisión semestral de mejoras',
  ],
  help: [
    '등록하면 그때의 개선 현황이 고정됩니다. 안전보건관리책임자가 점검해 상신하고 본사 SHE가 결재하면 바뀌지 않습니다. 보고서는 5년 보관합니다.',
    'Adding one freezes how the improvements stand. The head of the site reviews and submits it, the head office approves, then it stays. Reports are kept for 5 years.',
    '登记后冻结当时的改善情况。由安全卫生管理责任人检查并呈报，总部SHE审批后不再更改。报告保存5年。',
    'Al registrarla se congela la situación. La revisa y envía el jefe de planta y la aprueba la central; después no cambia. Los informes se guardan 5 años.',
  ],
  base: ['기준일 {day}', 'as of {day}', '基准日 {day}', 'a fecha {day}'],
  total: ['전체', 'All', '全部', 'Total'],
  completion: ['완료율', 'Completed', '完成率', 'Completadas'],
  onTime: ['기한준수율', 'On time', '按期率', 'A tiempo'],
  overdue: ['지연', 'Overdue', '逾期', 'Vencidas'],
  opinions: ['종사자 의견 이행률', 'Opinions of workers done', '从业者意见落实率', 'Opiniones cumplidas'],
  'opinions.more': [
    '의견 {total} · 개선 필요 {needed} · 완료 {done}',
    '{total} opinions · needed {needed} · done {done}',
    '意见{total} · 需改善{needed} · 完成{done}',
    '{total} opiniones · necesarias {needed} · hechas {done}',
  ],
  source: ['출처', 'Source', '来源', 'Origen'],
  closed: ['종결', 'Closed', '结案', 'Cerradas'],
  late: ['지연된 개선', 'What was late', '逾期的改善', 'Mejoras vencidas'],
  matter: ['개선', 'Improvement', '改善', 'Mejora'],
  grade: ['등급', 'Grade', '等级', 'Grado'],
  due: ['기한', 'Due', '期限', 'Plazo'],
  days: ['지연일', 'Days late', '逾期天数', 'Días de retraso'],
  reason: ['연장 사유', 'Reason of the extension', '延期理由', 'Motivo de la prórroga'],
  review: ['점검 의견', 'Review', '检查意见', 'Revisión'],
  approved: ['확정', 'approved', '确认', 'aprobada'],
  paper: ['보고서', 'Report', '报告', 'Informe'],
})
