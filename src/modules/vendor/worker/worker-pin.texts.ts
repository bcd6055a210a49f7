import { sentences } from '../../../core/shared/sentence.ts'
import { texts } from '../../../core/shared/four-texts.ts'

/** Refusals about the PIN of a company's worker. */
export const workerPinRefusals = sentences({
  noPin: [
    '{name}님의 본인 확인번호(PIN)가 없습니다. 출입증을 받은 곳에서 본인이 정해야 서명할 수 있습니다.',
    '{name} has no PIN yet. It is chosen in person where the pass was given; without it there is no signature.',
    '{name}尚无本人确认码（PIN）。须本人在领取出入证处设定后方可签名。',
    '{name} aún no tiene PIN. Debe elegirlo en persona donde recibió el pase; sin él no puede firmar.',
  ],
  form: [
    '본인 확인번호(PIN) {pinLength}자리를 입력하세요.',
    'Enter the {pinLength} digits of your PIN.',
    '请输入{pinLength}位本人确认码（PIN）。',
    'Introduzca las {pinLength} cifras de su PIN.',
  ],
  wrong: [
    '본인 확인번호(PIN)가 다릅니다. ({count}/{failuresAllowed})',
    'The PIN is wrong. ({count}/{failuresAllowed})',
    '本人确认码（PIN）不正确。({count}/{failuresAllowed})',
    'El PIN no es correcto. ({count}/{failuresAllowed})',
  ],
  locked: [
    '본인 확인번호(PIN)를 {failuresAllowed}회 틀려 {minutes}분 동안 이 작업자는 서명할 수 없습니다.',
    'The PIN was wrong {failuresAllowed} times: this worker cannot sign for {minutes} minutes.',
    '本人确认码（PIN）错误{failuresAllowed}次，该作业人员{minutes}分钟内不能签名。',
    'PIN erróneo {failuresAllowed} veces: este trabajador no puede firmar durante {minutes} minutos.',
  ],
  plantOnly: [
    '출입증을 발급하는 사업장의 단말기에서만 정하거나 초기화할 수 있습니다.',
    'It is chosen and reset only at a device of the plant that issues passes.',
    '只能在发放出入证的工厂设备上设定或重置。',
    'Solo se elige y se restablece en un equipo de la planta que emite los pases.',
  ],
  noWorker: [
    '장비의 출입증에는 본인 확인번호가 없습니다.',
    'A pass of equipment has no PIN.',
    '设备出入证没有本人确认码。',
    'El pase de un equipo no tiene PIN.',
  ],
  notValid: [
    '유효한 출입증이 있는 작업자만 본인 확인번호를 정할 수 있습니다.',
    'Only a worker whose pass is valid chooses a PIN.',
    '只有持有效出入证的作业人员才能设定本人确认码。',
    'Solo un trabajador con pase válido elige un PIN.',
  ],
  taken: [
    '본인 확인번호가 이미 있습니다. 본인을 확인하고 초기화한 뒤 다시 정하세요.',
    'There is a PIN already. Check who it is, reset it, then let the worker choose anew.',
    '已有本人确认码。请核实本人并重置后再设定。',
    'Ya hay un PIN. Compruebe la identidad, restablézcalo y deje que lo elija de nuevo.',
  ],
})

/** The worker's own number on the page of his pass. */
export const workerPinTexts = texts({
  title: ['본인 확인번호(PIN)', 'PIN', '本人确认码（PIN）', 'PIN'],
  help: [
    '작업자 본인이 직접 입력합니다. 작업허가의 TBM 서명과 개인 잠금에 쓰며, 다른 사람에게 알려 주지 않습니다.',
    'The worker types it himself. He signs toolbox meetings and hangs his personal lock with it; nobody else knows it.',
    '由作业人员本人输入，用于班前会签名和个人锁，不得告知他人。',
    'Lo introduce el propio trabajador. Firma con él las charlas y pone su candado personal; nadie más lo conoce.',
  ],
  set: ['정한 일시', 'Chosen at', '设定时间', 'Elegido el'],
  none: ['없음', 'None', '无', 'Ninguno'],
  pin: ['새 PIN', 'New PIN', '新PIN', 'PIN nuevo'],
  repeat: ['새 PIN 확인', 'Repeat the PIN', '确认新PIN', 'Repita el PIN'],
  save: ['PIN 정하기', 'Choose the PIN', '设定PIN', 'Elegir el PIN'],
  saved: ['본인 확인번호를 정했습니다.', 'The PIN is chosen.', '已设定本人确认码。', 'PIN elegido.'],
  reset: ['PIN 초기화', 'Reset the PIN', '重置PIN', 'Restablecer el PIN'],
  resetAsk: [
    '본인임을 확인했습니까? 초기화하면 새로 정할 때까지 서명할 수 없습니다.',
    'Have you checked who it is? Without a new PIN the worker cannot sign.',
    '已核实本人吗？重置后在重新设定前不能签名。',
    '¿Ha comprobado la identidad? Sin un PIN nuevo el trabajador no puede firmar.',
  ],
  resetDone: [
    '본인 확인번호를 초기화했습니다.',
    'The PIN is reset.',
    '已重置本人确认码。',
    'PIN restablecido.',
  ],
})
