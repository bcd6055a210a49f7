import { texts } from '../../shared/four-texts.ts'

export const markTexts = texts({
  title: ['{name} 표시', 'Marks on {name}', '{name}的标记', 'Marcas en {name}'],
  open: ['{name} 표시 그리기', 'Mark {name}', '标记{name}', 'Marcar {name}'],
  see: ['{name} 표시 보기', 'Marks on {name}', '查看{name}的标记', 'Ver marcas en {name}'],
  download: [
    '{name} 표시를 넣어 다운로드',
    'Download {name} with its marks',
    '下载带标记的{name}',
    'Descargar {name} con sus marcas',
  ],
  marked: ['표시', 'marked', '标记', 'marcada'],
  help: [
    '사진 위를 끌어 그립니다. 사진 원본은 바뀌지 않습니다. 키보드는 화살표로 옮기고 Enter로 시작과 끝을 정합니다.',
    'Drag over the picture. The picture itself does not change. By keyboard, move with the arrows and press Enter at both ends.',
    '在照片上拖动绘制，原照片不变。键盘：用方向键移动，按Enter确定起点和终点。',
    'Arrastre sobre la foto; la original no cambia. Con teclado, mueva con las flechas y pulse Intro en ambos extremos.',
  ],
  tool: ['그릴 것', 'What to draw', '绘制类型', 'Qué dibujar'],
  arrow: ['화살표', 'Arrow', '箭头', 'Flecha'],
  circle: ['원', 'Circle', '圆圈', 'Círculo'],
  words: ['글자', 'Text', '文字', 'Texto'],
  wordsOf: ['표시할 글자', 'Text to place', '要标记的文字', 'Texto que colocar'],
  wordsMissing: [
    '글자를 적은 뒤 사진에서 놓을 곳을 누르세요.',
    'Enter the text, then press its place on the picture.',
    '请先输入文字，再点击照片上的位置。',
    'Escriba el texto y pulse su lugar en la foto.',
  ],
  undo: ['되돌리기', 'Undo', '撤销', 'Deshacer'],
  clear: ['모두 지우기', 'Clear all', '全部清除', 'Borrar todo'],
  most: [
    '표시는 {most}개까지 그릴 수 있습니다.',
    'At most {most} marks.',
    '最多{most}个标记。',
    'Como máximo {most} marcas.',
  ],
  save: ['저장', 'Save', '保存', 'Guardar'],
  board: ['표시할 사진', 'Picture to mark', '要标记的照片', 'Foto para marcar'],
  said: ['표시: {marks}', 'Marks: {marks}', '标记：{marks}', 'Marcas: {marks}'],
})
