import { texts } from '../../../../core/shared/four-texts.ts'

/** The panel of accidents on the first page. */
export const eventPortletTexts = texts({
  name: ['사고·아차사고', 'Accidents and near misses', '事故与未遂事故', 'Accidentes y cuasi accidentes'],
  report: ['아차사고 신고', 'Report a near miss', '报告未遂事故', 'Avisar'],
  toClassify: ['분류 대기 사고', 'Accidents to classify', '待分类事故', 'Por clasificar'],
  underWay: ['조사·대책 중', 'Under investigation', '调查与措施中', 'En investigación'],
  toAccept: ['접수 대기 아차사고', 'Near misses to accept', '待受理未遂事故', 'Cuasi accidentes por aceptar'],
  accepted: ['조치 중 아차사고', 'Near misses under way', '处理中未遂事故', 'Cuasi accidentes en curso'],
  reports: ['제출할 법정보고', 'Reports to hand in', '待提交法定报告', 'Informes por presentar'],
})
