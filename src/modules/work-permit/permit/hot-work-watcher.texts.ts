import { sentences } from '../../../core/shared/sentence.ts'

/** Why a fire watcher is needed, what he gets, and how that is explained. */
export const fireWatcherWords = sentences({
  near: [
    '작업반경 {radius}m 이내에 가연성물질이 있습니다(제1호).',
    'Combustibles lie within {radius} m of the work (no. 1).',
    '作业半径{radius} m内有可燃物（第1项）。',
    'Hay combustibles a menos de {radius} m del trabajo (n.º 1).',
  ],
  below: [
    '작업반경 {radius}m 이내의 바닥 하부에 가연성물질이 있습니다(제2호).',
    'Combustibles lie below the floor within {radius} m of the work (no. 2).',
    '作业半径{radius} m内的地面下方有可燃物（第2项）。',
    'Hay combustibles bajo el suelo a menos de {radius} m del trabajo (n.º 2).',
  ],
  behind: [
    '금속 칸막이·벽·천장·지붕의 반대쪽 면에 가연성물질이 있습니다(제3호).',
    'Combustibles lie behind a metal partition, wall, ceiling or roof (no. 3).',
    '金属隔板·墙·天花板·屋顶的背面有可燃物（第3项）。',
    'Hay combustibles al otro lado de un tabique, pared, techo o cubierta de metal (n.º 3).',
  ],
  megaphone: ['확성기', 'Megaphone', '扩音器', 'Megáfono'],
  lamp: ['휴대용 조명기구', 'Portable lamp', '便携式照明灯', 'Lámpara portátil'],
  mask: ['화재 대피용 마스크', 'Fire escape mask', '火灾逃生面罩', 'Máscara de evacuación'],
  title: ['화재감시자 배치', 'Fire watcher', '动火监护人配置', 'Vigilante de incendios'],
  distance: ['가연성물질까지 거리', 'Distance to combustibles', '距可燃物距离', 'Distancia a combustibles'],
  distanceBelow: [
    '바닥 하부 가연성물질까지 거리',
    'Distance to combustibles below the floor',
    '距地面下方可燃物距离',
    'Distancia a combustibles bajo el suelo',
  ],
  behindMetal: ['금속 칸막이 반대면', 'Behind a metal partition', '金属隔板背面', 'Tras un tabique metálico'],
  unsaid: [
    '{what}: 있음·없음을 답하지 않았습니다. 확인될 때까지 있는 것으로 봅니다.',
    '{what}: nobody has said whether there are any. They count as there until it is known.',
    '{what}：未回答有或无。确认之前视为有。',
    '{what}: nadie ha indicado si los hay. Se consideran presentes hasta saberlo.',
  ],
  notSaid: ['미입력', 'Not answered', '未填写', 'Sin responder'],
  present: ['있음', 'Yes', '有', 'Sí'],
  none: ['없음', 'None', '无', 'Ninguno'],
  formula: [
    '반경 {radius}m 이내 가연성물질 또는 바닥 하부 또는 금속 칸막이 반대면 중 하나 이상',
    'One or more of: combustibles within {radius} m, below the floor, behind a metal partition',
    '以下任一：半径{radius} m内有可燃物、地面下方、金属隔板背面',
    'Al menos uno: combustibles a menos de {radius} m, bajo el suelo, tras un tabique metálico',
  ],
})
