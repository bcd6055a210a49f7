import { sentences } from '../../../core/shared/sentence.ts'

/** How far an isolation is and why a point, a lock or a release has to wait. */
export const lotoSentences = sentences({
  progress: [
    '격리지점 {verified}/{total} 확인',
    '{verified}/{total} isolation points verified',
    '隔离点已验证 {verified}/{total}',
    '{verified}/{total} puntos de aislamiento verificados',
  ],
  pointLocked: [
    '{seq}번 지점은 이미 잠겼습니다.',
    'Point {seq} is already locked.',
    '{seq}号隔离点已上锁。',
    'El punto {seq} ya está bloqueado.',
  ],
  lockInOrder: [
    '격리 순서에 따라 {seq}번 지점({tag})을 먼저 잠그세요.',
    'Keep the order of isolation: lock point {seq} ({tag}) first.',
    '请按隔离顺序先锁定{seq}号隔离点（{tag}）。',
    'Siga el orden de aislamiento: bloquee primero el punto {seq} ({tag}).',
  ],
  lockFirst: [
    '{seq}번 지점({tag})을 먼저 잠그세요.',
    'Lock point {seq} ({tag}) first.',
    '请先锁定{seq}号隔离点（{tag}）。',
    'Bloquee primero el punto {seq} ({tag}).',
  ],
  otherVerifies: [
    '잠금 실시자와 확인자는 달라야 합니다.',
    'Whoever locked it cannot verify it.',
    '上锁人与验证人不得为同一人。',
    'Quien bloqueó no puede verificar.',
  ],
  pointVerified: [
    '{seq}번 지점은 이미 확인되었습니다.',
    'Point {seq} is already verified.',
    '{seq}号隔离点已验证。',
    'El punto {seq} ya está verificado.',
  ],
  energyLeft: [
    '에너지가 남아 있습니다({value} {unit}). {limit}이어야 확인할 수 있습니다.',
    'Energy is left ({value} {unit}). It can be verified at {limit}.',
    '仍有残余能量（{value} {unit}）。须为{limit}方可验证。',
    'Queda energía ({value} {unit}). Solo se puede verificar con {limit}.',
  ],
  exactly: ['{limit} {unit}', '{limit} {unit}', '{limit} {unit}', '{limit} {unit}'],
  atMost: ['{limit} {unit} 이하', '{limit} {unit} or less', '{limit} {unit}以下', '{limit} {unit} o menos'],
  pointUnlocked: [
    '{seq}번 지점에는 잠금이 없습니다.',
    'There is no lock on point {seq}.',
    '{seq}号隔离点没有上锁。',
    'No hay candado en el punto {seq}.',
  ],
  reverseOrder: [
    '역순 해제: {seq}번 지점({tag})을 먼저 해제하세요.',
    'Release in reverse order: unlock point {seq} ({tag}) first.',
    '按相反顺序解锁：请先解除{seq}号隔离点（{tag}）。',
    'Libere en orden inverso: desbloquee primero el punto {seq} ({tag}).',
  ],
  ownerRemoves: [
    '잠금장치와 꼬리표는 설치한 사람이 직접 철거해야 합니다. ({law})',
    'Locks and tags must be removed by whoever put them on. ({law})',
    '锁具和标签须由安装者本人拆除。（{law}）',
    'Los candados y etiquetas debe retirarlos quien los puso. ({law})',
  ],
  permitNeeds: [
    '허가 {permit}가 이 격리를 필요로 합니다. ({state})',
    'Permit {permit} needs this isolation. ({state})',
    '许可证 {permit} 需要此隔离。（{state}）',
    'El permiso {permit} necesita este aislamiento. ({state})',
  ],
  personalHang: [
    '개인 잠금 {count}개가 걸려 있습니다. 본인이 직접 해제해야 합니다.',
    '{count} personal locks still hang. Their owners must take them off themselves.',
    '仍有{count}把个人锁。须由本人亲自解除。',
    'Aún hay {count} candados personales. Debe retirarlos cada propietario.',
  ],
  stopWork: [
    '허가 {permit}의 작업을 먼저 중지하세요. ({state})',
    'Suspend the work of permit {permit} first. ({state})',
    '请先停止许可证 {permit} 的作业。（{state}）',
    'Suspenda primero el trabajo del permiso {permit}. ({state})',
  ],
  personalHangTest: [
    '개인 잠금 {count}개가 걸려 있습니다. 작업자를 모두 물러나게 하고 본인이 해제해야 합니다.',
    '{count} personal locks still hang. Clear everybody away; the owners take them off themselves.',
    '仍有{count}把个人锁。请让所有作业人员撤离，并由本人解除。',
    'Aún hay {count} candados personales. Aleje a todos; los retira cada propietario.',
  ],
  article: [
    '안전보건규칙 제{a}조',
    'Safety and Health Rules art. {a}',
    '产业安全保健标准规则第{a}条',
    'Reglamento de Seguridad y Salud art. {a}',
  ],
  paragraph: [
    '안전보건규칙 제{a}조제{p}항',
    'Safety and Health Rules art. {a}.{p}',
    '产业安全保健标准规则第{a}条第{p}款',
    'Reglamento de Seguridad y Salud art. {a}.{p}',
  ],
  item: [
    '안전보건규칙 제{a}조제{p}항제{i}호',
    'Safety and Health Rules art. {a}.{p}.{i}',
    '产业安全保健标准规则第{a}条第{p}款第{i}项',
    'Reglamento de Seguridad y Salud art. {a}.{p}.{i}',
  ],
  need: ['{work}: {law}', '{work}: {law}', '{work}：{law}', '{work}: {law}'],
  directly: [
    '본인의 잠금은 강제 해제가 아니라 직접 해제하세요.',
    'Take off your own lock yourself, not by forced removal.',
    '本人的锁请直接解除，不要强制解锁。',
    'Retire usted mismo su candado, no por retirada forzosa.',
  ],
  alreadySigned: ['이미 서명되었습니다.', 'Already signed.', '已签字。', 'Ya está firmado.'],
  threeSigners: [
    '강제 해제의 세 서명은 서로 다른 사람이 해야 합니다.',
    'The three signatures of a forced removal must come from three people.',
    '强制解锁的三个签字须由不同的人完成。',
    'Las tres firmas de una retirada forzosa deben ser de personas distintas.',
  ],
  stepConfirmed: [
    '이미 확인된 단계입니다.',
    'This step is already confirmed.',
    '该步骤已确认。',
    'Este paso ya está confirmado.',
  ],
  stepBefore: [
    '순서에 따라 먼저 확인하세요: {step}',
    'Keep the order, confirm first: {step}',
    '请按顺序先确认：{step}',
    'Siga el orden, confirme antes: {step}',
  ],
  locksLeft: [
    '잠금 {count}개가 아직 걸려 있습니다.',
    '{count} locks still hang.',
    '仍有{count}把锁未解除。',
    'Aún hay {count} candados puestos.',
  ],
  stepsBeforeLock: [
    '잠그기 전에 확인하세요: {step} ({law})',
    'Confirm before locking: {step} ({law})',
    '上锁前请确认：{step}（{law}）',
    'Confirme antes de bloquear: {step} ({law})',
  ],
  stepsBeforeVerify: [
    '에너지 0을 확인하기 전에 확인하세요: {step} ({law})',
    'Confirm before verifying zero energy: {step} ({law})',
    '验证零能量前请确认：{step}（{law}）',
    'Confirme antes de verificar la energía cero: {step} ({law})',
  ],
  verifyFirst: [
    '{seq}번 지점({tag})의 에너지 0을 먼저 확인하세요.',
    'Verify zero energy at point {seq} ({tag}) first.',
    '请先验证{seq}号隔离点（{tag}）的零能量。',
    'Verifique primero la energía cero del punto {seq} ({tag}).',
  ],
  stepsBeforeUnlock: [
    '잠금을 풀기 전에 확인하세요: {step} ({law})',
    'Confirm before taking off locks: {step} ({law})',
    '解锁前请确认：{step}（{law}）',
    'Confirme antes de retirar candados: {step} ({law})',
  ],
  step: ['{step} ({law})', '{step} ({law})', '{step}（{law}）', '{step} ({law})'],
})

/** The fixed steps of 안전보건규칙 제319조 in their order; a stored step has the code. */
export const lotoStepNames = sentences({
  allSources: [
    '전기기기에 공급되는 모든 전원을 관련 도면, 배선도로 확인',
    'Check every supply of the electric equipment on the drawings and wiring diagrams',
    '用相关图纸、接线图确认电气设备的所有电源',
    'Compruebe en planos y esquemas toda alimentación del equipo eléctrico',
  ],
  openSwitches: [
    '전원을 차단한 후 각 단로기를 개방하고 확인',
    'Cut the power, then open each disconnector and check it',
    '切断电源后打开各隔离开关并确认',
    'Corte la corriente, abra cada seccionador y compruébelo',
  ],
  hangLocks: [
    '차단장치나 단로기에 잠금장치 및 꼬리표 부착',
    'Put locks and tags on the breakers or disconnectors',
    '在断路装置或隔离开关上安装锁具和标签',
    'Ponga candados y etiquetas en interruptores o seccionadores',
  ],
  discharge: [
    '개로된 전로의 잔류전하 완전 방전',
    'Discharge all charge left in the opened circuit',
    '将断开电路的残余电荷完全放电',
    'Descargue por completo el circuito abierto',
  ],
  testVoltage: [
    '검전기로 작업 대상 기기의 충전 여부 확인',
    'Test with a voltage detector whether the equipment is live',
    '用验电器确认作业对象设备是否带电',
    'Compruebe con detector si el equipo tiene tensión',
  ],
  ground: [
    '다른 노출 충전부와의 접촉·유도·역송전 우려 시 단락 접지기구로 접지',
    'Where contact with live parts, induction or backfeed is possible, earth with a short-circuit device',
    '有接触其他带电部分、感应或反送电危险时，用短路接地器具接地',
    'Si puede haber contacto, inducción o retorno de tensión, ponga a tierra en cortocircuito',
  ],
  removeTools: [
    '작업기구, 단락 접지기구 등을 제거하고 안전하게 통전할 수 있는지 확인',
    'Remove tools and earthing devices and check that power can come back safely',
    '拆除作业工具、短路接地器具等，确认可安全通电',
    'Retire herramientas y puestas a tierra y compruebe que se puede dar tensión con seguridad',
  ],
  clearPeople: [
    '모든 작업자가 작업이 완료된 전기기기등에서 떨어져 있는지 확인',
    'Check that everybody is away from the equipment on which the work is done',
    '确认所有作业人员已离开完成作业的电气设备',
    'Compruebe que todos estén lejos del equipo terminado',
  ],
  takeLocksOff: [
    '잠금장치와 꼬리표를 설치한 근로자가 직접 철거',
    'Whoever put on locks and tags removes them',
    '由安装锁具和标签的作业人员亲自拆除',
    'Quien puso los candados y etiquetas los retira',
  ],
  powerOn: [
    '모든 이상 유무를 확인한 후 전원 투입',
    'Switch the power on after checking that nothing is wrong',
    '确认无任何异常后接通电源',
    'Dé tensión tras comprobar que todo está en orden',
  ],
})
export type LotoStepCode = keyof typeof lotoStepNames

/** Who signs a forced removal. */
export const forceRoleNames = sentences({
  issuer: ['발급자', 'Issuer', '签发人', 'Emisor'],
  safety: ['안전관리자', 'Safety manager', '安全经理', 'Responsable de seguridad'],
  supervisor: ['소유자의 상급자', 'Superior of the owner', '所有人的上级', 'Superior del propietario'],
})
