import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about a check is refused. (saf.md 7) */
export const checkRefusals = sentences({
  oneTarget: [
    '설비·구역·협력사 가운데 하나만 입력해 주세요.',
    'Name exactly one facility, area or company.',
    '请在设备、区域、承包商中只填写一项。',
    'Indique una sola instalación, zona o contrata.',
  ],
  facilityNeeded: [
    '설비점검은 설비를 입력해 주세요.',
    'The check of a facility names the facility.',
    '设备检查请填写设备。',
    'La revisión de instalación indica la instalación.',
  ],
  vendorNeeded: [
    '협력사 자체점검은 협력사를 입력해 주세요.',
    'A self-check names the company that does it.',
    '承包商自查请填写承包商。',
    'La autorrevisión indica la contrata.',
  ],
  entryOnly: [
    '반입검사는 특수장비 반입에서 계획됩니다.',
    'An entry inspection is planned by the entry of special equipment.',
    '进场检查由特种设备进场安排。',
    'La inspección de ingreso la planifica el ingreso del equipo.',
  ],
  otherPlant: [
    '선택한 사업장의 것이 아닙니다.',
    'It does not belong to the chosen plant.',
    '不属于所选厂区。',
    'No pertenece a la planta elegida.',
  ],
  store: [
    '저장시설은 화학물질의 저장시설 점검에서 점검합니다.',
    'A store is checked by the inspections of stores of chemicals.',
    '储存设施在化学品的储存设施检查中检查。',
    'Los almacenes se revisan en la inspección de almacenes de químicos.',
  ],
  sheetNotFixed: [
    '확정된 점검표만 계획에 쓸 수 있습니다.',
    'A plan asks a sheet that is fixed.',
    '计划只能使用已确定的检查表。',
    'Un plan usa una lista fijada.',
  ],
  sheetPurpose: [
    '이 점검구분에 쓰는 점검표가 아닙니다.',
    'The sheet is not for this kind of check.',
    '不是该检查类别使用的检查表。',
    'La lista no es de este tipo de revisión.',
  ],
  endBeforeStart: [
    '종료일은 시작일보다 빠를 수 없습니다.',
    'The end does not lie before the start.',
    '结束日不能早于开始日。',
    'El fin no puede ser anterior al inicio.',
  ],
  otherPerson: [
    '이 사업장에서 점검할 수 있는 담당자가 아닙니다.',
    'This person cannot check at the plant.',
    '此人不能在该厂区检查。',
    'Esta persona no puede revisar en la planta.',
  ],
  stopped: [
    '중지한 계획은 수정할 수 없습니다. 먼저 다시 시작해 주세요.',
    'A stopped plan cannot be changed. Start it again first.',
    '已停止的计划不能修改，请先重新开始。',
    'Un plan detenido no se modifica. Reanúdelo antes.',
  ],
  keptPlan: [
    '계획은 삭제하지 않습니다. 더 쓰지 않으면 중지해 주세요.',
    'A plan is not deleted. Stop it when it is not used any more.',
    '计划不删除。不再使用时请停止。',
    'Un plan no se elimina. Deténgalo si ya no se usa.',
  ],
  byItsSheet: [
    '점검결과는 점검표로만 입력합니다.',
    'A check is entered by its sheet alone.',
    '检查结果只能通过检查表录入。',
    'Una revisión se registra solo con su lista.',
  ],
  plannersOnly: [
    '안전담당과 관리감독자만 할 수 있습니다.',
    'Only safety staff and supervisors may do this.',
    '仅安全负责人和管理监督者可以操作。',
    'Solo seguridad y los supervisores.',
  ],
  supervisorElsewhere: [
    '관리감독자는 소속 부서의 점검만 할 수 있습니다.',
    'A supervisor acts on checks of the own departments only.',
    '管理监督者只能处理所属部门的检查。',
    'Un supervisor actúa solo en sus departamentos.',
  ],
  chargeOnly: [
    '점검 담당자, 소속 부서원 또는 안전담당만 점검할 수 있습니다.',
    'Only its person in charge, the department or safety staff check it.',
    '仅检查负责人、所属部门人员或安全负责人可以检查。',
    'Solo revisa el encargado, su departamento o seguridad.',
  ],
  companyOnly: [
    '자체점검은 해당 협력업체만 작성할 수 있습니다.',
    'A self-check is written by its company alone.',
    '自查只能由该承包商填写。',
    'Solo la propia contrata rellena su autorrevisión.',
  ],
  notYetMonth: [
    '{month} 자체점검은 {day}부터 작성할 수 있습니다.',
    'The self-check of {month} can be written from {day} on.',
    '{month}自查自{day}起可以填写。',
    'La autorrevisión de {month} se rellena desde el {day}.',
  ],
  monthPast: [
    '제출 기간이 지난 자체점검입니다. 다음 점검을 작성해 주세요.',
    'The time of this self-check is over. Write the next one.',
    '该自查的提交期限已过，请填写下一次自查。',
    'El plazo de esta autorrevisión pasó. Rellene la siguiente.',
  ],
  submitted: [
    '제출한 자체점검의 사진은 바꿀 수 없습니다.',
    'The pictures of a submitted self-check stay as they are.',
    '已提交自查的照片不能更改。',
    'Las fotos de una autorrevisión entregada no cambian.',
  ],
  sampleOpen: [
    '진행 중인 표본점검을 먼저 끝내 주세요.',
    'First finish the sample that is under way.',
    '请先完成进行中的抽查。',
    'Termine antes la muestra en curso.',
  ],
  sampleSubmitted: [
    '제출된 자체점검만 확인 전에 표본점검할 수 있습니다.',
    'A sample is taken of a self-check that is submitted and not confirmed yet.',
    '只能在确认前对已提交的自查进行抽查。',
    'La muestra se toma de una autorrevisión entregada y aún sin confirmar.',
  ],
  selfOnly: [
    '자체점검만 표본점검할 수 있습니다.',
    'A sample is taken of self-checks alone.',
    '只有自查可以抽查。',
    'Solo se toma muestra de autorrevisiones.',
  ],
  notOwn: [
    '본인이 실시한 점검은 본인이 확인할 수 없습니다.',
    'Nobody confirms a check of his own.',
    '不能确认本人实施的检查。',
    'Nadie confirma su propia revisión.',
  ],
  notYet: [
    '점검일({day}) {days}일 전부터 점검할 수 있습니다.',
    'It can be checked from {days} days before {day}.',
    '检查日（{day}）前{days}天起可以检查。',
    'Se puede revisar desde {days} días antes de {day}.',
  ],
  missed: [
    '다음 점검일이 되어 미실시로 닫힌 점검입니다.',
    'The next round is due: this one was missed and is closed.',
    '下一次检查日已到，本次检查已按未实施关闭。',
    'Ya toca la siguiente ronda: esta quedó sin hacer.',
  ],
  presenceFirst: [
    '설비·구역의 QR 코드로 현장 확인을 먼저 해 주세요.',
    'First prove by the code at the place that you are there.',
    '请先用设备或区域的二维码确认在现场。',
    'Antes confirme su presencia con el código del lugar.',
  ],
  witnessFirst: [
    '참관자를 먼저 입력해 주세요.',
    'First name the witness.',
    '请先填写见证人。',
    'Antes indique el testigo.',
  ],
  noPlace: [
    '협력사 점검은 현장 확인 대상 장소가 없습니다.',
    'The check of a company has no place to prove.',
    '承包商检查没有需要确认的地点。',
    'La revisión de una contrata no tiene lugar que confirmar.',
  ],
  unknownTag: [
    '등록되지 않은 코드입니다.',
    'Nobody knows this code.',
    '未登记的代码。',
    'Código no registrado.',
  ],
  otherPlantTag: [
    '다른 사업장의 태그입니다.',
    'This tag belongs to another plant.',
    '这是其他厂区的标签。',
    'La etiqueta es de otra planta.',
  ],
  otherPlaceTag: [
    '점검 대상이 아닌 설비·구역의 태그입니다.',
    'This tag hangs elsewhere than at what is checked.',
    '不是检查对象的设备或区域标签。',
    'La etiqueta no es de lo que se revisa.',
  ],
  kept: [
    '확인한 점검의 사진은 바꿀 수 없습니다.',
    'The pictures of a confirmed check stay as they are.',
    '已确认检查的照片不能更改。',
    'Las fotos de una revisión confirmada no cambian.',
  ],
})

/** What a check asks others to mend. */
export const checkNotes = sentences({
  title: ['안전점검: {item}', 'Safety check: {item}', '安全检查：{item}', 'Revisión de seguridad: {item}'],
  problem: [
    '{target} 점검({plan})에서 부적합으로 확인되었습니다. {item}: {finding}',
    'Found bad at the check of {target} ({plan}). {item}: {finding}',
    '{target}检查（{plan}）中确认不合格。{item}：{finding}',
    'No conforme en la revisión de {target} ({plan}). {item}: {finding}',
  ],
})
