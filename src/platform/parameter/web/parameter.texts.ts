import { texts } from '../../../core/shared/four-texts.ts'

export const parameterTexts = texts({
  help: [
    '법령 기준과 시스템 값입니다. 값이 바뀌면 적용일을 정하여 새 값을 등록합니다. 지난 값은 그대로 남아, 그날의 기록이 어떤 기준을 따랐는지 알 수 있습니다.',
    'Figures of the law and of the system. When a figure changes, register a new value with the day from which it holds. Past values stay, so that every record shows which figure it followed.',
    '法规基准和系统值。值变更时请指定生效日登记新值。过去的值会保留，可知当时记录所依据的基准。',
    'Valores legales y del sistema. Cuando un valor cambia, registre uno nuevo con su fecha de vigencia. Los anteriores permanecen para saber qué valor siguió cada registro.',
  ],
  inForce: ['기준일의 값', 'Valid on a day', '基准日的值', 'Vigentes en un día'],
  all: ['전체 이력', 'All values', '全部历史', 'Todos los valores'],
  holiday: ['공휴일', 'Holidays', '公休日', 'Festivos'],
  holidayHelp: [
    '주말과 함께 영업일 기한에서 빠지는 날입니다. 해마다 정부가 발표하는 월력요항과 대조하여 등록하고, 대조하지 못한 날은 확인 필요로 표시합니다.',
    'Days that, with Saturdays and Sundays, do not count in deadlines of working days. Compare them each year with the calendar published by the government; mark those not yet compared.',
    '与周末一样不计入工作日期限的日子。请每年与政府公布的历法核对后登记，尚未核对的标记为待确认。',
    'Días que, con sábados y domingos, no cuentan en los plazos de días hábiles. Compárelos cada año con el calendario oficial; marque los no comprobados.',
  ],
  day: ['기준일', 'Day', '基准日', 'Día'],
  allPlants: ['전체', 'All plants', '全部', 'Todas'],
  next: ['다음 적용일', 'Changes on', '下次生效日', 'Cambia el'],
  confirm: ['확인 필요', 'To be confirmed', '待确认', 'Por confirmar'],
  confirmCount: [
    '확인 필요한 값 {count}건: 원문과 대조하기 전입니다.',
    '{count} values to be confirmed: not yet compared with their source.',
    '待确认的值 {count} 件：尚未与原文核对。',
    '{count} valores por confirmar: aún no se han comparado con su fuente.',
  ],
  onlyConfirm: ['확인 필요한 값만', 'Only those to be confirmed', '仅待确认的值', 'Solo por confirmar'],
  historyOf: ['{name} 이력', 'History of {name}', '{name} 历史', 'Historial de {name}'],
  newValue: ['새 값 등록', 'New value', '登记新值', 'Nuevo valor'],
  current: ['적용 중', 'In force', '生效中', 'Vigente'],
  future: ['예정', 'Planned', '预定', 'Previsto'],
  past: ['지남', 'Past', '已过期', 'Anterior'],
  state: ['상태', 'Status', '状态', 'Estado'],
  edit: ['열기', 'Open', '打开', 'Abrir'],
})
