import { sentences } from '../../../core/shared/sentence.ts'

/** Groups of states as people at the plant count them. */
export const boardGroupNames = sentences({
  requested: ['요청', 'Requested', '申请', 'Solicitados'],
  reviewing: ['검토', 'Review', '审查', 'Revisión'],
  pending: ['승인대기', 'Approval pending', '待批准', 'Por aprobar'],
  approved: ['발행', 'Issued', '已签发', 'Emitidos'],
  working: ['작업중', 'Working', '作业中', 'En ejecución'],
  suspended: ['중지', 'Suspended', '暂停', 'Suspendidos'],
  finishing: ['완료확인', 'To be closed', '完工确认', 'Por cerrar'],
  expired: ['실효', 'Expired', '失效', 'Caducados'],
  rejected: ['반려', 'Rejected', '驳回', 'Rechazados'],
  closed: ['종료', 'Closed', '已结束', 'Cerrados'],
})

/** Why somebody has to act. */
export const boardAlarms = sentences({
  suspended: ['일시중지', 'Suspended', '暂停', 'Suspendido'],
  gasUnfit: ['가스 부적합', 'Gas not safe', '气体不合格', 'Gas no apto'],
  gasOverdue: ['측정기한 초과', 'Gas test overdue', '检测超期', 'Medición vencida'],
  shiftLate: [
    '교대인계·재확인 지남',
    'Handover or re-check overdue',
    '交接·再确认已过期',
    'Relevo o verificación vencidos',
  ],
  timeOver: ['허가시간 초과', 'Permit time over', '超过许可时间', 'Tiempo de permiso excedido'],
  expired: ['실효', 'Expired', '失效', 'Caducado'],
})

/** Parts of the board. */
export const boardSectionNames = sentences({
  alarm: ['조치 필요', 'Action needed', '需处理', 'Requieren acción'],
  running: ['작업 중', 'Working', '作业中', 'En ejecución'],
  waiting: ['시작 전', 'Before the start', '开始前', 'Antes de iniciar'],
  ended: ['끝난 작업', 'Ended', '已结束', 'Terminados'],
})

/** Times that run. */
export const boardTimes = sentences({
  ownWork: ['자체 수행', 'Own work', '自行作业', 'Trabajo propio'],
  untilStart: ['시작까지', 'Until the start', '距开始', 'Hasta el inicio'],
  startLate: ['시작 지연', 'Start is late', '开始延迟', 'Inicio retrasado'],
  timeOver: ['허가시간 초과', 'Permit time over', '超过许可时间', 'Tiempo de permiso excedido'],
  remaining: ['남은 시간', 'Time left', '剩余时间', 'Tiempo restante'],
  untilGas: ['다음 측정까지', 'Until next gas test', '距下次检测', 'Hasta próxima medición'],
  stopsBySelf: [
    '{late} · {left} 뒤 자동중지',
    '{late} · stops by itself in {left}',
    '{late} · {left}后自动暂停',
    '{late} · se detiene solo en {left}',
  ],
  gasLate: ['측정 초과', 'Gas test overdue', '检测超期', 'Medición vencida'],
  shiftLate: [
    '교대인계·재확인 지남',
    'Handover or re-check overdue',
    '交接·再确认已过期',
    'Relevo o verificación vencidos',
  ],
  untilShift: [
    '교대인계·재확인까지',
    'Until handover or re-check',
    '距交接·再确认',
    'Hasta relevo o verificación',
  ],
  suspended: ['중지 경과', 'Suspended for', '已暂停', 'Suspendido desde hace'],
  newPermit: [
    '{past} · 재허가 필요',
    '{past} · new permit needed',
    '{past} · 需重新许可',
    '{past} · requiere nuevo permiso',
  ],
  resumeBy: [
    '{past} · 재개 시한 {left} 전',
    '{past} · resume within {left}',
    '{past} · 须在{left}内恢复',
    '{past} · reanudar en {left}',
  ],
  watch: ['사후감시', 'Post-work watch', '作业后监护', 'Vigilancia posterior'],
  watched: [
    '{minutes}분 경과 · 종료할 수 있음',
    '{minutes} min passed · may be closed',
    '已过{minutes}分钟 · 可关闭',
    '{minutes} min · puede cerrarse',
  ],
  watching: ['{past}/{minutes}분', '{past}/{minutes} min', '{past}/{minutes}分钟', '{past}/{minutes} min'],
  days: ['{days}일 {hours}시간', '{days} d {hours} h', '{days}天{hours}小时', '{days} d {hours} h'],
  hours: [
    '{hours}시간 {minutes}분',
    '{hours} h {minutes} min',
    '{hours}小时{minutes}分',
    '{hours} h {minutes} min',
  ],
  minutes: [
    '{minutes}분 {seconds}초',
    '{minutes} min {seconds} s',
    '{minutes}分{seconds}秒',
    '{minutes} min {seconds} s',
  ],
})
