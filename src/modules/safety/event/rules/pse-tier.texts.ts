import { sentences } from '../../../../core/shared/sentence.ts'

/** Why a process event has its tier. */
export const tierReasons = sentences({
  processUnknown: [
    '공정사고 Tier 미판정: 공정안전 대상 공정인지 입력되지 않았습니다.',
    'Tier not judged: nobody has said whether the process is under process safety.',
    '工艺事故等级未判定：未填写是否为工艺安全对象。',
    'Nivel sin juzgar: falta indicar si el proceso está bajo seguridad de procesos.',
  ],
  amountUnknown: [
    '공정사고 Tier 미판정: 누출량(kg)과 누출물질 분류를 입력해야 합니다.',
    'Tier not judged: the amount in kg and the category of the substance are needed.',
    '工艺事故等级未判定：需填写泄漏量(kg)和物质分类。',
    'Nivel sin juzgar: faltan la cantidad en kg y la categoría de la sustancia.',
  ],
  lostTime: [
    '공정사고 Tier 1: 사망 또는 휴업 1일 이상',
    'Tier 1: a death or a day of rest',
    '工艺事故一级：死亡或停工1天以上',
    'Nivel 1: una muerte o un día de baja',
  ],
  offsite: [
    '공정사고 Tier 1: 장외 영향',
    'Tier 1: effects outside the plant',
    '工艺事故一级：影响厂外',
    'Nivel 1: efectos fuera de la planta',
  ],
  damage: [
    '공정사고 Tier: 직접손해 {limit}원 이상',
    'Tier by a direct loss of {limit} won or more',
    '工艺事故等级：直接损失{limit}韩元以上',
    'Nivel por un daño directo de {limit} wones o más',
  ],
  released: [
    '공정사고 Tier: 누출량 {qty} kg ≥ {limit} kg',
    'Tier by the amount released: {qty} kg ≥ {limit} kg',
    '工艺事故等级：泄漏量{qty} kg ≥ {limit} kg',
    'Nivel por la cantidad liberada: {qty} kg ≥ {limit} kg',
  ],
  treated: [
    '공정사고 Tier 2: 응급처치를 넘는 치료',
    'Tier 2: treatment beyond first aid',
    '工艺事故二级：超出急救的治疗',
    'Nivel 2: tratamiento más allá de los primeros auxilios',
  ],
  third: [
    '공정사고 Tier 3: 기준량·손해 미만',
    'Tier 3: below the limits',
    '工艺事故三级：低于基准',
    'Nivel 3: por debajo de los límites',
  ],
})
