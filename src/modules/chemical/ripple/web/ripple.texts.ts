import { texts } from '../../../../core/shared/four-texts.ts'

export const rippleTexts = texts({
  peopleLabel: ['사람과 장소', 'People and places', '人员和场所', 'Personas y lugares'],
  people: [
    '사람·장소 {places}곳 · {people}명',
    '{places} places · {people} people',
    '场所 {places} 处 · {people} 人',
    '{places} lugares · {people} personas',
  ],
  workers: ['{count}명', '{count} people', '{count} 人', '{count} personas'],
  stockLabel: ['재고', 'Stock', '库存', 'Existencias'],
  stock: ['재고 {count}곳', 'Stock in {count} stores', '库存 {count} 处', 'Existencias en {count} almacenes'],
  permitsLabel: ['작업허가', 'Work permits', '作业许可', 'Permisos de trabajo'],
  permits: [
    '진행 중 작업허가 {count}건',
    'Open work permits: {count}',
    '进行中的作业许可 {count} 件',
    'Permisos en curso: {count}',
  ],
  checks: [
    '측정·검진·기록',
    'Measurement, examination, records',
    '测定·体检·记录',
    'Medición, exámenes, registros',
  ],
})
