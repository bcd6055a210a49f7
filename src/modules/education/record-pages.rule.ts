import { defineRecords } from '../../core/shared/record-page.ts'

const courses = ['education/course/eduCourse']
const results = [
  'education/result/eduResult',
  'education/result/eduExternal',
  'saf/education/safEducationResult',
  '/vendor/portal/educationStatus',
]

export const educationRecords = defineRecords({
  eduPlan: { page: '/education/plan/eduPlanDetail', of: ['education/plan/eduPlan'] },
  eduClass: {
    page: '/education/plan/eduClassDetail',
    of: ['education/plan/eduClass', 'education/plan/eduClassCalendar'],
  },
  eduCourse: { page: '/education/course/eduCourseDetail', of: courses },
  eduLegalRule: { register: 'education/course/eduCourse' },
  eduInstructor: { page: '/education/course/eduInstructorDetail', of: courses },
  eduTargetRule: { page: '/education/course/eduTargetRuleDetail', of: courses },
  eduResult: { page: '/education/result/eduResultDetail', of: results },
  eduExempt: { page: '/education/result/eduExemptDetail', of: ['education/result/eduExempt'] },
  eduCert: {
    page: '/education/result/eduCertDetail',
    of: ['education/result/eduCertPrint', 'education/result/eduResult'],
  },
  eduMsdsNeed: { register: 'education/status/eduMsds' },
  eduHalf: { page: '/education/status/eduHalfDetail', of: ['education/status/eduLegalStatus'] },
  eduAssign: { page: '/education/status/eduAssignDetail', of: ['education/status/eduSpecial'] },
  eduQuestion: { register: 'education/exam/eduQuestion' },
  eduExam: { page: '/education/exam/eduExamDetail', of: ['education/exam/eduExam'] },
  eduExamTake: { register: 'education/exam/eduExamResult' },
  eduMaterial: {
    page: '/education/materials/eduMaterialDetail',
    of: ['education/materials/eduMaterial', 'education/exam/myExam'],
  },
})
