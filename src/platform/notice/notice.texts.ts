import { sentences } from '../../core/shared/sentence.ts'

export const replyMessages = sentences({
  answered: [
    '답변이 있는 질의는 삭제할 수 없습니다.',
    'A question that was answered cannot be deleted.',
    '已有答复的提问不能删除。',
    'No se puede eliminar una pregunta con respuesta.',
  ],
  notOwn: [
    '본인이 쓴 질의만 삭제할 수 있습니다.',
    'Only your own question can be deleted.',
    '只能删除本人的提问。',
    'Solo puede eliminar su propia pregunta.',
  ],
  notInThread: [
    '질의한 사람과 공지 작성자만 답할 수 있습니다.',
    'Only the one who asked and the writer of the notice can answer.',
    '只有提问者和公告作者可以答复。',
    'Solo pueden responder quien preguntó y el autor del aviso.',
  ],
})

export const noticeRefusals = sentences({
  postedOnly: [
    '게시 중인 공지만 다시 알릴 수 있습니다.',
    'Only a posted notice can be brought up again.',
    '只有发布中的公告才能再次提醒。',
    'Solo se puede recordar un aviso publicado.',
  ],
  allRead: [
    '모두 읽어 다시 알릴 사람이 없습니다.',
    'Everybody has read it; there is nobody to remind.',
    '全部已读，没有需要提醒的人。',
    'Todos lo han leído; no hay a quién recordar.',
  ],
  endBeforeStart: [
    '게시 종료일은 시작일보다 빠를 수 없습니다.',
    'The last day cannot be before the first.',
    '发布结束日不能早于开始日。',
    'El último día no puede ser anterior al primero.',
  ],
  popupTooLong: [
    '팝업 공지의 게시기간은 {popupDays}일을 넘을 수 없습니다.',
    'A popup notice cannot stand longer than {popupDays} days.',
    '弹窗公告的发布期间不能超过{popupDays}天。',
    'Un aviso con ventana no puede durar más de {popupDays} días.',
  ],
  dueNeeded: [
    '필독 공지는 확인기한을 입력해 주세요.',
    'Please enter until when a must-read notice is to be confirmed.',
    '必读公告请输入确认期限。',
    'Introduzca el plazo de confirmación del aviso obligatorio.',
  ],
  dueOnlyMustRead: [
    '확인기한은 필독 공지에만 입력할 수 있습니다.',
    'Only a must-read notice has a day to confirm by.',
    '只有必读公告可以输入确认期限。',
    'Solo un aviso obligatorio tiene plazo de confirmación.',
  ],
  questionOnlyMustRead: [
    '확인 질문은 필독 공지에만 입력할 수 있습니다.',
    'Only a must-read notice asks a question.',
    '只有必读公告可以填写确认问题。',
    'Solo un aviso obligatorio hace una pregunta.',
  ],
  answerNeeded: [
    '확인 질문의 답을 두 글자 이상 적어 주세요.',
    'Please answer the question in two characters or more.',
    '请用两个以上字符回答确认问题。',
    'Responda a la pregunta con dos caracteres o más.',
  ],
  dueOutside: [
    '확인기한은 게시기간 안의 날이어야 합니다.',
    'The day to confirm by must lie within the posting period.',
    '确认期限必须在发布期间内。',
    'El plazo de confirmación debe estar dentro del período de publicación.',
  ],
  later: [
    '게시 시작일이 오늘보다 뒤입니다. 예약해 주세요.',
    'The first day is later than today. Please schedule it.',
    '发布开始日晚于今天，请预约。',
    'El primer día es posterior a hoy. Prográmelo.',
  ],
  over: [
    '게시 종료일이 지났습니다. 게시기간을 고쳐 주세요.',
    'The last day has passed. Please change the period.',
    '发布结束日已过，请修改发布期间。',
    'El último día ha pasado. Cambie el período.',
  ],
  begun: [
    '게시 시작일이 오늘이거나 지났습니다. 바로 게시해 주세요.',
    'The first day is today or has passed. Please post it now.',
    '发布开始日为今天或已过，请直接发布。',
    'El primer día es hoy o ha pasado. Publíquelo ahora.',
  ],
  writerOnly: [
    '작성자 또는 관리자만 수정할 수 있습니다.',
    'Only the writer or an administrator can change it.',
    '只有作者或管理员可以修改。',
    'Solo el autor o un administrador puede modificarlo.',
  ],
  closed: [
    '종료된 공지는 수정할 수 없습니다.',
    'A closed notice cannot be changed.',
    '已结束的公告不能修改。',
    'Un aviso cerrado no se puede modificar.',
  ],
  draftOnly: [
    '임시 상태의 공지만 삭제할 수 있습니다. 게시한 공지는 내려 주세요.',
    'Only a draft can be deleted. Take down a posted notice instead.',
    '只能删除草稿状态的公告。已发布的公告请撤下。',
    'Solo se puede eliminar un borrador. Retire el aviso publicado.',
  ],
  ownPlants: [
    '소속 사업장에만 공지할 수 있습니다.',
    'You can only address your own plants.',
    '只能向所属工厂发布公告。',
    'Solo puede dirigirse a sus plantas.',
  ],
})
