import { texts } from '../../../core/shared/four-texts.ts'

/** What a person has to do about requests to come in. */
export const enterWorkTexts = texts({
  submitted: ['출입신청 부서확인', 'Confirm entry request', '确认出入申请', 'Confirmar solicitud de entrada'],
  deptConfirmed: [
    '출입신청 안전검토',
    'Review entry request',
    '安全审查出入申请',
    'Revisar solicitud de entrada',
  ],
  reviewed: ['출입신청 승인', 'Approve entry request', '批准出入申请', 'Aprobar solicitud de entrada'],
  supplement: ['출입신청 보완', 'Complete entry request', '补充出入申请', 'Completar solicitud de entrada'],
})
