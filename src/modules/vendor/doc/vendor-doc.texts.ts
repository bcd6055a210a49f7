import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals about company papers. */
export const vendorDocSentences = sentences({
  writers: [
    '업체서류는 소속 업체와 안전담당만 등록하고 수정할 수 있습니다.',
    'Only the vendor itself and the safety officer can register and change company papers.',
    '仅所属承包商和安全负责人可登记和修改企业文件。',
    'Solo el propio contratista y el responsable de seguridad pueden registrar y modificar documentos.',
  ],
  verified: [
    '확인된 서류는 삭제할 수 없습니다.',
    'A verified paper cannot be deleted.',
    '已确认的文件不可删除。',
    'Un documento verificado no se puede eliminar.',
  ],
  fixedVendor: [
    '등록된 서류의 업체는 바꿀 수 없습니다.',
    'The vendor of a registered paper cannot be changed.',
    '已登记文件的承包商不可更改。',
    'No se puede cambiar el contratista de un documento registrado.',
  ],
  over: [
    '유효기간이 지난 서류입니다.',
    'The paper is no longer valid.',
    '文件已过有效期。',
    'El documento ha caducado.',
  ],
  verifySafety: [
    '업체서류는 안전담당만 확인할 수 있습니다.',
    'Only the safety officer can verify company papers.',
    '仅安全负责人可确认企业文件。',
    'Solo el responsable de seguridad puede verificar documentos.',
  ],
  noFile: [
    '첨부파일이 없는 서류는 확인할 수 없습니다. 업체에 파일을 요청하세요.',
    'A paper without a file cannot be verified. Ask the company for it.',
    '没有附件的文件不能确认。请向企业索取文件。',
    'Un documento sin archivo no puede verificarse. Pídalo a la empresa.',
  ],
  reasonMin: [
    '반려사유를 5자 이상 입력해 주세요.',
    'Write a reason of at least 5 characters.',
    '请输入至少5个字的退回原因。',
    'Escriba un motivo de al menos 5 caracteres.',
  ],
})
