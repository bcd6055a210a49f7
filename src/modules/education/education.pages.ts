import { recordDetails, type DetailPage, type Pages, type Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { educationRecords } from './record-pages.rule.ts'

const courses = () => import('./course/web/CourseDetailPages.tsx')
const results = () => import('./result/web/ResultPages.tsx')
const exempts = () => import('./result/web/ExemptPages.tsx')
const certificates = () => import('./result/web/CertPages.tsx')

export const educationPages: Pages = {
  'education/course/eduCourse': () =>
    import('./course/web/CoursePages.tsx').then((module) => module.EduCoursePage),
  'education/result/eduResult': () => results().then((module) => module.EduResultPage),
  'education/result/eduExternal': () => results().then((module) => module.EduExternalPage),
  'saf/education/safEducationResult': () => results().then((module) => module.SafEducationResultPage),
  'education/result/eduExempt': () => exempts().then((module) => module.EduExemptPage),
  'education/result/eduCertPrint': () => certificates().then((module) => module.EduCertPage),
  'education/status/eduSpecial': () => exempts().then((module) => module.EduSpecialPage),
}
const educationDetails: readonly DetailPage[] = recordDetails(educationRecords, {
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
  eduAssign: { title: '특별교육 지정', load: () => exempts().then((module) => module.EduAssignDetailPage) },
})
const educationPortlets: readonly Portlet[] = []
export const educationWeb = defineWebModule({
  pages: educationPages,
  details: educationDetails,
  records: educationRecords,
  portlets: educationPortlets,
  place: 36,
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
