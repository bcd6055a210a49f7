import { recordDetails, type DetailPage, type Pages, type Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { educationRecords } from './record-pages.rule.ts'

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
}
const educationDetails: readonly DetailPage[] = recordDetails(educationRecords, {
  eduExam: { title: '시험', load: () => exams().then((module) => module.EduExamDetailPage) },
  eduMaterial: { title: '교육자료', load: () => materials().then((module) => module.EduMaterialDetailPage) },
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
