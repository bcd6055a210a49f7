import { texts } from '../../../core/shared/four-texts.ts'

/** What a person has to do about improvements. */
export const improvementWorkTexts = texts({
  imprReceive: ['개선요청 접수', 'Receive improvement', '受理改善申请', 'Recibir mejora'],
  imprAssign: ['개선 조치부서 배정', 'Assign improvement', '分配改善措施部门', 'Asignar mejora'],
  imprAccept: ['개선조치 수락', 'Accept improvement', '接受改善措施', 'Aceptar mejora'],
  imprAct: ['개선조치', 'Carry out improvement', '实施改善措施', 'Ejecutar mejora'],
  imprVerify: ['개선 검증', 'Verify improvement', '验证改善', 'Verificar mejora'],
  imprEffect: ['개선 효과확인', 'Check effect of improvement', '确认改善效果', 'Comprobar efecto'],
  imprHeld: [
    '보류 기한이 된 개선',
    'Improvement whose rest has ended',
    '暂缓到期的改善',
    'Mejora cuya espera terminó',
  ],
  imprAgain: [
    '반려된 개선요청',
    'Returned improvement request',
    '被退回的改善申请',
    'Solicitud de mejora devuelta',
  ],
})
