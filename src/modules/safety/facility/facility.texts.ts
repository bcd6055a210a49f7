import { sentences } from '../../../core/shared/sentence.ts'
import { texts } from '../../../core/shared/four-texts.ts'

/** Why something about legal inspections and stops is refused. (saf.md 7, 8) */
export const facilityRefusals = sentences({
  keepersOnly: [
    '안전담당과 설비담당만 할 수 있습니다.',
    'Only safety staff and the person in charge of facilities may do this.',
    '仅安全负责人和设备负责人可以操作。',
    'Solo pueden hacerlo seguridad y el responsable de instalaciones.',
  ],
  rulesOnly: [
    '기준은 안전담당만 고칠 수 있습니다.',
    'Only safety staff may change the rules.',
    '只有安全负责人可以修改标准。',
    'Solo seguridad puede cambiar las reglas.',
  ],
  endBefore: [
    '종료일이 시행일보다 빠릅니다.',
    'The end lies before the first day.',
    '结束日早于施行日。',
    'El fin es anterior al primer día.',
  ],
  limitBoth: [
    '대상 한계와 한계값을 함께 입력해 주세요.',
    'Enter the figure and its limit together.',
    '请同时填写适用限值项目和数值。',
    'Indique juntos la magnitud y su límite.',
  ],
  monthsNeeded: [
    '주기(개월)를 입력하거나 기산을 합격증 유효기한으로 선택해 주세요.',
    'Enter the cycle in months, or count from the certificate.',
    '请输入周期（月），或选择以合格证有效期为准。',
    'Indique el ciclo en meses o cuente desde el certificado.',
  ],
  known: [
    '이 설비에는 같은 검사가 이미 있습니다.',
    'This machine has this inspection already.',
    '该设备已有相同检验。',
    'Esta máquina ya tiene esta inspección.',
  ],
  paperNeeded: [
    '근거 자료를 먼저 첨부해 주세요.',
    'Attach the paper that gives the reason first.',
    '请先添加依据资料。',
    'Adjunte primero el documento que lo justifica.',
  ],
  certificateNeeded: [
    '합격증(성적서)을 먼저 첨부해 주세요.',
    'Attach the certificate first.',
    '请先添加合格证（成绩单）。',
    'Adjunte primero el certificado.',
  ],
  sameLaw: [
    '면제의 근거는 다른 검사여야 합니다.',
    'An exemption rests on another inspection.',
    '免除依据必须是其他检验。',
    'Una exención se basa en otra inspección.',
  ],
  selfUnknown: [
    '이 기준에는 자율검사 주기가 없습니다.',
    'This rule has no cycle for self-inspection.',
    '该标准没有自主检验周期。',
    'Esta regla no tiene ciclo de autoinspección.',
  ],
  pastDay: [
    '오늘 이후의 날짜를 입력해 주세요.',
    'Enter a day after today.',
    '请输入今天之后的日期。',
    'Indique un día posterior a hoy.',
  ],
  futureDay: [
    '오늘보다 늦은 날짜는 입력할 수 없습니다.',
    'The day cannot lie in the future.',
    '不能输入晚于今天的日期。',
    'El día no puede ser futuro.',
  ],
  beforeInstall: [
    '검사일은 설치일 이후여야 합니다.',
    'The inspection must be after the installation.',
    '检验日必须在安装日之后。',
    'La inspección debe ser posterior a la instalación.',
  ],
  beforeApply: [
    '검사일이 신청일보다 빠릅니다.',
    'The inspection lies before its application.',
    '检验日早于申请日。',
    'La inspección es anterior a su solicitud.',
  ],
  validNeeded: [
    '주기가 없는 검사입니다. 합격증의 유효기한을 입력해 주세요.',
    'This inspection has no cycle. Enter to when the certificate is valid.',
    '该检验没有周期，请输入合格证有效期。',
    'Esta inspección no tiene ciclo. Indique hasta cuándo vale el certificado.',
  ],
  validBefore: [
    '유효기한이 검사일보다 빠릅니다.',
    'The certificate ends before the inspection.',
    '有效期早于检验日。',
    'El certificado vence antes de la inspección.',
  ],
  openOne: [
    '진행 중인 검사가 있습니다. ({code})',
    'An inspection is under way. ({code})',
    '已有进行中的检验。（{code}）',
    'Hay una inspección en curso. ({code})',
  ],
  lawEnded: [
    '종료된 검사 대상입니다.',
    'This obligation has ended.',
    '该检验对象已结束。',
    'Esta obligación ha terminado.',
  ],
  kept: [
    '결과가 나온 검사는 고칠 수 없습니다.',
    'An inspection with a result is not changed.',
    '已有结果的检验不能修改。',
    'Una inspección con resultado no se cambia.',
  ],
  passFirst: [
    '이 중지 뒤에 합격한 검사가 없어 해제할 수 없습니다.',
    'No inspection was passed since this stop; it cannot be lifted.',
    '此次停用后没有合格的检验，不能解除。',
    'No se ha superado ninguna inspección desde esta parada; no se puede levantar.',
  ],
  stopKept: [
    '사용중지는 고칠 수 없습니다. 조치한 뒤 해제해 주세요.',
    'A stop is not changed. Lift it once the machine is put right.',
    '停用记录不能修改，整改后请解除。',
    'Una parada no se cambia. Levántela cuando la máquina esté reparada.',
  ],
  manualOnly: [
    '검사불합격과 기한초과는 검사 결과에서 자동으로 정해집니다.',
    'Failed and overdue inspections stop a machine by themselves.',
    '检验不合格和超期由检验结果自动产生。',
    'Las inspecciones suspendidas o vencidas paran la máquina por sí solas.',
  ],
})

/** Words of the server: names of the clock and of what waits for people, sentences of stops. */
/** What a failed inspection asks others to mend. */
export const facilityNotes = sentences({
  title: [
    '법정검사 불합격: {machine} {insp}',
    'Legal inspection failed: {machine} {insp}',
    '法定检验不合格：{machine} {insp}',
    'Inspección legal no superada: {machine} {insp}',
  ],
  problem: [
    '{machine} {insp}에서 불합격했습니다. {txt}',
    '{machine} failed the {insp}. {txt}',
    '{machine}在{insp}中不合格。{txt}',
    '{machine} no superó la {insp}. {txt}',
  ],
})
export const facilityWords = texts({
  clock: ['법정검사 점검', 'Legal inspections clock', '法定检验检查', 'Reloj de inspecciones legales'],
  failed: [
    '{insp} 불합격: {txt}',
    '{insp} failed: {txt}',
    '{insp}不合格：{txt}',
    '{insp} no superada: {txt}',
  ],
  overdue: [
    '{insp} 기한 초과: 검사기한 {due}, 검사기간 {to}까지',
    '{insp} overdue: due {due}, window to {to}',
    '{insp}超期：检验期限{due}，检验期间至{to}',
    '{insp} vencida: plazo {due}, ventana hasta {to}',
  ],
})
/** Names of what waits for a person. */
export const facilityWorkNames = texts({
  'facility-inspection': ['법정검사 신청·결과', 'Legal inspection', '法定检验', 'Inspección legal'],
  'facility-stop': ['사용중지 설비 조치', 'Stopped machine', '停用设备处理', 'Máquina parada'],
})
