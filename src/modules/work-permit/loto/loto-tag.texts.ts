import { texts } from '../../../core/shared/four-texts.ts'

/** What a tag of a lockout says besides its facts. */
export const tagWords = texts({
  title: ['LOTO 표찰', 'Lockout tag', '上锁标牌', 'Etiqueta de bloqueo'],
  danger: ['위험 · 조작 금지', 'DANGER · DO NOT OPERATE', '危险 · 禁止操作', 'PELIGRO · NO OPERAR'],
  facility: ['설비', 'Equipment', '设备', 'Equipo'],
  energy: ['에너지', 'Energy', '能源', 'Energía'],
  method: ['격리방법', 'Isolation', '隔离方法', 'Aislamiento'],
  lock: ['자물쇠', 'Lock', '锁具', 'Candado'],
  lockedBy: ['잠근 사람', 'Locked by', '上锁人', 'Bloqueó'],
  lockedAt: ['잠금일시', 'Locked at', '上锁时间', 'Fecha'],
  verifiedBy: ['확인자', 'Verified by', '确认人', 'Verificó'],
  planned: ['예정 해제', 'Planned off', '计划解除', 'Retirada prevista'],
  record: ['기록 조회', 'See the record', '查看记录', 'Ver registro'],
  remover: [
    '설치한 사람이 직접 철거 (제92조·제319조)',
    'Taken off by who put it on (Art. 92, 319)',
    '由安装人亲自拆除（第92条、第319条）',
    'Lo retira quien lo puso (art. 92 y 319)',
  ],
})
