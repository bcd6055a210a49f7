import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals about the accident totals of companies. */
export const accidentTotalSentences = sentences({
  companyOnly: [
    '그 업체의 관리자만 할 수 있습니다.',
    'Only the manager of that vendor can do this.',
    '仅该承包商的管理员可操作。',
    'Solo el administrador de ese contratista puede hacerlo.',
  ],
  yearNotOver: [
    '끝나지 않은 연도의 재해현황은 요청할 수 없습니다.',
    'Totals of a year that is not over cannot be asked for.',
    '尚未结束的年度不能请求事故现况。',
    'No se pueden pedir los totales de un año que no ha terminado.',
  ],
  which: [
    '연도와 사업장을 선택해 주세요.',
    'Choose the year and the plant.',
    '请选择年度和工厂。',
    'Elija el año y la planta.',
  ],
  noCompanies: [
    '그 해에 이 사업장에서 일한 업체가 없습니다.',
    'No vendor worked at this plant in that year.',
    '该年没有承包商在该工厂作业。',
    'Ningún contratista trabajó en esta planta ese año.',
  ],
  late: [
    '확인기한이 지나 이의를 제기할 수 없습니다.',
    'The time to object is over.',
    '确认期限已过，不能提出异议。',
    'El plazo para objetar ha vencido.',
  ],
  notLate: [
    '확인기한이 지나지 않아 무응답으로 확정할 수 없습니다.',
    'The vendor still has time to answer.',
    '确认期限未过，不能按未答复确定。',
    'El contratista aún tiene plazo para responder.',
  ],
  evidence: [
    '이의 증빙을 첨부해 주세요.',
    'Attach evidence for the objection.',
    '请附异议证据。',
    'Adjunte la prueba de la objeción.',
  ],
  deadAmong: [
    '사고사망자는 재해자수에 포함하여 입력해 주세요.',
    'Count the dead among those hurt.',
    '事故死亡人数应包含在受害人数内。',
    'Incluya las muertes entre los lesionados.',
  ],
  askedTitle: [
    '{year}년 재해현황 확인 요청',
    'Please confirm the accident figures of {year}',
    '请确认{year}年事故现况',
    'Confirme las cifras de accidentes de {year}',
  ],
  askedCont: [
    '{plant}: 근로자 {workers}명, 재해자 {injured}명, 사고사망 {deaths}명. {due}까지 확인하거나 이의를 제기해 주세요.',
    '{plant}: {workers} people, {injured} hurt, {deaths} killed. Confirm or object by {due}.',
    '{plant}：员工{workers}人，受害{injured}人，事故死亡{deaths}人。请于{due}前确认或提出异议。',
    '{plant}: {workers} personas, {injured} lesionadas, {deaths} muertas. Confirme u objete hasta el {due}.',
  ],
  answered: ['{vendor}: {state}', '{vendor}: {state}', '{vendor}：{state}', '{vendor}: {state}'],
})
