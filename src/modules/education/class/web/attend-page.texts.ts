import { texts } from '../../../../core/shared/four-texts.ts'

export const attendTexts = texts({
  title: ['교육 출석', 'Attendance', '培训签到', 'Asistencia'],
  busy: ['처리하고 있습니다…', 'One moment…', '正在处理…', 'Un momento…'],
  signIn: [
    '로그인한 뒤 강의실 QR을 다시 스캔해 주세요.',
    'Sign in, then scan the code in the room again.',
    '请登录后重新扫描教室二维码。',
    'Inicie sesión y vuelva a escanear el código.',
  ],
  toSignIn: ['로그인', 'Sign in', '登录', 'Iniciar sesión'],
  noLink: [
    '업체 근로자는 받은 개인 링크를 먼저 열어 주세요.',
    'Workers of companies open their own link first.',
    '承包商人员请先打开个人链接。',
    'Los trabajadores de contratas abren antes su enlace.',
  ],
  closed: [
    '열 수 없는 링크입니다. 교육담당자에게 새 링크를 요청해 주세요.',
    'This link opens nothing. Ask for a new one.',
    '链接无效，请申请新链接。',
    'El enlace no abre nada. Pida uno nuevo.',
  ],
  scan: [
    '강의실 화면의 QR을 스캔하세요.',
    'Scan the code on the screen in the room.',
    '请扫描教室屏幕上的二维码。',
    'Escanee el código de la pantalla de la sala.',
  ],
  again: ['다시 시도', 'Try again', '重试', 'Reintentar'],
  in: ['입실', 'In', '入场', 'Entrada'],
  out: ['퇴실', 'Out', '离场', 'Salida'],
  kept: [
    '통신이 없어 보관했습니다. 스캔한 시각으로 전송됩니다.',
    'No network: kept, and sent with the time of the scan.',
    '无网络，已保存，将按扫码时间发送。',
    'Sin red: se guarda y se envía con la hora del escaneo.',
  ],
  place: [
    '위치를 사용할 수 없어 장소 확인이 되지 않을 수 있습니다.',
    'Without your position the place cannot be checked.',
    '无法获取位置，可能无法确认地点。',
    'Sin su posición no se puede comprobar el lugar.',
  ],
  kiosk: ['교육 출석', 'Attendance of education', '培训签到', 'Asistencia a formación'],
  kioskHelp: [
    '오늘 진행 중인 교육에 입실·퇴실합니다.',
    'Enter or leave a class that is running.',
    '对进行中的培训签到入场或离场。',
    'Entrar o salir de una clase en curso.',
  ],
  kioskNone: [
    '지금 진행 중인 본인 교육이 없습니다.',
    'No class of yours is running now.',
    '目前没有您的培训在进行。',
    'No hay ninguna clase suya en curso.',
  ],
  kioskFailed: ['불러오지 못했습니다.', 'This could not be loaded.', '加载失败。', 'No se pudo cargar.'],
  check: ['중간 확인', 'I am here', '中途确认', 'Estoy aquí'],
})
