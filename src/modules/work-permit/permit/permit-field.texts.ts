import { sentences } from '../../../core/shared/sentence.ts'

/** What keeps a work from being started, resumed or closed at the place. */
export const fieldRefusals = sentences({
  mandatoryOpen: [
    '작업 전 필수 안전조치 {count}건이 확인되지 않았습니다: {item}',
    '{count} mandatory measures before the work are not confirmed: {item}',
    '作业前有{count}项必做安全措施未确认：{item}',
    'Faltan por confirmar {count} medidas obligatorias previas al trabajo: {item}',
  ],
  neededOpen: [
    '검토에서 필요하다고 정한 안전조치 {count}건이 확인되지 않았습니다: {item}',
    '{count} measures that the review found necessary are not confirmed: {item}',
    '审查确定需要的{count}项安全措施未确认：{item}',
    'Faltan por confirmar {count} medidas que la revisión consideró necesarias: {item}',
  ],
  pictureGone: [
    '확인한 사진이 삭제되었습니다. 확인을 풀고 사진을 다시 올리세요: {item}',
    'The picture of this confirmation was deleted. Undo the confirmation and upload a picture again: {item}',
    '确认所用的照片已删除。请取消确认并重新上传照片：{item}',
    'Se eliminó la foto de esta confirmación. Anúlela y suba otra foto: {item}',
  ],
  finalOpen: [
    '완료 점검항목 {count}건이 확인되지 않았습니다: {item}',
    '{count} items of the completion check are not confirmed: {item}',
    '有{count}项完工检查未确认：{item}',
    'Faltan por confirmar {count} puntos de la revisión final: {item}',
  ],
  gasUnfit: [
    '가스측정 부적합: {failures}. 다시 측정할 위치: {point}',
    'The gas test was not safe: {failures}. Measure again at: {point}',
    '气体检测不合格：{failures}。需重新检测的位置：{point}',
    'La medición de gases no fue apta: {failures}. Mida de nuevo en: {point}',
  ],
  gasAfterStop: [
    '중지 이후의 가스측정이 필요합니다. (안전보건규칙 제619조의2)',
    'A gas test after the stop is needed. (Safety and Health Rules art. 619-2)',
    '需要停工后的气体检测。（产业安全保健标准规则第619条之2）',
    'Se necesita una medición de gases posterior a la parada. (Reglamento de Seguridad y Salud art. 619-2)',
  ],
  gasBefore: [
    '작업 전 가스측정이 필요합니다.',
    'A gas test before the work is needed.',
    '作业前需要气体检测。',
    'Se necesita una medición de gases antes del trabajo.',
  ],
  gasResume: [
    '재개 측정이 필요합니다. (안전보건규칙 제619조의2)',
    'A gas test for the resumption is needed. (Safety and Health Rules art. 619-2)',
    '需要恢复作业的气体检测。（产业安全保健标准规则第619条之2）',
    'Se necesita una medición de reanudación. (Reglamento de Seguridad y Salud art. 619-2)',
  ],
  gasOld: [
    '가스측정 후 {minutes}분이 지났습니다. 다시 측정하세요.',
    'The gas test is more than {minutes} minutes old. Measure again.',
    '气体检测已超过{minutes}分钟。请重新检测。',
    'La medición de gases tiene más de {minutes} minutos. Mida de nuevo.',
  ],
  gasHeights: [
    '밀폐공간은 {heights}를 모두 측정해야 합니다. 남은 위치: {missing} (안전보건규칙 제619조의2)',
    'A confined space is measured at all heights ({heights}). Still missing: {missing} (Safety and Health Rules art. 619-2)',
    '受限空间须在{heights}全部检测。尚缺：{missing}（产业安全保健标准规则第619条之2）',
    'Un espacio confinado se mide en todas las alturas ({heights}). Falta: {missing} (Reglamento de Seguridad y Salud art. 619-2)',
  ],
  noMeeting: [
    'TBM(작업 전 안전점검회의) 미실시',
    'The toolbox meeting (TBM) has not been held.',
    '尚未召开班前会（TBM）',
    'No se ha hecho la charla de seguridad (TBM).',
  ],
  attendMissing: [
    'TBM 서명·작업직전 점검을 하지 않은 작업자 {count}명: {names}',
    '{count} workers have not signed the toolbox meeting and checked the job: {names}',
    '{count}名作业人员未完成班前会签名和作业前确认：{names}',
    '{count} trabajadores no han firmado la charla (TBM) ni hecho la verificación final: {names}',
  ],
  noAnswers: [
    "작업직전 점검에서 '아니오'로 답한 작업자의 재확인이 필요합니다: {names}",
    "Workers who answered 'no' in the check at the job must answer again: {names}",
    '作业前确认回答“否”的作业人员须重新确认：{names}',
    'Los trabajadores que respondieron «no» deben responder de nuevo: {names}',
  ],
  coSign: [
    '작업책임자(수행업체)의 공동서명이 필요합니다.',
    'The supervisor of the company that does the work must sign as well.',
    '需要作业负责人（执行企业）共同签名。',
    'Se necesita la firma conjunta del responsable de la empresa ejecutora.',
  ],
  watcherIn: [
    '감시인 배치 확인이 필요합니다.',
    'The watcher must confirm that he is in place.',
    '需要监护人确认到位。',
    'El vigilante debe confirmar que está en su puesto.',
  ],
  posting: [
    '작업장소 게시 사진을 등록하세요. (안전보건규칙 제241조제4항, 제619조)',
    'Upload a picture of the posting at the place. (Safety and Health Rules art. 241.4, 619)',
    '请上传作业场所公示的照片。（产业安全保健标准规则第241条第4款、第619条）',
    'Suba una foto del aviso expuesto en el lugar. (Reglamento de Seguridad y Salud art. 241.4, 619)',
  ],
  gasUnsigned: [
    '네트워크가 끊겨 측정자 본인이 서명하지 못한 측정입니다. 다시 측정하세요.',
    'The last test came late without the signature of its tester. Measure again.',
    '因断网，最近一次检测没有检测人本人签名。请重新检测。',
    'La última medición llegó tarde y sin la firma de quien midió. Mida de nuevo.',
  ],
  watchRounds: [
    '사후감시 순회 서명 {count}/{needed}회입니다. 감시인이 돌아보고 서명하세요. 마지막 순회는 감시시간이 끝난 뒤에 합니다.',
    'The fire watch has {count} of {needed} signed rounds. The watcher goes round and signs; the last round is after the time of the watch.',
    '作业后监护巡查签名 {count}/{needed} 次。请监护人巡查并签名，最后一次在监护时间结束后进行。',
    'La vigilancia tiene {count} de {needed} rondas firmadas. El vigilante hace la ronda y firma; la última es al acabar el tiempo.',
  ],
  monitor: [
    '폭발위험장소 {zone} 화기작업은 연속 측정기를 사용해야 합니다.',
    'Hot work in {zone} needs a continuous gas monitor.',
    '爆炸危险场所{zone}动火作业须使用连续检测仪。',
    'El trabajo en caliente en {zone} requiere un detector continuo.',
  ],
  housekeeping: [
    '공구를 치우고 정리정돈한 작업장 사진을 등록하세요.',
    'Upload a picture of the place after it was tidied up.',
    '请上传收拾工具、整理完毕的作业场所照片。',
    'Suba una foto del lugar ordenado y sin herramientas.',
  ],
  inside: [
    '밀폐공간 안에 {count}명이 있습니다. 퇴장을 확인하세요.',
    '{count} people are inside the confined space. Confirm that they have come out.',
    '受限空间内有{count}人。请确认已离开。',
    'Hay {count} personas dentro del espacio confinado. Confirme su salida.',
  ],
  resumeApproval: [
    '이 중지 사유는 승인자의 재개 서명이 필요합니다.',
    'After a stop for this reason an approver must sign for the resumption.',
    '因此原因停工后，恢复作业须批准人签名。',
    'Tras una parada por este motivo, un aprobador debe firmar la reanudación.',
  ],
  hotOnly: [
    '화기작업만 사후감시를 합니다.',
    'Only hot work is watched afterwards.',
    '只有动火作业需要作业后监护。',
    'Solo el trabajo en caliente se vigila después.',
  ],
  watchFirst: [
    '화기작업은 사후감시를 먼저 실시해야 합니다.',
    'Hot work must be watched afterwards first.',
    '动火作业须先进行作业后监护。',
    'El trabajo en caliente requiere antes la vigilancia posterior.',
  ],
  watchLeft: [
    '사후감시 시간이 {minutes}분 남았습니다.',
    '{minutes} minutes of the after-fire watch are left.',
    '作业后监护还剩{minutes}分钟。',
    'Quedan {minutes} minutos de vigilancia posterior.',
  ],
  measureAfterChange: [
    '{change} 교대 이후의 가스측정이 필요합니다.',
    'A gas test after the shift change of {change} is needed.',
    '需要{change}交接班之后的气体检测。',
    'Se necesita una medición posterior al relevo de {change}.',
  ],
  handoverMissing: [
    '{change} 교대인계 서명이 필요합니다. 다음 조의 발급자가 인수해야 합니다.',
    'The handover of {change} must be signed: the issuer of the next shift takes over.',
    '需要{change}交接班签名，由下一班签发人接收。',
    'Falta la firma del relevo de {change}: asume el emisor del siguiente turno.',
  ],
  recheckMissing: [
    '{change} 발급자의 일일 재확인 서명이 필요합니다.',
    "The issuer's daily re-check of {change} must be signed.",
    '需要签发人{change}的每日复查签名。',
    'Falta la firma de la revisión diaria del emisor de {change}.',
  ],
  ownHandover: [
    '인계하는 발급자는 인수할 수 없습니다. 다음 조의 발급자가 서명하세요.',
    'The issuer who hands over cannot take over. The issuer of the next shift signs.',
    '移交的签发人不能接收。请由下一班签发人签名。',
    'El emisor que entrega no puede recibir. Firma el emisor del siguiente turno.',
  ],
  noHandoverOpen: [
    '지금 서명할 교대인계가 없습니다.',
    'No handover is to be signed now.',
    '现在没有需要签名的交接班。',
    'No hay ningún relevo por firmar ahora.',
  ],
  noRecheckOpen: [
    '지금 서명할 일일 재확인이 없습니다.',
    'No daily re-check is to be signed now.',
    '现在没有需要签名的每日复查。',
    'No hay ninguna revisión diaria por firmar ahora.',
  ],
})

/** What has to happen when a shift begins. */
export const shiftCheckTexts = sentences({
  handover: ['교대인계', 'Shift handover', '交接班', 'Relevo de turno'],
  recheck: ['일일 재확인', 'Daily re-check', '每日复查', 'Revisión diaria'],
})

/** Why the portal itself stops, ends or moves on a permit; kept in its diary. */
export const clockReasons = sentences({
  timeOver: ['허가시간 경과', 'The time of the permit is over', '许可时间已过', 'Tiempo del permiso agotado'],
  expired: [
    '허가시간이 지나 자동으로 실효되었습니다. 작업을 중지하세요.',
    'The time of the permit is over and it has expired. Stop the work.',
    '许可时间已过，已自动失效。请停止作业。',
    'El tiempo del permiso terminó y ha caducado. Detenga el trabajo.',
  ],
  gasOverdue: [
    '가스 측정기한을 넘겨 자동으로 중지되었습니다.',
    'Stopped because the gas test is overdue.',
    '因超过气体检测期限而自动停工。',
    'Detenido porque venció el plazo de medición de gases.',
  ],
  shiftOverdue: [
    '{change} {kind} 없이 허용시간이 지나 자동으로 중지되었습니다.',
    'Stopped because it went on beyond {change} without: {kind}.',
    '{change}未完成{kind}，超过允许时间而自动停工。',
    'Detenido por pasar de {change} sin: {kind}.',
  ],
  gasUnfit: [
    '가스측정 부적합으로 자동 중지: {failures} · 위치 {point}',
    'Stopped because the gas test was not safe: {failures} · at: {point}',
    '因气体检测不合格自动停工：{failures} · 位置 {point}',
    'Detenido por medición de gases no apta: {failures} · en: {point}',
  ],
  cooperationRefused: [
    '협조부서 불가: {note}',
    'A cooperating department refused: {note}',
    '协作部门不同意：{note}',
    'Un departamento colaborador se negó: {note}',
  ],
  cooperationDone: [
    '모든 협조부서가 확인함',
    'All cooperating departments have confirmed',
    '所有协作部门已确认',
    'Todos los departamentos colaboradores han confirmado',
  ],
  areaStop: [
    '{area} 구역 비상 중지',
    'Emergency stop of the area {area}',
    '{area}区域紧急停工',
    'Parada de emergencia del área {area}',
  ],
  plantStop: [
    '{plant} 전체 비상 중지',
    'Emergency stop of the whole plant {plant}',
    '{plant}全厂紧急停工',
    'Parada de emergencia de toda la planta {plant}',
  ],
  /** What the person who stopped an area has added stays as it was written. */
  stopWithWords: ['{stop}: {words}', '{stop}: {words}', '{stop}：{words}', '{stop}: {words}'],
  saidNo: [
    "작업직전 위험점검에서 '아니오':",
    "'No' in the check at the job:",
    '作业前确认回答“否”：',
    '«No» en la verificación final:',
  ],
  stoppedForImprovement: [
    '작업허가 {permit} 작업이 중지되었습니다. 사유: {reason}',
    'The work of permit {permit} was stopped. Reason: {reason}',
    '作业许可{permit}的作业已停止。原因：{reason}',
    'Se detuvo el trabajo del permiso {permit}. Motivo: {reason}',
  ],
})

/** What everybody asks himself at the job before it begins (LMRA). */
export const lmraTexts = sentences({
  task: [
    '오늘 할 작업과 순서를 알고 있습니까?',
    "Do you know today's work and its steps?",
    '您了解今天的作业内容和步骤吗？',
    '¿Conoce el trabajo de hoy y sus pasos?',
  ],
  hazard: [
    '위험요인과 안전조치를 들었습니까?',
    'Have you been told the hazards and the measures?',
    '您听取了危险因素和安全措施吗？',
    '¿Le han explicado los peligros y las medidas?',
  ],
  place: [
    '현장이 허가서와 같습니까? (차단·환기·방호)',
    'Is the place as the permit says? (isolation, ventilation, protection)',
    '现场与许可一致吗？（隔离·通风·防护）',
    '¿Está el lugar como dice el permiso? (aislamiento, ventilación, protección)',
  ],
  gear: [
    '보호구와 공구가 맞고 상태가 좋습니까?',
    'Are the protective equipment and the tools the right ones and in good condition?',
    '防护用品和工具是否正确且状态良好？',
    '¿Son correctos y están en buen estado los equipos de protección y las herramientas?',
  ],
  escape: [
    '대피로와 비상연락 방법을 알고 있습니까?',
    'Do you know the escape route and the emergency contact?',
    '您知道疏散路线和紧急联系方式吗？',
    '¿Conoce la vía de evacuación y el contacto de emergencia?',
  ],
})
