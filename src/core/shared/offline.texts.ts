import { texts } from './four-texts.ts'

export const offlineTexts = texts({
  title: [
    '서버에 연결할 수 없습니다.',
    'The server cannot be reached.',
    '无法连接服务器。',
    'No se puede conectar con el servidor.',
  ],
  help: [
    '입력하던 내용은 이 기기에 보관되어 있습니다. 연결되면 자동으로 다시 열립니다.',
    'What you were typing is kept on this device. The page opens again by itself once the server is back.',
    '您正在输入的内容已保存在本设备，恢复连接后将自动重新打开。',
    'Lo que escribía está guardado en este equipo. La página se abre de nuevo sola al volver la conexión.',
  ],
  retry: ['다시 시도', 'Try again', '重试', 'Reintentar'],
})
