import { texts } from '../../../../core/shared/four-texts.ts'

/** Texts of the report by thumb. */
export const quickTexts = texts({
  title: ['아차사고 신고', 'Report a near miss', '报告未遂事故', 'Avisar de un cuasi accidente'],
  help: [
    '한 줄과 장소면 됩니다. 통신이 없으면 이 기기에 보관했다가 보냅니다.',
    'One line and a place are enough. Without a network it waits here.',
    '一句话和地点即可。无网络时保存在本机，稍后发送。',
    'Basta una línea y un lugar. Sin red, espera aquí.',
  ],
  waits: ['아차사고: {title}', 'Near miss: {title}', '未遂事故：{title}', 'Cuasi accidente: {title}'],
  what: ['무슨 일', 'What happened', '发生了什么', 'Qué pasó'],
  summary: ['무슨 일이 있었나요?', 'What happened?', '发生了什么？', '¿Qué pasó?'],
  photo: ['사진', 'Pictures', '照片', 'Fotos'],
  where: ['어디서', 'Where', '地点', 'Dónde'],
  areas: ['구역', 'Areas', '区域', 'Áreas'],
  more: ['더 적기', 'More', '更多', 'Más'],
  anonymous: ['이름 없이 신고', 'Report without a name', '匿名报告', 'Avisar sin nombre'],
  anonymousMore: [
    '계정·주소·요청 기록을 남기지 않습니다. 사진은 보낼 수 없고 뒤에 고칠 수 없습니다.',
    'Neither account nor address is kept. It has no pictures and cannot be changed afterwards.',
    '不保存账号、地址和请求记录。不能附照片，之后不能修改。',
    'No se guarda cuenta ni dirección. No lleva fotos y no se puede cambiar después.',
  ],
  send: ['신고', 'Report', '报告', 'Avisar'],
  list: ['목록', 'List', '列表', 'Lista'],
  received: ['접수번호 {no}', 'Number {no}', '受理编号{no}', 'Número {no}'],
  thanks: [
    '알려 주셔서 고맙습니다. 접수하면 알려 드립니다.',
    'Thank you. You will be told when it is accepted.',
    '感谢报告，受理后会通知您。',
    'Gracias. Se le avisará al aceptarlo.',
  ],
  receiptMore: [
    '누가 신고했는지 남지 않습니다. 아래 주소를 저장하면 진행을 볼 수 있습니다.',
    'Nobody knows who reported it. Keep this address to see how it goes on.',
    '不记录报告人。保存下面的地址可查看进展。',
    'Nadie sabe quién avisó. Guarde esta dirección para ver cómo sigue.',
  ],
  copy: ['주소 복사', 'Copy', '复制地址', 'Copiar'],
  copied: ['복사했습니다.', 'Copied.', '已复制。', 'Copiado.'],
  another: ['하나 더 신고', 'Another one', '再报告一个', 'Otro'],
  record: ['기록 보기', 'Open the record', '查看记录', 'Ver el registro'],
})
