import { texts } from '../../../../core/shared/four-texts.ts'

export const substanceTexts = texts({
  help: [
    "물질(CAS) 한 건이 한 행입니다. 행을 두 번 누르면 물성, 노출기준, GHS 분류가 열립니다. '확인 필요'는 현행 고시와 대조하지 않은 값입니다.",
    "One row a substance (CAS). Open it for properties, exposure limits and GHS classes. 'To confirm' marks figures not held against the present notice.",
    '每个物质（CAS）一行。双击查看物性、暴露标准、GHS分类。“需确认”表示未与现行公告核对的数值。',
    'Una fila por sustancia (CAS). Ábrala para propiedades, límites y clases SGA. «Por confirmar» marca cifras no cotejadas.',
  ],
  useCount: ['사용제품수', 'Products using it', '使用产品数', 'Productos que la contienen'],
  paste: [
    'KOSHA·NICS 조회결과 붙여넣기',
    'Paste from KOSHA or NICS',
    '粘贴KOSHA·NICS查询结果',
    'Pegar de KOSHA o NICS',
  ],
  pasteTake: ['넣기', 'Take', '填入', 'Incorporar'],
  pasteHelp: [
    'KOSHA·NICS에서 조회한 화면의 글을 그대로 붙여 넣으면 번호, 물성, 노출기준을 찾아 보여 줍니다. 확인하고 ‘넣기’를 누르면 양식에 들어가며, 저장해야 남습니다.',
    'Paste the text of the page as you see it: numbers, properties and exposure limits are found. “Take” puts them into the form; nothing is stored before you save.',
    '粘贴KOSHA、NICS查询页面的文字，系统会找出编号、物性和暴露标准。点击“填入”写入表单，保存后才生效。',
    'Pegue el texto de la página: se buscan números, propiedades y límites. «Incorporar» los pone en el formulario; nada se guarda hasta que guarde.',
  ],
  pasteText: ['붙여 넣을 글', 'Text', '文字', 'Texto'],
  pasteNone: [
    '알아볼 수 있는 항목이 없습니다.',
    'Nothing was recognised.',
    '没有可识别的项目。',
    'No se ha reconocido nada.',
  ],
  pasteFound: ['찾은 항목 {count}개', '{count} found', '找到{count}项', '{count} encontrados'],
  basic: ['기본', 'Basics', '基本', 'Datos'],
  physical: ['물성', 'Properties', '物性', 'Propiedades'],
  exposure: ['노출기준·CMR', 'Exposure limits, CMR', '暴露标准·CMR', 'Límites, CMR'],
  ghs: ['GHS 분류', 'GHS classification', 'GHS分类', 'Clasificación SGA'],
  lists: ['규제 {count}건', '{count} lists', '法规{count}项', '{count} listas'],
  products: ['사용 제품 {count}건', '{count} products use it', '使用产品{count}项', '{count} productos'],
  anyContent: ['함량 무관', 'any content', '不限含量', 'cualquier contenido'],
  above: ['{pct}% 초과', 'above {pct}%', '超过{pct}%', 'más de {pct}%'],
  from: ['{pct}% 이상', '{pct}% or more', '{pct}%以上', '{pct}% o más'],
  places: ['취급 {count}곳', '{count} places', '使用{count}处', '{count} lugares'],
  supplierUpload: [
    '공급사 엑셀 올리기',
    "Upload a supplier's workbook",
    '上传供应商工作簿',
    'Subir libro del proveedor',
  ],
})
