import { texts } from '../../../core/shared/four-texts.ts'

/** Words of the paper of the frozen moment. */
export const momentTexts = texts({
  title: [
    '신고 시점의 현장 상태',
    'The place when it was reported',
    '报告时的现场状态',
    'El lugar al notificarse',
  ],
  frozen: ['기록 시각', 'Kept at', '记录时间', 'Registrado'],
  occur: ['발생일시', 'Happened at', '发生时间', 'Fecha del suceso'],
  place: ['장소', 'Place', '地点', 'Lugar'],
  permits: ['진행 중 작업', 'Works going on', '进行中的作业', 'Trabajos en curso'],
  gases: ['마지막 가스측정', 'Last gas reading', '最近气体测量', 'Última medición de gas'],
  locks: ['잠금(LOTO)', 'Locks', '上锁', 'Bloqueos'],
  inside: ['출입 인원', 'People inside', '厂内人员', 'Personas dentro'],
  stock: ['보관 물질', 'Stock', '库存物质', 'Existencias'],
  no: ['번호', 'Number', '编号', 'Número'],
  name: ['이름', 'Name', '名称', 'Nombre'],
  company: ['업체', 'Company', '企业', 'Empresa'],
  measured: ['측정일시', 'Measured', '测量时间', 'Medido'],
  people: ['인원', 'People', '人员', 'Personas'],
  machines: ['장비', 'Machines', '设备', 'Equipos'],
  store: ['저장소', 'Store', '仓库', 'Almacén'],
  substance: ['물질', 'Substance', '物质', 'Sustancia'],
  none: [
    '그때 그 자리에 기록된 것이 없습니다.',
    'Nothing was recorded there at that moment.',
    '当时该处没有记录。',
    'No había nada registrado allí en ese momento.',
  ],
  kept: [
    '첫 신고 때 저장된 값이며 그 뒤로 바뀌지 않습니다.',
    'Kept at the first report and not changed afterwards.',
    '首次报告时保存，之后不再更改。',
    'Guardado en el primer aviso; no cambia después.',
  ],
})
