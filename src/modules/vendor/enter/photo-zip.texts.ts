import { sentences } from '../../../core/shared/sentence.ts'

/** What is said about an archive of pictures and about each of its lines. */
export const photoSentences = sentences({
  noNumber: [
    '파일 이름이 작업자 번호가 아닙니다. 예: 12.jpg',
    'The name of the file is no number of a worker. Example: 12.jpg',
    '文件名不是作业人员编号。例如：12.jpg',
    'El nombre del archivo no es un número de trabajador. Ejemplo: 12.jpg',
  ],
  notOfEntry: [
    '이 출입신청에 {no}번 작업자가 없습니다.',
    'The entry request has no worker {no}.',
    '该出入申请中没有{no}号作业人员。',
    'La solicitud no incluye al trabajador {no}.',
  ],
  twice: [
    '{no}번은 {line}번째 파일에 이미 있습니다.',
    'Number {no} came already in line {line}.',
    '{no}号已在第{line}个文件中。',
    'El número {no} ya está en la línea {line}.',
  ],
  notZip: [
    'ZIP 파일을 읽을 수 없습니다. 암호 없이 300MB 안에서 다시 압축해 주세요.',
    'The ZIP file cannot be read. Pack it again without a password and within 300 MB.',
    '无法读取 ZIP 文件。请不加密码、在300MB以内重新压缩。',
    'No se puede leer el ZIP. Vuelva a comprimirlo sin contraseña y con menos de 300 MB.',
  ],
  empty: [
    'ZIP 파일에 사진이 없습니다.',
    'The ZIP file has no pictures.',
    'ZIP 文件中没有照片。',
    'El ZIP no contiene fotos.',
  ],
  tooMany: [
    '한 번에 {most}장까지 등록할 수 있습니다.',
    'At most {most} pictures at a time.',
    '一次最多登记{most}张。',
    'Como máximo {most} fotos a la vez.',
  ],
  ownOnly: [
    '작업자 사진은 그 업체가 등록합니다.',
    'The company registers the pictures of its workers.',
    '作业人员照片由其企业登记。',
    'La empresa registra las fotos de sus trabajadores.',
  ],
  file: ['사진 ZIP', 'ZIP of pictures', '照片 ZIP', 'ZIP de fotos'],
})
