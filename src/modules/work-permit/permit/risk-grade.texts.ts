import { sentences } from '../../../core/shared/sentence.ts'

/** Why a work has its risk grade, and how the grade is explained. */
export const gradeWords = sentences({
  confined: ['밀폐공간 출입', 'Confined space entry', '受限空间进入', 'Entrada a espacio confinado'],
  depthUnknown: [
    '굴착 깊이 미입력',
    'Depth of the excavation not entered',
    '未输入挖掘深度',
    'Profundidad de excavación sin indicar',
  ],
  deep: [
    '굴착 {depth}m({limit}m 이상)',
    'Excavation of {depth} m (from {limit} m)',
    '挖掘 {depth} m（{limit} m 以上）',
    'Excavación de {depth} m (desde {limit} m)',
  ],
  radiation: ['방사선 사용', 'Radiation', '使用放射线', 'Uso de radiación'],
  loadUnknown: [
    '양중 하중 미입력',
    'Load of the lift not entered',
    '未输入吊装载荷',
    'Carga del izado sin indicar',
  ],
  heavyLift: [
    '정격하중의 {percent}%({limit}% 이상)',
    '{percent}% of the rated load (from {limit}%)',
    '额定载荷的 {percent}%（{limit}% 以上）',
    '{percent} % de la carga nominal (desde {limit} %)',
  ],
  mediumUnknown: [
    '개방 배관의 물질 미입력',
    'Substance in the opened line not entered',
    '未输入打开管道内的物质',
    'Sustancia de la tubería abierta sin indicar',
  ],
  dangerousMedium: [
    '인화성·독성물질 배관·설비 개방',
    'Opening of lines or equipment with flammable or toxic substances',
    '打开易燃·有毒物质的管道·设备',
    'Apertura de tuberías o equipos con sustancias inflamables o tóxicas',
  ],
  hotInZone: [
    '폭발위험장소 {zone} 화기작업',
    'Hot work in the hazardous zone {zone}',
    '爆炸危险场所 {zone} 动火作业',
    'Trabajo en caliente en zona con riesgo de explosión {zone}',
  ],
  severalSupplements: [
    '보충허가 2종 이상',
    'Two or more supplementary permits',
    '补充许可2种以上',
    'Dos o más permisos complementarios',
  ],
  hot: ['화기작업', 'Hot work', '动火作业', 'Trabajo en caliente'],
  outage: ['정전작업', 'Power outage work', '停电作业', 'Trabajo con corte eléctrico'],
  height: [
    '고소작업(2m 이상)',
    'Work at height (from 2 m)',
    '高处作业（2 m 以上）',
    'Trabajo en altura (desde 2 m)',
  ],
  title: ['위험등급', 'Risk grade', '风险等级', 'Nivel de riesgo'],
  basicPermit: ['기본허가', 'Basic permit', '基本许可', 'Permiso básico'],
  supplements: ['보충허가', 'Supplementary permits', '补充许可', 'Permisos complementarios'],
  none: ['없음', 'None', '无', 'Ninguno'],
  zone: ['폭발위험장소', 'Hazardous zone', '爆炸危险场所', 'Zona con riesgo de explosión'],
  depth: ['굴착 깊이', 'Depth of the excavation', '挖掘深度', 'Profundidad de excavación'],
  workHeight: ['작업 높이', 'Height of the work', '作业高度', 'Altura del trabajo'],
  share: ['정격하중 대비', 'Share of the rated load', '占额定载荷比例', 'Proporción de la carga nominal'],
  reasons: ['판정 사유', 'Reasons of the verdict', '判定理由', 'Motivos del veredicto'],
  noReasons: ['해당 없음', 'None apply', '不适用', 'No procede'],
  formula: [
    '상: 밀폐·굴착 {depth}m 이상·방사선·양중 {lift}% 이상·인화성/독성 개방·0/1종 화기·보충 2종 이상, 중: 화기·정전·고소 2m 이상, 하: 그 밖 → {grade}',
    'High: confined space, excavation from {depth} m, radiation, lift from {lift}%, opening with flammable or toxic substances, hot work in zone 0 or 1, two or more supplementary permits; medium: hot work, outage, height from 2 m; low: all else → {grade}',
    '高：受限空间·挖掘 {depth} m 以上·放射线·吊装 {lift}% 以上·打开易燃/有毒管道·0/1区动火·补充许可2种以上；中：动火·停电·高处 2 m 以上；低：其他 → {grade}',
    'Alto: espacio confinado, excavación desde {depth} m, radiación, izado desde {lift} %, apertura con sustancias inflamables o tóxicas, trabajo en caliente en zona 0 o 1, dos o más permisos complementarios; medio: trabajo en caliente, corte eléctrico, altura desde 2 m; bajo: lo demás → {grade}',
  ],
  source: [
    '작업허가 위험등급 기준(회사), 안전보건규칙 제38조·제39조·제44조',
    'Company standard of risk grades, Safety and Health Rules art. 38, 39, 44',
    '作业许可风险等级标准（公司），产业安全保健标准规则第38条、第39条、第44条',
    'Norma de niveles de riesgo de la empresa, Reglamento de Seguridad y Salud art. 38, 39, 44',
  ],
  company: ['회사 기준', 'Company standard', '公司标准', 'Norma de la empresa'],
})

/** Papers and people that a work needs. */
export const requirementNames = sentences({
  excavationPlan: ['굴착작업계획서', 'Excavation plan', '挖掘作业方案', 'Plan de excavación'],
  excavationLeader: [
    '굴착 작업지휘자',
    'Leader of the excavation',
    '挖掘作业指挥人',
    'Jefe de la excavación',
  ],
  electricPlan: ['전기작업계획서', 'Electrical work plan', '电气作业方案', 'Plan de trabajo eléctrico'],
  liftPlan: ['양중계획서', 'Lifting plan', '吊装方案', 'Plan de izado'],
  liftLeader: [
    '중량물·중장비 작업지휘자',
    'Leader of the heavy lift or equipment',
    '重物·重型设备作业指挥人',
    'Jefe de maniobra de cargas o equipos pesados',
  ],
  anchorage: ['안전대 부착설비', 'Anchorage for safety harnesses', '安全带挂点设施', 'Anclaje para arneses'],
})

/** Works for which no permit may be given at all. */
export const gradeRefusals = sentences({
  loads: [
    '인양하중과 정격하중을 확인해 주세요.',
    'Check the load and the rated load.',
    '请检查吊装载荷和额定载荷。',
    'Revise la carga y la carga nominal.',
  ],
  overload: [
    '정격하중의 {percent}%를 초과하는 양중은 허가할 수 없습니다.',
    'A lift above {percent}% of the rated load cannot be permitted.',
    '超过额定载荷 {percent}% 的吊装不予许可。',
    'No se permite un izado superior al {percent} % de la carga nominal.',
  ],
  ladder: [
    '이동식 사다리의 작업면 높이는 {height}m 이하여야 합니다.',
    'The standing height on a portable ladder must be {height} m or less.',
    '移动梯子的作业面高度须在 {height} m 以下。',
    'La altura de trabajo en una escalera portátil debe ser de {height} m o menos.',
  ],
})
