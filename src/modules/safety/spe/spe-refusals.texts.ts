import { sentences } from '../../../core/shared/sentence.ts'

/** What bounds the pass of special equipment. */
export const speBounds = sentences({
  licence: ['조종면허', 'operating licence', '操作证', 'licencia de operador'],
  stay: [
    '반입 후 {months}개월',
    '{months} months after entry',
    '进场后{months}个月',
    '{months} meses desde el ingreso',
  ],
  check: [
    '반입검사 후 {months}개월',
    '{months} months after the entry inspection',
    '进场检查后{months}个月',
    '{months} meses desde la inspección de ingreso',
  ],
})

/** Why something about the entry of special equipment is refused. (saf.md 7) */
export const speRefusals = sentences({
  draftOnly: [
    '작성중인 반입신청만 수정할 수 있습니다.',
    'Only a draft can be changed.',
    '只能修改编写中的申请。',
    'Solo se modifica un borrador.',
  ],
  writersOnly: [
    '업체 또는 안전담당·공사담당만 할 수 있습니다.',
    'Only the company, safety staff and construction staff may do this.',
    '仅承包商、安全负责人或工程负责人可以操作。',
    'Solo la contrata, seguridad u obras.',
  ],
  safetyOnly: [
    '안전담당만 할 수 있습니다.',
    'Only safety staff may do this.',
    '仅安全负责人可以操作。',
    'Solo seguridad puede hacerlo.',
  ],
  stoppersOnly: [
    '안전담당과 관리감독자만 사용을 정지할 수 있습니다.',
    'Only safety staff and supervisors stop equipment.',
    '仅安全负责人和管理监督者可以停用。',
    'Solo seguridad y supervisores detienen equipos.',
  ],
  liftApprovers: [
    '양중계획은 관리감독자 또는 안전보건관리책임자가 승인합니다.',
    'A lifting plan is approved by a supervisor or the head of the site.',
    '吊装计划由管理监督者或安全保健管理负责人批准。',
    'El plan de izaje lo aprueba un supervisor o el responsable del centro.',
  ],
  noFocusLift: [
    '양중계획 승인이 필요한 하중이 아닙니다.',
    'This load needs no approved lifting plan.',
    '该载荷不需要吊装计划批准。',
    'Esta carga no requiere plan de izaje aprobado.',
  ],
  liftPlanFirst: [
    '정격하중의 {pct}%인 중점관리 양중입니다. 양중계획을 먼저 승인해 주세요.',
    'The lift is at {pct} per cent of the rated load. Its plan is to be approved first.',
    '吊装载荷为额定的{pct}%，须先批准吊装计划。',
    'El izaje está al {pct} % de la carga nominal. Apruebe antes su plan.',
  ],
  overload: [
    '정격하중을 초과하는 양중작업입니다.',
    'The lift is above the rated load.',
    '吊装作业超过额定载荷。',
    'El izaje supera la carga nominal.',
  ],
  loadUnknown: [
    '하중과 작업반경의 정격하중을 입력해 주세요.',
    'Enter the load and the rated load at the radius of the work.',
    '请填写载荷和作业半径下的额定载荷。',
    'Indique la carga y la carga nominal al radio de trabajo.',
  ],
  operatorNeeded: [
    '조종자를 입력해 주세요.',
    'Name the operator.',
    '请填写操作人员。',
    'Indique el operador.',
  ],
  leaderNeeded: [
    '작업지휘자를 지정해 주세요.',
    'Name the leader of the work.',
    '请指定作业指挥人。',
    'Indique el jefe de la maniobra.',
  ],
  notItsWorker: [
    '이 업체의 작업자가 아닙니다.',
    'This is no worker of the company.',
    '不是该承包商的作业人员。',
    'No es trabajador de la contrata.',
  ],
  noLicence: [
    '조종자에게 {names} 자격이 등록되지 않았습니다.',
    'The operator has no {names} registered.',
    '操作人员未登记{names}资格。',
    'El operador no tiene registrada {names}.',
  ],
  docMissing: ['{doc} 등록이 필요합니다.', '{doc} is missing.', '请登记{doc}。', 'Falta {doc}.'],
  docEnds: [
    '{doc}의 유효기간({ymd})이 작업종료일 이전입니다.',
    '{doc} ends on {ymd}, before the last day of the work.',
    '{doc}的有效期（{ymd}）早于作业结束日。',
    '{doc} vence el {ymd}, antes del fin del trabajo.',
  ],
  fileMissing: [
    '서류 사본을 첨부해 주세요.',
    'Attach copies of the papers.',
    '请附上文件副本。',
    'Adjunte copias de los documentos.',
  ],
  twiceDoc: [
    '같은 서류가 두 번 입력되었습니다.',
    'The paper stands there twice.',
    '同一文件重复填写。',
    'El documento está repetido.',
  ],
  otherInspector: [
    '이 사업장의 임직원이 아닙니다.',
    'This person does not belong to the plant.',
    '不是该厂区的员工。',
    'No pertenece a la planta.',
  ],
  noSheet: [
    '반입검사 점검표({sheet})가 확정되지 않았습니다.',
    'The inspection sheet {sheet} is not fixed.',
    '进场检查表（{sheet}）未确定。',
    'La lista de inspección {sheet} no está fijada.',
  ],
  openInspection: [
    '끝나지 않은 반입검사가 있습니다.',
    'An inspection is still under way.',
    '有未完成的进场检查。',
    'Hay una inspección sin terminar.',
  ],
  recheckFirst: [
    '정지한 뒤 재검사에서 적합이어야 다시 쓸 수 있습니다.',
    'It is used again after a new inspection has found it fit.',
    '停用后须经复检合格方可恢复使用。',
    'Se reanuda cuando una nueva inspección lo da por apto.',
  ],
  insideStill: [
    '장비가 아직 사업장 안에 있습니다. 게이트에서 나간 뒤 반출 처리해 주세요.',
    'The equipment is still inside. Let it pass the gate first.',
    '设备仍在厂区内，请先从大门驶出。',
    'El equipo sigue dentro. Que salga antes por la puerta.',
  ],
  notFit: [
    '반입검사에 적합한 장비만 쓸 수 있습니다. (반입 {entry}: {state})',
    'Only equipment that was found fit may be used. (Entry {entry}: {state})',
    '仅可使用进场检查合格的设备。（进场{entry}：{state}）',
    'Solo se usa equipo apto. (Ingreso {entry}: {state})',
  ],
  notFitHere: [
    '이 사업장의 반입검사에서 적합 판정을 받지 않은 장비입니다.',
    'It was not found fit by an entry inspection at this plant.',
    '该设备未在本厂区的进场检查中判定合格。',
    'No fue declarado apto en la inspección de ingreso de esta planta.',
  ],
  otherOperator: [
    '조종자가 승인된 사람과 다릅니다.',
    'The operator is not the approved one.',
    '操作人员与批准的人员不同。',
    'El operador no es el aprobado.',
  ],
  passNeedsFit: [
    '적합 판정을 받은 반입만 출입증을 인쇄할 수 있습니다.',
    'A pass is printed for equipment that was found fit.',
    '仅可为合格的进场设备打印通行证。',
    'Solo se imprime el pase de un equipo apto.',
  ],
})

/** What the record notes by itself. */
export const speNotes = sentences({
  unfit: [
    '반입검사 부적합: {points}',
    'Found unfit: {points}',
    '进场检查不合格：{points}',
    'No apto: {points}',
  ],
  papers: ['서류 기한: {points}', 'Papers: {points}', '文件期限：{points}', 'Documentos: {points}'],
  left: [
    '장비가 반출되어 출입증을 회수함',
    'Taken back: the equipment has left',
    '设备退场收回',
    'Retirado: el equipo ha salido',
  ],
  plan: [
    '반입검사 {entry} ({turn}회)',
    'Entry inspection {entry} ({turn})',
    '进场检查{entry}（第{turn}次）',
    'Inspección {entry} ({turn})',
  ],
})
