import { texts } from '../../../../core/shared/four-texts.ts'

/** Violations and sanctions. */
export const warnPageTexts = texts({
  stdHelp: [
    '위반의 수준과 벌점입니다. 벌점은 통보할 때 지적에 옮겨 적히므로, 쓰인 기준은 바꾸지 않고 적용일을 바꾸어 새로 등록합니다.',
    'Levels and points of violations. The points are copied when the vendor is told; a row that was used is not changed, a new one is registered with another day.',
    '违规的级别与扣分。扣分在通报时记入指摘，已使用的标准不改动，请更改适用日期后新登记。',
    'Niveles y puntos de las infracciones. Los puntos se copian al notificar; una fila usada no se cambia: se registra otra con otra fecha.',
  ],
  plantHelp: [
    '현장에서 본 위반을 사진과 함께 등록합니다. 안전담당이 통보하면 업체가 5근무일 안에 소명할 수 있고, 확정되면 벌점이 쌓입니다. 소명은 발행하지 않은 안전담당이 심사합니다.',
    'Register violations seen on site, with photos. Once the safety officer tells the vendor it may object within 5 working days; once confirmed the points count. Objections are judged by a safety officer who did not issue it.',
    '登记现场发现的违规并附照片。安全负责人通报后，承包商可在5个工作日内申诉，确定后累计扣分。申诉由非发布人的安全负责人审查。',
    'Registre infracciones vistas en el lugar, con fotos. Tras notificarla, el contratista puede objetar en 5 días laborables; confirmada, suma puntos. La objeción la juzga un responsable que no la emitió.',
  ],
  vendorHelp: [
    '통보받은 지적입니다. 사실과 다르면 소명기한 안에 소명하고, 확정된 지적은 조치한 사진이나 서류를 붙여 제출하세요.',
    'Violations that you were told of. Object within the time if the facts differ; for a confirmed one submit photos or papers of the correction.',
    '收到通报的指摘。与事实不符请在申诉期限内申诉；已确定的请附整改照片或文件提交。',
    'Infracciones notificadas. Objete en plazo si los hechos difieren; para las confirmadas envíe fotos o documentos de la corrección.',
  ],
  vendorEmpty: [
    '통보받은 지적이 없습니다.',
    'You have been told of no violations.',
    '没有收到通报的指摘。',
    'No tiene infracciones notificadas.',
  ],
  plantEmpty: [
    '등록된 지적이 없습니다. 등록 단추로 현장에서 본 위반을 등록하세요.',
    'No violations are registered. Register one with the register button.',
    '没有登记的指摘。请用登记按钮登记现场发现的违规。',
    'No hay infracciones registradas. Registre una con el botón de registro.',
  ],
  ofImprovement: [
    '개선조치 {code} {name}: 기한 {due}, 재조치 {count}회',
    'Improvement {code} {name}: due {due}, put right again {count} times',
    '改善 {code} {name}：期限 {due}，重新整改 {count} 次',
    'Mejora {code} {name}: plazo {due}, corregida de nuevo {count} veces',
  ],
  violation: ['위반', 'Violation', '违规', 'Infracción'],
  points: ['벌점과 처리', 'Points and handling', '扣分与处理', 'Puntos y trámite'],
  source: ['출처 열기', 'Open the source', '打开来源', 'Abrir el origen'],
  warn: ['지적', 'Violation', '指摘', 'Infracción'],
  objectUntil: ['소명기한 {day}', 'objection until {day}', '申诉期限 {day}', 'objeción hasta {day}'],
  print: ['경고장 인쇄', 'Print the warning', '打印警告书', 'Imprimir la advertencia'],
  photosAction: ['사진과 조치', 'Photos and correction', '照片与措施', 'Fotos y corrección'],
  improvement: ['개선', 'Improvement', '改善', 'Mejora'],
  sanctionHelp: [
    '벌점이 기준에 이르면 시스템이 제재를 제안합니다. 안전담당이 상신하고 결재되면 시행되며, 출입정지는 작업허가 투입 판정에 바로 반영됩니다. 기간이 끝나면 자동으로 풀립니다.',
    'When the points reach the limit the system proposes a sanction. The safety officer sends it for approval; then it is in force, and a ban on entry counts at once in work permits. It ends automatically with its period.',
    '扣分达到标准时系统提出处罚。安全负责人提交审批，通过后执行；停止出入立即反映到作业许可的人员判定。期满自动解除。',
    'Al llegar los puntos al límite, el sistema propone una sanción. El responsable la envía a aprobación y entra en vigor; la suspensión de acceso cuenta al momento en los permisos de trabajo. Termina sola con su período.',
  ],
  sanctionEmpty: [
    '제안된 제재가 없습니다.',
    'No sanctions are proposed.',
    '没有提出的处罚。',
    'No hay sanciones propuestas.',
  ],
  sanction: ['제재', 'Sanction', '处罚', 'Sanción'],
})
