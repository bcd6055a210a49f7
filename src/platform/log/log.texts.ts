import { sentences } from '../../core/shared/sentence.ts'

export const excelJobMessages = sentences({
  tooMany: [
    '진행 중인 엑셀 작업이 많습니다. 끝난 뒤에 다시 시도해 주세요.',
    'You have many Excel jobs under way. Please try again when they are done.',
    '正在进行的Excel作业过多。请在完成后重试。',
    'Tiene muchos trabajos de Excel en curso. Inténtelo cuando terminen.',
  ],
  interrupted: [
    '서버가 다시 시작되어 중단되었습니다. 다시 요청해 주세요.',
    'It was interrupted by a restart of the server. Please ask for it again.',
    '因服务器重启而中断。请重新请求。',
    'Se interrumpió al reiniciarse el servidor. Solicítelo de nuevo.',
  ],
  rightGone: [
    '엑셀 권한이 없어져 파일을 만들지 않았습니다.',
    'The file was not made because the right to Excel is gone.',
    '因Excel权限已取消，未生成文件。',
    'No se creó el archivo porque ya no tiene derecho a Excel.',
  ],
  failed: [
    '파일을 만들지 못했습니다. 다시 요청해 주세요.',
    'The file could not be made. Please ask for it again.',
    '文件生成失败。请重新请求。',
    'No se pudo crear el archivo. Solicítelo de nuevo.',
  ],
  uploaded: [
    '적용 {applied}건, 오류 {failed}건',
    '{applied} applied, {failed} with errors',
    '已应用{applied}条，错误{failed}条',
    '{applied} aplicadas, {failed} con errores',
  ],
  ready: [
    '{count}건의 파일이 준비되었습니다. {days}일 동안 받을 수 있습니다.',
    'The file with {count} rows is ready. It can be taken for {days} days.',
    '{count}条的文件已准备好。可在{days}天内下载。',
    'El archivo con {count} filas está listo. Puede obtenerlo durante {days} días.',
  ],
  expired: [
    '보관기간이 지나 삭제된 파일입니다. 다시 요청해 주세요.',
    'The file is no longer kept. Please ask for it again.',
    '文件已超过保留期并被删除。请重新请求。',
    'El archivo ya no se conserva. Solicítelo de nuevo.',
  ],
})

export const reviewMessages = sentences({
  notOfficer: [
    '개인정보 보호책임자(D20)만 점검할 수 있습니다.',
    'Only the privacy officer (D20) may check.',
    '仅个人信息保护负责人(D20)可以检查。',
    'Solo el responsable de privacidad (D20) puede revisar.',
  ],
  notOver: [
    '끝나지 않은 달은 점검할 수 없습니다.',
    'A month that is not over cannot be checked.',
    '未结束的月份不能检查。',
    'No se puede revisar un mes que no ha terminado.',
  ],
  reviewed: [
    '이미 점검한 달입니다.',
    'This month has been checked already.',
    '该月已检查。',
    'Este mes ya está revisado.',
  ],
  badMonth: [
    '점검월 항목의 형식이 올바르지 않습니다. (YYYY-MM)',
    'The month has a wrong form. (YYYY-MM)',
    '检查月份的格式不正确。(YYYY-MM)',
    'El mes no tiene el formato correcto. (YYYY-MM)',
  ],
})
