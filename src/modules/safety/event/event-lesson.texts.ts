import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Words with which a lesson sheet begins. */
export const lessonWords = texts({
  title: ['[사고사례] {name}', '[Lesson] {name}', '[事故案例] {name}', '[Lección] {name}'],
  happened: ['무슨 일이 있었나', 'What happened', '发生了什么', 'Qué pasó'],
  causes: ['왜 일어났나', 'Why it happened', '为什么发生', 'Por qué ocurrió'],
  measures: ['무엇을 바꾸나', 'What is changed', '改变什么', 'Qué se cambia'],
  question: [
    '우리 작업장에서 같은 일이 일어날 수 있는 곳은 어디입니까?',
    'Where could the same happen at your own place of work?',
    '在您的作业场所，哪里可能发生同样的事？',
    '¿Dónde podría ocurrir lo mismo en su lugar de trabajo?',
  ],
})
/** Why a lesson sheet is not given out. */
export const lessonRefusals = sentences({
  early: [
    '원인이 확정된 사고, 접수된 아차사고만 사례로 공유할 수 있습니다.',
    'Only an accident whose causes stand and an accepted near miss become a lesson.',
    '仅原因已确定的事故和已受理的未遂事故可作为案例共享。',
    'Solo un accidente con causas fijadas o un cuasi accidente aceptado se comparte.',
  ],
  given: [
    '이미 공유한 사례가 게시 중입니다. 내린 뒤 다시 공유해 주세요.',
    'Its lesson is posted already; take it down before it is given out again.',
    '该案例已在发布中，请撤下后再共享。',
    'La lección ya está publicada; retírela antes de volver a compartirla.',
  ],
  dueToday: [
    '확인기한은 오늘 이후 {days}일 안이어야 합니다.',
    'The day to confirm by lies within {days} days from today.',
    '确认期限须在今天起{days}天内。',
    'El plazo debe estar dentro de {days} días desde hoy.',
  ],
})
/** Texts of the lesson on the page of an event. */
export const lessonTexts = texts({
  lesson: ['사고사례 공유', 'Lesson sheet', '共享事故案例', 'Lección compartida'],
  none: [
    '아직 공유하지 않았습니다.',
    'It has not been shared yet.',
    '尚未共享。',
    'Aún no se ha compartido.',
  ],
  share: ['사례 공유', 'Share', '共享', 'Compartir'],
  shared: [
    '필독 공지로 게시했습니다.',
    'Posted as a must-read notice.',
    '已作为必读公告发布。',
    'Publicado como aviso obligatorio.',
  ],
  rate: [
    '확인 {read} / {targets}명 ({percent}%)',
    'Confirmed {read} of {targets} ({percent}%)',
    '已确认{read}/{targets}人（{percent}%）',
    'Confirmado {read} de {targets} ({percent}%)',
  ],
  due: ['확인기한 {day}', 'Confirm by {day}', '确认期限{day}', 'Confirmar antes de {day}'],
  title: ['제목', 'Title', '标题', 'Título'],
  cont: ['내용', 'Text', '内容', 'Contenido'],
  question: ['확인 질문', 'Question', '确认问题', 'Pregunta'],
  names: [
    '사람 이름과 의학 정보는 적지 않습니다.',
    'Write neither names nor medical facts.',
    '请勿填写姓名和医疗信息。',
    'No escriba nombres ni datos médicos.',
  ],
  audience: ['대상', 'For whom', '对象', 'Para quién'],
  place: ['사업장', 'Plants', '厂区', 'Plantas'],
  own: ['사고 사업장', 'The plant of the event', '事故厂区', 'La planta del suceso'],
  all: ['모든 사업장', 'All plants', '所有厂区', 'Todas las plantas'],
  readDueYmd: ['확인기한', 'Confirm by', '确认期限', 'Plazo'],
  answers: ['답변 {n}건', '{n} answers', '回答{n}条', '{n} respuestas'],
  cancel: ['취소', 'Cancel', '取消', 'Cancelar'],
})
