import { sentences } from '../../core/shared/sentence.ts'

/** Why a drawn signature is not taken or not changed. */
export const signatureRefusals = sentences({
  name: [
    '서명한 사람의 이름을 적어 주세요.',
    'Enter the name of the person who signs.',
    '请填写签名人的姓名。',
    'Escriba el nombre de la persona que firma.',
  ],
  blank: [
    '서명이 비어 있습니다. 서명란에 직접 그려 주세요.',
    'The signature is empty. Draw it in the box.',
    '签名为空。请在签名栏中手写。',
    'La firma está vacía. Dibújela en el recuadro.',
  ],
  nameStays: [
    '서명의 이름은 고칠 수 없습니다. 잘못되었으면 삭제하고 다시 서명하세요.',
    'The name of a signature cannot be changed. Remove it and sign again if it is wrong.',
    '签名的姓名不能修改。如有错误，请删除后重新签名。',
    'El nombre de una firma no se puede cambiar. Si es erróneo, elimínela y firme de nuevo.',
  ],
})
