import { texts } from '../../../../core/shared/four-texts.ts'

/** What a signature on a permit says, by who signs. */
export const statementTexts = texts({
  approval: [
    '작업 내용과 안전조치, 필요 없다고 한 조치를 읽었고, 이 시간과 장소에서 작업하는 데 동의합니다.',
    'I have read the work, its measures and those that were left out, and agree to this work at this time and place.',
    '本人已阅读作业内容、安全措施及被认定为不需要的措施，同意在该时间和地点作业。',
    'He leído el trabajo, sus medidas y las descartadas, y estoy de acuerdo con realizarlo en este lugar y horario.',
  ],
  supervisor: [
    '작업자 모두에게 위험과 안전조치를 알렸고, 작업 전 조치가 된 것을 직접 보았습니다.',
    'I have told everybody of the dangers and measures, and have seen that what comes before the work is done.',
    '本人已向全体作业人员告知危险和措施，并亲自确认作业前措施已落实。',
    'He informado a todos de los peligros y medidas, y he visto hechas las medidas previas.',
  ],
  watcher: [
    '감시할 곳과 비상연락 방법을 알고, 작업하는 동안 그 자리를 떠나지 않겠습니다.',
    'I know the place to watch and how to raise the alarm, and will not leave it during the work.',
    '本人了解监护位置和紧急联络方法，作业期间不离开岗位。',
    'Conozco el puesto y cómo dar la alarma, y no lo abandonaré durante el trabajo.',
  ],
  resumeApprover: [
    '중지의 원인이 없어진 것을 확인했고, 작업을 다시 시작하는 데 동의합니다.',
    'I have made sure that the cause of the stop is gone, and agree to going on.',
    '本人已确认停工原因消除，同意恢复作业。',
    'He comprobado que la causa de la parada ha desaparecido y estoy de acuerdo con reanudar.',
  ],
  handover: [
    '앞 조에서 작업 상태와 남은 위험을 넘겨받았습니다.',
    'I have taken over the state of the work and what danger remains from the shift before.',
    '本人已从上一班接收作业状态和剩余危险。',
    'He recibido del turno anterior el estado del trabajo y los riesgos pendientes.',
  ],
  recheck: [
    '오늘 현장과 안전조치가 허가한 그대로인 것을 확인했습니다.',
    'I have made sure that the place and the measures are today as they were permitted.',
    '本人已确认今日现场和措施与许可一致。',
    'He comprobado que hoy el lugar y las medidas siguen como se permitieron.',
  ],
  confirmation: [
    '당직책임자가 대신 승인한 이 허가를 읽었고 확인합니다.',
    'I have read this permit, which the duty manager approved for me, and confirm it.',
    '本人已阅读并确认由值班负责人代为批准的本许可。',
    'He leído y confirmo este permiso que el responsable de guardia aprobó por mí.',
  ],
})
