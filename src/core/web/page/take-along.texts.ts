import { texts } from '../../shared/four-texts.ts'

export const takeAlongTexts = texts({
  take: ['현장에 가져가기', 'Take along', '带到现场', 'Llevar al campo'],
  again: ['다시 가져가기', 'Take along again', '重新带走', 'Llevar de nuevo'],
  help: [
    '이 화면을 기기에 담아 네트워크 없이 엽니다. 로그아웃하면 지워집니다.',
    'Keeps this page on the device, to be opened without network. Signing out removes it.',
    '将此页面保存在设备中，无网络时也可打开。退出登录后删除。',
    'Guarda esta página en el equipo para abrirla sin red. Al salir se borra.',
  ],
  taken: [
    '{moment}의 내용을 가져왔습니다.',
    'Taken along as of {moment}.',
    '已带走{moment}的内容。',
    'Guardada con lo de {moment}.',
  ],
  done: [
    '이 화면을 가져왔습니다. 네트워크 없이도 열립니다.',
    'Taken along. It opens without network too.',
    '已带走此页面，无网络也可打开。',
    'Guardada. Se abre también sin red.',
  ],
  failed: [
    '가져오지 못했습니다. 네트워크를 확인하고 다시 눌러 주세요.',
    'It could not be taken along. Check the network and press again.',
    '未能带走。请检查网络后重试。',
    'No se pudo guardar. Compruebe la red y pulse de nuevo.',
  ],
  unable: [
    '이 주소(http)나 브라우저에서는 화면을 담을 수 없습니다. 열어 둔 화면의 입력만 보관합니다.',
    'Not possible with this address (http) or browser. Only what is entered on an open page is kept.',
    '此地址(http)或浏览器无法保存页面，仅保留已打开页面的输入。',
    'No es posible con esta dirección (http) o navegador. Solo se guarda lo introducido en una página abierta.',
  ],
})
