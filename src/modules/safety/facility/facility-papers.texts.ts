import { sentences } from '../../../core/shared/sentence.ts'
import { texts } from '../../../core/shared/four-texts.ts'

/** Names of the files. */
export const facilityPaperNames = sentences({
  labels: ['설비 라벨 {n}매', '{n} facility labels', '设备标签{n}张', '{n} etiquetas de instalación'],
  application: ['검사신청서 {code}', 'Application {code}', '检验申请书 {code}', 'Solicitud {code}'],
  tag: ['사용중지 표찰 {code}', 'Stop tag {code}', '停用标牌 {code}', 'Etiqueta de parada {code}'],
})
/** Words on the papers of a machine. */
export const facilityPaperTexts = texts({
  application: [
    '법정검사 신청서',
    'Application for a legal inspection',
    '法定检验申请书',
    'Solicitud de inspección legal',
  ],
  applicationNote: [
    '검사기관의 서식이 따로 있으면 이 내용을 옮겨 적습니다. 신청 근거: {law}',
    'Copy this into the form of the inspecting body where it has one. Basis: {law}',
    '检验机构另有表格时，请将此内容转录。申请依据：{law}',
    'Si el organismo tiene su propio formulario, copie estos datos. Base: {law}',
  ],
  plant: ['사업장', 'Plant', '厂区', 'Planta'],
  plantNo: ['사업자등록번호', 'Business number', '营业执照号', 'N.º de empresa'],
  address: ['소재지', 'Address', '地址', 'Dirección'],
  inspection: ['검사종류', 'Inspection', '检验种类', 'Inspección'],
  facility: ['설비', 'Facility', '设备', 'Instalación'],
  place: ['설치위치', 'Place', '安装位置', 'Ubicación'],
  installed: ['설치일', 'Installed', '安装日', 'Instalada'],
  maker: ['제작사·모델', 'Maker and model', '制造商·型号', 'Fabricante y modelo'],
  serial: ['제조번호', 'Serial number', '制造编号', 'N.º de serie'],
  capacity: ['정격하중(톤)', 'Rated load (t)', '额定载荷（吨）', 'Carga nominal (t)'],
  pressure: ['설계압력(MPa)', 'Design pressure (MPa)', '设计压力（MPa）', 'Presión de diseño (MPa)'],
  due: ['검사기한', 'Due', '检验期限', 'Plazo'],
  window: ['검사기간', 'Window', '检验期间', 'Ventana'],
  planned: ['희망 검사일', 'Wished day', '希望检验日', 'Día deseado'],
  body: ['검사기관', 'Inspecting body', '检验机构', 'Organismo'],
  applied: ['신청일', 'Applied', '申请日', 'Solicitada'],
  tag: ['사용중지', 'OUT OF SERVICE', '停止使用', 'FUERA DE SERVICIO'],
  reason: ['중지 사유', 'Reason', '停用原因', 'Motivo'],
  what: ['내용', 'What', '内容', 'Detalle'],
  since: ['중지일시', 'Since', '停用时间', 'Desde'],
  by: ['중지자', 'By', '停用人', 'Por'],
  tagNote: [
    '표찰을 떼거나 설비를 쓰지 마십시오. 해제는 포털에서 서명으로만 합니다.',
    'Do not remove this tag and do not use the machine. It is lifted in the portal by a signature only.',
    '请勿取下标牌或使用设备。只能在门户中签名解除。',
    'No retire esta etiqueta ni use la máquina. Solo se levanta en el portal con una firma.',
  ],
})
