import { texts } from '../../../core/shared/four-texts.ts'

/** What a person has to do about review of materials. */
export const materialWorkTexts = texts({
  'material-submitted': [
    '자재 사전검토 접수',
    'Take material check',
    '受理物料预审',
    'Recibir revisión de material',
  ],
  'material-reviewing': ['자재 검토의견', 'Review material', '物料审查意见', 'Revisar material'],
  'material-deciding': ['자재 판정', 'Decide on material', '物料判定', 'Dictaminar material'],
  'material-approved': ['자재 등록', 'Register material', '登记物料', 'Registrar material'],
  'material-supplement': ['자재 보완', 'Supplement request', '补充物料资料', 'Completar solicitud'],
})
