import { texts } from '../../../core/shared/four-texts.ts'

export const numberingTexts = texts({
  help: [
    '문서번호의 형식과 초기화 주기를 정합니다. 번호는 빠짐없이 이어지고, 최종 번호는 되돌릴 수 없습니다. 자리: {places}',
    'How document numbers look and when they begin anew. Numbers follow each other without a gap, and the last number never goes back. Places: {places}',
    '设定文书编号的格式和重置周期。编号连续无缺号，最终编号不能回退。占位：{places}',
    'Formato de los números de documento y cuándo empiezan de nuevo. Los números son consecutivos y el último nunca retrocede. Marcadores: {places}',
  ],
  target: ['대상', 'Of', '对象', 'De'],
  last: ['최종 번호', 'Last number', '最终编号', 'Último número'],
  next: ['다음 번호', 'Next number', '下一编号', 'Siguiente número'],
  none: ['없음', 'None', '无', 'Ninguno'],
  preview: [
    '이 형식의 다음 번호',
    'Next number of this pattern',
    '该格式的下一编号',
    'Siguiente número con este formato',
  ],
  counters: [
    '사업장·기간별 최종 번호',
    'Last numbers by plant and period',
    '按工厂和期间的最终编号',
    'Últimos números por planta y periodo',
  ],
  noCounters: [
    '아직 발급한 번호가 없습니다.',
    'No number has been drawn yet.',
    '尚未发号。',
    'Aún no se ha emitido ningún número.',
  ],
  plant: ['사업장', 'Plant', '工厂', 'Planta'],
  seq: ['최종', 'Last', '最终', 'Último'],
  at: ['발급일시', 'Drawn at', '发号时间', 'Emitido el'],
  raise: ['올리기', 'Raise', '提高', 'Subir'],
  raiseOf: [
    '{name} 최종 번호 올리기',
    'Raise the last number of {name}',
    '提高 {name} 的最终编号',
    'Subir el último número de {name}',
  ],
  raiseHelp: [
    '종이로 쓴 번호 다음부터 이어 갈 때 적습니다. 지금보다 작은 수로는 되돌릴 수 없습니다.',
    'To go on after numbers that were used on paper. It cannot go back below the present number.',
    '用于接续纸质使用过的编号。不能回退到比当前小的数字。',
    'Para continuar tras números usados en papel. No puede bajar del número actual.',
  ],
})
