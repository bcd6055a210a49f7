import { texts } from '../../../core/shared/four-texts.ts'

export const systemStateTexts = texts({
  lastBackup: ['마지막 백업', 'Last backup', '最近备份', 'Última copia de seguridad'],
  noBackup: ['없음', 'None', '无', 'Ninguna'],
  failedRuns: [
    '실패한 배치 (어제부터)',
    'Failed jobs (since yesterday)',
    '失败的批处理（昨日起）',
    'Procesos fallidos (desde ayer)',
  ],
  errors: ['오류 (어제부터)', 'Errors (since yesterday)', '错误（昨日起）', 'Errores (desde ayer)'],
  failedMails: ['보내지 못한 메일·문자', 'Messages not sent', '未能发送的邮件·短信', 'Mensajes no enviados'],
  waitingMails: [
    '발송을 기다리는 메일·문자',
    'Messages waiting to be sent',
    '等待发送的邮件·短信',
    'Mensajes en espera',
  ],
  requests: [
    '결재 중인 권한 신청',
    'Requests for rights in approval',
    '审批中的权限申请',
    'Solicitudes de permisos en curso',
  ],
})
