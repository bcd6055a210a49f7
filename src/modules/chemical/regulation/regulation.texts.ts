import { sentences } from '../../../core/shared/sentence.ts'

/** Why lists of regulated substances and their matches refuse. */
export const regulationSentences = sentences({
  outdated: [
    '업로드한 뒤에 같은 목록의 다른 이력이 적용되었습니다. 파일을 다시 올려 주세요.',
    'Another edition of the list was applied after the upload. Upload the file again.',
    '上传后同一目录的其他版本已生效。请重新上传文件。',
    'Tras la carga se aplicó otra edición de la lista. Cargue el archivo de nuevo.',
  ],
  faultyRows: [
    '오류 {count}행을 고쳐서 다시 올려 주세요.',
    'Correct {count} faulty rows and upload again.',
    '请修正{count}行错误后重新上传。',
    'Corrija {count} filas con error y cargue de nuevo.',
  ],
  nothingChanges: ['바뀌는 항목이 없습니다.', 'Nothing changes.', '没有变更项目。', 'Nada cambia.'],
  judgeable: [
    '경계함량이거나 수동으로 등록한 항목만 판정할 수 있습니다.',
    'Only borderline contents and entries by hand can be judged.',
    '仅可判定临界含量或手动登记的项目。',
    'Solo se juzgan contenidos límite o entradas manuales.',
  ],
  matchFixed: [
    '제품과 규제목록은 바꿀 수 없습니다. 비해당으로 판정하고 새로 등록해 주세요.',
    'Product and list cannot be changed. Judge it not applicable and enter a new one.',
    '产品和法规目录不能更改。请判定为不适用后重新登记。',
    'Producto y lista no se cambian. Márquelo como no aplicable y registre otro.',
  ],
  verdictReason: [
    '판정 사유를 10자 이상 입력해 주세요.',
    'Enter the reason in at least 10 characters.',
    '请输入至少10个字的判定理由。',
    'Indique el motivo con al menos 10 caracteres.',
  ],
  appliesNeeded: [
    '해당 항목을 입력해 주세요.',
    'Say whether it applies.',
    '请输入是否适用。',
    'Indique si aplica.',
  ],
  matchedAlready: [
    '이 제품은 이미 그 목록에 해당합니다.',
    'The product is on that list already.',
    '该产品已属于该目录。',
    'El producto ya está en esa lista.',
  ],
  columnsMissing: [
    '규제물질명과 법적근거 열을 찾지 못했습니다. 양식을 내려받아 사용해 주세요.',
    'The columns for substance and legal basis were not found. Use the template.',
    '未找到管制物质名和法律依据列。请下载模板使用。',
    'No se hallaron las columnas de sustancia y base legal. Use la plantilla.',
  ],
  noRows: ['읽을 행이 없습니다.', 'There are no rows to read.', '没有可读取的行。', 'No hay filas que leer.'],
  discarded: [
    '폐기된 이력입니다.',
    'The edition has been discarded.',
    '该历史已废弃。',
    'La edición está descartada.',
  ],
  substanceNeeded: [
    '규제물질명 항목을 입력해 주세요.',
    'Enter the regulated substance.',
    '请输入管制物质名。',
    'Indique la sustancia regulada.',
  ],
  lawNeeded: [
    '법적근거 항목을 입력해 주세요.',
    'Enter the legal basis.',
    '请输入法律依据。',
    'Indique la base legal.',
  ],
  notANumber: [
    '{label}: 숫자가 아닙니다.',
    '{label}: not a number.',
    '{label}：不是数字。',
    '{label}: no es un número.',
  ],
  contentRange: [
    '함량기준은 0–100% 여야 합니다.',
    'The content limit must be 0–100 %.',
    '含量标准须为0–100%。',
    'El límite de contenido debe ser 0–100 %.',
  ],
  duplicateRow: [
    '{row}행과 중복됩니다.',
    'The same as row {row}.',
    '与第{row}行重复。',
    'Igual que la fila {row}.',
  ],
  /** A value that a changed row had before, and what is wrong with a CAS number. */
  before: ['{field}: {value}', '{field}: {value}', '{field}：{value}', '{field}: {value}'],
  casFault: ['{cas}: {issue}', '{cas}: {issue}', '{cas}：{issue}', '{cas}: {issue}'],
  none: ['없음', 'none', '无', 'ninguno'],
  orMore: ['이상', 'or more', '以上', 'o más'],
  above: ['초과', 'more than', '超过', 'más de'],
  anyContent: [
    '함량과 관계없이 해당',
    'On the list at any content',
    '与含量无关即适用',
    'En la lista con cualquier contenido',
  ],
  maxSum: ['최대함유량 합', 'Sum of maximum contents', '最大含量合计', 'Suma de contenidos máximos'],
  typicalSum: ['대표함유량 합', 'Sum of typical contents', '代表含量合计', 'Suma de contenidos típicos'],
  alternativeName: ['대체자료명', 'Alternative name', '替代名称', 'Nombre alternativo'],
  secretByDeclaration: [
    '영업비밀 성분은 공급사의 규제 신고로만 판정합니다.',
    'Secret components are judged only by the declaration of the supplier.',
    '商业秘密成分仅按供应商法规申报判定。',
    'Los componentes secretos se juzgan solo por la declaración del proveedor.',
  ],
  declarationSource: [
    '공급사 규제 신고(산업안전보건법 제112조)',
    'Declaration of the supplier (Occupational Safety and Health Act art. 112)',
    '供应商法规申报（产业安全保健法第112条）',
    'Declaración del proveedor (Ley de Seguridad y Salud art. 112)',
  ],
  reason: ['사유', 'Reason', '理由', 'Motivo'],
  entered: ['등록', 'Entered', '登记', 'Registro'],
  byHand: [
    '구성성분으로 판정되지 않아 담당자가 등록하였습니다. 다시 판정하여도 남습니다.',
    'The composition does not show it; a person has entered it. It stays when products are judged anew.',
    '成分无法判定，由负责人登记。重新判定后仍保留。',
    'La composición no lo muestra; lo registró una persona. Permanece al juzgar de nuevo.',
  ],
  byHandSource: ['수동 등록', 'Entered by hand', '手动登记', 'Registro manual'],
})

/** What a product that comes onto a list asks of those who handle it. */
export const newDutySentences = sentences({
  O3: [
    '관리대상 유해물질 명칭 게시와 국소배기 확인',
    'Post the names of controlled substances and check the local exhaust',
    '公示管理对象有害物质名称并检查局部排风',
    'Publicar los nombres de las sustancias controladas y comprobar la extracción localizada',
  ],
  O4: [
    '특별관리물질 취급일지 작성과 명칭 게시·고지',
    'Keep the log of specially controlled substances, post and announce their names',
    '编写特别管理物质使用日志并公示告知名称',
    'Llevar el diario de sustancias de control especial, publicar y comunicar sus nombres',
  ],
  O5: [
    '허용기준 이하 유지 확인',
    'Check that levels stay within the permissible limit',
    '确认保持在容许标准以下',
    'Comprobar que se respeta el límite permisible',
  ],
  O7: [
    '작업환경측정 대상 등록',
    'Register for workplace measurement',
    '登记为作业环境检测对象',
    'Registrar para la medición del ambiente de trabajo',
  ],
  O8: [
    '특수건강진단 대상 등록',
    'Register for special health examination',
    '登记为特殊健康检查对象',
    'Registrar para el examen médico especial',
  ],
  OA: [
    '공정안전관리 규정량 재계산',
    'Work out the threshold ratio of process safety again',
    '重新计算工艺安全规定量',
    'Recalcular la relación de umbral de seguridad de procesos',
  ],
  C7: [
    '사고대비물질 수량과 화학사고예방관리계획 확인',
    'Check quantities of accident-precaution substances and the accident prevention plan',
    '确认事故预防物质数量与化学事故预防管理计划',
    'Comprobar cantidades de sustancias de prevención de accidentes y el plan de prevención',
  ],
})

/** How a match with a list and the cost of an edition are explained. */
export const simulationSentences = sentences({
  costTitle: ['새 의무의 비용', 'Cost of the new duties', '新义务的费用', 'Coste de las nuevas obligaciones'],
  counted: [
    '{count}{unit} × {price}',
    '{count} {unit} × {price}',
    '{count}{unit} × {price}',
    '{count} {unit} × {price}',
  ],
  person: ['명', 'people', '人', 'personas'],
  place: ['곳', 'places', '处', 'lugares'],
  plant: ['개 사업장', 'plants', '个厂区', 'plantas'],
  subject: ['개 사업장(R 1 이상)', 'plants (R 1 or more)', '个厂区（R 1以上）', 'plantas (R 1 o más)'],
  won: ['{amount}원', '{amount} won', '{amount}韩元', '{amount} wones'],
  costFormula: [
    'Σ(대상 수 × 단가) = {amount} (첫해). 같은 사람·취급처·사업장은 한 번만 셉니다.',
    'Σ(number × price) = {amount} (first year). The same person, place or plant is counted once.',
    'Σ(对象数 × 单价) = {amount}（首年）。同一人、处所、厂区只计一次。',
    'Σ(número × precio) = {amount} (primer año). La misma persona, lugar o planta se cuenta una vez.',
  ],
  costSource: [
    '회사 기준 단가(확인 필요), 산업안전보건법 시행령 별표 13',
    'Prices of the company (to be confirmed), Enforcement Decree of the Occupational Safety and Health Act, Annex 13',
    '公司标准单价（待确认），产业安全保健法施行令附表13',
    'Precios de la empresa (por confirmar), Decreto de la Ley de Seguridad y Salud Laboral, anexo 13',
  ],
  range: ['{min}–{max}%', '{min}–{max}%', '{min}–{max}%', '{min}–{max}%'],
  rangeTypical: [
    '{min}–{max}%(대표 {typical}%)',
    '{min}–{max}% (typical {typical}%)',
    '{min}–{max}%（代表{typical}%）',
    '{min}–{max}% (típico {typical}%)',
  ],
  above: [
    '함량 {pct}% 초과이면 해당',
    'subject above {pct}%',
    '含量超过{pct}%即适用',
    'aplica por encima del {pct}%',
  ],
  from: [
    '함량 {pct}% 이상이면 해당',
    'subject from {pct}%',
    '含量{pct}%以上即适用',
    'aplica desde el {pct}%',
  ],
  matched: [
    '{limit}. 최대함유량의 합으로 판정합니다.',
    '{limit}. The sum of the maximum contents decides.',
    '{limit}。按最大含量合计判定。',
    '{limit}. Decide la suma de los contenidos máximos.',
  ],
  matchedBorder: [
    '{limit}. 최대함유량의 합으로 판정합니다. 대표함유량은 기준에 미치지 않아 경계함량입니다(담당자 판정).',
    '{limit}. The sum of the maximum contents decides. The typical content is below the limit: a borderline content (a person decides).',
    '{limit}。按最大含量合计判定。代表含量未达标准，属临界含量（由负责人判定）。',
    '{limit}. Decide la suma de los contenidos máximos. El contenido típico no llega al límite: contenido límite (decide una persona).',
  ],
  edition: [
    '{day} 시행 v{version}',
    'in force {day} v{version}',
    '{day}施行 v{version}',
    'vigente {day} v{version}',
  ],
  editionUnconfirmed: [
    '{day} 시행 v{version} (확인 필요)',
    'in force {day} v{version} (to be confirmed)',
    '{day}施行 v{version}（待确认）',
    'vigente {day} v{version} (por confirmar)',
  ],
})

/** What an edition writes on sheets. */
export const editionNotes = sentences({
  sectionChanged: [
    '법적 규제현황(15번) 변경: {notice}, {day} 시행',
    'Regulatory information (section 15) changed: {notice}, in force {day}',
    '法规信息（第15项）变更：{notice}，{day}施行',
    'Información reglamentaria (sección 15) modificada: {notice}, vigente {day}',
  ],
})
