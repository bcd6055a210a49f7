/** Names of what waits for a person. */
export const reagentWorkNames = {
  'reagent-head': {
    kr: '시약 신청 승인',
    en: 'Approve reagent request',
    zh: '批准试剂申请',
    es: 'Aprobar solicitud de reactivo',
  },
  'reagent-approve': {
    kr: '특별관리·사고대비물질 승인',
    en: 'Approve controlled reagent',
    zh: '批准特别管理试剂',
    es: 'Aprobar reactivo controlado',
  },
  'reagent-issue': { kr: '시약 불출', en: 'Give reagent', zh: '发放试剂', es: 'Entregar reactivo' },
  'reagent-receive': {
    kr: '시약 수령 확인',
    en: 'Confirm receipt of reagent',
    zh: '确认领取试剂',
    es: 'Confirmar recepción',
  },
}
