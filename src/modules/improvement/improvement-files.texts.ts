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
  pack: ['시정조치보고서_묶음', 'corrective-action-reports', '整改报告_合集', 'informes-accion-correctiva'],
  manyInPack: [
    '한 번에 {count}건까지 묶을 수 있습니다.',
    'Up to {count} reports go into one pack.',
    '每次最多可打包{count}件。',
    'Un paquete admite hasta {count} informes.',
  ],
  effects: ['효과확인', 'Effect check', '效果确认', 'Comprobación del efecto'],
  half: [
    '개선반기점검_{name}',
    'half-year-review_{name}',
    '改善半年检查_{name}',
    'revision-semestral_{name}',
  ],
})
