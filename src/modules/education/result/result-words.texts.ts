import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Names of what waits for a person, and of the clock. */
export const resultWorkNames = texts({
  'edu-verify': [
    '교육 이수증 확인',
    'Verify proofs of education',
    '确认培训结业证',
    'Verificar justificantes de formación',
  ],
  'edu-returned': ['반려된 이수증', 'Returned proofs', '被驳回的结业证', 'Justificantes rechazados'],
  'edu-exempt': ['교육 면제 승인', 'Approve exemptions', '批准培训免除', 'Aprobar exenciones'],
  'edu-special': ['특별교육 기한', 'Special education due', '特别培训期限', 'Formación especial'],
})
export const educationWords = texts({
  clock: ['교육 기한', 'Education clock', '培训期限处理', 'Reloj de formación'],
})
/** Words of improvements about people and questions. */
export const improvementNotes = sentences({
  absentTitle: [
    '교육 불참자 보충교육: {person} ({course})',
    'Absent from education: {person} ({course})',
    '培训缺席补训：{person}（{course}）',
    'Ausente de formación: {person} ({course})',
  ],
  absentProblem: [
    '{person}이(가) {day} {course} 교육에 불참했고({reason}) 그 뒤 {days}일 동안 같은 과정의 차수에 배정되지 않았습니다. 보충교육을 배정해 주세요.',
    '{person} was absent from {course} on {day} ({reason}) and has had no seat in the same course for {days} days since. Give a seat.',
    '{person}缺席{day}的{course}（{reason}），此后{days}天未安排同一课程。请安排补训。',
    '{person} faltó a {course} el {day} ({reason}) y en {days} días no tiene plaza en el mismo curso. Asigne una.',
  ],
  failedTitle: [
    '시험 반복 불합격: {person} ({exam})',
    'Exam failed repeatedly: {person} ({exam})',
    '考试多次不合格：{person}（{exam}）',
    'Examen suspendido repetidamente: {person} ({exam})',
  ],
  failedProblem: [
    '{person}이(가) {exam} 시험에 {tries}회 불합격하여 더 응시할 수 없습니다. 교육을 다시 하고 이해하지 못한 내용을 확인해 주세요.',
    '{person} has failed {exam} {tries} times and has no try left. Teach again, and find out what was not understood.',
    '{person}在{exam}考试中{tries}次不合格，已无考试机会。请重新培训并确认未理解的内容。',
    '{person} ha suspendido {exam} {tries} veces y no le quedan intentos. Repita la formación y vea qué no se entendió.',
  ],
  itemTitle: [
    '오답이 많은 문항의 교육내용 검토: {question}',
    'Look at what is taught: {question}',
    '错误较多题目的培训内容检查：{question}',
    'Revisar lo que se enseña: {question}',
  ],
  itemProblem: [
    '{exam} 시험의 문항 {question}을(를) {takes}명 중 {wrong}%가 틀렸습니다(기준 {limit}%). 이 항목의 교육내용과 교재를 다시 확인해 주세요.',
    'Of {takes} people {wrong} % got question {question} of {exam} wrong (limit {limit} %). Look at the contents and material of this item.',
    '{exam}考试的题目{question}在{takes}人中有{wrong}%答错（标准{limit}%）。请检查该项培训内容和教材。',
    'De {takes} personas el {wrong} % falló la pregunta {question} de {exam} (límite {limit} %). Revise contenido y material.',
  ],
})
export const lateNotes = sentences({
  title: [
    '특별교육 기한초과: {person} ({work})',
    'Special education overdue: {person} ({work})',
    '特别培训逾期：{person}（{work}）',
    'Formación especial vencida: {person} ({work})',
  ],
  problem: [
    '{person}의 특별교육({work})이 기한({due})까지 {hours}시간 중 {done}시간만 이수되었습니다. 이수할 때까지 해당 작업에서 제외해야 합니다.',
    'Of the {hours} hours of special education ({work}) of {person} only {done} were done by {due}. Until then he does not do that work.',
    '{person}的特别培训（{work}）截至{due}仅完成{hours}学时中的{done}学时。完成前不得从事该作业。',
    'De las {hours} horas de formación especial ({work}) de {person} solo se hicieron {done} hasta el {due}. Hasta entonces no realiza ese trabajo.',
  ],
  place: ['교육', 'Education', '培训', 'Formación'],
})
