import { namesOf } from '../../core/shared/sentence.ts'

/** Names of what is done to an account, as its history keeps them. */
export const accountActNames = namesOf({
  unlock: ['잠금해제', 'Unlock', '解除锁定', 'Desbloquear'],
  wake: ['휴면해제', 'Wake', '解除休眠', 'Reactivar'],
  resetPassword: [
    '임시비밀번호 발급',
    'Issue temporary password',
    '签发临时密码',
    'Emitir contraseña temporal',
  ],
  stop: ['중지', 'Stop', '停用', 'Suspender'],
  retire: ['퇴직', 'Retire', '离职', 'Baja'],
  resume: ['중지해제', 'Resume', '解除停用', 'Reanudar'],
  opened: ['자동해제', 'Released automatically', '自动解除', 'Desbloqueo automático'],
  dormant: ['휴면전환', 'Made dormant', '转为休眠', 'Pasó a inactiva'],
})
