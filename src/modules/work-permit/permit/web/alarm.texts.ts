import { texts } from '../../../../core/shared/four-texts.ts'

/** What an alarm says over the page, and what asks for its sound. */
export const alarmTexts = texts({
  region: ['작업 경보', 'Work alarm', '作业警报', 'Alarma de trabajo'],
  at: ['{at} · {place}', '{at} · {place}', '{at} · {place}', '{at} · {place}'],
  inside: [
    '안에 {count}명이 있습니다.',
    '{count} people are inside.',
    '里面有{count}人。',
    'Hay {count} personas dentro.',
  ],
  phone: ['비상연락 {tel}', 'Emergency {tel}', '紧急联系 {tel}', 'Emergencia {tel}'],
  assembly: ['집결지 {place}', 'Assembly point {place}', '集合点 {place}', 'Punto de reunión {place}'],
  answered: [
    '{ack} / {called}명 확인',
    '{ack} of {called} acknowledged',
    '{ack} / {called}人已确认',
    '{ack} de {called} confirmaron',
  ],
  acknowledge: ['확인했습니다', 'I understand', '我已确认', 'Entendido'],
  open: ['허가 보기', 'See the permit', '查看许可', 'Ver permiso'],
  call119: ['119 신고', 'Call 119', '拨打119', 'Llamar al 119'],
  silent: [
    '이 기기에서 경보음이 꺼져 있습니다. 근무를 시작할 때 켜 주세요.',
    'The alarm sound is off on this device. Turn it on when your shift begins.',
    '此设备的警报声已关闭。请在上班时打开。',
    'El sonido de alarma está apagado en este equipo. Enciéndalo al empezar el turno.',
  ],
  soundOn: ['경보음 켜기', 'Turn the sound on', '打开警报声', 'Encender sonido'],
  later: ['나중에', 'Later', '以后', 'Más tarde'],
  muted: [
    '소리가 나지 않습니다. 화면을 누르면 켜집니다.',
    'There is no sound. Touch the screen to turn it on.',
    '没有声音。触摸屏幕即可打开。',
    'No hay sonido. Toque la pantalla para encenderlo.',
  ],
  failed: [
    '확인이 전달되지 않았습니다. 무전이나 전화로 알리세요.',
    'Your answer has not arrived. Tell it by radio or telephone.',
    '确认未送达。请用对讲机或电话告知。',
    'Su respuesta no llegó. Avise por radio o teléfono.',
  ],
})
