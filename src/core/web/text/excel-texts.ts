import { defineTexts } from './define-texts.ts'

export const [useExcelText] = defineTexts({
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
  failed: ['파일을 만들지 못했습니다.', 'The file could not be made.', '文件生成失败。', 'No se pudo crear el archivo.'],
  expired: ['보관기간이 지났습니다.', 'It is no longer kept.', '保留期已过。', 'Ya no se conserva.'],
  take: ['받기', 'Take', '接收', 'Obtener'],
  close: ['닫기', 'Close', '关闭', 'Cerrar'],
})
