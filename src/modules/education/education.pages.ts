import { recordDetails, type DetailPage, type PageRegistry, type Pages } from '../../core/web/pages.ts'
import { educationRecords } from './record-pages.rule.ts'

const plans = () => import('./class/web/PlanPages.tsx')
const classes = () => import('./class/web/ClassPages.tsx')
const courses = () => import('./course/web/CourseDetailPages.tsx')
const results = () => import('./result/web/ResultPages.tsx')
const exempts = () => import('./result/web/ExemptPages.tsx')
const legal = () => import('./status/web/LegalStatusPage.tsx')
const jobs = () => import('./status/web/JobPages.tsx')
const certificates = () => import('./result/web/CertPages.tsx')
const exams = () => import('./exam/web/EduExamPages.tsx')
const materials = () => import('./material/web/EduMaterialPages.tsx')

export const educationPages: Pages = {
  'education/exam/eduQuestion': () =>
    import('./exam/web/EduQuestionPage.tsx').then((module) => module.EduQuestionPage),
  'education/exam/eduExam': () => exams().then((module) => module.EduExamPage),
  'education/exam/eduExamResult': () =>
    import('./exam/web/EduExamResultPage.tsx').then((module) => module.EduExamResultPage),
  'education/exam/myExam': () => import('./exam/web/MyExamPage.tsx').then((module) => module.MyExamPage),
  'education/materials/eduMaterial': () => materials().then((module) => module.EduMaterialPage),
  'education/plan/eduPlan': () => plans().then((module) => module.PlanPage),
  'education/plan/eduClass': () => classes().then((module) => module.ClassPage),
  'education/plan/eduClassCalendar': () =>
    import('./class/web/ClassCalendarPage.tsx').then((module) => module.ClassCalendarPage),
  'education/course/eduCourse': () =>
    import('./course/web/CoursePages.tsx').then((module) => module.EduCoursePage),
  'education/result/eduResult': () => results().then((module) => module.EduResultPage),
  'education/result/eduExternal': () => results().then((module) => module.EduExternalPage),
  'saf/education/safEducationResult': () => results().then((module) => module.SafEducationResultPage),
  'education/result/eduExempt': () => exempts().then((module) => module.EduExemptPage),
  'education/result/eduCertPrint': () => certificates().then((module) => module.EduCertPage),
  'education/status/eduLegalStatus': () => legal().then((module) => module.LegalStatusPage),
  'education/status/eduMsds': () => import('./status/web/MsdsPage.tsx').then((module) => module.EduMsdsPage),
  'education/status/eduJob': () => jobs().then((module) => module.EduJobPage),
  'education/status/eduHcm': () => jobs().then((module) => module.EduHcmPage),
  'my/eduHome': () => import('./status/web/EduHomePage.tsx').then((module) => module.EduHomePage),
  '/vendor/portal/educationStatus': () =>
    import('./status/web/CompanyEducationPage.tsx').then((module) => module.CompanyEducationPage),
  'education/status/eduSpecial': () => exempts().then((module) => module.EduSpecialPage),
}
const educationDetails: readonly DetailPage[] = recordDetails(educationRecords, {
  eduExam: { title: '시험', load: () => exams().then((module) => module.EduExamDetailPage) },
  eduMaterial: { title: '교육자료', load: () => materials().then((module) => module.EduMaterialDetailPage) },
  eduPlan: { title: '연간교육계획', load: () => plans().then((module) => module.PlanDetailPage) },
  eduClass: { title: '교육차수', load: () => classes().then((module) => module.ClassDetailPage) },
  eduCourse: { title: '교육과정', load: () => courses().then((module) => module.EduCourseDetailPage) },
  eduInstructor: {
    title: '교육강사',
    load: () => courses().then((module) => module.EduInstructorDetailPage),
  },
  eduTargetRule: {
    title: '대상자 기준',
    load: () => courses().then((module) => module.EduTargetRuleDetailPage),
  },
  eduResult: { title: '이수결과', load: () => results().then((module) => module.EduResultDetailPage) },
  eduExempt: { title: '교육 면제', load: () => exempts().then((module) => module.EduExemptDetailPage) },
  eduCert: { title: '수료증', load: () => certificates().then((module) => module.EduCertDetailPage) },
  eduHalf: {
    title: '교육 반기 점검',
    load: () => import('./status/web/HalfDetailPage.tsx').then((module) => module.EduHalfDetailPage),
  },
  eduAssign: { title: '특별교육 지정', load: () => exempts().then((module) => module.EduAssignDetailPage) },
})
export const educationRegistry: PageRegistry = { pages: educationPages, details: educationDetails }
