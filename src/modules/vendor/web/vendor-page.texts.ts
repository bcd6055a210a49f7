import { texts } from '../../../core/shared/four-texts.ts'

/** Words of several pages of vendors, and of 업체정보 itself. */
export const vendorPageTexts = texts({
  attachments: ['첨부', 'Attachments', '附件', 'Adjuntos'],
  photosPapers: ['사진과 서류', 'Photos and papers', '照片与文件', 'Fotos y documentos'],
  evidence: ['증빙', 'Evidence', '证据', 'Evidencias'],
  work: ['작업', 'Work', '作业', 'Trabajo'],
  worker: ['작업자', 'Worker', '作业人员', 'Trabajador'],
  equip: ['장비', 'Equipment', '设备', 'Equipo'],
  vendor: ['업체', 'Vendor', '承包商', 'Contratista'],
  ban: ['출입정지', 'Bans', '停止出入', 'Prohibiciones'],
  entry: ['출입', 'Access', '出入', 'Acceso'],
  request: ['출입신청', 'Entry request', '出入申请', 'Solicitud de acceso'],
  pass: ['출입증', 'Pass', '出入证', 'Pase'],
  paper: ['업체서류', 'Company paper', '企业文件', 'Documento de empresa'],
  sheet: ['정보제공서', 'Safety information sheet', '安全健康信息书', 'Hoja de información de seguridad'],
  council: ['협의체', 'Safety council', '协商会', 'Consejo de seguridad'],
  accident: ['재해현황', 'Accidents', '事故现况', 'Accidentes'],
  parts: [
    '업체정보 구분',
    'Parts of the vendor information',
    '承包商信息分类',
    'Partes de la información del contratista',
  ],
  ownHelp: [
    '상호·대표자·사업자등록번호처럼 회색으로 보이는 항목은 사업장 담당자에게 변경을 요청하세요.',
    'Ask the plant to change what is grey, such as company name, representative and business registration number.',
    '名称、法定代表人、营业执照号等灰色项目请联系工厂负责人修改。',
    'Pida a la planta que cambie lo que aparece en gris, como el nombre, el representante o el número de registro.',
  ],
  grade: ['등급 {grade}', 'Grade {grade}', '等级 {grade}', 'Nivel {grade}'],
  noGrade: ['없음', 'none', '无', 'ninguno'],
  validity: ['유효기간', 'Validity', '有效期', 'Validez'],
  fit: ['가능', 'yes', '可以', 'sí'],
  unfit: ['불가', 'no', '不可', 'no'],
  sign: ['서명', 'Sign', '签名', 'Firmar'],
  print: ['인쇄', 'Print', '打印', 'Imprimir'],
})
