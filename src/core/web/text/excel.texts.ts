import { texts } from '../../shared/four-texts.ts'

export const excelTexts = texts({
  reasonTitle: ['다운로드 사유', 'Reason for download', '下载原因', 'Motivo de descarga'],
  reasonWhy: [
    '개인정보가 들어 있는 파일입니다. 사유는 개인정보 접속기록에 남습니다.',
    'This file holds personal data. The reason is kept in the personal data log.',
    '该文件包含个人信息。原因将保留在个人信息访问记录中。',
    'Este archivo contiene datos personales. El motivo queda en el registro de accesos.',
  ],
  reasonLength: [
    '다운로드 사유를 {min}자 이상 {max}자 이하로 입력해 주세요.',
    'Please give a reason of {min} to {max} characters.',
    '请输入{min}至{max}个字的下载原因。',
    'Indique un motivo de {min} a {max} caracteres.',
  ],
  filled: [
    '조회된 자료가 든 양식',
    'Template with the listed rows',
    '含所查资料的模板',
    'Plantilla con las filas del listado',
  ],
  filledWhy: [
    '지금 조회한 자료를 양식에 담아 내려받습니다. 고쳐서 올리면 바뀐 칸만 적용되고, 그 사이 다른 사람이 고친 행은 충돌로 알려 드립니다.',
    'Downloads the listed rows in the template. Uploaded again, only changed cells are applied; rows that somebody else has changed meanwhile are shown as conflicts.',
    '将当前查询的资料装入模板下载。修改后上传时只应用改动的单元格，期间被他人修改的行会提示冲突。',
    'Descarga las filas del listado en la plantilla. Al subirla solo se aplican las celdas cambiadas; las filas que otra persona modificó entretanto se muestran como conflicto.',
  ],
  wasDownloaded: ['내려받을 때', 'When downloaded', '下载时', 'Al descargar'],
  isStored: ['지금', 'Now', '现在', 'Ahora'],
  inFile: ['올린 파일', 'In the file', '上传文件', 'En el archivo'],
  download: ['다운로드', 'Download', '下载', 'Descargar'],
  trayTitle: ['엑셀 파일 만들기', 'Making Excel files', '生成Excel文件', 'Creación de archivos Excel'],
  background: [
    '10,000건이 넘어 따로 만듭니다. 다른 일을 계속하셔도 됩니다.',
    'More than 10,000 rows: the file is made in the background. You can go on working.',
    '超过10,000条，在后台生成。您可以继续其他工作。',
    'Más de 10.000 filas: el archivo se crea en segundo plano. Puede seguir trabajando.',
  ],
  waiting: ['기다리는 중', 'Waiting', '等待中', 'En espera'],
  running: ['{done} / {total}건', '{done} / {total} rows', '{done} / {total}条', '{done} / {total} filas'],
  ready: [
    '{total}건의 파일이 준비되었습니다.',
    'The file with {total} rows is ready.',
    '{total}条的文件已准备好。',
    'El archivo con {total} filas está listo.',
  ],
  failed: [
    '파일을 만들지 못했습니다.',
    'The file could not be made.',
    '文件生成失败。',
    'No se pudo crear el archivo.',
  ],
  expired: ['보관기간이 지났습니다.', 'It is no longer kept.', '保留期已过。', 'Ya no se conserva.'],
  take: ['받기', 'Take', '接收', 'Obtener'],
  close: ['닫기', 'Close', '关闭', 'Cerrar'],
})
