import { texts } from '../../core/shared/four-texts.ts'
import { sentences } from '../../core/shared/sentence.ts'

/** Words and refusals that several rooms of the module say. */
export const chemicalSentences = sentences({
  futureDay: [
    '오늘보다 늦은 날짜는 입력할 수 없습니다.',
    'A day after today cannot be entered.',
    '不能输入今天以后的日期。',
    'No se puede indicar una fecha posterior a hoy.',
  ],
  otherPlantsDept: [
    '선택한 사업장의 부서가 아닙니다.',
    'This is not a department of the chosen plant.',
    '不是所选厂区的部门。',
    'No es un departamento de la planta elegida.',
  ],
  endBeforeStart: [
    '종료일은 시작일보다 빠를 수 없습니다.',
    'The end may not be before the start.',
    '结束日不得早于开始日。',
    'El fin no puede ser anterior al inicio.',
  ],
  companyFigures: [
    '회사 기준(법정 유효기간 없음)',
    'Company standard (no period by law)',
    '公司标准（无法定有效期）',
    'Norma de la empresa (sin plazo legal)',
  ],
  unconfirmed: ['{law} (확인 필요)', '{law} (to be confirmed)', '{law}（待确认）', '{law} (por confirmar)'],
})

/** Name of the batch of the module. */
export const moduleNames = texts({
  clock: ['화학물질 기한 점검', 'Chemical deadlines', '化学品期限检查', 'Plazos de sustancias'],
})
