import { texts } from '../../../../core/shared/four-texts.ts'

/** Words of the table worker × course, on the screen and in its workbook. */
export const companyTexts = texts({
  matrix: ['작업자별', 'By worker', '按人员', 'Por trabajador'],
  worker: ['작업자', 'Worker', '作业人员', 'Trabajador'],
  until: ['~ {day}', 'until {day}', '~ {day}', 'hasta {day}'],
  sheet: [
    '작업자별 교육현황 ({day} 기준)',
    'Education by worker on {day}',
    '按人员培训状况（{day}）',
    'Formación por trabajador el {day}',
  ],
  'mark.valid': ['유효', 'Valid', '有效', 'Válida'],
  'mark.soon': ['만료 임박', 'Ends soon', '即将到期', 'Por vencer'],
  'mark.submitted': ['확인 대기', 'To be verified', '待确认', 'Por verificar'],
  'mark.returned': ['반려', 'Returned', '驳回', 'Rechazada'],
  'mark.ended': ['만료', 'Ended', '到期', 'Vencida'],
})
