/** One class of the demonstration, relative to its first day. */
export interface DemoClass {
  name: string
  /** Beginning of the name of its course. */
  course: string
  eduTypeCd: string
  specialWorkNo?: string
  state: 'planned' | 'open' | 'running' | 'attended' | 'closed' | 'cancelled'
  /** Days from today. */
  days: number
  from: string
  minutes: number
  place: string
  capacity: number
  method?: string
  employees?: number
  workers?: number
  /** Companies may send people although none are on its list yet. */
  open?: boolean
}
const room = '본관 교육장'
const regular = Array.from({ length: 6 }, (_, index): DemoClass => ({
  name: `정기교육 ${index + 1}차`,
  course: `정기교육(현장) ${index + 1}차`,
  eduTypeCd: 'REG',
  state: 'closed',
  days: -(8 + index * 17),
  from: '13:00',
  minutes: 120,
  place: room,
  capacity: 60,
}))
/**
 * Eight classes whose results stand, two that are confirmed, one that is running with people of companies, one that was
 * cancelled, and what is ahead. (edu.md section 11)
 */
export const demoClassKinds: readonly DemoClass[] = [
  ...regular,
  {
    name: '밀폐공간 특별교육',
    course: '특별교육: 밀폐공간 작업',
    eduTypeCd: 'SPC',
    specialWorkNo: '34',
    state: 'closed',
    days: -150,
    from: '08:30',
    minutes: 480,
    place: room,
    capacity: 30,
  },
  {
    name: '화재위험작업 특별교육',
    course: '특별교육: 화재위험작업',
    eduTypeCd: 'SPC',
    specialWorkNo: '38',
    state: 'closed',
    days: -150,
    from: '08:30',
    minutes: 480,
    place: '안전체험장',
    capacity: 30,
  },
  {
    name: 'MSDS 교육(톨루엔)',
    course: 'MSDS 교육: 톨루엔',
    eduTypeCd: 'MSD',
    state: 'attended',
    days: -1,
    from: '10:00',
    minutes: 60,
    place: room,
    capacity: 20,
    employees: 12,
  },
  {
    name: '비상대응 교육',
    course: '비상대응 교육',
    eduTypeCd: 'EMG',
    state: 'attended',
    days: -2,
    from: '14:00',
    minutes: 120,
    place: '안전체험장',
    capacity: 20,
    employees: 14,
  },
  {
    name: '신규·협력사 합동 안전교육',
    course: '출입안전교육',
    eduTypeCd: 'PTW',
    state: 'running',
    days: 0,
    from: '09:00',
    minutes: 240,
    place: room,
    capacity: 36,
    employees: 19,
    workers: 15,
  },
  {
    name: '작업내용 변경 교육',
    course: '작업내용 변경 교육',
    eduTypeCd: 'CHG',
    state: 'cancelled',
    days: 3,
    from: '10:00',
    minutes: 120,
    place: room,
    capacity: 20,
    employees: 6,
  },
  {
    name: '밀폐공간 특별교육(사전 4시간)',
    course: '특별교육: 밀폐공간 작업',
    eduTypeCd: 'SPC',
    specialWorkNo: '34',
    state: 'open',
    days: 2,
    from: '13:00',
    minutes: 240,
    place: room,
    capacity: 12,
    employees: 5,
    open: true,
  },
  {
    name: '정기교육 보충',
    course: '정기교육(현장) 1차',
    eduTypeCd: 'REG',
    state: 'planned',
    days: 9,
    from: '13:00',
    minutes: 120,
    place: room,
    capacity: 30,
  },
]
