import { texts } from '../../../../core/shared/four-texts.ts'

/** A worker signs with his own PIN at the device of somebody else. */
export const pinTexts = texts({
  statement: [
    '허가서 {permit}에 {name} 본인이 서명합니다. 다른 사람이 대신 서명할 수 없습니다.',
    '{name} signs permit {permit} in person. Nobody else may sign instead.',
    '{name}本人在许可{permit}上签名，他人不得代签。',
    '{name} firma en persona el permiso {permit}. Nadie puede firmar en su lugar.',
  ],
  sign: ['서명', 'Sign', '签名', 'Firmar'],
  rounds: ['사후감시 순회', 'Rounds of the fire watch', '作业后监护巡查', 'Rondas de vigilancia'],
  round: ['순회 · {name}', 'Round · {name}', '巡查 · {name}', 'Ronda · {name}'],
  roundDue: [
    '{count}/{needed}회 · 다음 순회 {at}까지',
    '{count} of {needed} · next round by {at}',
    '{count}/{needed}次 · 下次巡查 {at} 前',
    '{count} de {needed} · próxima ronda antes de {at}',
  ],
  roundSign: ['순회 서명', 'Sign a round', '巡查签名', 'Firmar ronda'],
  device: ['기기: {name}', 'device of {name}', '设备：{name}', 'dispositivo de {name}'],
  ownAccount: [
    '{name} 본인이 자기 계정으로 서명합니다.',
    '{name} signs with the own account.',
    '由{name}本人用自己的账号签名。',
    '{name} firma con su propia cuenta.',
  ],
})
