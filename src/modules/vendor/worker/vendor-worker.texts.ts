import { sentences } from '../../../core/shared/sentence.ts'

/** Faults in a worker's data, and refusals about workers. */
export const vendorWorkerSentences = sentences({
  keeperOnly: [
    '작업자는 소속 업체와 발주 사업장의 담당자만 등록하고 수정할 수 있습니다.',
    'Only the vendor itself and the plant can register and change workers.',
    '仅所属承包商和发包工厂的负责人可登记和修改作业人员。',
    'Solo el propio contratista y la planta pueden registrar y modificar trabajadores.',
  ],
  banReason: [
    '출입을 정지하려면 사유를 입력해 주세요.',
    'Give the reason of the suspension.',
    '停止出入须输入原因。',
    'Indique el motivo de la suspensión.',
  ],
  plantLetsIn: [
    '출입상태는 발주 사업장의 담당자만 변경할 수 있습니다.',
    'Only the plant can change the access status.',
    '仅发包工厂的负责人可更改出入状态。',
    'Solo la planta puede cambiar el estado de acceso.',
  ],
  tooYoung: [
    '만 18세 미만은 등록할 수 없습니다.',
    'Nobody under 18 can be registered.',
    '未满18岁不得登记。',
    'No se puede registrar a menores de 18 años.',
  ],
  visaType: [
    '외국인 작업자는 체류자격을 입력해 주세요.',
    'Enter the residence status of a foreign worker.',
    '外籍作业人员请输入居留资格。',
    'Indique el tipo de residencia del trabajador extranjero.',
  ],
  visaDay: [
    '외국인 작업자는 체류만료일을 입력해 주세요.',
    'Enter until when the residence of a foreign worker is valid.',
    '外籍作业人员请输入居留到期日。',
    'Indique hasta cuándo es válida la residencia del trabajador extranjero.',
  ],
  healthOrder: [
    '차기 건강진단일은 건강진단일 이후여야 합니다.',
    'The next health check must be after the health check.',
    '下次体检日期须晚于体检日期。',
    'El próximo reconocimiento debe ser posterior al reconocimiento.',
  ],
  healthConsent: [
    '건강진단 정보를 등록하려면 건강정보 동의일을 입력해 주세요.',
    'Enter the consent to health data to register a health check.',
    '登记体检信息须输入健康信息同意日。',
    'Para registrar un reconocimiento indique el consentimiento de datos de salud.',
  ],
  consentAhead: [
    '동의일은 오늘보다 늦을 수 없습니다. 본인이 동의서에 서명한 날을 입력해 주세요.',
    'The day of consent cannot be in the future. Enter the day on which the worker signed.',
    '同意日不能晚于今天。请输入本人签署同意书的日期。',
    'El día del consentimiento no puede ser futuro. Indique el día en que el trabajador firmó.',
  ],
  licenceOrder: [
    '유효기간은 취득일 이후여야 합니다.',
    'It must be valid beyond the day it was obtained.',
    '有效期须晚于取得日期。',
    'La validez debe ser posterior a la obtención.',
  ],
  trainingOrder: [
    '유효일은 이수일 이후여야 합니다.',
    'It must be valid beyond the day it was completed.',
    '有效日须晚于完成日期。',
    'La validez debe ser posterior a la realización.',
  ],
})
