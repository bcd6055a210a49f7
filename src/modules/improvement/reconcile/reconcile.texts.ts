import { sentences } from '../../../core/shared/sentence.ts'

/** Texts of the comparison between register and sources. */
export const reconcileSentences = sentences({
  reported: ['보고 {count}건', '{count} reported', '报告{count}件', '{count} comunicadas'],
  registered: ['등록 {count}건', '{count} registered', '登记{count}件', '{count} registradas'],
  closed: ['종결 {count}건', '{count} closed', '结案{count}件', '{count} cerradas'],
  noRecord: ['기록 없음', 'no record', '无记录', 'sin registro'],
  knownState: ['정해진 상태', 'A known state', '规定的状态', 'Un estado conocido'],
  lastState: [
    '상태 이력의 마지막 상태와 같음',
    'The last state of its history',
    '与状态历史的最后状态一致',
    'El último estado de su historial',
  ],
  closeDay: [
    '종결이면 종결일시 있음',
    'Closed with a time of closing',
    '结案则有结案时间',
    'Cerrada con su fecha',
  ],
  dueAfter: ['접수 후에는 기한 있음', 'Received with a due day', '受理后有期限', 'Recibida con plazo'],
  extensions: [
    '연장 횟수는 승인된 연장과 같음',
    'As many extensions as were approved',
    '延期次数与批准的延期一致',
    'Tantas prórrogas como aprobadas',
  ],
  differences: ['차이 {count}건', '{count} differences', '差异{count}件', '{count} diferencias'],
})
