import { texts } from '../../core/shared/four-texts.ts'

/** What waits for people of the plant and of a company about companies. */
export const vendorWorkTexts = texts({
  document: ['업체서류 확인', 'Verify company paper', '确认企业文件', 'Verificar documento'],
  returned: [
    '반려된 서류 다시 등록',
    'Replace a returned paper',
    '重新登记退回文件',
    'Sustituir documento devuelto',
  ],
  change: ['업체 변경요청 검토', 'Decide a change of a vendor', '审核承包商变更', 'Resolver un cambio'],
  pending: ['업체 등록 승인', 'Approve a vendor', '批准承包商登记', 'Aprobar un contratista'],
  objection: ['소명 심사', 'Judge an objection', '审查申辩', 'Juzgar una alegación'],
  corrected: ['지적 조치 확인', 'Confirm a correction', '确认整改', 'Confirmar la corrección'],
  candidate: [
    '위반 후보 통보·제외',
    'Tell or set aside a violation',
    '通报或排除违规候选',
    'Comunicar o descartar una infracción',
  ],
  sanction: [
    '제재 제안 상신',
    'Submit a proposed sanction',
    '上报处罚建议',
    'Tramitar una sanción propuesta',
  ],
  gradeObjection: [
    '평가 이의 심사',
    'Judge an objection to a grade',
    '审查评价异议',
    'Juzgar una objeción al nivel',
  ],
  scores: ['업체평가 점수 입력', 'Score an evaluation', '录入评价分数', 'Puntuar una evaluación'],
  totalGiven: [
    '업체 재해현황 확정',
    'Confirm accident figures',
    '确认工伤统计',
    'Confirmar cifras de accidentes',
  ],
  result: [
    '평가결과 수용 또는 이의',
    'Accept the result or object',
    '接受评价结果或提出异议',
    'Aceptar el resultado u objetar',
  ],
  total: [
    '재해현황 확인 제출',
    'Confirm our accident figures',
    '确认本公司工伤统计',
    'Confirmar nuestras cifras',
  ],
  action: ['지적 조치 제출', 'Submit a correction', '提交整改', 'Presentar la corrección'],
  self: ['자가평가 제출', 'Submit the self-evaluation', '提交自评', 'Presentar la autoevaluación'],
  sheet: ['정보제공서 수령 서명', 'Sign for safety information', '签收安全信息', 'Firmar la información'],
  minutes: [
    '협의체 회의록 서명',
    'Sign the council minutes',
    '签署协商会会议记录',
    'Firmar el acta del consejo',
  ],
})
