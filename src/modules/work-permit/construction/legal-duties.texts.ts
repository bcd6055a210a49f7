import { sentences } from '../../../core/shared/sentence.ts'

/** Duties that the law puts on a construction. */
export const dutyTexts = {
  ban: [
    '도급 금지 작업의 예외',
    'Exception to prohibited contracting',
    '禁止承包作业的例外',
    'Excepción a la contratación prohibida',
  ],
  approval: ['도급승인', 'Approval of contracting', '承包批准', 'Aprobación de la contratación'],
  information: [
    '안전보건 정보제공',
    'Safety and health information',
    '提供安全保健信息',
    'Información de seguridad y salud',
  ],
  hazardPlan: [
    '유해위험방지계획서',
    'Hazard prevention plan',
    '有害危险防止计划书',
    'Plan de prevención de riesgos',
  ],
  ledger: ['안전보건대장', 'Safety and health ledger', '安全健康台账', 'Libro de seguridad y salud'],
  coordinator: [
    '안전보건조정자',
    'Safety and health coordinator',
    '安全健康协调员',
    'Coordinador de seguridad y salud',
  ],
} as const

/** Why a construction has a duty, and what the duty depends on. */
export const dutySentences = sentences({
  verdict: ['판정', 'Verdict', '判定', 'Dictamen'],
  applies: ['해당: {found}', 'Applies: {found}', '适用：{found}', 'Aplica: {found}'],
  appliesNot: ['해당 없음', 'Does not apply', '不适用', 'No aplica'],
  fromContract: [
    '도급계약에서 정한 대로 따릅니다.',
    'The contract decides it.',
    '按承包合同的规定。',
    'Lo decide el contrato.',
  ],
  prohibited: [
    '도급이 금지된 작업의 계약',
    'contract on work that may not be contracted out',
    '禁止承包作业的合同',
    'contrato sobre trabajo que no se puede contratar',
  ],
  needsApproval: [
    '도급승인 대상 계약',
    'contract that needs approval',
    '须承包批准的合同',
    'contrato sujeto a aprobación',
  ],
  needsInformation: [
    '정보제공 대상 계약',
    'contract that needs safety information',
    '须提供信息的合同',
    'contrato que exige información',
  ],
  totalIs: ['총공사금액 {amount}', 'total amount {amount}', '工程总金额 {amount}', 'importe total {amount}'],
  totalFrom: [
    '건설공사의 총공사금액이 {amount} 이상',
    'Building work with a total amount of {amount} and more',
    '建设工程总金额{amount}以上',
    'Obra con un importe total de {amount} o más',
  ],
  togetherIs: [
    '같은 장소 공사금액 합 {amount}',
    'amount of all works at the place {amount}',
    '同一场所工程金额合计 {amount}',
    'suma de las obras del lugar {amount}',
  ],
  togetherFrom: [
    '같은 장소에서 하는 둘 이상의 건설공사 금액의 합이 {amount} 이상',
    'Two or more building works at the same place of {amount} and more together',
    '同一场所两项以上建设工程金额合计{amount}以上',
    'Dos o más obras en el mismo lugar que suman {amount} o más',
  ],
  won: ['{amount}원', 'KRW {amount}', '{amount}韩元', '{amount} KRW'],
  height: ['지상높이 {metres}m', 'height {metres} m', '地上高度 {metres}m', 'altura {metres} m'],
  floor: [
    '연면적 {area}㎡',
    'floor area {area} m²',
    '总建筑面积 {area}㎡',
    'superficie construida {area} m²',
  ],
  span: ['지간 {metres}m', 'span {metres} m', '跨度 {metres}m', 'luz {metres} m'],
  tunnel: ['터널·댐', 'tunnel or dam', '隧道·大坝', 'túnel o presa'],
  digging: [
    '굴착 깊이 {metres}m',
    'depth of excavation {metres} m',
    '挖掘深度 {metres}m',
    'profundidad de excavación {metres} m',
  ],
  equipment: [
    '화학설비·건조설비 등의 설치·이전·주요 구조부분 변경',
    'chemical or drying equipment installed, moved or altered in its structure',
    '化学设备、干燥设备等的安装、迁移、主要结构变更',
    'instalación, traslado o cambio estructural de equipos químicos o de secado',
  ],
  hazardPlanRule: [
    '건설공사: 지상높이 {height}m, 연면적 {floor}㎡(특정 용도 {special}㎡), 지간 {span}m, 굴착 {digging}m 이상, 터널·댐. 그 밖에 화학설비 등 유해·위험 설비',
    'Building work: height {height} m, floor area {floor} m² (special use {special} m²), span {span} m, excavation {digging} m and more, tunnels, dams. Besides: chemical and other dangerous equipment',
    '建设工程：地上高度{height}m、总建筑面积{floor}㎡（特定用途{special}㎡）、跨度{span}m、挖掘{digging}m以上、隧道·大坝。另有化学设备等有害危险设备',
    'Obras: altura {height} m, superficie {floor} m² (uso especial {special} m²), luz {span} m, excavación {digging} m o más, túneles, presas. Además: equipos químicos y otros peligrosos',
  ],
})
