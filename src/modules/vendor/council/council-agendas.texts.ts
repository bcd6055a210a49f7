import { namesOf } from '../../../core/shared/sentence.ts'

/** The fixed subjects of every council of the contractors, items of COUNCIL_AGENDA (시행규칙 제79조제2항). */
export const fixedAgendas = namesOf({
  VCA01: ['작업의 시작시간', 'When the work starts', '作业开始时间', 'Hora de inicio de los trabajos'],
  VCA02: [
    '작업 또는 작업장 간의 연락방법',
    'How the works or workplaces keep in touch',
    '作业或作业场所之间的联络方法',
    'Modo de contacto entre trabajos o lugares de trabajo',
  ],
  VCA03: [
    '재해발생 위험이 있는 경우 대피방법',
    'How to evacuate when an accident threatens',
    '有发生灾害危险时的疏散方法',
    'Modo de evacuación ante riesgo de accidente',
  ],
  VCA04: [
    '작업장에서의 위험성평가의 실시에 관한 사항',
    'Risk assessment at the workplace',
    '作业场所风险评估的实施事项',
    'Evaluación de riesgos en el lugar de trabajo',
  ],
  VCA05: [
    '사업주와 수급인 또는 수급인 상호 간의 연락 방법 및 작업공정의 조정',
    'Contact between employer and contractors or among contractors, and coordination of the work',
    '雇主与承包商之间或承包商相互之间的联络方法及作业工序的协调',
    'Contacto entre empresario y contratistas o entre contratistas, y coordinación de los trabajos',
  ],
})
