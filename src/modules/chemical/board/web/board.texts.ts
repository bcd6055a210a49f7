import { texts } from '../../../../core/shared/four-texts.ts'

/** The board of chemicals. */
export const boardTexts = texts({
  title: ['화학물질', 'Chemicals', '化学品', 'Sustancias químicas'],
  help: [
    '숫자를 누르면 그 목록이 열립니다.',
    'A number opens its list.',
    '点击数字打开对应列表。',
    'Cada número abre su lista.',
  ],
  'tile.chemicals': ['취급 물질', 'Substances', '使用物质', 'Sustancias'],
  'tile.products': ['제품', 'Products', '产品', 'Productos'],
  'tile.noMsds': [
    '유효한 MSDS 없는 제품',
    'Products without a valid MSDS',
    '无有效MSDS的产品',
    'Productos sin FDS vigente',
  ],
  'tile.revising': ['MSDS 개정필요', 'MSDS to be revised', 'MSDS待修订', 'FDS por revisar'],
  'tile.due': ['검토기한 임박', 'Review due soon', '审核期限临近', 'Revisión próxima'],
  'tile.tasks': [
    '남은 교육·게시',
    'Training and posting to do',
    '待完成培训与张贴',
    'Formación y avisos pendientes',
  ],
  'tile.expired': ['기한경과 로트', 'Expired lots', '过期批次', 'Lotes caducados'],
  'tile.border': [
    '경계함량 판정 필요',
    'Contents at the limit to decide',
    '临界含量待判定',
    'Contenidos límite por decidir',
  ],
  'tile.checks': [
    '자재 사전검토 진행',
    'Material checks in progress',
    '物料预审进行中',
    'Revisiones de material en curso',
  ],
  'tile.history': ['규제이력 처리 중', 'Editions in progress', '处理中的法规历史', 'Ediciones en curso'],
  byLaw: ['법규별 제품 수', 'Products by law', '各法规产品数', 'Productos por ley'],
  top: ['저장소 배수 상위 10', 'Ten fullest stores', '储存倍数前10', 'Diez almacenes más llenos'],
  map: ['사업장 저장 현황', 'Stores of the plant', '厂区储存状况', 'Almacenes de la planta'],
  times: ['배', '×', '倍', '×'],
  noStock: [
    '위험물을 보관하는 장소가 없습니다.',
    'No store holds dangerous goods.',
    '没有储存危险物的场所。',
    'Ningún almacén guarda mercancías peligrosas.',
  ],
  openMap: ['저장 지도 열기', 'Open the storage map', '打开储存地图', 'Abrir el mapa'],
})
