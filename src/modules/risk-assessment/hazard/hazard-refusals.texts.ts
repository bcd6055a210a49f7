import { sentences } from '../../../core/shared/sentence.ts'

/** Why a row of an assessment is refused. (rsa.md 5, 7, 8) */
export const hazardRefusals = sentences({
  bothLevels: [
    '빈도와 강도를 함께 입력하세요.',
    'Enter both the frequency and the severity.',
    '请同时输入频率和强度。',
    'Indique la frecuencia y la gravedad.',
  ],
  controlFirst: [
    '현재 안전조치를 먼저 입력하세요. 위험성은 현재 안전조치를 기준으로 판단합니다.',
    'Enter the present controls first: the risk is judged with them.',
    '请先输入现有安全措施，风险以现有措施为准判定。',
    'Indique primero los controles actuales: el riesgo se juzga con ellos.',
  ],
  occurrenceFirst: [
    '재해형태를 선택하세요. 가장 나쁜 경우를 먼저 생각합니다.',
    'Choose the kind of accident, the worst case first.',
    '请选择事故类型，先考虑最坏情形。',
    'Elija la forma del accidente, primero el peor caso.',
  ],
  levelReason: [
    '상·중·하로 판단한 사유를 입력하세요.',
    'Enter the reason for the level.',
    '请输入判定为高·中·低的理由。',
    'Indique el motivo del nivel.',
  ],
  hierarchyFirst: [
    '감소대책의 순위(제거·공학·관리·보호구)를 선택하세요.',
    'Choose the order of the measure: removal, engineering, management or equipment.',
    '请选择措施的顺序（消除·工程·管理·防护用品）。',
    'Elija el orden de la medida: eliminación, técnica, gestión o equipo.',
  ],
  dueFirst: [
    '감소대책의 완료예정일을 입력하세요.',
    'Enter the day by which the measure is done.',
    '请输入措施的预计完成日。',
    'Indique la fecha prevista de la medida.',
  ],
  dueBeyond: [
    '등급 {grade}의 조치기한은 {days}일 이내여야 합니다.',
    'A risk of grade {grade} must be lowered within {days} days.',
    '等级{grade}的整改期限须在{days}天以内。',
    'Un riesgo de grado {grade} debe reducirse en {days} días.',
  ],
  presentFirst: [
    '현재 위험성을 먼저 입력하세요.',
    'Enter the present risk first.',
    '请先输入当前风险。',
    'Indique primero el riesgo actual.',
  ],
  measureFirst: [
    '감소대책 없이 개선 후 위험성을 낮출 수 없습니다.',
    'The expected risk needs a measure.',
    '没有降低措施，不能填写改善后风险。',
    'El riesgo esperado necesita una medida.',
  ],
  notHigher: [
    '개선 후가 현재보다 높을 수 없습니다. 높다면 예외 사유를 입력하세요.',
    'What is expected cannot be higher than now. If it is, give the reason.',
    '改善后不得高于当前。如确实更高，请输入例外理由。',
    'Lo esperado no puede ser mayor que ahora. Si lo es, indique el motivo.',
  ],
  mildFreq: [
    '관리적 대책·보호구만으로는 빈도를 {most}단계까지만 낮출 수 있습니다. 더 낮추려면 예외 사유를 입력하세요.',
    'Management and protective equipment alone lower the frequency by {most} step. For more, give the reason.',
    '仅靠管理措施·防护用品，频率最多降低{most}级。需更低时请输入例外理由。',
    'Con gestión y equipos de protección la frecuencia baja {most} nivel. Para más, indique el motivo.',
  ],
  mildSev: [
    '관리적 대책·보호구만으로는 강도를 낮출 수 없습니다. 낮추려면 예외 사유를 입력하세요.',
    'Management and protective equipment alone never lower the severity. If they do, give the reason.',
    '仅靠管理措施·防护用品不能降低强度。需降低时请输入例外理由。',
    'Con gestión y equipos de protección la gravedad no baja. Si baja, indique el motivo.',
  ],
  mildLevel: [
    '관리적 대책·보호구만으로는 수준을 {most}단계까지만 낮출 수 있습니다. 더 낮추려면 예외 사유를 입력하세요.',
    'Management and protective equipment alone lower the level by {most} step. For more, give the reason.',
    '仅靠管理措施·防护用品，水平最多降低{most}级。需更低时请输入例外理由。',
    'Con gestión y equipos de protección el nivel baja {most}. Para más, indique el motivo.',
  ],
  otherTarget: [
    '행을 다른 평가대상으로 옮길 수 없습니다.',
    'A row cannot be moved to another target.',
    '不能将行移至其他评估对象。',
    'Una fila no puede moverse a otro objeto.',
  ],
  otherType: [
    '이 평가대상의 기법({type})에는 이 행을 입력할 수 없습니다.',
    'Rows of this kind do not belong to the method of the target ({type}).',
    '该评估对象的方法（{type}）不能输入此类行。',
    'Estas filas no son del método del objeto ({type}).',
  ],
  measureUnderWay: [
    '이미 이행 중인 대책입니다. 감소대책 조치에서 처리하세요.',
    'This measure is already being carried out. Go on in the list of measures.',
    '该措施已在实施中，请在降低措施中处理。',
    'Esta medida ya está en marcha. Siga en la lista de medidas.',
  ],
  measuredRow: [
    '이행 중인 대책이 있는 행은 삭제할 수 없습니다.',
    'A row with a measure that is being carried out cannot be removed.',
    '有正在实施措施的行不能删除。',
    'Una fila con una medida en marcha no puede borrarse.',
  ],
  noForm: [
    '확정된 체크리스트만 불러올 수 있습니다.',
    'Only a checklist that is fixed can be taken.',
    '只能导入已确定的检查表。',
    'Solo puede tomarse una lista fijada.',
  ],
  formTaken: [
    '이미 불러온 체크리스트입니다.',
    'This checklist is there already.',
    '该检查表已导入。',
    'Esta lista ya está.',
  ],
})
