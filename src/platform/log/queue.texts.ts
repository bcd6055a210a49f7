import { texts } from '../../core/shared/four-texts.ts'

export const queueTexts = texts({
  runs: ['배치 실행', 'Batch runs', '批处理执行', 'Ejecuciones'],
  queue: ['작업 대기열', 'Work queue', '作业队列', 'Cola'],
  help: [
    '메일, SMS, 엑셀 파일, 개선요청 연동처럼 응답한 뒤에 하는 일입니다. 실패한 작업은 정해진 간격으로 다시 하고, 끝내 실패하면 여기에 남습니다.',
    'Work done after the answer: mails, text messages, Excel files, news to the sources of improvements. A failed job is tried again at set intervals; what fails for good stays here.',
    '响应之后处理的作业：邮件、短信、Excel文件、改进请求联动。失败的作业按设定间隔重试，最终失败的保留在此。',
    'Trabajo posterior a la respuesta: correos, SMS, archivos Excel y avisos a los orígenes de mejoras. Lo que falla se reintenta a intervalos; lo que falla del todo queda aquí.',
  ],
  retry: ['다시 실행', 'Run again', '重新执行', 'Ejecutar de nuevo'],
  retried: [
    '{count}건을 다시 실행합니다.',
    '{count} jobs run again.',
    '重新执行{count}条。',
    'Se ejecutan {count} de nuevo.',
  ],
})
