import { sentences } from '../../core/shared/sentence.ts'

/** Names of the files that improvements are printed as. */
export const improvementFiles = sentences({
  report: [
    '시정조치보고서_{no}',
    'corrective-action-report_{no}',
    '整改报告_{no}',
    'informe-accion-correctiva_{no}',
  ],
  request: ['개선요청서_{no}', 'improvement-request_{no}', '改善申请书_{no}', 'solicitud-mejora_{no}'],
  requests: ['개선요청서', 'improvement-requests', '改善申请书', 'solicitudes-mejora'],
  half: [
    '개선반기점검_{name}',
    'half-year-review_{name}',
    '改善半年检查_{name}',
    'revision-semestral_{name}',
  ],
})
