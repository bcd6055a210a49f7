import { defineTexts } from '../../../core/web/text/define-texts.ts'

/** What pages of this module say alike, and the register of submissions. */
export const [useChemicalText] = defineTexts({
  list: ['목록', 'List', '列表', 'Lista'],
  saveFirst: ['수정한 내용을 먼저 저장해 주세요.', 'Save your changes first.', '请先保存修改内容。', 'Guarde primero los cambios.'],
  files: ['첨부', 'Attachments', '附件', 'Archivos'],
  'submit.help': [
    '우리가 제조·수입하는 제품의 MSDS 제출(변경제출)과 비공개승인 신청을 준비부터 결과까지 기록합니다. 유효해진 새 MSDS는 저절로 준비 상태로 들어옵니다. 결과를 등록하면 제출번호와 비공개 유효기간이 MSDS에 적힙니다.',
    'Submissions, changes and secrecy approvals of the products we make or import, from preparation to the answer. A new sheet in force enters by itself as in preparation. The answer writes the submission number and the term of secrecy into the MSDS.',
    '记录本公司制造、进口产品的MSDS提交（变更提交）和保密批准申请，从准备到结果。新生效的MSDS会自动进入准备状态。登记结果后，提交编号和保密有效期会写入MSDS。',
    'Presentaciones, modificaciones y confidencialidad de los productos que fabricamos o importamos, desde la preparación hasta la respuesta. Una FDS nueva vigente entra sola en preparación. La respuesta escribe el número y el plazo en la FDS.',
  ],
  'submit.what': ['제출 내용', 'What is handed in', '提交内容', 'Contenido'],
  'submit.answer': ['결과', 'Answer', '结果', 'Respuesta'],
})
