import { sentences } from '../../core/shared/sentence.ts'

export const sampleSays = sentences({
  workbook: ['이탈검토표', 'deviation-worksheet', '偏差审查表', 'hoja-de-desviaciones'],
  frozen: ['{node} 동결', '{node}, frozen', '{node} 冻结', '{node}, congelado'],
  sender: ['보낸 곳', 'Sender', '发送方', 'Remitente'],
  noHeader: [
    '제목 줄을 찾지 못했습니다.',
    'No line of headers was found.',
    '未找到标题行。',
    'No se encontró la fila de títulos.',
  ],
})
