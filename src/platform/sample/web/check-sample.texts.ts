import { texts } from '../../../core/shared/four-texts.ts'

export const checkSampleTexts = texts({
  help: [
    '점검표를 답하는 부품입니다. 조건·기준·점수가 실제와 같이 움직이며, 답은 남지 않습니다.',
    'The part in which a question sheet is answered. Conditions, limits and score work; nothing is kept.',
    '填写检查表的组件。条件、标准与分数均实际运作，答案不会保留。',
    'El componente en que se responde una lista. Condiciones, límites y puntuación funcionan; nada se guarda.',
  ],
  desk: ['사무실', 'On a desk', '办公室', 'En la oficina'],
  deskNote: [
    '모든 항목을 구역별로 봅니다. 3번을 ‘아니오’로 답하면 4번이 나타납니다.',
    'All items by section. Item 4 appears once item 3 is answered with no.',
    '按区域显示所有项目。第3项答“否”后出现第4项。',
    'Todos los puntos por sección. El 4 aparece si el 3 se responde con no.',
  ],
  telephone: ['휴대전화', 'On a telephone', '手机', 'En el teléfono'],
  telephoneNote: [
    '한 번에 한 항목씩, 장갑을 낀 손으로 누를 수 있게 큽니다.',
    'One item after the other, large enough for gloves.',
    '逐项显示，戴手套也能点按。',
    'Un punto tras otro, grande para manos con guantes.',
  ],
  before: ['작업 전', 'Before work', '作业前', 'Antes del trabajo'],
  values: ['측정', 'Values', '测量', 'Medidas'],
  brake: [
    '제동장치·조종장치 기능',
    'Brakes and controls work',
    '制动、操纵装置功能',
    'Frenos y mandos funcionan',
  ],
  lamps: [
    '전조등·후미등·방향지시기·경보장치',
    'Lamps, indicators and alarm',
    '前灯、尾灯、方向灯、警报装置',
    'Luces, intermitentes y alarma',
  ],
  leak: [
    '유압유가 새는 곳이 없는가',
    'No hydraulic oil leaks',
    '液压油无泄漏',
    'No hay fugas de aceite hidráulico',
  ],
  where: ['새는 곳', 'Where it leaks', '泄漏部位', 'Dónde pierde'],
  mast: ['마스트', 'Mast', '门架', 'Mástil'],
  hose: ['호스', 'Hose', '软管', 'Manguera'],
  tank: ['탱크', 'Tank', '油箱', 'Depósito'],
  pressure: ['타이어 공기압', 'Tyre pressure', '轮胎气压', 'Presión de los neumáticos'],
  remark: ['그 밖에 본 것', 'Anything else', '其他发现', 'Otras observaciones'],
})
