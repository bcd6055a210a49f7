import { sentences } from '../../../core/shared/sentence.ts'

/** Why a request of reagents or an entry of the log is not taken. */
export const requestSentences = sentences({
  ownOnly: [
    '신청한 사람만 할 수 있습니다.',
    'Only who asked may do this.',
    '仅限申请人操作。',
    'Solo puede hacerlo quien lo solicitó.',
  ],
  headOnly: [
    '부서장만 할 수 있습니다.',
    'Only the head of the department may do this.',
    '仅限部门负责人操作。',
    'Solo puede hacerlo el jefe del departamento.',
  ],
  notOwn: [
    '본인의 신청은 승인할 수 없습니다.',
    'Nobody approves the own request.',
    '不能批准本人的申请。',
    'Nadie aprueba su propia solicitud.',
  ],
  managerAfterHead: [
    '특별관리·사고대비물질은 부서장 확인 뒤 화학물질 관리자가 승인합니다: {products}',
    'Special and accident-relevant substances are approved by the chemical manager after the head of the department: {products}',
    '特别管理、事故预防物质经部门负责人确认后由化学品管理员批准：{products}',
    'Las sustancias especiales y de prevención de accidentes las aprueba el responsable químico tras el jefe: {products}',
  ],
  headFirst: [
    '특별관리·사고대비물질은 부서장이 먼저 확인해야 합니다: {products}',
    'The head of the department confirms special and accident-relevant substances first: {products}',
    '特别管理、事故预防物质须先由部门负责人确认：{products}',
    'El jefe del departamento confirma antes las sustancias especiales y de prevención de accidentes: {products}',
  ],
  twoPeople: [
    '부서장 확인과 승인은 다른 사람이 해야 합니다.',
    "The head's confirmation and the approval are by different people.",
    '部门负责人确认和批准须由不同的人进行。',
    'La confirmación del jefe y la aprobación son de personas distintas.',
  ],
  confirmedAlready: ['이미 확인하였습니다.', 'It is confirmed already.', '已确认。', 'Ya está confirmada.'],
  strictOnly: [
    '특별관리·사고대비물질의 신청만 확인합니다. 승인해 주세요.',
    'Only requests of special and accident-relevant substances are confirmed. Approve it.',
    '仅确认特别管理、事故预防物质的申请。请批准。',
    'Solo se confirman sustancias especiales y de prevención de accidentes. Apruébela.',
  ],
  managerOnly: [
    '시약 관리자만 할 수 있습니다.',
    'Only the manager of reagents may do this.',
    '仅限试剂管理员操作。',
    'Solo puede hacerlo el responsable de reactivos.',
  ],
  editStates: [
    '작성, 반려, 승인(불출 준비), 수령확인(반납량) 상태에서만 수정할 수 있습니다.',
    'It can be changed only as a draft, when rejected, when approved (before issue) and when received (returned quantity).',
    '仅在编制、退回、批准（发放准备）、确认领取（退还量）状态可修改。',
    'Solo se modifica en borrador, rechazada, aprobada (antes de entregar) o recibida (devolución).',
  ],
  deleteDraft: [
    '작성 상태의 신청만 삭제할 수 있습니다.',
    'Only a draft can be deleted.',
    '仅可删除编制状态的申请。',
    'Solo se elimina un borrador.',
  ],
  noReagents: [
    '신청할 시약을 한 건 이상 등록해 주세요.',
    'Enter at least one reagent.',
    '请至少登记一种试剂。',
    'Registre al menos un reactivo.',
  ],
  logFirst: [
    '특별관리물질 취급일지를 먼저 작성해 주세요: {products}',
    'Write the log of special substances first: {products}',
    '请先填写特别管理物质操作日志：{products}',
    'Escriba antes el diario de sustancias especiales: {products}',
  ],
  logKept: [
    '취급일지는 30년간 보존하며 삭제할 수 없습니다.',
    'The log is kept for 30 years and cannot be deleted.',
    '操作日志保存30年，不能删除。',
    'El diario se conserva 30 años y no se elimina.',
  ],
  logFuture: [
    '미래의 일시로는 작성할 수 없습니다.',
    'An entry cannot be dated in the future.',
    '不能以未来时间填写。',
    'No se puede registrar con fecha futura.',
  ],
  notInProduct: [
    '이 제품의 구성성분이 아닙니다.',
    'This is not a component of the product.',
    '不是该产品的成分。',
    'No es un componente del producto.',
  ],
})
