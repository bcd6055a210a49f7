import { texts } from '../../../core/shared/four-texts.ts'

/** What a person has to do about lockouts. */
export const lotoWorkTexts = texts({
  lotoIsolate: ['LOTO 격리·잠금', 'Isolate and lock', '隔离并上锁', 'Aislar y bloquear'],
  lotoVerify: ['LOTO 에너지 0 확인', 'Verify zero energy', '确认零能量', 'Verificar energía cero'],
  lotoConfirm: ['LOTO 격리완료 확인', 'Confirm isolation', '确认隔离完成', 'Confirmar el aislamiento'],
  lotoUnlock: ['내 잠금 해제', 'Take off my lock', '解除本人锁具', 'Retirar mi candado'],
  lotoRelease: ['LOTO 해제완료 확인', 'Confirm release', '确认解除完成', 'Confirmar la liberación'],
  lotoForce: ['강제 해제 서명', 'Sign forced removal', '强制解除签字', 'Firmar retiro forzado'],
  lotoInform: [
    '강제 해제 본인 통보',
    'Inform the lock owner',
    '通知锁具所有人',
    'Informar al dueño del candado',
  ],
})
