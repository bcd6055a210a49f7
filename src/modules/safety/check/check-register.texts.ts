import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** The printed weekly register of 화학물질관리법 시행규칙 별지 제42호서식. */
export const registerTexts = texts({
  title: [
    '유해화학물질 취급시설 주간 점검대장',
    'Weekly register of checks of hazardous chemical facilities',
    '危险化学品设施每周检查台账',
    'Registro semanal de instalaciones de químicos peligrosos',
  ],
  period: ['점검 기간', 'Period', '检查期间', 'Periodo'],
  plant: ['사업장', 'Plant', '厂区', 'Planta'],
  checks: ['점검 내용', 'Checks', '检查内容', 'Revisiones'],
  day: ['점검일', 'Day', '检查日', 'Día'],
  place: ['점검 대상', 'What was checked', '检查对象', 'Objeto'],
  person: ['점검자', 'Checked by', '检查人', 'Revisado por'],
  answered: ['항목', 'Items', '项目', 'Puntos'],
  bad: ['부적합', 'Bad', '不合格', 'Mal'],
  faults: ['부적합 내용과 조치', 'Faults and what became of them', '不合格内容及措施', 'Fallos y medidas'],
  none: ['이상 없음', 'No fault', '无异常', 'Sin fallos'],
  mended: ['현장 조치', 'put right on the spot', '当场整改', 'corregido en el acto'],
  done: ['조치 완료', 'mended', '已整改', 'corregido'],
  open: ['조치 중', 'open', '整改中', 'pendiente'],
  empty: [
    '이 주에 실시한 점검이 없습니다.',
    'Nothing was checked in this week.',
    '本周没有实施检查。',
    'No se revisó nada esta semana.',
  ],
  note: [
    '화학물질관리법 제26조·시행규칙 제26조 자체점검. 서식(별지 제42호) 칸은 원문 대조 확인 필요. 기록은 5년간 보존합니다.',
    'Own check under art. 26 of the Chemical Substances Control Act and of its Enforcement Rule. The columns of form 42 are to be held against the original (to be confirmed). Kept for 5 years.',
    '化学物质管理法第26条自查。表格（附件42）栏目需与原文核对（需确认）。记录保存5年。',
    'Autorrevisión (Ley de Control de Sustancias y su Reglamento, art. 26). Las columnas del formulario 42 están por cotejar. Se guarda 5 años.',
  ],
})

/** Names of papers that are no sheets. */
export const checkPaperNames = sentences({
  labels: ['점검 QR 라벨 {n}장', '{n} labels of checks', '检查二维码标签{n}张', '{n} etiquetas de revisión'],
})
