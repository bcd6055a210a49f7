import { texts } from '../../../core/shared/four-texts.ts'

/** The printed safety information sheet. */
export const safetyInfoPrintTexts = texts({
  title: [
    '안전보건 정보제공서',
    'Safety information sheet',
    '安全健康信息书',
    'Hoja de información de seguridad',
  ],
  work: ['작업명', 'Work', '作业名称', 'Trabajo'],
  vendor: ['업체', 'Vendor', '承包商', 'Contratista'],
  contract: ['도급계약', 'Contract', '承包合同', 'Contrato'],
  facility: ['설비·장소', 'Facility and place', '设备与地点', 'Instalación y lugar'],
  giver: ['제공자', 'Given by', '提供人', 'Entregada por'],
  receiver: ['수령자(서명)', 'Received by (signature)', '签收人（签名）', 'Recibida por (firma)'],
  notReceived: ['수령 확인 전', 'not received yet', '尚未签收', 'sin recibir'],
  subCopy: ['하수급인 사본', 'Copy to subcontractor', '分包商副本', 'Copia al subcontratista'],
  checked: ['조치 확인', 'Measures checked', '措施确认', 'Medidas verificadas'],
  chemicals: ['취급물질', 'Substances handled', '处理物质', 'Sustancias manipuladas'],
  chemNm: ['물질명', 'Substance', '物质名称', 'Sustancia'],
  casNo: ['CAS 번호', 'CAS no.', 'CAS号', 'N.º CAS'],
  hazard: ['유해성·위험성', 'Hazards', '危害性与危险性', 'Peligros'],
  content: ['제공 내용', 'What is told', '提供内容', 'Contenido'],
  kind: ['구분', 'Kind', '类别', 'Tipo'],
  cont: ['내용', 'Content', '内容', 'Contenido'],
  caution: ['안전·보건상 주의사항', 'Precautions', '安全健康注意事项', 'Precauciones'],
  emergency: ['사고 발생 시 조치', 'In an accident', '事故时措施', 'En caso de accidente'],
  workers: [
    '작업자 전달확인 서명',
    'Signed by the workers who were told',
    '作业人员知悉签名',
    'Firmas de los trabajadores informados',
  ],
  law: [
    '산업안전보건법 제65조 및 같은 법 시행규칙 제83조에 따라 작업이 시작되기 전에 제공합니다. 수급인은 하수급인에게 사본을 제공해야 합니다.',
    'Given before work begins (Occupational Safety and Health Act Art. 65, Enforcement Rule Art. 83). The contractor must give a copy to its subcontractors.',
    '依产业安全保健法第65条及同法施行规则第83条，在作业开始前提供。承包商须向分包商提供副本。',
    'Se entrega antes de empezar (Ley de SST art. 65, Reglamento art. 83). El contratista debe dar copia a sus subcontratistas.',
  ],
})
