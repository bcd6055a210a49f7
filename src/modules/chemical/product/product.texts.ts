import { sentences } from '../../../core/shared/sentence.ts'

/** What is refused about a product. */
export const productRefusals = sentences({
  migratedLater: [
    '포털에 등록한 제품은 이관자료로 바꿀 수 없습니다. 자재 사전검토를 거쳐 등록완료하세요.',
    'A product entered in the portal cannot become migrated data. Have it checked before it is registered.',
    '在门户登记的产品不能改为迁移资料。请经过物料事前审查后登记完成。',
    'Un producto dado de alta en el portal no puede pasar a dato migrado. Debe revisarse antes de registrarse.',
  ],
  migratedFrom: [
    '이관자료는 비고에 이관 근거(이전 시스템·자료 번호)를 {count}자 이상 입력해 주세요.',
    'Say in the remark where migrated data comes from (system, number), in at least {count} characters.',
    '迁移资料请在备注中填写至少{count}个字的迁移依据（原系统、资料编号）。',
    'Indique en la observación de dónde vienen los datos migrados (sistema, número), con al menos {count} caracteres.',
  ],
  migratedByHeadOffice: [
    '이관자료 표시는 SHE관리자(본사)만 바꿀 수 있습니다.',
    'Only the SHE manager of head office marks migrated data.',
    '仅总部SHE管理员可更改迁移资料标记。',
    'Solo el responsable SHE de la sede marca los datos migrados.',
  ],
  testSource: [
    '시험·공급사 자료의 출처를 적어 주세요.',
    'Name the test or the paper of the supplier.',
    '请填写试验或供应商资料的出处。',
    'Indique el ensayo o el documento del proveedor.',
  ],
  density: [
    '액체 제품은 밀도(kg/L) 항목을 입력해 주세요.',
    'Enter the density (kg/L) of a liquid product.',
    '液体产品请输入密度（kg/L）。',
    'Indique la densidad (kg/L) de un producto líquido.',
  ],
  hazardReason: [
    '위험물 판정이 계산 결과({hazard})와 다릅니다. 정정 사유를 입력해 주세요.',
    'The class of dangerous goods differs from the calculated one ({hazard}). Give a reason.',
    '危险物判定与计算结果（{hazard}）不同。请填写更正原因。',
    'La clase de mercancía peligrosa difiere de la calculada ({hazard}). Indique el motivo.',
  ],
  deleteDraft: [
    '등록중 상태의 제품만 삭제할 수 있습니다.',
    'Only a product that is being registered can be deleted.',
    '只能删除登记中状态的产品。',
    'Solo se puede eliminar un producto en registro.',
  ],
  reviewNeeded: [
    '승인된 사전검토가 없는 제품은 등록완료할 수 없습니다.',
    'A product without an approved check cannot be registered.',
    '没有已批准事前审查的产品不能完成登记。',
    'Un producto sin verificación aprobada no puede registrarse.',
  ],
  compositionNeeded: [
    '구성성분이 없는 제품은 등록완료할 수 없습니다.',
    'A product without components cannot be registered.',
    '没有组成成分的产品不能完成登记。',
    'Un producto sin componentes no puede registrarse.',
  ],
  refusedSecrets: [
    '비공개가 불승인된 성분({names})을 적은 새 MSDS가 유효해야 합니다.(MSDS 고시 제18조)',
    'A new MSDS that names the components whose secrecy was refused ({names}) must be in force (MSDS notice Article 18).',
    '记载了未获保密批准成分（{names}）的新MSDS须生效。（MSDS告示第18条）',
    'Debe estar vigente una nueva FDS con los componentes cuyo secreto se denegó ({names}) (norma de FDS, art. 18).',
  ],
  otherPlantsStore: [
    '선택한 사업장의 저장장소가 아닙니다.',
    'The store is not of the chosen plant.',
    '不是所选厂区的储存场所。',
    'El almacén no es de la planta elegida.',
  ],
  secretRight: [
    '영업비밀 성분을 볼 권한이 없습니다. 산업보건의는 응급치료 사유를 적고 열 수 있습니다.(산업안전보건법 제112조 제10항)',
    'You may not see secret components. An occupational physician may open them with the reason of an emergency treatment (Occupational Safety and Health Act, Article 112(10)).',
    '无权查看商业秘密成分。产业保健医生填写急救原因后可打开。（产业安全保健法第112条第10款）',
    'No puede ver componentes secretos. El médico del trabajo puede abrirlos indicando el tratamiento de urgencia (Ley de Seguridad y Salud Laboral, art. 112.10).',
  ],
  businessLook: ['업무 조회', 'Looked up for work', '业务查询', 'Consulta de trabajo'],
})

/** How the class of dangerous goods of a product is explained. */
export const hazardSentences = sentences({
  ownFlash: [
    '제품의 인화점(시험·공급사 자료)',
    'Flash point of the product (tested or supplied)',
    '产品闪点（试验或供应商资料）',
    'Punto de inflamación del producto (ensayo o proveedor)',
  ],
  title: ['위험물 판정', 'Class of dangerous goods', '危险物判定', 'Clase de mercancía peligrosa'],
  secret: ['영업비밀 성분', 'Secret component', '商业秘密成分', 'Componente secreto'],
  undisclosed: ['비공개', 'not disclosed', '不公开', 'no revelado'],
  unknown: ['모름', 'unknown', '未知', 'desconocido'],
  gravity: ['비중', 'Specific gravity', '比重', 'Densidad relativa'],
  flashPoint: ['인화점', 'Flash point', '闪点', 'Punto de inflamación'],
  noFlashPoint: [
    '인화점이 있는 성분이 없습니다.',
    'No component has a flash point.',
    '没有具有闪点的成分。',
    'Ningún componente tiene punto de inflamación.',
  ],
  lowest: [
    '인화점이 가장 낮은 성분',
    'Component with the lowest flash point',
    '闪点最低的成分',
    'Componente con el punto de inflamación más bajo',
  ],
  figure: ['{name} {value}', '{name} {value}', '{name} {value}', '{name} {value}'],
  boilingIgnition: [
    '끓는점 / 발화점',
    'Boiling point / ignition point',
    '沸点 / 燃点',
    'Punto de ebullición / de ignición',
  ],
  pair: ['{one} / {other}', '{one} / {other}', '{one} / {other}', '{one} / {other}'],
  waterSolubility: ['수용성', 'Solubility in water', '水溶性', 'Solubilidad en agua'],
  soluble: [
    '수용성(인화성 성분이 모두 수용성)',
    'soluble (all flammable components are)',
    '水溶性（易燃成分均为水溶性）',
    'soluble (todos los componentes inflamables lo son)',
  ],
  insoluble: ['비수용성', 'not soluble', '非水溶性', 'no soluble'],
  alcohol: [
    '알코올(C1–C3) 함량',
    'Content of alcohols (C1–C3)',
    '醇类（C1–C3）含量',
    'Contenido de alcoholes (C1–C3)',
  ],
  percentFrom: [
    '{pct}% ({limit}% 이상)',
    '{pct}% ({limit}% or more)',
    '{pct}%（{limit}%以上）',
    '{pct}% ({limit}% o más)',
  ],
  mixture: ['혼합물', 'Mixture', '混合物', 'Mezcla'],
  testedFlash: [
    '시험한 인화점이 있으면 그 값으로 판정을 정정하세요.',
    'Correct the verdict by a tested flash point where there is one.',
    '如有试验闪点，请据此更正判定。',
    'Corrija el dictamen con el punto de inflamación ensayado, si lo hay.',
  ],
  formula: [
    '결과: {result}. 판정 순서: 제6류(함량·비중) → 특수인화물 → 알코올류 → 제1·2·3·4석유류(인화점 {limits}℃ 미만)',
    'Result: {result}. Order: class 6 (content, gravity) → special flammables → alcohols → petroleum groups 1–4 (flash point below {limits}℃)',
    '结果：{result}。判定顺序：第6类（含量、比重）→ 特殊易燃物 → 醇类 → 第1·2·3·4石油类（闪点低于{limits}℃）',
    'Resultado: {result}. Orden: clase 6 (contenido, densidad) → inflamables especiales → alcoholes → grupos de petróleo 1–4 (inflamación por debajo de {limits}℃)',
  ],
  decree: [
    '위험물안전관리법 시행령 제2조·제3조, 별표 1',
    'Enforcement Decree of the Dangerous Goods Safety Act, Articles 2 and 3, Annex 1',
    '危险物安全管理法施行令第2条、第3条、附表1',
    'Decreto de la Ley de Mercancías Peligrosas, arts. 2 y 3, anexo 1',
  ],
  unconfirmed: [
    '{source} (확인 필요)',
    '{source} (to be confirmed)',
    '{source}（待确认）',
    '{source} (por confirmar)',
  ],
  notDangerous: ['비위험물', 'no dangerous goods', '非危险物', 'no peligrosa'],
  dangerous: [
    '제{classCd}류, 지정수량 {qty} {unit}',
    'class {classCd}, designated quantity {qty} {unit}',
    '第{classCd}类，指定数量{qty} {unit}',
    'clase {classCd}, cantidad designada {qty} {unit}',
  ],
  solidBy: ['물질로 판정', 'Judged by substance', '按物质判定', 'Juzgado por la sustancia'],
  gas: [
    '기체는 위험물(고체·액체)이 아닙니다.',
    'A gas is no dangerous good of the fire law (solids and liquids).',
    '气体不属于危险物（固体、液体）。',
    'Un gas no es mercancía peligrosa (sólidos y líquidos).',
  ],
})
