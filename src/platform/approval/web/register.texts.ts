import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the registers: lines, policies, delegations, all documents, authority requests. */
export const registerTexts = texts({
  lineHelp: [
    '자주 쓰는 결재선을 저장합니다. 개인 결재선은 본인만, 부서 결재선은 부서원이, 공용 결재선은 모두가 상신할 때 고를 수 있습니다.',
    'Lines that are used often. Own lines are for you, those of a department for its members, common ones for all.',
    '保存常用审批线。个人的仅本人、部门的部门成员、公用的所有人可在提交时选择。',
    'Líneas de uso frecuente: las propias son para usted, las del departamento para sus miembros, las comunes para todos.',
  ],
  policyHelp: [
    '업무별로 반드시 거치는 결재단계와 합의방식, 전결, 처리기한을 정합니다. 고정 단계는 기안자가 삭제할 수 없습니다.',
    'Steps that every document of a business goes through, agreement, final decision and due days. The drafter cannot remove fixed steps.',
    '按业务设定必经步骤、会签方式、终决与期限。起草人不能删除固定步骤。',
    'Pasos obligatorios por asunto, acuerdo, decisión final y plazo. El redactor no puede quitar pasos fijos.',
  ],
  conditionHelp: [
    "조건은 원문의 항목으로 적습니다. 예: riskGradeCd = 'H' and workerCnt >= 10",
    "Conditions are written with fields of the record, for example riskGradeCd = 'H' and workerCnt >= 10",
    "条件用原文字段书写，例如 riskGradeCd = 'H' and workerCnt >= 10",
    "Las condiciones usan campos del registro, por ejemplo riskGradeCd = 'H' and workerCnt >= 10",
  ],
  delegateHelp: [
    '자리를 비우는 동안 대신 결재할 사람을 정합니다. 부재(대결)이면 돌아온 뒤 후열로 확인하고, 위임이면 확인이 필요 없습니다.',
    'Who signs while you are away. After an absence you look at what was signed; a delegation needs no look afterwards.',
    '指定外出期间代为审批的人。缺勤（代决）返回后需后阅，委托则无需。',
    'Quién firma en su ausencia. Tras una ausencia revisa lo firmado; la delegación no lo requiere.',
  ],
  adminHelp: [
    '모든 결재문서를 조회합니다. 행을 두 번 누르면 문서가 열립니다.',
    'All documents. A double click opens one.',
    '查询所有审批文件，双击行可打开。',
    'Todos los documentos. Con doble clic se abren.',
  ],
  inForce: ['적용 중', 'In force', '生效中', 'Vigente'],
  planned: ['예정', 'Planned', '计划中', 'Previsto'],
  over: ['종료', 'Over', '已结束', 'Terminado'],
  stopped: ['중지', 'Stopped', '已停用', 'Detenido'],
  allBusiness: ['전체 업무', 'All business', '全部业务', 'Todos los asuntos'],
  basics: ['기본정보', 'Basics', '基本信息', 'Datos básicos'],
  requestHelp: [
    '필요한 권한그룹을 기간과 사유를 적어 신청합니다. 소속 부서장과 시스템관리자가 승인하면 권한이 바로 주어집니다.',
    'Ask for an authority group with a period and a reason. It is given at once when your head and a system administrator have approved.',
    '填写期间与理由申请所需权限组。部门负责人和系统管理员批准后立即生效。',
    'Solicite un grupo de permisos con periodo y motivo. Se concede en cuanto lo aprueban su jefe y un administrador.',
  ],
  requestTitle: ['권한 신청', 'Authority request', '权限申请', 'Solicitud de permisos'],
  newRequest: ['권한 신청 작성', 'New authority request', '新建权限申请', 'Nueva solicitud de permisos'],
  save: ['저장', 'Save', '保存', 'Guardar'],
  saveFirst: [
    '수정한 내용을 먼저 저장해 주세요.',
    'Save your changes first.',
    '请先保存修改内容。',
    'Guarde primero los cambios.',
  ],
  filesAfterSave: [
    '첨부문서는 저장한 뒤에 올릴 수 있습니다.',
    'Attachments can be added after saving.',
    '保存后可上传附件。',
    'Los adjuntos se añaden después de guardar.',
  ],
})
