import { texts } from '../../../../core/shared/four-texts.ts'

/** The pages of contracts: what the law asks, and whether work may go on. */
export const contractPageTexts = texts({
  help: [
    '업체와의 도급·용역·운송·자재 계약입니다. 도급 금지·승인, 유해화학물질 도급신고, 정보제공은 계약에서 판정하고 공사와 작업허가가 따릅니다.',
    'Contracts with vendors for work, services, transport and material. Whether contracting is prohibited or needs approval, the report on hazardous chemicals and the information owed are judged here; construction jobs and work permits follow.',
    '与承包商签订的承包、劳务、运输、材料合同。禁止承包与批准、有害化学物质承包申报、信息提供在合同中判定，工程与作业许可随之执行。',
    'Contratos de obra, servicios, transporte y material. Aquí se decide si la contratación está prohibida o requiere aprobación, la comunicación de sustancias peligrosas y la información debida; obras y permisos de trabajo lo siguen.',
  ],
  readiness: ['작업 가능 여부', 'Whether work may go on', '能否作业', 'Si se puede trabajar'],
  ready: [
    '이 계약으로 공사와 작업을 진행할 수 있습니다.',
    'Construction and work may go on under this contract.',
    '可依本合同进行工程和作业。',
    'Con este contrato se pueden realizar obras y trabajos.',
  ],
  missing: [
    '작업 전에 갖출 것 {count}건',
    '{count} things to provide before work',
    '作业前须备齐 {count} 项',
    '{count} requisitos antes de trabajar',
  ],
  contract: ['계약', 'Contract', '合同', 'Contrato'],
  applies: ['해당', 'Applies', '适用', 'Aplica'],
  appliesNot: ['해당 없음', 'Does not apply', '不适用', 'No aplica'],
  unitPrice: ['연간단가', 'Annual unit price', '年度单价', 'Precios unitarios anuales'],
  no: ['아님', 'No', '否', 'No'],
  unitPriceHint: [
    '연간단가 계약은 공사 등록 없이 작업의뢰를 할 수 있습니다.',
    'Under an annual unit-price contract work is ordered without registering a construction job.',
    '年度单价合同无需登记工程即可委托作业。',
    'Con un contrato anual por precios unitarios se encargan trabajos sin registrar la obra.',
  ],
  prohibition: [
    '도급 금지·승인',
    'Prohibited or approved contracting',
    '禁止承包与批准',
    'Contratación prohibida o con aprobación',
  ],
  prohibitHint: [
    '도금, 수은·납·카드뮴의 제련·주입·가공·가열, 허가대상물질의 제조·사용 (산업안전보건법 제58조)',
    'Plating; smelting, filling, processing or heating of mercury, lead or cadmium; making or using substances that need a licence (Occupational Safety and Health Act Art. 58)',
    '电镀；汞、铅、镉的冶炼、注入、加工、加热；许可对象物质的制造与使用（产业安全保健法第58条）',
    'Galvanizado; fundición, llenado, elaboración o calentamiento de mercurio, plomo o cadmio; fabricación o uso de sustancias sujetas a licencia (Ley de SST, art. 58)',
  ],
  approveHint: [
    '중량 1% 이상의 황산·불화수소·질산·염화수소를 취급하는 설비의 개조·분해·해체·철거, 내부 작업 (법 제59조, 영 제51조)',
    'Changing, dismantling or removing equipment with 1% by weight or more of sulphuric acid, hydrogen fluoride, nitric acid or hydrogen chloride, and work inside it (Act Art. 59, Decree Art. 51)',
    '处理重量1%以上硫酸、氟化氢、硝酸、氯化氢的设备的改造、分解、解体、拆除及内部作业（法第59条，令第51条）',
    'Modificar, desmontar o retirar instalaciones con 1 % o más en peso de ácido sulfúrico, fluoruro de hidrógeno, ácido nítrico o cloruro de hidrógeno, y trabajar en su interior (Ley art. 59, Decreto art. 51)',
  ],
  removeHint: [
    '물질을 모두 제거하고 결과를 신고하면 승인 대상이 아닙니다.',
    'No approval is needed once all of the substance is removed and this is reported.',
    '物质全部清除并申报结果的，不属于批准对象。',
    'No requiere aprobación si se retira toda la sustancia y se comunica el resultado.',
  ],
  threeYears: ['3년 이내', 'Within 3 years', '3年以内', 'En 3 años como máximo'],
  allowed: ['허용', 'Allowed', '允许', 'Permitido'],
  notAllowed: ['허용하지 않음', 'Not allowed', '不允许', 'No permitido'],
  subHint: [
    '승인받은 도급작업은 하도급할 수 없습니다. (법 제60조)',
    'Contracted work that was approved may not be subcontracted. (Act Art. 60)',
    '获批的承包作业不得分包。（法第60条）',
    'El trabajo aprobado no puede subcontratarse. (Ley art. 60)',
  ],
  chemical: [
    '유해화학물질·정보제공',
    'Hazardous chemicals and information',
    '有害化学物质与信息提供',
    'Sustancias peligrosas e información',
  ],
  chemicalHint: [
    '유해화학물질의 취급을 맡기면 도급신고를 합니다. (화학물질관리법 제31조)',
    'Contracting out the handling of hazardous chemicals is reported. (Chemicals Control Act Art. 31)',
    '委托处理有害化学物质的，须进行承包申报。（化学物质管理法第31条）',
    'Contratar la manipulación de sustancias peligrosas se comunica. (Ley de Control de Sustancias Químicas, art. 31)',
  ],
  urgentHint: [
    '긴급하면 착수 후 10일까지 신고합니다. (시행규칙 제32조)',
    'If urgent, the report is due 10 days after the start. (Enforcement Rule Art. 32)',
    '紧急时，应在开工后10日内申报。（施行规则第32条）',
    'Si es urgente, se comunica hasta 10 días después del inicio. (Reglamento art. 32)',
  ],
  infoHint: [
    '화학설비·질식·붕괴 위험 장소의 작업이면 작업 전에 안전보건 정보를 문서로 제공합니다. (법 제65조)',
    'For work at chemical equipment or where there is danger of asphyxiation or collapse, safety information is given in writing before work. (Act Art. 65)',
    '在化学设备或有窒息、坍塌危险的场所作业的，作业前须以书面提供安全健康信息。（法第65条）',
    'Para trabajos en instalaciones químicas o con peligro de asfixia o derrumbe, la información se entrega por escrito antes de trabajar. (Ley art. 65)',
  ],
})
