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
