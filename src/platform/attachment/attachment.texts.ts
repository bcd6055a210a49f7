import { sentences } from '../../core/shared/sentence.ts'

/** Why no more files are taken for now. */
export const attachmentRefusals = sentences({
  waiting: [
    '저장하지 않은 자료의 첨부파일이 {megabytes}MB를 넘었습니다. 작성 중인 자료를 저장하거나 파일을 지운 뒤 다시 올려 주세요.',
    'Files of records you have not saved exceed {megabytes} MB. Save the records or remove files, then upload again.',
    '未保存资料的附件已超过{megabytes}MB。请保存资料或删除文件后再上传。',
    'Los archivos de registros sin guardar superan {megabytes} MB. Guarde los registros o elimine archivos y vuelva a subirlos.',
  ],
  hourly: [
    '한 시간에 올릴 수 있는 {megabytes}MB를 넘었습니다. 잠시 후 다시 시도해 주세요.',
    'You have reached the {megabytes} MB that can be uploaded in an hour. Try again later.',
    '已超过每小时可上传的{megabytes}MB。请稍后再试。',
    'Ha alcanzado los {megabytes} MB que se pueden subir en una hora. Inténtelo más tarde.',
  ],
  diskFull: [
    '서버의 저장 공간이 부족하여 파일을 받을 수 없습니다. 관리자에게 문의하세요.',
    'The server is short of disk space and takes no files. Please contact the administrator.',
    '服务器存储空间不足，无法接收文件。请联系管理员。',
    'El servidor no tiene espacio y no acepta archivos. Contacte con el administrador.',
  ],
})
