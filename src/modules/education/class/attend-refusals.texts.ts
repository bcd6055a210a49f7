import { sentences } from '../../../core/shared/sentence.ts'

/** Why somebody is not put on the list of a class, or stays there. */
export const targetRefusals = sentences({
  fullWaiting: [
    '정원({n}명)을 초과하였습니다. 대기자로 등록했습니다.',
    'The class has no seat left ({n}); the person waits for one.',
    '已超过名额（{n}人），已登记为候补。',
    'La clase está completa ({n}); queda en espera.',
  ],
  already: [
    '이미 등록된 수강자입니다.',
    'The person is on the list already.',
    '已登记的参训人员。',
    'La persona ya está en la lista.',
  ],
  overlap: [
    '교육시간이 중복됩니다.',
    'The person has another class at that time.',
    '培训时间重叠。',
    'La persona tiene otra clase a esa hora.',
  ],
  inactive: [
    '교육일에 재직 중이 아닙니다.',
    'The person is not employed on that day.',
    '培训日不在职。',
    'La persona no está empleada ese día.',
  ],
  otherPlant: [
    '이 사업장의 사람이 아닙니다.',
    'The person does not belong to this plant.',
    '不是本厂区的人员。',
    'La persona no es de esta planta.',
  ],
  vendorClosed: [
    '협력사에 개방되지 않은 차수입니다.',
    'The class is not open to companies.',
    '该班次未向承包商开放。',
    'La clase no está abierta a contratas.',
  ],
  closed: [
    '계획·모집·진행 상태의 차수에만 등록할 수 있습니다.',
    'People are entered until attendance is confirmed only.',
    '只能在计划、招募、进行状态登记。',
    'Solo se inscribe hasta confirmar la asistencia.',
  ],
  nobodyNamed: [
    '수강자를 한 명 이상 선택해 주세요.',
    'Choose at least one person.',
    '请至少选择一名参训人员。',
    'Elija al menos una persona.',
  ],
  tooMany: [
    '한 번에 {n}명까지 등록할 수 있습니다.',
    'At most {n} people are entered at once.',
    '一次最多登记{n}人。',
    'Se inscriben como máximo {n} personas a la vez.',
  ],
  bySystem: [
    '수강자는 차수 화면에서 관리합니다.',
    'People are kept on the page of their class.',
    '参训人员在班次页面管理。',
    'Las personas se gestionan en la página de la clase.',
  ],
  signWhen: [
    '교육이 진행 중일 때만 서명할 수 있습니다.',
    'Signatures are taken while the class is running.',
    '只能在培训进行中签名。',
    'Solo se firma mientras la clase está en curso.',
  ],
})

/** Why a scan or another message of attendance is refused. (EDU-13; edu.md 7) */
export const attendRefusals = sentences({
  expired: [
    'QR 코드가 만료되었습니다. 다시 스캔해 주세요.',
    'The code has expired. Please scan again.',
    '二维码已过期，请重新扫描。',
    'El código ha caducado. Escanéelo de nuevo.',
  ],
  foreign: [
    '이 포털의 출석 QR이 아닙니다.',
    'This is no attendance code of this portal.',
    '不是本系统的出勤二维码。',
    'No es un código de asistencia de este portal.',
  ],
  place: [
    '교육 장소에서만 출석할 수 있습니다.',
    'Attendance is taken at the place of the class only.',
    '只能在培训地点签到。',
    'Solo se registra en el lugar de la clase.',
  ],
  already: ['이미 출석 처리되었습니다.', 'This was taken down already.', '已签到。', 'Ya está registrado.'],
  otherDevice: [
    '한 기기로 여러 명을 출석할 수 없습니다.',
    'One device takes the attendance of one person.',
    '一台设备不能为多人签到。',
    'Un dispositivo registra a una sola persona.',
  ],
  boundDevice: [
    '이 링크는 처음 사용한 기기에서만 열립니다. 기기를 바꾸려면 강사에게 새 링크를 요청해 주세요.',
    'This link opens on the device that used it first. Ask the instructor for a new link to use another one.',
    '该链接只能在首次使用的设备上打开。如需更换设备，请向讲师申请新链接。',
    'El enlace se abre solo en el primer dispositivo que lo usó. Para usar otro, pida un enlace nuevo al instructor.',
  ],
  notListed: [
    '이 교육의 수강자가 아닙니다. 강사에게 현장추가를 요청해 주세요.',
    'You are not on the list. Ask the instructor to enter you.',
    '您不在参训名单中，请讲师现场添加。',
    'No está en la lista. Pida al instructor que le añada.',
  ],
  waiting: [
    '대기자는 자리 배정 후 출석할 수 있습니다.',
    'Who waits attends once a seat is free.',
    '候补人员须分配名额后签到。',
    'Quien espera asiste cuando haya plaza.',
  ],
  notRunning: [
    '진행 중인 교육이 아닙니다.',
    'The class is not running.',
    '培训未在进行中。',
    'La clase no está en curso.',
  ],
  noCode: [
    'QR 출석을 사용하지 않는 차수입니다.',
    'This class takes no attendance by code.',
    '该班次不使用二维码签到。',
    'Esta clase no usa código.',
  ],
  notInside: [
    '입실 기록이 없습니다.',
    'There is no entry to leave from.',
    '没有入场记录。',
    'No hay entrada registrada.',
  ],
  inFuture: [
    '미래 시각은 기록할 수 없습니다.',
    'A time in the future is not taken down.',
    '不能记录未来时间。',
    'No se registra una hora futura.',
  ],
  order: [
    '퇴실은 입실보다 뒤여야 합니다.',
    'Leaving comes after entering.',
    '离场须晚于入场。',
    'La salida va después de la entrada.',
  ],
  otherDay: [
    '교육 기간의 시각이어야 합니다.',
    'The time lies outside the days of the class.',
    '须为培训期间的时间。',
    'La hora está fuera de los días de la clase.',
  ],
  reason: [
    '정정 사유를 5자 이상 입력해 주세요.',
    'Give a reason of at least five characters.',
    '请填写至少5个字的更正理由。',
    'Indique un motivo de al menos cinco caracteres.',
  ],
  noRecheck: [
    '진행 중인 중간 확인이 없습니다.',
    'No check is under way.',
    '没有正在进行的中途确认。',
    'No hay verificación en curso.',
  ],
  afterConfirm: [
    '결과가 확정된 출결은 정정할 수 없습니다.',
    'Attendance is not corrected after the results.',
    '结果确定后不能更正出勤。',
    'No se corrige tras confirmar los resultados.',
  ],
  onlyHere: [
    '현장 단말기에서만 할 수 있습니다.',
    'This is done at a shared device only.',
    '只能在现场终端操作。',
    'Solo en un terminal compartido.',
  ],
  noAccount: [
    '업체 근로자에게만 링크를 발급합니다.',
    'Links are for workers of companies.',
    '仅为承包商人员发放链接。',
    'Los enlaces son para trabajadores de contratas.',
  ],
})

/** What the portal writes by itself. */
export const classNotes = sentences({
  entered: ['입실 처리되었습니다.', 'You have entered.', '已签到入场。', 'Entrada registrada.'],
  left: ['퇴실 처리되었습니다.', 'You have left.', '已签到离场。', 'Salida registrada.'],
  rechecked: ['중간 확인이 되었습니다.', 'You are here.', '已完成中途确认。', 'Presencia confirmada.'],
  attendance: [
    '출석률 {pct}% (기준 {least}%)',
    'attendance {pct} % (needs {least} %)',
    '出勤率{pct}%（标准{least}%）',
    'asistencia {pct} % (mín. {least} %)',
  ],
  exam: [
    '시험 미합격 또는 미응시',
    'exam not passed or not taken',
    '考试未合格或未参加',
    'examen no superado o no realizado',
  ],
  progress: [
    '진도 {pct}% (기준 {least}%)',
    'progress {pct} % (needs {least} %)',
    '进度{pct}%（标准{least}%）',
    'progreso {pct} % (mín. {least} %)',
  ],
  score: [
    '종합점수 {score}점 (기준 {least}점)',
    'score {score} (needs {least})',
    '综合分数{score}（标准{least}）',
    'puntuación {score} (mín. {least})',
  ],
  reopened: [
    '교육 결과확정 취소: {reason}',
    'The results of the class were taken back: {reason}',
    '撤销培训结果：{reason}',
    'Se retiraron los resultados: {reason}',
  ],
})
