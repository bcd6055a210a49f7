import { sentences } from '../../../core/shared/sentence.ts'

/** What makes a work dangerous beside another one. */
export const simopsKindTexts = {
  HOT: ['화기작업', 'Hot work', '动火作业', 'Trabajo en caliente'],
  OPEN: ['배관개방작업', 'Line break', '管道开放作业', 'Apertura de líneas'],
  FLAM: [
    '인화성 드레인·도장·세척작업',
    'Flammable draining, painting, washing',
    '易燃排放·涂装·清洗作业',
    'Drenaje, pintura o lavado inflamable',
  ],
  SPACE: ['밀폐공간작업', 'Confined space', '受限空间作业', 'Espacio confinado'],
  SPACE_FLAM: [
    '인화성 잔류 밀폐공간작업',
    'Confined space with flammable residue',
    '有易燃残留的受限空间作业',
    'Espacio confinado con residuo inflamable',
  ],
  RAD: ['방사선작업', 'Radiation', '放射线作业', 'Radiación'],
  LIFT: ['중장비·양중작업', 'Heavy equipment and lifting', '重型设备与吊装作业', 'Equipo pesado e izaje'],
  DIG: ['굴착작업', 'Excavation', '挖掘作业', 'Excavación'],
  INERT: ['질소 퍼지·불활성작업', 'Nitrogen purge and inerting', '氮气吹扫·惰化作业', 'Purga con nitrógeno'],
  OUTAGE: ['정전작업', 'Electrical isolation', '停电作业', 'Corte eléctrico'],
  ENERGIZE: ['시운전·통전작업', 'Test run and energizing', '试车·送电作业', 'Prueba y energización'],
  HEIGHT: ['고소작업', 'Work at height', '高处作业', 'Trabajo en altura'],
  JET: [
    '고압수·블라스트작업',
    'High-pressure water and blasting',
    '高压水·喷砂作业',
    'Agua a presión y granallado',
  ],
  STOCK: ['인화성 물질 보관', 'Store of flammables', '易燃物储存', 'Almacén de inflamables'],
  ANY: ['다른 작업', 'Any other work', '其他作业', 'Cualquier otro trabajo'],
} as const
/** How a rule looks at the place. */
export const simopsPlaceTexts = {
  distance: ['거리 이내', 'Within a distance', '距离以内', 'Dentro de una distancia'],
  control: ['통제반경 이내', 'Within the control radius', '管制半径以内', 'Dentro del radio de control'],
  swing: [
    '작업반경 + 거리 이내',
    'Within working radius + distance',
    '作业半径 + 距离以内',
    'Dentro del radio de trabajo + distancia',
  ],
  depth: [
    '깊이 × 배수 + 거리 이내',
    'Within depth × factor + distance',
    '深度 × 倍数 + 距离以内',
    'Dentro de profundidad × factor + distancia',
  ],
  vertical: ['상하 동시', 'One above the other', '上下同时', 'Uno sobre otro'],
  downwind: [
    '같은 구역 풍하측 거리 이내',
    'Downwind within a distance in the same area',
    '同区域下风侧距离以内',
    'A sotavento en la misma área',
  ],
  system: ['같은 계통', 'Same system', '同一系统', 'Mismo sistema'],
  circuit: ['같은 회로', 'Same circuit', '同一回路', 'Mismo circuito'],
  point: [
    '같은 격리지점, 다른 위치',
    'Same isolation point, other position',
    '同一隔离点、不同位置',
    'Mismo punto de aislamiento, otra posición',
  ],
} as const
export const simopsLevelTexts = {
  forbidden: ['금지', 'Forbidden', '禁止', 'Prohibido'],
  conditional: ['조건부', 'Conditional', '有条件', 'Condicional'],
} as const
/** What was agreed for a conflict. */
export const adjustKindTexts = {
  time: ['시간조정', 'Other time', '调整时间', 'Cambio de horario'],
  place: ['장소이동', 'Other place', '变更地点', 'Cambio de lugar'],
  watcher: ['감시자 배치', 'Watcher posted', '安排监护人', 'Vigilante asignado'],
  allow: ['허용(조건부 조치)', 'Allowed with measures', '允许(附条件措施)', 'Permitido con medidas'],
} as const

/** What the judgement of simultaneous work says. */
export const simopsSentences = sentences({
  koreanOnly: [
    '{words}',
    '{words} (Korean only: ask your supervisor)',
    '{words}（仅有韩文，请询问负责人）',
    '{words} (solo en coreano: pregunte a su responsable)',
  ],
  samePoint: [
    '같은 격리지점({point})을 서로 다른 상태로 요구합니다.',
    'Both need the isolation point {point}, in different positions.',
    '对同一隔离点（{point}）要求不同的状态。',
    'Requieren el mismo punto de aislamiento ({point}) en estados distintos.',
  ],
  sameSystem: [
    '{a}과 {b}이 같은 계통에서 겹칩니다.',
    '{a} and {b} overlap in the same system.',
    '{a}与{b}在同一系统重叠。',
    '{a} y {b} coinciden en el mismo sistema.',
  ],
  sameCircuit: [
    '{a}과 {b}이 같은 회로에서 겹칩니다.',
    '{a} and {b} overlap in the same circuit.',
    '{a}与{b}在同一回路重叠。',
    '{a} y {b} coinciden en el mismo circuito.',
  ],
  above: [
    '{a}과 {b}이 위아래에서 겹칩니다.',
    '{a} and {b} overlap one above the other.',
    '{a}与{b}上下重叠。',
    '{a} y {b} coinciden uno sobre otro.',
  ],
  sameArea: [
    '{a}과 {b}이 같은 구역에서 겹칩니다(좌표 없음).',
    '{a} and {b} overlap in the same area (no coordinates).',
    '{a}与{b}在同一区域重叠（无坐标）。',
    '{a} y {b} coinciden en la misma área (sin coordenadas).',
  ],
  within: [
    '{a}과 {b}이 {distance}m 이내에서 겹칩니다.',
    '{a} and {b} overlap within {distance} m.',
    '{a}与{b}在{distance}m以内重叠。',
    '{a} y {b} coinciden a menos de {distance} m.',
  ],
  noPlace: ['좌표 없음', 'no coordinates', '无坐标', 'sin coordenadas'],
  metres: ['{value}m', '{value} m', '{value}m', '{value} m'],
  kilograms: ['{value}kg', '{value} kg', '{value}kg', '{value} kg'],
  workAt: [
    '{permit} {name} ({place})',
    '{permit} {name} ({place})',
    '{permit} {name}（{place}）',
    '{permit} {name} ({place})',
  ],
  place: ['{x}, {y} m', '{x}, {y} m', '{x}, {y} m', '{x}, {y} m'],
  placeAndHeight: [
    '{x}, {y}, 높이 {z} m',
    '{x}, {y}, height {z} m',
    '{x}, {y}, 高度 {z} m',
    '{x}, {y}, altura {z} m',
  ],
  distance: ['거리', 'Distance', '距离', 'Distancia'],
  limit: ['기준 거리', 'Limit of the distance', '基准距离', 'Distancia límite'],
  law: [
    '산업안전보건법 제64조제1항제7호·제8호(혼재작업 시기·내용 확인과 조정)',
    'Occupational Safety and Health Act art. 64(1)7, 8 (time and content of mixed works are checked and adjusted)',
    '产业安全保健法第64条第1款第7项、第8项（确认并调整混合作业的时间和内容）',
    'Ley de Seguridad y Salud art. 64.1.7 y 64.1.8 (comprobar y ajustar hora y contenido de trabajos simultáneos)',
  ],
  heightDifference: ['높이차', 'Difference in height', '高度差', 'Diferencia de altura'],
  point: ['격리지점', 'Isolation point', '隔离点', 'Punto de aislamiento'],
  stock: ['인화성 재고', 'Flammables in store', '易燃物库存', 'Inflamables almacenados'],
  sharedTime: ['겹치는 시간', 'Shared time', '重叠时间', 'Tiempo coincidente'],
  time: [
    '{from} – {to} ({span})',
    '{from} – {to} ({span})',
    '{from} – {to}（{span}）',
    '{from} – {to} ({span})',
  ],
  formula: [
    '{place}, 시간이 겹치면 {level}',
    '{place}: {level} if the times overlap',
    '{place}，时间重叠时{level}',
    '{place}: {level} si coinciden los horarios',
  ],
  version: [
    '동시작업 규칙 {no} ({day} 적용)',
    'Rule {no} on simultaneous work (in force since {day})',
    '同时作业规则 {no}（{day} 起适用）',
    'Regla {no} de trabajos simultáneos (en vigor desde {day})',
  ],
  planned: ['예정 작업', 'Planned work', '计划作业', 'Trabajo previsto'],
  against: [
    '동시작업 {level}: {sentence} ({permit} {name})',
    'Simultaneous work {level}: {sentence} ({permit} {name})',
    '同时作业{level}：{sentence}（{permit} {name}）',
    'Trabajo simultáneo {level}: {sentence} ({permit} {name})',
  ],
  awaitsConfirmation: [
    '동시작업 {level}: {sentence} ({permit} {name}) 안전관리자의 조정대책 확인이 필요합니다.',
    'Simultaneous work {level}: {sentence} ({permit} {name}) The safety manager has to confirm what was agreed.',
    '同时作业{level}：{sentence}（{permit} {name}）需要安全管理人员确认协调措施。',
    'Trabajo simultáneo {level}: {sentence} ({permit} {name}) El responsable de seguridad debe confirmar la medida acordada.',
  ],
  needsPlan: [
    '동시작업 {level}: {sentence} ({permit} {name}) 조정대책을 기록하세요.',
    'Simultaneous work {level}: {sentence} ({permit} {name}) Record what was agreed.',
    '同时作业{level}：{sentence}（{permit} {name}）请记录协调措施。',
    'Trabajo simultáneo {level}: {sentence} ({permit} {name}) Registre la medida acordada.',
  ],
})

/** Fields of an agreement, as refusals name them. */
export const adjustFieldNames = sentences({
  how: ['조정방법', 'way of adjusting', '协调方式', 'forma de coordinación'],
  plan: ['조정대책', 'what was agreed', '协调措施', 'medida acordada'],
  start: ['시작', 'start', '开始', 'inicio'],
  end: ['종료', 'end', '结束', 'fin'],
  kinds: ['작업 종류', 'kind of work', '作业种类', 'tipo de trabajo'],
})
