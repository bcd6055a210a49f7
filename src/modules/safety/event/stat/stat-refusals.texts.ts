import { sentences } from '../../../../core/shared/sentence.ts'

/** Why figures of worked hours are refused. */
export const statRefusals = sentences({
  closed: [
    '마감된 월은 수정할 수 없습니다.',
    'A closed month is not changed.',
    '已结账的月份不能修改。',
    'Un mes cerrado no se modifica.',
  ],
  noHours: [
    '임직원 근로시간이 없는 달은 마감할 수 없습니다.',
    'A month without hours of employees cannot be closed.',
    '没有员工工时的月份不能结账。',
    'No se cierra un mes sin horas de empleados.',
  ],
  headOfficeOnly: [
    '연 마감은 본사 SHE관리자만 할 수 있습니다.',
    'Only head office closes a year.',
    '年度结账仅限总部。',
    'Solo la central cierra un año.',
  ],
  yearOpen: [
    '끝나지 않은 해는 마감할 수 없습니다.',
    'A year that is not over cannot be closed.',
    '尚未结束的年度不能结账。',
    'No se cierra un año que no ha terminado.',
  ],
  monthsOpen: [
    '마감되지 않은 달: {months}',
    'Months that are not closed: {months}',
    '未结账的月份：{months}',
    'Meses sin cerrar: {months}',
  ],
  yearClosed: [
    '연 마감된 해는 바꿀 수 없습니다.',
    'A closed year is not changed.',
    '已年度结账的不能更改。',
    'Un año cerrado no se modifica.',
  ],
  future: [
    '지나지 않은 달은 입력할 수 없습니다.',
    'A month that is not over cannot be entered.',
    '不能填写尚未结束的月份。',
    'No se puede indicar un mes que no ha terminado.',
  ],
  vendorNeeded: [
    '협력사 시간은 협력사를 선택하고, 임직원 시간은 비워 주세요.',
    'Choose the company for contractors, and none for employees.',
    '承包商工时请选择承包商，员工工时请留空。',
    'Elija la empresa para contratistas y ninguna para empleados.',
  ],
  tooMuch: [
    '추정시간은 연근로시간보다 클 수 없습니다.',
    'The estimated hours cannot be more than all.',
    '推定工时不得大于总工时。',
    'Las horas estimadas no pueden superar el total.',
  ],
  badPeriod: [
    '기간은 2000-01부터 이번 달까지, 최대 36개월입니다.',
    'The period lies within 2000-01 and this month, 36 months at most.',
    '期间为2000-01至本月，最长36个月。',
    'El período va de 2000-01 a este mes, 36 meses como máximo.',
  ],
})
