import { defineRecords } from '../../core/shared/record-page.ts'

export const educationRecords = defineRecords({
  eduPlan: { page: '/education/plan/eduPlanDetail', of: ['education/plan/eduPlan'] },
  eduClass: {
    page: '/education/plan/eduClassDetail',
    of: ['education/plan/eduClass', 'education/plan/eduClassCalendar'],
  },
})
