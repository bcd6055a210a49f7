import { sentences } from '../../shared/sentence.ts'

/** Why a request is not taken at all. */
export const requestRefusals = sentences({
  manyForms: [
    '보내는 중인 파일이 많습니다. 먼저 보낸 파일이 저장된 뒤 다시 보내 주세요.',
    'Too many uploads are still running. Send again when they have been saved.',
    '正在上传的文件过多。请等先前的文件保存后再上传。',
    'Hay demasiados archivos enviándose. Vuelva a enviar cuando se hayan guardado los anteriores.',
  ],
})
