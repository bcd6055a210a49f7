import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the pages of assignments and leaves. */
export const peopleTexts = texts({
  help: [
    '누가 언제부터 어느 부서·공정·직종·교대조에서 일하는지 등록합니다. 새 배치를 등록하면 종료일 없는 앞 배치는 그 전날로 끝납니다. 본배치가 유효해지는 날 사용자의 사업장·부서와 권한이 함께 바뀝니다.',
    'Registers who works in which department, process, job and shift from which day. A new assignment ends the open one before it on the day before. On the day a main assignment takes effect, plant, department and rights of the user change with it.',
    '登记谁从何时起在哪个部门、工序、工种、班组工作。登记新调配时，无结束日的前一调配于前一天结束。主调配生效之日，用户的厂区、部门和权限一并变更。',
    'Registra quién trabaja en qué departamento, proceso, puesto y turno y desde cuándo. Una asignación nueva cierra la anterior sin fin el día antes. El día en que rige la principal cambian planta, departamento y permisos del usuario.',
  ],
  leaveHelp: [
    '휴가·휴직 기간을 등록합니다. 사유(구분·비고)는 이 메뉴에 쓰기 권한이 있는 사람만 볼 수 있고, 다른 사람은 기간만 봅니다. 종료일을 모르면 비워 둡니다.',
    'Registers leaves. The reason (kind, remark) is shown only to those who may write here; others see the days. Leave the last day empty while it is not known.',
    '登记休假期间。事由（类别、备注）仅对本菜单有写入权限的人显示，其他人只看到期间。结束日未知时留空。',
    'Registra permisos y bajas. El motivo (tipo, observación) solo lo ve quien puede escribir aquí; los demás ven los días. Si no se conoce el fin, déjelo vacío.',
  ],
  onDay: ['기준일 현황', 'On a day', '按日期查看', 'En una fecha'],
  all: ['배치 전체', 'All assignments', '全部调配', 'Todas las asignaciones'],
  allPlants: ['전체', 'All', '全部', 'Todas'],
  day: ['기준일', 'Day', '基准日', 'Fecha'],
  words: ['이름·아이디', 'Name or ID', '姓名或账号', 'Nombre o ID'],
  state: ['상태', 'State', '状态', 'Estado'],
  atWork: ['근무', 'At work', '在岗', 'En activo'],
  away: ['휴가·휴직 {from} ~ {to}', 'Away {from} – {to}', '休假 {from} ~ {to}', 'Ausente {from} – {to}'],
  awayOpen: ['휴가·휴직 {from} ~', 'Away since {from}', '休假 {from} ~', 'Ausente desde {from}'],
  unknown: ['배치 미등록', 'No assignment known', '未登记调配', 'Sin asignación'],
  counts: [
    '모두 {count}명 · 휴가·휴직 {away}명 · 배치 미등록 {unknown}명',
    '{count} people · {away} away · {unknown} without an assignment',
    '共{count}人 · 休假{away}人 · 未登记调配{unknown}人',
    '{count} personas · {away} ausentes · {unknown} sin asignación',
  ],
  most: [
    '{count}명까지만 보입니다. 사업장이나 이름으로 좁혀 주세요.',
    'Only {count} people are shown. Narrow by plant or name.',
    '仅显示{count}人，请按厂区或姓名缩小范围。',
    'Solo se muestran {count} personas. Acote por planta o nombre.',
  ],
  tab: ['배치·휴직', 'Assignments and leaves', '调配与休假', 'Asignaciones y permisos'],
  assignments: ['인사배치', 'Assignments', '人员调配', 'Asignaciones'],
  leaves: ['휴가·휴직', 'Leaves', '休假', 'Permisos y bajas'],
  noAssignments: [
    '등록된 배치가 없습니다.',
    'No assignment is registered.',
    '没有登记的调配。',
    'No hay asignaciones.',
  ],
  noLeaves: [
    '등록된 휴가·휴직이 없습니다.',
    'No leave is registered.',
    '没有登记的休假。',
    'No hay permisos ni bajas.',
  ],
  planned: ['예정', 'Planned', '预定', 'Prevista'],
  over: ['종료', 'Ended', '已结束', 'Terminada'],
})
