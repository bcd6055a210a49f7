import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about a patrol is refused. (saf.md 5, 7) */
export const patrolRefusals = sentences({
  future: [
    '현재보다 늦은 일시는 입력할 수 없습니다.',
    'A moment in the future cannot be entered.',
    '不能输入晚于现在的时间。',
    'No se puede indicar un momento futuro.',
  ],
  beforePatrol: [
    '발견일시는 순찰 시작보다 빠를 수 없습니다.',
    'It cannot be found before the patrol began.',
    '发现时间不得早于巡查开始时间。',
    'No puede hallarse antes del inicio de la ronda.',
  ],
  otherPlant: [
    '순찰하는 사업장의 것이 아닙니다.',
    'It does not belong to the plant of the patrol.',
    '不属于所巡查的厂区。',
    'No pertenece a la planta de la ronda.',
  ],
  otherVendor: [
    '선택한 업체의 작업허가가 아닙니다.',
    'The permit is not of the chosen company.',
    '不是所选企业的作业许可。',
    'El permiso no es de la empresa elegida.',
  ],
  hostSide: [
    '도급인 쪽 점검자는 임직원이어야 합니다.',
    'A member of the host must be an employee.',
    '发包方成员须为本公司员工。',
    'El miembro de la principal debe ser un empleado.',
  ],
  contractorSide: [
    '수급인 쪽 점검자는 협력업체 사람이어야 합니다.',
    'A member of a contractor must belong to a company.',
    '承包方成员须为承包商人员。',
    'El miembro del contratista debe ser de una empresa.',
  ],
  twice: [
    '같은 사람이나 업체, 구역을 두 번 넣을 수 없습니다.',
    'The same person, company or area cannot be entered twice.',
    '同一人员、企业或区域不能重复添加。',
    'No se puede indicar dos veces la misma persona, empresa o área.',
  ],
  noRoute: [
    '순회한 구역을 한 곳 이상 기록해 주세요.',
    'Record at least one area that was visited.',
    '请至少记录一个巡查区域。',
    'Registre al menos un área visitada.',
  ],
  noCompany: [
    '순회점검은 순회한 업체를 한 곳 이상 기록해 주세요.',
    'A round records at least one company that was visited.',
    '巡回检查请至少记录一家所巡查的企业。',
    'La ronda registra al menos una empresa visitada.',
  ],
  composition: [
    '합동점검반 구성이 부족합니다: {kinds}',
    'The joint inspection lacks members: {kinds}',
    '联合检查组成员不足：{kinds}',
    'Faltan miembros en la inspección conjunta: {kinds}',
  ],
  picture: [
    '지적사항 사진을 첨부해 주세요.',
    'Attach a picture of the finding.',
    '请附上指摘事项的照片。',
    'Adjunte una foto del hallazgo.',
  ],
  pictures: [
    '지적사항 사진을 첨부해 주세요: {codes}',
    'Attach a picture to: {codes}',
    '请为以下指摘附上照片：{codes}',
    'Adjunte una foto a: {codes}',
  ],
  hazardNeeded: [
    '유해위험유형을 선택해 주세요.',
    'Choose the kind of hazard.',
    '请选择危害类型。',
    'Elija el tipo de peligro.',
  ],
  vendorNeeded: [
    '대상 업체를 선택해 주세요.',
    'Choose the company that it concerns.',
    '请选择相关企业。',
    'Elija la empresa afectada.',
  ],
  violNeeded: [
    '위반기준을 선택해 주세요.',
    'Choose the violation.',
    '请选择违规标准。',
    'Elija la infracción.',
  ],
  permitNeeded: [
    '중지할 작업허가를 선택해 주세요.',
    'Choose the permit of the work to be stopped.',
    '请选择要停止的作业许可。',
    'Elija el permiso del trabajo que se detiene.',
  ],
  notWorking: [
    '작업중인 허가가 아니어서 중지할 수 없습니다.',
    'The work of this permit is not going on, so it cannot be stopped.',
    '该许可的作业未在进行，无法停止。',
    'El trabajo de este permiso no está en curso; no se puede detener.',
  ],
  leadOnly: [
    '순찰자와 안전담당만 할 수 있습니다.',
    'Only who leads the patrol and safety staff may do this.',
    '仅巡查者和安全负责人可以操作。',
    'Solo puede hacerlo quien dirige la ronda o seguridad.',
  ],
  finderOnly: [
    '발견자, 순찰자, 안전담당만 할 수 있습니다.',
    'Only who found it, who leads the patrol and safety staff may do this.',
    '仅发现者、巡查者和安全负责人可以操作。',
    'Solo quien lo halló, quien dirige la ronda o seguridad.',
  ],
  employeesOnly: [
    '임직원만 등록할 수 있습니다.',
    'Only employees enter this.',
    '仅本公司员工可以登记。',
    'Solo lo registran los empleados.',
  ],
  completed: [
    '완료한 순찰은 고칠 수 없습니다.',
    'A completed patrol is not changed.',
    '已完成的巡查不能修改。',
    'Una ronda terminada no se modifica.',
  ],
  patrolEnded: [
    '이미 완료한 순찰입니다. 새 순찰을 시작해 주세요.',
    'This patrol is completed. Begin a new one.',
    '该巡查已完成，请开始新的巡查。',
    'Esta ronda ya terminó. Inicie otra.',
  ],
  told: [
    '전달한 지적은 고칠 수 없습니다.',
    'A finding that was told is not changed.',
    '已传达的指摘不能修改。',
    'Un hallazgo comunicado no se modifica.',
  ],
  hasFindings: [
    '지적이 있는 순찰은 삭제할 수 없습니다.',
    'A patrol with findings is not deleted.',
    '有指摘的巡查不能删除。',
    'Una ronda con hallazgos no se elimina.',
  ],
  stopStands: [
    '작업을 중지한 지적은 삭제할 수 없습니다.',
    'A finding that stopped a work is not deleted.',
    '已停止作业的指摘不能删除。',
    'Un hallazgo que detuvo un trabajo no se elimina.',
  ],
  byImprovement: [
    '개선이 종결되면 조치완료됩니다.',
    'It is done when its improvement is closed.',
    '改善关闭后即为处理完成。',
    'Se da por hecho al cerrar su mejora.',
  ],
  nothingToDo: [
    '우수사례는 조치할 것이 없습니다.',
    'Good practice needs nothing to be done.',
    '优秀事例无需处理。',
    'Una buena práctica no requiere nada.',
  ],
  ownSignature: [
    '점검반으로 함께한 본인만 서명할 수 있습니다.',
    'Only a member who went along signs, and only for himself.',
    '仅参加检查的本人可以签字。',
    'Solo firma quien participó, y solo por sí mismo.',
  ],
  signed: ['이미 서명하였습니다.', 'You have signed already.', '您已签字。', 'Ya ha firmado.'],
  notYet: [
    '순찰을 완료한 뒤에 서명할 수 있습니다.',
    'It is signed once the patrol is completed.',
    '巡查完成后才能签字。',
    'Se firma una vez terminada la ronda.',
  ],
  period: [
    '기간은 하루 이상 {days}일 이하로 선택해 주세요.',
    'Choose a period of 1 to {days} days.',
    '请选择1至{days}天的期间。',
    'Elija un período de 1 a {days} días.',
  ],
})
/** What the portal itself writes into other records. */
export const patrolNotes = sentences({
  title: [
    '순찰 지적: {area} {hazard}',
    'Patrol finding: {area} {hazard}',
    '巡查指摘：{area} {hazard}',
    'Hallazgo de ronda: {area} {hazard}',
  ],
  found: [
    '안전순찰 중 {area}에서 발견: {hazard}. {cont}',
    'Found on patrol in {area}: {hazard}. {cont}',
    '安全巡查时在{area}发现：{hazard}。{cont}',
    'Hallado en ronda en {area}: {hazard}. {cont}',
  ],
  stop: [
    '안전순찰 지적 {code}: {cont}',
    'Patrol finding {code}: {cont}',
    '安全巡查指摘{code}：{cont}',
    'Hallazgo de ronda {code}: {cont}',
  ],
})
