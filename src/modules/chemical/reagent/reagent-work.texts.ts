import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const reagentWorkNames = texts({
  'reagent-head': [
    '시약 신청 승인',
    'Approve reagent request',
    '批准试剂申请',
    'Aprobar solicitud de reactivo',
  ],
  'reagent-approve': [
    '특별관리·사고대비물질 승인',
    'Approve controlled reagent',
    '批准特别管理试剂',
    'Aprobar reactivo controlado',
  ],
  'reagent-issue': ['시약 불출', 'Give reagent', '发放试剂', 'Entregar reactivo'],
  'reagent-receive': ['시약 수령 확인', 'Confirm receipt of reagent', '确认领取试剂', 'Confirmar recepción'],
})
