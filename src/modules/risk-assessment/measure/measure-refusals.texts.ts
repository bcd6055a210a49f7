import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about a measure is refused. (rsa.md 4, 5.7, 5.8, 7) */
export const measureRefusals = sentences({
  dueBeyond: [
    '등급 {grade}의 조치기한은 {days}일 이내여야 합니다.',
    'The due day of grade {grade} must be within {days} days.',
    '等级{grade}的整改期限须在{days}天以内。',
    'El plazo del grado {grade} debe ser de {days} días como máximo.',
  ],
  duePast: [
    '완료예정일은 오늘 이후여야 합니다.',
    'The due day must be today or later.',
    '预计完成日须为今天或之后。',
    'El plazo debe ser hoy o posterior.',
  ],
  ownerNeeded: [
    '담당자, 담당 부서, 담당 업체 중 하나를 입력하세요.',
    'Enter who does it: a person, a department or a company.',
    '请输入负责人、负责部门或负责企业之一。',
    'Indique quién lo hace: una persona, un departamento o una contrata.',
  ],
  planned: [
    '수립 상태의 감소대책만 수정할 수 있습니다. 이행은 개선요청에서 합니다.',
    'Only a planned measure can be changed; it is carried out in the register of improvements.',
    '仅制定状态的措施可修改；执行在改善请求中进行。',
    'Solo se modifica una medida planificada; se ejecuta en el registro de mejoras.',
  ],
  otherTarget: [
    '같은 평가대상의 감소대책만 연결할 수 있습니다.',
    'Only a measure of the same target can be joined.',
    '仅可关联同一评估对象的措施。',
    'Solo se vincula una medida del mismo objeto.',
  ],
  noRow: [
    '감소대책을 붙일 행이 없습니다.',
    'There is no such row to be lowered.',
    '没有可关联措施的行。',
    'No existe esa fila.',
  ],
  residualAbove: [
    '잔여위험성이 허용 수준을 초과합니다. 추가 대책을 등록하세요.',
    'The residual risk is above what is acceptable. Enter a further measure.',
    '剩余风险超过允许水平，请登记追加措施。',
    'El riesgo residual supera lo admisible. Registre otra medida.',
  ],
  furtherOnly: [
    '추가대책이 필요한 상태에서만 등록할 수 있습니다.',
    'A further measure is entered only where one is needed.',
    '仅在需要追加措施时可登记。',
    'Solo se registra otra medida donde hace falta.',
  ],
  title: [
    '위험성평가 감소대책: {measure}',
    'Measure of a risk assessment: {measure}',
    '风险评估措施：{measure}',
    'Medida de evaluación: {measure}',
  ],
  problem: [
    '평가대상 {target}. 유해·위험요인: {hazards}. 감소대책: {measure}. 잠정조치: {interim}',
    'Target {target}. Hazards: {hazards}. Measure: {measure}. Stopgap: {interim}',
    '评估对象{target}。危害因素：{hazards}。措施：{measure}。临时措施：{interim}',
    'Objeto {target}. Peligros: {hazards}. Medida: {measure}. Provisional: {interim}',
  ],
  level: ['{score}점 · {grade}', '{score} · {grade}', '{score}分 · {grade}', '{score} · {grade}'],
  none: ['없음', 'none', '无', 'ninguna'],
  fromRegister: [
    '개선요청 검증 결과',
    'As verified in the register of improvements',
    '改善请求验证结果',
    'Según la verificación del registro de mejoras',
  ],
})
