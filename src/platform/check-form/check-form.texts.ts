import { sentences } from '../../core/shared/sentence.ts'

/** Why a question sheet is not taken. */
export const formRefusals = sentences({
  twice: [
    '같은 항목번호가 두 번 있습니다.',
    'The same item number is there twice.',
    '同一项目编号重复。',
    'El mismo número de punto está dos veces.',
  ],
  limits: [
    '상한은 하한보다 작을 수 없습니다.',
    'The upper limit is below the lower one.',
    '上限不能小于下限。',
    'El límite superior es menor que el inferior.',
  ],
  choices: [
    '선택지를 두 개 이상 입력해 주세요.',
    'Enter at least two choices.',
    '请输入至少两个选项。',
    'Escriba al menos dos opciones.',
  ],
  badChoice: [
    '부적합 선택지는 선택지에 있어야 합니다.',
    'A choice that is bad must be among the choices.',
    '不合格选项必须在选项之中。',
    'Una opción mala debe estar entre las opciones.',
  ],
  asManyChoices: [
    '선택지와 같은 수를 같은 순서로 입력해 주세요.',
    'Enter as many as there are choices, in their order.',
    '请按相同顺序输入与选项相同的数量。',
    'Escriba tantas como opciones, en su orden.',
  ],
  earlier: [
    '앞에 있는 항목의 번호를 입력해 주세요.',
    'Enter the number of an item above.',
    '请输入前面项目的编号。',
    'Escriba el número de un punto anterior.',
  ],
  noSuchAnswer: [
    '그 항목에 없는 답입니다. 예·양호는 Y, 아니오·불량은 N, 해당없음은 X로 적어 주세요.',
    'That item has no such answer. Write Y for yes or good, N for no or bad, X for not applicable.',
    '该项目没有此答案。是/良好填Y，否/不良填N，不适用填X。',
    'Ese punto no tiene esa respuesta. Escriba Y para sí o bien, N para no o mal, X si no procede.',
  ],
  noItems: ['점검 항목이 없습니다.', 'There is no item.', '没有检查项目。', 'No hay ningún punto.'],
  scores: [
    '조건부 점수는 적합 점수보다 클 수 없습니다.',
    'The score on conditions is above the score that is fit.',
    '有条件分数不能大于合格分数。',
    'La puntuación condicional supera a la de apto.',
  ],
  fixed: [
    '확정된 점검표는 수정할 수 없습니다. 새 버전을 만들어 주세요.',
    'A fixed sheet cannot be changed. Make a new version.',
    '已确定的检查表不能修改。请建立新版本。',
    'Una lista fijada no se modifica. Cree una versión nueva.',
  ],
  draftThere: [
    '작성 중인 새 버전이 이미 있습니다(버전 {version}).',
    'A draft of a new version is there already (version {version}).',
    '已有编写中的新版本（版本{version}）。',
    'Ya hay un borrador de una versión nueva (versión {version}).',
  ],
  otherPurpose: [
    '이 화면에서는 안전점검과 자체점검의 점검표만 관리합니다.',
    'Here only the sheets of safety checks and self-checks are kept.',
    '此页面只管理安全检查和自查的检查表。',
    'Aquí solo se llevan las listas de seguridad y de autorrevisión.',
  ],
  otherCode: [
    '점검표 코드는 다음 버전에서 바꿀 수 없습니다.',
    'The code of the sheet stays the same in its versions.',
    '检查表代码在后续版本中不能更改。',
    'El código de la lista no cambia entre versiones.',
  ],
})

/** Why an answer is not taken. */
export const answerRefusals = sentences({
  open: ['답하지 않았습니다.', 'Not answered.', '未作答。', 'Sin responder.'],
  note: ['부적합 내용을 입력해 주세요.', 'Say what is bad.', '请输入不合格内容。', 'Indique qué está mal.'],
  photo: [
    '부적합 사진을 첨부해 주세요.',
    'Add a picture of what is bad.',
    '请附上不合格照片。',
    'Añada una foto de lo que está mal.',
  ],
  proveBad: [
    '미흡 항목의 내용과 사진을 등록하세요.',
    'Say what is bad and add a picture.',
    '请填写不合格项的内容并上传照片。',
    'Indique qué está mal y añada una foto.',
  ],
  mendedPhotos: [
    '현장 조치는 조치 전·후 사진 2장을 첨부해 주세요.',
    'What was put right on the spot needs a picture before and one after.',
    '现场整改请附上整改前后两张照片。',
    'Lo corregido en el acto necesita una foto antes y otra después.',
  ],
  noNone: [
    '해당없음을 고를 수 없는 항목입니다.',
    'This item is always applicable.',
    '该项目不能选择不适用。',
    'Este punto siempre procede.',
  ],
  noSuchAnswer: [
    '이 항목에 없는 답입니다.',
    'This item has no such answer.',
    '该项目没有此答案。',
    'Este punto no tiene esa respuesta.',
  ],
  noNumber: ['숫자를 입력해 주세요.', 'Enter a number.', '请输入数字。', 'Escriba un número.'],
  tooLong: [
    '{most}자까지 입력할 수 있습니다.',
    'At most {most} characters.',
    '最多输入{most}个字。',
    'Como máximo {most} caracteres.',
  ],
  noSuchItem: [
    '이 점검표에 없는 항목입니다.',
    'The sheet has no such item.',
    '检查表没有该项目。',
    'La lista no tiene ese punto.',
  ],
  noSuchPhoto: [
    '이 점검의 사진이 아닙니다.',
    'The picture does not belong to this check.',
    '照片不属于本次检查。',
    'La foto no es de esta revisión.',
  ],
  noForm: [
    '이 용도로 확정된 점검표가 없습니다.',
    'No sheet is fixed for this purpose.',
    '该用途没有已确定的检查表。',
    'No hay lista fijada para este fin.',
  ],
  finished: [
    '완료한 점검은 수정할 수 없습니다.',
    'A finished check cannot be changed.',
    '已完成的检查不能修改。',
    'Una revisión terminada no se modifica.',
  ],
})
