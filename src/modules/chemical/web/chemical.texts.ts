import { texts } from '../../../core/shared/four-texts.ts'

/** What pages of this module say alike, and the register of submissions. */
export const chemicalTexts = texts({
  list: ['목록', 'List', '列表', 'Lista'],
  files: ['첨부', 'Attachments', '附件', 'Archivos'],
  'submit.help': [
    '우리가 제조·수입하는 제품의 MSDS 제출(변경제출)과 비공개승인 신청을 준비부터 결과까지 기록합니다. 유효해진 새 MSDS는 저절로 준비 상태로 들어옵니다. 결과를 등록하면 제출번호와 비공개 유효기간이 MSDS에 적힙니다.',
    'Submissions, changes and secrecy approvals of the products we make or import, from preparation to the answer. A new sheet in force enters by itself as in preparation. The answer writes the submission number and the term of secrecy into the MSDS.',
    '记录本公司制造、进口产品的MSDS提交（变更提交）和保密批准申请，从准备到结果。新生效的MSDS会自动进入准备状态。登记结果后，提交编号和保密有效期会写入MSDS。',
    'Presentaciones, modificaciones y confidencialidad de los productos que fabricamos o importamos, desde la preparación hasta la respuesta. Una FDS nueva vigente entra sola en preparación. La respuesta escribe el número y el plazo en la FDS.',
  ],
  'except.help': [
    '회사 분리 기준에서 금지(X)인 두 제품을 대책을 세워 한 장소에 두거나, 소방서 승인을 받아 지정수량 이상을 임시로 둘 때 승인을 받습니다. 위험물 유별 혼재와 접촉 위험 물질은 예외가 없습니다.',
    'Ask here to keep two products in one store that the company matrix separates, with measures, or to keep more than the designated quantity for a time with the word of the fire station. Fire-law classes and substances that react on contact have no exception.',
    '公司隔离标准禁止（X）的两种产品采取措施后同处存放，或经消防署批准临时储存指定数量以上时，在此申请批准。危险物类别混存和接触危险的物质不得例外。',
    'Solicite aquí guardar juntos dos productos que la matriz de la empresa separa, con medidas, o guardar temporalmente más de la cantidad designada con permiso de bomberos. Las clases de la ley y las sustancias que reaccionan al contacto no admiten excepción.',
  ],
  'except.what': ['요청', 'Request', '申请', 'Solicitud'],
  'except.word': ['승인', 'Approval', '批准', 'Aprobación'],
  'except.approver': [
    '그 장소의 위험물안전관리자, 사업장 안전담당 또는 SHE관리자. 요청자 본인은 될 수 없습니다.',
    'The dangerous goods manager of the store, plant safety or head office SHE; never who asks.',
    '该储存所的危险物安全管理者、厂区安全负责人或SHE管理者；申请人本人不可。',
    'El responsable de mercancías peligrosas, seguridad de planta o SHE central; nunca quien solicita.',
  ],
  'submit.what': ['제출 내용', 'What is handed in', '提交内容', 'Contenido'],
  'submit.answer': ['결과', 'Answer', '结果', 'Respuesta'],
})
