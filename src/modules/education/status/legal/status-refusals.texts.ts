import { sentences } from '../../../../core/shared/sentence.ts'

/** Why something about the status of education is refused. */
export const statusRefusals = sentences({
  badDay: [
    '기준일은 오늘까지의 날짜여야 합니다.',
    'The day is to be a date until today.',
    '基准日须为今天及之前的日期。',
    'La fecha debe ser hasta hoy.',
  ],
  badColumn: [
    '교육구분을 확인해 주세요.',
    'There is no such kind of education.',
    '请确认培训类别。',
    'Revise el tipo de formación.',
  ],
  noPeople: ['대상자를 선택해 주세요.', 'Nobody has been chosen.', '请选择人员。', 'Elija a las personas.'],
  noNeeds: [
    '교육 대상을 선택해 주세요.',
    'No need has been chosen.',
    '请选择培训对象。',
    'Elija las necesidades.',
  ],
  notOpen: [
    '대상 상태가 아닌 건이 있습니다.',
    'One of them is not open any more.',
    '其中有非待办项。',
    'Alguna ya no está pendiente.',
  ],
  noClass: [
    '모집·계획 중인 MSDS 교육차수를 선택해 주세요.',
    'Choose a class of MSDS education that is planned or open.',
    '请选择计划或招生中的MSDS班次。',
    'Elija una clase de FDS planificada o abierta.',
  ],
  otherPlant: [
    '다른 사업장의 교육차수입니다.',
    'The class is of another plant.',
    '该班次属于其他工厂。',
    'La clase es de otra planta.',
  ],
  keeper: [
    '교육담당자만 할 수 있습니다.',
    'Only who keeps education can do this.',
    '仅培训负责人可操作。',
    'Solo quien gestiona la formación puede hacerlo.',
  ],
  noSeat: [
    '신청할 수 없는 교육차수입니다.',
    'This class cannot be applied for.',
    '无法报名该班次。',
    'No se puede solicitar esta clase.',
  ],
})
