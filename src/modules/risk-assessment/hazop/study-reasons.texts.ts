import { sentences } from '../../../core/shared/sentence.ts'

/** What a study lacks before it goes to review. (rsa.md 4, 5.4) */
export const studyReasonSays = sentences({
  noRows: [
    '검토한 행이 없습니다.',
    'No row has been gone through.',
    '没有已审查的行。',
    'No hay filas revisadas.',
  ],
  emptyNode: [
    '{node}: 검토한 이탈이 없습니다.',
    '{node}: no deviation has been gone through.',
    '{node}：没有已审查的偏差。',
    '{node}: no se revisó ninguna desviación.',
  ],
  noReason: [
    '가능성 없음의 사유가 없는 행 {count}개',
    '{count} rows without the reason why they cannot happen',
    '缺少不可能理由的行{count}个',
    '{count} filas sin el motivo de no ser creíbles',
  ],
  noCause: [
    '원인이 없는 행 {count}개',
    '{count} rows without a cause',
    '缺少原因的行{count}个',
    '{count} filas sin causa',
  ],
  noConsequence: [
    '결과가 없는 행 {count}개',
    '{count} rows without a consequence',
    '缺少后果的行{count}个',
    '{count} filas sin consecuencia',
  ],
  notScored: [
    '위험도를 결정하지 않은 행 {count}개',
    '{count} rows that nobody has ranked',
    '未判定风险的行{count}个',
    '{count} filas sin valorar',
  ],
  noRecommendation: [
    '개선권고가 필요한 행 {count}개',
    '{count} rows that need a recommendation',
    '需要改进建议的行{count}个',
    '{count} filas que requieren recomendación',
  ],
  noLopa: [
    'LOPA가 필요한 행 {count}개',
    '{count} rows that need a LOPA',
    '需要LOPA的行{count}个',
    '{count} filas que requieren LOPA',
  ],
  noAlarp: [
    'ALARP 사유가 없는 행 {count}개',
    '{count} rows without the reason why the risk is as low as practicable',
    '缺少ALARP理由的行{count}个',
    '{count} filas sin motivo ALARP',
  ],
  notExpected: [
    '개선 후 위험도가 없는 행 {count}개',
    '{count} rows without the risk after the recommendation',
    '缺少改进后风险的行{count}个',
    '{count} filas sin el riesgo posterior',
  ],
  unowned: [
    '담당자가 없는 권고가 있는 행 {count}개',
    '{count} rows with a recommendation that nobody answers for',
    '建议无负责人的行{count}个',
    '{count} filas con recomendación sin responsable',
  ],
  unlooked: [
    '재확인하지 않은 행 {count}개',
    '{count} copied rows that nobody has looked at',
    '未重新确认的行{count}个',
    '{count} filas copiadas sin revisar',
  ],
  discipline: [
    '종료된 회의에 {role}의 서명이 없습니다.',
    'No closed meeting has the signature of: {role}.',
    '已结束的会议没有{role}的签名。',
    'Ninguna reunión cerrada tiene la firma de: {role}.',
  ],
  uncovered: [
    '{node}: 전문가·설계·운전이 함께 서명한 회의가 없습니다.',
    '{node}: no meeting signed by expert, designer and operator together.',
    '{node}：没有专家·设计·操作共同签名的会议。',
    '{node}: ninguna reunión firmada a la vez por experto, diseño y operación.',
  ],
})
/** The disciplines that a study needs. */
export const disciplineNames = sentences({
  expert: ['위험성평가 전문가', 'expert of the method', '风险评估专家', 'experto del método'],
  design: ['설계', 'design', '设计', 'diseño'],
  operation: ['공정운전', 'operation', '工艺操作', 'operación'],
})
