import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about questions, exams and tries is refused. (edu.md 5 EDU-12, 7) */
export const examRefusals = sentences({
  choicesNeeded: [
    '보기를 2개 이상 한 줄에 하나씩 입력해 주세요.',
    'Enter two choices at least, one a line.',
    '请至少输入两个选项，每行一个。',
    'Escriba al menos dos opciones, una por línea.',
  ],
  choicesTooMany: [
    '보기는 {n}개까지 입력할 수 있습니다.',
    'There may be {n} choices.',
    '选项最多{n}个。',
    'Puede haber hasta {n} opciones.',
  ],
  choiceTwice: [
    "같은 보기가 두 번 있습니다: '{choice}'",
    'A choice stands there twice: “{choice}”',
    '选项重复：“{choice}”',
    'Una opción está dos veces: «{choice}»',
  ],
  choiceCount: [
    '보기 {n}개가 한국어 보기 {m}개와 다릅니다.',
    '{n} choices, but {m} in Korean.',
    '{n}个选项，与韩语的{m}个不一致。',
    '{n} opciones, pero {m} en coreano.',
  ],
  textMissing: [
    '보기를 번역한 언어는 문제도 번역해 주세요.',
    'Translate the question too where its choices are translated.',
    '选项已翻译的语言，题目也须翻译。',
    'Traduzca también la pregunta donde tradujo las opciones.',
  ],
  answerNeeded: ['정답을 입력해 주세요.', 'Enter the answer.', '请输入答案。', 'Escriba la respuesta.'],
  answerWrong: [
    '정답이 문제유형과 맞지 않습니다. OX는 O 또는 X, 선택형은 보기 번호(복수는 쉼표), 단답은 낱말(여럿은 |)로 입력해 주세요.',
    'The answer does not fit the kind: O or X; numbers of choices, several with commas; words, several with |.',
    '答案与题型不符：判断题为O或X；选择题为选项号码（多个用逗号）；简答题为词语（多个用|）。',
    'La respuesta no corresponde al tipo: O o X; números de opción con comas; palabras separadas con |.',
  ],
  keptQuestion: [
    '문제는 삭제하지 않습니다. 사용여부를 미사용으로 바꿔 주세요.',
    'Questions are not deleted. Set it to not in use.',
    '题目不删除，请改为停用。',
    'Las preguntas no se eliminan. Márquela sin uso.',
  ],
  shareSum: [
    '난이도 비율의 합이 100이 아닙니다. (현재 {n})',
    'The shares of difficulty add up to {n}, not to 100.',
    '难度比例之和应为100（当前{n}）。',
    'Las proporciones suman {n} y no 100.',
  ],
  bankShort: [
    '난이도 {level} 문제가 {n}개 부족합니다.',
    '{n} questions of difficulty {level} are missing.',
    '难度{level}的题目缺少{n}道。',
    'Faltan {n} preguntas de dificultad {level}.',
  ],
  fixedCount: [
    '문항수 {n}개와 출제 문제 {m}개가 다릅니다.',
    '{m} questions are chosen, but the paper has {n}.',
    '题数为{n}，但已选题目为{m}道。',
    'Hay {m} preguntas elegidas y el examen tiene {n}.',
  ],
  fixedTwice: [
    '같은 문제를 두 번 출제할 수 없습니다.',
    'A question is chosen twice.',
    '同一题目不能出两次。',
    'Una pregunta está elegida dos veces.',
  ],
  fixedUnused: [
    '미사용 문제가 있습니다: {codes}',
    'Questions are not in use: {codes}',
    '含有停用的题目：{codes}',
    'Hay preguntas sin uso: {codes}',
  ],
  draftOnly: [
    '작성 상태의 시험만 수정할 수 있습니다.',
    'Only an exam that is being written can be changed.',
    '仅编写状态的考试可修改。',
    'Solo se cambia un examen en redacción.',
  ],
  otherPlant: [
    '다른 사업장의 시험입니다.',
    'The exam is of another plant.',
    '其他工厂的考试。',
    'El examen es de otra planta.',
  ],
  someoneSits: [
    '응시 중인 사람이 {n}명 있습니다. 끝난 뒤에 수정해 주세요.',
    '{n} people are sitting it. Change it when they have ended.',
    '有{n}人正在考试，请结束后再修改。',
    '{n} personas la están haciendo. Cámbiela cuando terminen.',
  ],
  taken: [
    '응시 기록이 있는 시험은 삭제할 수 없습니다.',
    'An exam that people have sat is not deleted.',
    '已有考试记录，不能删除。',
    'No se elimina un examen con intentos.',
  ],
  bySystem: [
    '응시 기록은 응시 화면에서 만들어집니다.',
    'A try is made by the page on which it is sat.',
    '考试记录由考试页面生成。',
    'Los intentos se crean en la página del examen.',
  ],
  notOpen: [
    '응시할 수 있는 시험이 아닙니다.',
    'The exam is not open to you.',
    '该考试不对您开放。',
    'El examen no está abierto para usted.',
  ],
  running: [
    '이미 응시 중입니다. 이어서 응시해 주세요.',
    'You are sitting it already. Go on with it.',
    '您正在考试，请继续。',
    'Ya la está haciendo. Continúe.',
  ],
  passed: ['이미 합격한 시험입니다.', 'You have passed it already.', '您已通过该考试。', 'Ya la aprobó.'],
  tooOften: [
    '응시 가능 횟수({n}회)를 초과하였습니다.',
    'All {n} tries are used up.',
    '已超过可考次数（{n}次）。',
    'Se agotaron los {n} intentos.',
  ],
  wait: [
    '재응시는 {n}분 후 가능합니다.',
    'The next try is possible in {n} minutes.',
    '{n}分钟后可再次考试。',
    'Podrá repetir en {n} minutos.',
  ],
  relearn: [
    '교육자료를 다시 학습한 뒤 응시할 수 있습니다. (재학습 {pct}% / {needed}%)',
    'Go through the material again first. ({pct}% of {needed}%)',
    '请先重新学习资料（{pct}% / {needed}%）。',
    'Repase antes el material. ({pct}% de {needed}%)',
  ],
  relearnNone: [
    '다시 학습할 교육자료가 없습니다. 교육담당자에게 문의해 주세요.',
    'There is no material to go through again. Ask the education staff.',
    '没有可重新学习的资料，请联系培训负责人。',
    'No hay material que repasar. Consulte a formación.',
  ],
  timeOver: ['응시 시간이 종료되었습니다.', 'The time is over.', '考试时间已结束。', 'El tiempo terminó.'],
  ended: ['이미 제출한 응시입니다.', 'It has been handed in already.', '已提交。', 'Ya fue entregada.'],
  badAnswer: [
    '{n}번 문항의 답이 보기와 맞지 않습니다.',
    'The answer to question {n} is none of its choices.',
    '第{n}题的答案不在选项中。',
    'La respuesta a la pregunta {n} no es ninguna de sus opciones.',
  ],
})
export const examNotes = sentences({
  begin: ['시험 응시', 'sitting an exam', '参加考试', 'hacer un examen'],
  clock: ['시험 시계', 'clock of exams', '考试时钟', 'reloj de exámenes'],
})
