import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals about a vendor. */
export const vendorSentences = sentences({
  badBizRegNo: [
    '사업자등록번호 형식이 올바르지 않습니다.',
    'The business registration number is not valid.',
    '营业执照号格式不正确。',
    'El número de registro mercantil no es válido.',
  ],
  otherPlants: [
    '다른 사업장과도 거래하는 업체여서 모든 사업장에 적용되는 값은 바꿀 수 없습니다. 우리 사업장의 출입은 출입정지를 등록해 막으세요.',
    'The vendor also works at other plants: what holds at all of them cannot be changed here. Register a ban to bar entry to your plant.',
    '该承包商还与其他工厂有业务，不能修改对所有工厂生效的内容。请登记停止出入以禁止进入本厂。',
    'El contratista trabaja también en otras plantas: no se puede cambiar aquí lo que rige en todas. Registre una prohibición para impedir el acceso a su planta.',
  ],
  noOwnPlant: [
    '소속 사업장이 없어 추가할 수 없습니다.',
    'You belong to no plant: there is none to add it to.',
    '您没有所属工厂，无法添加。',
    'No pertenece a ninguna planta a la que añadirlo.',
  ],
  unknownCompany: [
    '등록된 업체가 아닙니다. 업체 탭에서 새로 등록하세요.',
    'No vendor has this number. Register it as a new one.',
    '没有该号码的承包商，请新登记。',
    'Ningún contratista tiene este número. Regístrelo como nuevo.',
  ],
  byRequest: [
    '변경 요청으로만 바꿀 수 있는 항목입니다.',
    'This can be changed only by request.',
    '该项目只能通过变更申请修改。',
    'Solo se puede cambiar mediante solicitud.',
  ],
  chain: [
    '하도급은 3단계까지이며 자신의 하위 업체를 상위로 지정할 수 없습니다.',
    'Subcontracting goes down three levels; a subcontractor of its own cannot be its principal.',
    '分包最多3级，且不能将自己的下级承包商指定为上级。',
    'La subcontratación llega a 3 niveles y un subcontratista propio no puede ser su principal.',
  ],
  knownNumber: [
    '이미 등록된 사업자등록번호입니다.',
    'This business registration number is registered already.',
    '该营业执照号已登记。',
    'Este número de registro ya existe.',
  ],
  paperMissing: [
    '확인된 서류가 없습니다: {name}',
    'No valid, verified {name}.',
    '没有已确认的{name}。',
    'Falta {name} verificado y vigente.',
  ],
  openContracts: [
    '끝나지 않은 도급계약이 {count}건 있습니다.',
    '{count} contracts have not ended.',
    '有{count}个承包合同未结束。',
    'Hay {count} contratos sin terminar.',
  ],
  openPermits: [
    '끝나지 않은 작업허가가 {count}건 있습니다.',
    '{count} work permits are open.',
    '有{count}个作业许可未结束。',
    'Hay {count} permisos de trabajo abiertos.',
  ],
  openRequests: [
    '검토 중인 출입신청이 {count}건 있습니다.',
    '{count} entry requests are under review.',
    '有{count}个出入申请在审核中。',
    'Hay {count} solicitudes de acceso en revisión.',
  ],
  validPasses: [
    '유효한 출입증이 {count}개 있습니다. 먼저 회수하세요.',
    '{count} passes are valid. Withdraw them first.',
    '有{count}个有效出入证，请先收回。',
    'Hay {count} pases válidos. Retírelos antes.',
  ],
  endedVendor: [
    '거래가 종료된 업체는 수정할 수 없습니다. 먼저 거래를 재개하세요.',
    'Business with the vendor has ended: reopen it before changing anything.',
    '与该承包商的业务已终止，请先恢复业务再修改。',
    'La relación con el contratista ha terminado: reanúdela antes de cambiar algo.',
  ],
  endedReason: [
    '거래가 종료되었습니다.',
    'Business with the vendor has ended.',
    '业务已结束。',
    'La relación ha terminado.',
  ],
  nothingAsked: [
    '바꿀 항목을 하나 이상 입력해 주세요.',
    'Enter at least one thing to change.',
    '请至少输入一个变更项目。',
    'Indique al menos un dato que cambiar.',
  ],
  unchanged: ['지금 값과 같습니다.', 'This is the present value.', '与现有值相同。', 'Es el valor actual.'],
  requestOpen: [
    '검토 중인 변경요청이 있습니다.',
    'A request for changes is under review already.',
    '已有审核中的变更申请。',
    'Ya hay una solicitud de cambio en revisión.',
  ],
  requestStays: [
    '검토 중인 변경요청은 고칠 수 없습니다. 취소하고 새로 요청하세요.',
    'A request under review is not changed. Take it back and ask anew.',
    '审核中的变更申请不能修改，请取消后重新申请。',
    'Una solicitud en revisión no se cambia. Retírela y pida otra.',
  ],
  evidence: [
    '증빙이 첨부되지 않았습니다.',
    'There is no evidence attached.',
    '未附证明材料。',
    'Falta la evidencia adjunta.',
  ],
  companyAsks: [
    '변경요청은 업체가 합니다.',
    'The vendor itself asks for changes.',
    '变更申请由承包商提出。',
    'Los cambios los solicita el propio contratista.',
  ],
  changeTold: [
    '{what}: {from} → {to}',
    '{what}: {from} → {to}',
    '{what}：{from} → {to}',
    '{what}: {from} → {to}',
  ],
})
