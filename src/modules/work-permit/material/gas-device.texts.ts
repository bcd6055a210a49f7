import { sentences } from '../../../core/shared/sentence.ts'

/** What the server refuses about measuring instruments. */
export const deviceRefusals = sentences({
  keeperOnly: [
    '측정기는 취급물질 관리 권한이 있는 안전·환경담당만 등록하고 수정할 수 있습니다.',
    'Only the safety and environment officers enter and change instruments.',
    '只有安全和环境负责人可以登记和修改检测仪。',
    'Solo los responsables de seguridad y medio ambiente registran y modifican medidores.',
  ],
  unknown: [
    '등록된 측정기를 고르세요. 목록에 없는 측정기는 안전담당이 먼저 등록합니다.',
    'Choose a registered instrument. The safety officer enters a new one first.',
    '请选择已登记的检测仪。未登记的须先由安全负责人登记。',
    'Elija un medidor registrado. El responsable de seguridad registra primero los nuevos.',
  ],
  notInUse: [
    '사용할 수 없는 상태의 측정기입니다: {name}. 다른 측정기를 쓰세요.',
    'Instrument {name} is not in use. Take another one.',
    '检测仪{name}处于不可用状态。请使用其他检测仪。',
    'El medidor {name} no está en uso. Use otro.',
  ],
  calibration: [
    '측정기 교정기한이 지났습니다. 측정기 {name} (교정기한 {day})',
    'The calibration of instrument {name} is not valid (until {day}).',
    '检测仪{name}的校准已失效（有效期至{day}）。',
    'La calibración del medidor {name} no es válida (hasta {day}).',
  ],
  notContinuous: [
    '연속 측정기가 아닙니다: {name}',
    'Instrument {name} is no continuous monitor.',
    '检测仪{name}不是连续检测仪。',
    'El medidor {name} no es un detector continuo.',
  ],
  blind: [
    '측정기 {name}에는 {gases} 측정 기능이 없습니다.',
    'Instrument {name} does not measure {gases}.',
    '检测仪{name}不能测量{gases}。',
    'El medidor {name} no mide {gases}.',
  ],
  calOrder: [
    '교정기한은 교정일보다 늦어야 합니다.',
    'The calibration ends after it was done.',
    '校准有效期须晚于校准日。',
    'La calibración vence después de hacerse.',
  ],
})
