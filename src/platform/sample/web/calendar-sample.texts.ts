import { texts } from '../../../core/shared/four-texts.ts'

export const calendarSampleTexts = texts({
  help: [
    '월·주·목록으로 보는 일정입니다. 옮길 수 있는 일정은 마우스로 끌거나, 손가락으로 잠시 누른 뒤 끌거나, Alt+화살표로 옮깁니다. 여기서 옮긴 날짜는 저장되지 않습니다.',
    'A calendar as month, week or list. Drag what can be moved with the mouse, with a finger after a moment, or press Alt and an arrow. What is moved here is not saved.',
    '以月、周或列表查看的日程。可移动的日程可用鼠标拖动、手指长按后拖动，或按 Alt+方向键移动。此处移动的日期不会保存。',
    'Un calendario por mes, semana o lista. Lo movible se arrastra con el ratón, con el dedo tras un momento, o con Alt y una flecha. Aquí no se guarda.',
  ],
  calendar: ['일정', 'Calendar', '日程', 'Calendario'],
  note: [
    '고정 표시가 있는 일정은 법정 기한이라 옮길 수 없습니다.',
    'What is marked as fixed is a legal due day and cannot be moved.',
    '标有“固定”的为法定期限，不能移动。',
    'Lo marcado como fijo es un plazo legal y no se mueve.',
  ],
  fixed: ['고정', 'Fixed', '固定', 'Fijo'],
  drill: ['비상대응 훈련', 'Emergency drill', '应急演练', 'Simulacro de emergencia'],
  inspection: ['압력용기 안전검사', 'Inspection of vessels', '压力容器安全检查', 'Inspección de recipientes'],
  meeting: ['안전보건협의체 회의', 'Safety council', '安全卫生协议会', 'Consejo de seguridad'],
  measurement: [
    '작업환경측정',
    'Work environment measurement',
    '作业环境测定',
    'Medición del ambiente laboral',
  ],
  education: ['정기 안전보건교육', 'Regular safety education', '定期安全卫生培训', 'Formación periódica'],
  valve: ['안전밸브 점검', 'Check of relief valves', '安全阀检查', 'Revisión de válvulas'],
  waste: ['지정폐기물 인계', 'Hand-over of waste', '指定废物移交', 'Entrega de residuos'],
  report: ['화학물질 통계조사 보고', 'Report on chemicals', '化学物质统计报告', 'Informe de sustancias'],
})
export type SampleDuty =
  | 'drill'
  | 'inspection'
  | 'meeting'
  | 'measurement'
  | 'education'
  | 'valve'
  | 'waste'
  | 'report'
