import { texts } from '../../shared/four-texts.ts'

export const sessionTexts = texts({
  elsewhere: [
    '다른 곳에서 로그인하여 이 창의 접속이 종료되었습니다. 입력한 내용은 그대로 있습니다.',
    'You signed in elsewhere, so this window was signed out. What you typed is still here.',
    '您已在其他地方登录，此窗口的连接已结束。您输入的内容仍然保留。',
    'Ha iniciado sesión en otro lugar y esta ventana quedó desconectada. Lo que escribió sigue aquí.',
  ],
  signIn: ['다시 로그인', 'Sign in again', '重新登录', 'Iniciar sesión'],
  rightGone: [
    "'{menu}' 화면의 쓰기 권한이 회수되었습니다. 입력한 내용은 저장할 수 없으며 화면에 남아 있습니다.",
    'Your right to write on "{menu}" was taken away. What you typed cannot be saved and stays on the screen.',
    '“{menu}”页面的写入权限已被收回。已输入的内容无法保存，仍保留在画面上。',
    'Se retiró su permiso de escritura en «{menu}». Lo que escribió no se puede guardar y sigue en pantalla.',
  ],
  askRight: ['권한 신청', 'Request access', '申请权限', 'Solicitar permiso'],
  close: ['닫기', 'Close', '关闭', 'Cerrar'],
  region: ['접속 안내', 'Connection notice', '连接提示', 'Aviso de conexión'],
  retry: ['다시 연결', 'Reconnect', '重新连接', 'Reconectar'],
})
