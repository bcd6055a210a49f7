import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the lists of improvements, besides field names. */
export const listTexts = texts({
  cancel: ['취소', 'Cancel', '取消', 'Cancelar'],
  receive: ['일괄 접수', 'Receive all', '批量受理', 'Recibir todas'],
  'receive.ask': [
    '선택한 {count}건을 지금 등급대로 접수합니다. 기한은 출처의 기준으로 정해집니다.',
    'The {count} chosen ones are received with the grade they have. They are due by the rules of their source.',
    '按当前等级受理所选{count}件。期限按来源标准确定。',
    'Se reciben las {count} elegidas con su grado. El plazo sigue las reglas de su origen.',
  ],
  'receive.done': [
    '{count}건을 접수하였습니다.',
    '{count} received.',
    '已受理{count}件。',
    '{count} recibidas.',
  ],
  bulk: [
    '담당·기한 일괄 변경',
    'Change person or due day',
    '批量变更负责人·期限',
    'Cambiar responsable o plazo',
  ],
  'bulk.title': [
    '담당·기한 일괄 변경 ({count}건)',
    'Change person or due day ({count})',
    '批量变更负责人·期限（{count}件）',
    'Cambiar responsable o plazo ({count})',
  ],
  'bulk.do': ['변경', 'Change', '变更', 'Cambiar'],
  'bulk.done': ['{count}건을 변경하였습니다.', '{count} changed.', '已变更{count}件。', '{count} cambiadas.'],
  'bulk.actUserId': ['새 조치담당', 'New person in charge', '新负责人', 'Nuevo responsable'],
  'bulk.dueYmd': ['새 기한', 'New due day', '新期限', 'Nuevo plazo'],
  papers: ['개선요청서 인쇄', 'Print request forms', '打印改善申请书', 'Imprimir solicitudes'],
  pack: ['보고서 묶음(ZIP)', 'Pack of reports (ZIP)', '报告打包(ZIP)', 'Paquete de informes (ZIP)'],
  'pack.asked': [
    '보고서 묶음을 만들고 있습니다. 다 되면 알림으로 알려 드립니다.',
    'The pack of reports is being made. You are told when it is ready.',
    '正在生成报告包，完成后将通知您。',
    'Se está preparando el paquete. Se le avisará cuando esté listo.',
  ],
  late: ['지연', 'Overdue', '逾期', 'Vencidas'],
  reason: ['사유', 'Reason', '理由', 'Motivo'],
  'reason.more': [
    '5자 이상. 건마다 이력에 남습니다.',
    'At least 5 characters; kept in the history of each.',
    '5字以上，逐件记录。',
    'Al menos 5 caracteres; queda en el historial de cada una.',
  ],
  'request.help': [
    '모든 출처의 개선요청이 모입니다. 상태별 건수를 누르면 그 건만 보입니다. 행을 두 번 누르면 열립니다.',
    'Requests from every source. Press the number of a state to see those only; press a row twice to open it.',
    '汇集所有来源的改善申请。点击状态件数只看该状态，双击行打开。',
    'Solicitudes de todos los orígenes. Pulse el número de un estado para ver solo esas; pulse dos veces una fila para abrirla.',
  ],
  'request.empty': [
    '조건에 맞는 개선요청이 없습니다. 조건을 바꾸거나 새로 등록하세요.',
    'Nothing matches. Change the conditions or add a request.',
    '没有符合条件的改善申请。请更改条件或新建。',
    'Nada coincide. Cambie las condiciones o añada una solicitud.',
  ],
  'action.help': [
    '배정된 조치를 수락하고, 계획과 실적을 적고, 조치 후 사진을 올린 뒤 조치완료를 누릅니다.',
    'Accept what was assigned, write plan and result, add pictures after, then report it as done.',
    '接受分配的措施，填写计划与实绩，上传措施后照片，然后点击措施完成。',
    'Acepte lo asignado, escriba plan y resultado, suba fotos posteriores y comunique que está hecho.',
  ],
  'action.empty': [
    '지금 할 조치가 없습니다.',
    'Nothing to do now.',
    '目前没有要做的措施。',
    'No hay nada que hacer ahora.',
  ],
  'verify.help': [
    '조치한 사람과 다른 사람이 검증합니다. 효과확인일이 되면 같은 지적이 다시 나왔는지 봅니다.',
    'Somebody other than the doer verifies. On the day of the effect check one looks whether it came back.',
    '由措施人以外的人验证。到效果确认日查看是否再次出现相同问题。',
    'Verifica otra persona. El día de la comprobación se mira si volvió a aparecer.',
  ],
  'verify.empty': [
    '검증할 개선이 없습니다.',
    'Nothing to verify.',
    '没有需要验证的改善。',
    'No hay nada que verificar.',
  ],
  'vendor.help': [
    '① 수락합니다. ② 조치 계획과 내용을 적고 저장합니다. ③ 조치 후 사진을 올리고 조치완료를 누릅니다. 발주 사업장이 검증합니다.',
    '① Accept. ② Write plan and result and save. ③ Add pictures after and report it as done. The plant verifies.',
    '① 接受。② 填写措施计划与内容并保存。③ 上传措施后照片并点击措施完成。由发包工厂验证。',
    '① Acepte. ② Escriba plan y resultado y guarde. ③ Suba fotos posteriores y comunique que está hecho. Verifica la planta.',
  ],
  'vendor.empty': [
    '배정된 개선조치가 없습니다.',
    'No improvement was assigned.',
    '没有分配的改善措施。',
    'No hay mejoras asignadas.',
  ],
})
