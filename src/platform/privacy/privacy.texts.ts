import { sentences } from '../../core/shared/sentence.ts'

export const breachMessages = sentences({
  officer: [
    '개인정보 보호책임자(D20)만 할 수 있습니다.',
    'Only the privacy officer (D20) can do this.',
    '仅个人信息保护负责人（D20）可以操作。',
    'Solo puede hacerlo el responsable de protección de datos (D20).',
  ],
  future: [
    '지금보다 늦은 일시는 입력할 수 없습니다.',
    'The moment cannot be later than now.',
    '不能输入晚于现在的时间。',
    'El momento no puede ser posterior a ahora.',
  ],
  beforeKnown: [
    '인지일시보다 앞선 일시는 입력할 수 없습니다.',
    'The moment cannot be before the breach became known.',
    '不能输入早于知悉时间的时间。',
    'El momento no puede ser anterior al conocimiento.',
  ],
  undone: [
    '통지 또는 신고를 하지 않고 종결하려면 사유를 10자 이상 입력해 주세요.',
    'To close without telling or reporting, give a reason of at least 10 characters.',
    '未通知或未报告而结案时，请输入至少10个字的理由。',
    'Para cerrar sin avisar o notificar, indique un motivo de al menos 10 caracteres.',
  ],
  closed: [
    '종결된 유출은 수정할 수 없습니다.',
    'A closed breach cannot be changed.',
    '已结案的泄露不能修改。',
    'Una brecha cerrada no se puede modificar.',
  ],
  notified: ['이미 통지했습니다.', 'The persons have already been told.', '已通知。', 'Ya se avisó.'],
  reported: ['이미 신고했습니다.', 'The report has already been made.', '已报告。', 'Ya se notificó.'],
  notDue: ['신고 대상이 아닙니다.', 'No report is due.', '不属于报告对象。', 'No corresponde notificar.'],
})

export const purgeMessages = sentences({
  nothing: [
    '보관기간이 지난 자료가 없습니다.',
    'Nothing is past its keeping time.',
    '没有超过保存期的资料。',
    'Nada ha superado su plazo de conservación.',
  ],
  open: [
    '같은 대상의 파기 목록이 이미 있습니다. 먼저 파기하거나 취소해 주세요.',
    'There is already a list of this kind. Erase or cancel it first.',
    '该对象的销毁清单已存在。请先销毁或取消。',
    'Ya existe una lista de este tipo. Suprímala o cancélela primero.',
  ],
})
