import { texts } from '../../../../core/shared/four-texts.ts'

/** The dialog that takes pictures of workers as one ZIP. */
export const photoZipTexts = texts({
  open: ['사진 ZIP', 'ZIP of photos', '照片 ZIP', 'ZIP de fotos'],
  title: [
    '작업자 사진 한꺼번에 등록',
    'Register photos of workers together',
    '批量登记作业人员照片',
    'Registrar fotos juntas',
  ],
  help: [
    '사진 파일의 이름을 작업자 번호로 하여(예: 12.jpg) ZIP으로 묶어 주세요. 있던 사진은 새 사진으로 바뀝니다.',
    'Name each picture by the number of its worker (such as 12.jpg) and pack them as a ZIP. A new picture takes the place of the old one.',
    '请将照片文件命名为作业人员编号（如 12.jpg）并压缩为 ZIP。新照片将替换原照片。',
    'Nombre cada foto con el número del trabajador (p. ej. 12.jpg) y comprímalas en un ZIP. La nueva sustituye a la anterior.',
  ],
  numbers: ['작업자 번호', 'Numbers of workers', '作业人员编号', 'Números de trabajador'],
  choose: ['ZIP 파일 선택', 'Choose a ZIP file', '选择 ZIP 文件', 'Elegir un ZIP'],
  saved: [
    '{count}명의 사진을 등록했습니다.',
    '{count} photos saved.',
    '已登记{count}人的照片。',
    '{count} fotos guardadas.',
  ],
  refused: ['등록하지 않은 파일', 'Files that were left out', '未登记的文件', 'Archivos no registrados'],
  line: [
    '{line}번째 {file}: {why}',
    'Line {line}, {file}: {why}',
    '第{line}个 {file}：{why}',
    'Línea {line}, {file}: {why}',
  ],
  printPasses: ['출입증 인쇄', 'Print badges', '打印出入证', 'Imprimir pases'],
})
