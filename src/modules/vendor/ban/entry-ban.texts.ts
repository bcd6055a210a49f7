import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals about bans of a plant, and what a ban says at a gate. */
export const entryBanSentences = sentences({
  barred: [
    '이 사업장에서 출입이 정지된 작업자입니다({from}부터).',
    'The worker is barred from this plant (since {from}).',
    '该作业人员已被本工厂停止出入（自{from}起）。',
    'El trabajador tiene prohibido el acceso a esta planta (desde {from}).',
  ],
  companyBarred: [
    '이 사업장에서 출입이 정지된 업체입니다({from}부터).',
    'The vendor is barred from this plant (since {from}).',
    '该承包商已被本工厂停止出入（自{from}起）。',
    'El contratista tiene prohibido el acceso a esta planta (desde {from}).',
  ],
  plantOnly: [
    '출입정지는 사업장의 담당자만 등록하고 해제할 수 있습니다.',
    'Only people of the plant bar and lift.',
    '停止出入仅可由工厂负责人登记和解除。',
    'Solo el personal de la planta prohíbe y levanta.',
  ],
  notItsCompany: [
    '선택한 업체의 작업자가 아닙니다.',
    'This is not a worker of the chosen vendor.',
    '不是所选承包商的作业人员。',
    'No es un trabajador del contratista elegido.',
  ],
  stays: [
    '출입정지의 사업장과 대상은 바꿀 수 없습니다. 해제하고 새로 등록하세요.',
    'The plant and whom a ban is about do not change. Lift it and register a new one.',
    '停止出入的工厂和对象不能修改，请解除后重新登记。',
    'La planta y la persona de una prohibición no cambian. Levántela y registre otra.',
  ],
  over: [
    '이미 해제한 출입정지는 바꿀 수 없습니다.',
    'A lifted ban does not change any more.',
    '已解除的停止出入不能再修改。',
    'Una prohibición levantada ya no se puede cambiar.',
  ],
  liftReason: [
    '해제사유를 입력해 주세요.',
    'Say why it is lifted.',
    '请填写解除原因。',
    'Indique por qué se levanta.',
  ],
  liftDay: [
    '해제일을 입력해 주세요.',
    'Say on which day it is lifted.',
    '请填写解除日期。',
    'Indique el día.',
  ],
  everywhere: [
    '모든 사업장의 출입정지는 본사만 등록할 수 있습니다. 우리 사업장은 작업자 화면의 출입정지에서 등록하세요.',
    'Only head office bars from all plants. Bar from your plant in the part Bans of the workers.',
    '对所有工厂停止出入仅可由总部登记。本工厂请在作业人员页面的停止出入中登记。',
    'Solo la central prohíbe el acceso a todas las plantas. Prohíbalo en su planta en la parte Prohibiciones.',
  ],
  told: [
    '출입정지 · {plant} · {who}',
    'Barred · {plant} · {who}',
    '停止出入 · {plant} · {who}',
    'Acceso prohibido · {plant} · {who}',
  ],
  toldLifted: [
    '출입정지 해제 · {plant} · {who}',
    'Ban lifted · {plant} · {who}',
    '解除停止出入 · {plant} · {who}',
    'Prohibición levantada · {plant} · {who}',
  ],
  days: [
    '{from} ~ {to} · {reason}',
    '{from} ~ {to} · {reason}',
    '{from} ~ {to} · {reason}',
    '{from} ~ {to} · {reason}',
  ],
})
