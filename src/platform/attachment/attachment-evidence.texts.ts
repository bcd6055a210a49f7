import { sentences } from '../../core/shared/sentence.ts'

/** Why a file stays on its record, or is not taken into it. */
export const evidenceRefusals = sentences({
  handedOver: [
    '제출·처리된 뒤에는 그때까지 올린 파일을 삭제하거나 고칠 수 없습니다. 새 파일을 추가해 주세요.',
    'Files that were on the record when it was handed on can neither be removed nor changed. Add a new file instead.',
    '资料提交或处理后，此前上传的文件不能删除或修改。请添加新文件。',
    'Los archivos que estaban en el registro cuando se tramitó no se pueden eliminar ni modificar. Añada uno nuevo.',
  ],
  otherSide: [
    '다른 회사가 올린 파일은 삭제하거나 고칠 수 없습니다.',
    'Files of another company can neither be removed nor changed.',
    '不能删除或修改其他公司上传的文件。',
    'Los archivos de otra empresa no se pueden eliminar ni modificar.',
  ],
  sameContent: [
    '{name}님이 이미 올린 사진과 같은 파일입니다. 직접 촬영한 사진을 올려 주세요.',
    'This is the same file as a picture that {name} has already given. Please add a picture of your own.',
    '与{name}已上传的照片为同一文件。请上传您本人拍摄的照片。',
    'Es el mismo archivo que una foto que ya dio {name}. Añada una foto propia.',
  ],
})
