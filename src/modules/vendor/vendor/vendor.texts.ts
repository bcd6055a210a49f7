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
})
