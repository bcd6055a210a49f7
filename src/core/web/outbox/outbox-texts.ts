import { defineTexts } from '../text/define-texts.ts'

export const [useOutboxText, outboxText] = defineTexts({
  lost: [
    '네트워크 연결이 끊겼습니다. 기다릴 수 있는 입력은 이 기기에 보관하고, 연결되면 순서대로 보냅니다.',
    'The network connection is lost. Entries that can wait are kept on this device and sent in order once it is back.',
    '网络连接已断开。可等待的输入将保存在本设备，恢复连接后按顺序发送。',
    'Se perdió la conexión de red. Lo que puede esperar se guarda en este equipo y se envía en orden al volver la conexión.',
  ],
  region: ['네트워크와 전송 대기', 'Network and entries waiting', '网络与待发送', 'Red y envíos pendientes'],
  waiting: ['전송 대기 {count}건', '{count} waiting to be sent', '待发送{count}条', '{count} por enviar'],
  refused: ['거절 {count}건', '{count} refused', '被拒绝{count}条', '{count} rechazados'],
  title: ['전송 대기 목록', 'Entries waiting to be sent', '待发送列表', 'Entradas por enviar'],
  none: ['전송을 기다리는 입력이 없습니다.', 'Nothing is waiting to be sent.', '没有等待发送的输入。', 'No hay nada por enviar.'],
  entered: ['입력 {moment}', 'Entered {moment}', '输入 {moment}', 'Introducido {moment}'],
  isWaiting: ['전송 대기', 'Waiting', '待发送', 'Por enviar'],
  isRefused: ['거절', 'Refused', '被拒绝', 'Rechazado'],
  retry: ['다시 보내기', 'Send again', '重新发送', 'Enviar de nuevo'],
  remove: ['삭제', 'Remove', '删除', 'Eliminar'],
  removeAsk: [
    '삭제하면 이 입력은 전송되지 않습니다. 삭제하시겠습니까?',
    'Removed, it will not be sent. Remove it?',
    '删除后该输入将不会发送。确定删除吗？',
    'Si se elimina, no se enviará. ¿Eliminar?',
  ],
  kept: [
    '네트워크가 끊겨 이 기기에 보관하였습니다. 연결되면 자동으로 보냅니다.',
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
})
