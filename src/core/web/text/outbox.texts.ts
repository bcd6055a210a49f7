import { texts } from '../../shared/four-texts.ts'

export const outboxTexts = texts({
  lost: [
    '네트워크 연결이 끊겼습니다.',
    'The network connection is lost.',
    '网络连接已断开。',
    'Se perdió la conexión de red.',
  ],
  lostHelp: [
    '기다릴 수 있는 입력은 이 기기에 보관하고, 연결되면 순서대로 전송합니다.',
    'Entries that can wait are kept on this device and sent in order once it is back.',
    '可等待的输入将保存在本设备，恢复连接后按顺序发送。',
    'Lo que puede esperar se guarda en este equipo y se envía en orden al volver la conexión.',
  ],
  region: ['네트워크와 전송 대기', 'Network and entries waiting', '网络与待发送', 'Red y envíos pendientes'],
  waiting: ['전송 대기 {count}건', '{count} waiting to be sent', '待发送{count}条', '{count} por enviar'],
  refused: ['거절 {count}건', '{count} refused', '被拒绝{count}条', '{count} rechazados'],
  title: ['전송 대기 목록', 'Entries waiting to be sent', '待发送列表', 'Entradas por enviar'],
  none: [
    '전송을 기다리는 입력이 없습니다.',
    'Nothing is waiting to be sent.',
    '没有等待发送的输入。',
    'No hay nada por enviar.',
  ],
  entered: ['입력 {moment}', 'Entered {moment}', '输入 {moment}', 'Introducido {moment}'],
  isWaiting: ['전송 대기', 'Waiting', '待发送', 'Por enviar'],
  isRefused: ['거절', 'Refused', '被拒绝', 'Rechazado'],
  show: ['화면 열기', 'Open page', '打开页面', 'Abrir página'],
  correct: ['고치기', 'Correct', '修改', 'Corregir'],
  retry: ['다시 보내기', 'Send again', '重新发送', 'Enviar de nuevo'],
  remove: ['삭제', 'Remove', '删除', 'Eliminar'],
  removeAsk: [
    '이 기기에서 삭제하여 더 보내지 않습니다. 이미 도착한 것은 취소되지 않습니다. 삭제하시겠습니까?',
    'It is removed from this device and not sent any more. What has arrived already is not undone. Remove it?',
    '将从本设备删除且不再发送，已到达的内容不会取消。确定删除吗？',
    'Se elimina de este equipo y no se envía más. Lo que ya llegó no se anula. ¿Eliminar?',
  ],
  leaveAsk: [
    '아직 보내지 못한 입력 {count}건이 있습니다. 로그아웃하면 이 기기에 남아 있다가 다시 로그인할 때 전송됩니다. 오래 지나면 접수되지 않습니다. 로그아웃하시겠습니까?',
    '{count} entries have not been sent yet. They stay on this device and are sent when you sign in again; after a long time they are not accepted. Sign out?',
    '还有{count}条输入尚未发送。退出后将保留在本设备，再次登录时发送；时间过长将不予受理。确定退出吗？',
    'Quedan {count} entradas sin enviar. Al salir permanecen en este equipo y se envían cuando vuelva a entrar; pasado mucho tiempo no se aceptan. ¿Salir?',
  ],
  kept: [
    '네트워크가 끊겨 이 기기에 보관하였습니다. 연결되면 자동으로 전송합니다.',
    'Kept on this device, as the network is lost. It is sent by itself once the network is back.',
    '网络已断开，已保存在本设备。恢复连接后自动发送。',
    'Guardado en este equipo por falta de red. Se enviará solo al volver la conexión.',
  ],
  notKept: [
    '네트워크가 끊겼고 이 브라우저에는 보관할 수 없습니다. 저장되지 않았습니다.',
    'The network is lost and this browser cannot keep anything. It is not saved.',
    '网络已断开，且此浏览器无法保存。未保存。',
    'No hay red y este navegador no puede guardar nada. No se ha guardado.',
  ],
  sent: [
    '보관한 입력 {count}건을 보냈습니다.',
    '{count} kept entries have been sent.',
    '已发送保存的{count}条输入。',
    'Se enviaron {count} entradas guardadas.',
  ],
  notTaken: [
    '보관한 입력 {count}건이 접수되지 않았습니다. 입력한 화면에서 사유를 확인하고 고쳐 주세요.',
    '{count} kept entries were not accepted. See why on the page where you entered them, and correct them there.',
    '保存的{count}条输入未被受理。请在输入页面确认原因并修改。',
    'No se aceptaron {count} entradas guardadas. Vea el motivo en la página donde las introdujo y corríjalas.',
  ],
})
