import { texts } from '../../../../core/shared/four-texts.ts'

export const linkTexts = texts({
  help: [
    '계정이 없는 작업자가 휴대전화로 개선을 요청하는 주소입니다. 사업장, 업체, 기간을 정하고 QR을 출입구에 붙입니다. 사용을 끄면 바로 열리지 않습니다.',
    'An address with which workers without an account ask for an improvement on their telephone. Set plant, contractor and time and hang the QR code at the gate. Switched off, it opens nothing at once.',
    '无账号的作业人员用手机申请改善的地址。设定工厂、承包商和期间，将二维码贴在出入口。关闭使用后立即失效。',
    'Una dirección con la que quien no tiene cuenta solicita mejoras desde su teléfono. Fije planta, contratista y fechas y cuelgue el código QR en el acceso. Desactivada, no abre nada.',
  ],
  empty: ['등록된 링크가 없습니다.', 'There is no link yet.', '没有链接。', 'No hay enlaces.'],
  address: ['주소와 QR', 'Address and QR code', '地址与二维码', 'Dirección y código QR'],
  copy: ['주소 복사', 'Copy the address', '复制地址', 'Copiar'],
  copied: ['복사하였습니다.', 'Copied.', '已复制。', 'Copiada.'],
  changes: [
    '종료일을 바꾸면 주소도 바뀝니다. 새 QR을 다시 붙여 주세요.',
    'With another end day the address changes: hang the new code.',
    '更改结束日后地址也会改变，请重新张贴二维码。',
    'Con otra fecha final cambia la dirección: cuelgue el código nuevo.',
  ],
})
