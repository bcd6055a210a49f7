import { sentences } from '../../core/shared/sentence.ts'

export const appointmentMessages = sentences({
  overlap: [
    '같은 사업장의 같은 직무 선임기간이 겹칩니다.',
    'Appointments to the same duty at the same plant overlap.',
    '同一工厂同一职务的选任期间重叠。',
    'Los nombramientos para la misma función en la misma planta se solapan.',
  ],
  ownAppointment: [
    '본인을 선임하거나 본인의 선임기간·대리를 넓힐 수 없습니다. 다른 담당자가 등록해야 합니다.',
    'You can neither appoint yourself nor widen your own appointment or deputyship. Somebody else must register it.',
    '不能选任本人，也不能扩大本人的选任期间或代理。须由其他负责人登记。',
    'No puede designarse a sí mismo ni ampliar su propia designación o suplencia. Debe registrarlo otra persona.',
  ],
  ownDeputy: [
    '대리자는 본인이 될 수 없습니다.',
    'Nobody can be their own deputy.',
    '代理人不能是本人。',
    'Nadie puede ser su propio sustituto.',
  ],
  absencePair: [
    '부재 시작일과 종료일을 함께 입력해 주세요.',
    'Enter first and last day of the absence together.',
    '请同时输入缺勤开始日和结束日。',
    'Escriba juntos el inicio y el fin de la ausencia.',
  ],
  absenceDeputy: [
    '부재기간을 입력하려면 대리자를 지정해 주세요.',
    'Name a deputy to enter an absence.',
    '输入缺勤期间请指定代理人。',
    'Para indicar una ausencia, nombre un suplente.',
  ],
  absenceOutside: [
    '부재기간은 선임기간 안에 있어야 합니다.',
    'The absence must lie within the appointment.',
    '缺勤期间须在选任期间内。',
    'La ausencia debe estar dentro de la designación.',
  ],
  reportBefore: [
    '신고일은 선임일보다 빠를 수 없습니다.',
    'The report may not lie before the appointment.',
    '申报日不能早于选任日。',
    'La notificación no puede ser anterior a la designación.',
  ],
})
