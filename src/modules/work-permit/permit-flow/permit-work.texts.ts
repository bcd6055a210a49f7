import { texts } from '../../../core/shared/four-texts.ts'

/** What a person has to do about permits. */
export const permitWorkTexts = texts({
  permitDraft: ['허가요청 작성', 'Finish permit request', '填写许可申请', 'Completar solicitud de permiso'],
  permitRejected: [
    '반려된 허가 수정',
    'Correct returned permit',
    '修改被驳回的许可',
    'Corregir permiso rechazado',
  ],
  permitReview: ['허가 검토', 'Review permit', '审查许可', 'Revisar permiso'],
  permitCooperation: ['협조확인', 'Confirm cooperation', '确认协作', 'Confirmar cooperación'],
  permitApproval: ['허가 승인', 'Approve permit', '批准许可', 'Aprobar permiso'],
  permitStart: ['작업시작 확인', 'Start work', '开始作业', 'Iniciar el trabajo'],
  permitGas: ['가스측정', 'Gas measurement', '气体测量', 'Medición de gas'],
  permitGasDevice: [
    '측정기 이상: 다시 측정',
    'Instrument wrong: measure again',
    '检测仪异常：重新测量',
    'Medidor defectuoso: medir de nuevo',
  ],
  permitHandover: ['교대인계·재확인 서명', 'Sign shift handover', '交接班签字', 'Firmar relevo de turno'],
  permitConfirm: ['익일 확인', 'Next-day confirmation', '次日确认', 'Confirmación del día siguiente'],
  permitExtension: ['연장 승인', 'Decide extension', '批准延期', 'Decidir prórroga'],
  permitResume: ['중지 원인 조치·재개', 'Resolve suspension', '处理中止', 'Resolver suspensión'],
  permitResumeSign: ['재개 서명', 'Sign for the resumption', '恢复作业签名', 'Firmar la reanudación'],
  permitMove: ['장소이동 동의', 'Agree to a move', '同意移动地点', 'Aceptar un cambio de lugar'],
  permitWatch: ['사후감시', 'Fire watch', '作业后监护', 'Vigilancia posterior'],
  permitClose: ['완료확인·종료', 'Confirm completion', '确认完成', 'Confirmar fin'],
  permitExpired: ['실효된 허가 종료', 'Close expired permit', '关闭失效许可', 'Cerrar permiso caducado'],
})
