import { texts } from '../../../../core/shared/four-texts.ts'

/** The life of a company: its state, its subcontractors, what it asks to have changed. */
export const vendorLifeTexts = texts({
  changes: ['변경요청', 'Requests for changes', '变更申请', 'Solicitudes de cambio'],
  subcontractors: ['하도급업체', 'Subcontractors', '分包商', 'Subcontratistas'],
  plantHelp: [
    '업체가 요청한 상호·대표자·번호 변경입니다. 증빙을 확인하고 승인하면 업체 정보에 이력과 함께 반영됩니다.',
    'What vendors ask to have changed: name, representative, numbers. Look at the evidence; approving writes it into the vendor with its history.',
    '承包商申请的名称、法定代表人、号码变更。确认证明后批准，将连同历史写入承包商信息。',
    'Lo que los contratistas piden cambiar: nombre, representante, números. Revise la evidencia; al aprobar se registra con su historial.',
  ],
  vendorHelp: [
    '상호·대표자·사업자등록번호·산재보험관리번호는 요청으로 바꿉니다. 저장한 뒤 증빙을 첨부하세요.',
    'Name, representative and numbers change by request. Save it, then attach the evidence.',
    '名称、法定代表人、营业执照号、工伤保险号须申请变更。保存后请附证明材料。',
    'El nombre, el representante y los números se cambian por solicitud. Guárdela y adjunte la evidencia.',
  ],
  empty: ['변경요청이 없습니다.', 'There are no requests.', '没有变更申请。', 'No hay solicitudes.'],
  emptyVendor: [
    '변경요청이 없습니다. 업체명·대표자·사업자등록번호·산재보험관리번호를 바꾸려면 등록을 누르세요.',
    'There are no requests. To change the name, the representative or a number of the company, create one.',
    '没有变更申请。如需变更企业名称、法定代表人、营业执照号或工伤保险号，请点击登记。',
    'No hay solicitudes. Para cambiar el nombre, el representante o un número de la empresa, cree una.',
  ],
  asked: ['요청한 변경', 'What is asked', '申请内容', 'Lo solicitado'],
  before: ['변경 전', 'As it is', '变更前', 'Como está'],
  decision: ['처리', 'Decision', '处理', 'Resolución'],
  evidence: ['증빙', 'Evidence', '证明材料', 'Evidencia'],
  review: [
    '검토 D+{days} / 기한 {due}',
    'Review D+{days} / due {due}',
    '审核 D+{days} / 期限 {due}',
    'Revisión D+{days} / plazo {due}',
  ],
  named: ['{name} 변경요청', 'Change of {name}', '{name}变更申请', 'Cambio de {name}'],
  inside: ['출입', 'Entry', '出入', 'Acceso'],
  passes: ['유효 출입증 {count}', '{count} valid passes', '有效出入证 {count}', '{count} pases válidos'],
  waiting: [
    '검토 중 신청 {count}',
    '{count} requests under review',
    '审核中申请 {count}',
    '{count} solicitudes en revisión',
  ],
  copies: [
    '정보제공서 사본 {done}/{all}',
    'Copies of safety information {done}/{all}',
    '信息提供书副本 {done}/{all}',
    'Copias de información {done}/{all}',
  ],
  noCopies: ['사본 대상 없음', 'No sheets to copy', '无需副本', 'Sin hojas que copiar'],
  none: [
    '하도급업체가 없습니다. 안전담당이 이 업체를 상위수급인으로 등록한 업체가 여기에 보입니다.',
    'There are no subcontractors. Companies that the plant has registered below this one are listed here.',
    '没有分包商。厂区安全负责人将本企业登记为上级承包商的企业会显示在此处。',
    'No hay subcontratistas. Aquí aparecen las empresas que la planta ha registrado por debajo de esta.',
  ],
  treeHelp: [
    '이 업체 아래에서 일하는 업체와 출입, 정보제공서 사본(산업안전보건법 시행규칙 제83조)의 상태입니다.',
    'The vendors that work below this one, with their entry and their copies of the safety information (Enforcement Rule of the OSH Act, art. 83).',
    '在该承包商之下作业的企业及其出入、信息提供书副本（产业安全保健法施行规则第83条）的状态。',
    'Los contratistas que trabajan por debajo, con su acceso y sus copias de la información (Reglamento de la Ley de SST, art. 83).',
  ],
})
