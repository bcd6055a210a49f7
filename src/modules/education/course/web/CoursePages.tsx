import { Segmented } from 'antd'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { eduCourse } from '../edu-course.resource.ts'
import { eduInstructor } from '../edu-instructor.resource.ts'
import { eduLegalRule } from '../edu-legal-rule.resource.ts'
import { eduTargetRule } from '../edu-target-rule.resource.ts'
import { CourseFields, TargetRuleFields } from './CourseDetailPages.tsx'
import { courseTexts } from './course.texts.ts'

const views = ['courses', 'instructors', 'rules', 'targets'] as const
type View = (typeof views)[number]
const courseCard = { title: 'eduCourseNm', facts: ['eduTypeNm', 'stdMin', 'eduCourseCd'] } as const
const instructorCard = { title: 'instructorNm', facts: ['instructorTypeNm', 'validToYmd', 'orgNm'] } as const
const targetCard = { title: 'targetRuleNm', facts: ['eduCourseNm', 'countCnt', 'plantNm'] } as const

/** 교육과정 관리 (education/course/eduCourse): courses, who may teach, legal hours, whom a course is for. */
export function EduCoursePage() {
  const text = useTexts(courseTexts)
  const today = useToday()
  const own = useOwnScope()
  // A link to one row of legal hours is one to their register.
  const isLinked = useTab().params.has('open')
  const [chosen, setView] = useTabView(views)
  const [query, setQuery] = useTabQuery(eduCourse)
  const view = isLinked ? 'rules' : chosen
  const choice = (
    <Segmented<View>
      aria-label={text('view')}
      value={view}
      options={views.map((value) => ({ value, label: text(value) }))}
      onChange={setView}
    />
  )
  const help = text('help.course')
  if (view === 'instructors')
    return (
      <RegisterPage
        key={view}
        resource={eduInstructor}
        files={['document']}
        help={help}
        card={instructorCard}
        first={ownPlant(own)}
      >
        {choice}
      </RegisterPage>
    )
  if (view === 'rules')
    return (
      <RegisterPage
        key={view}
        resource={eduLegalRule}
        help={text('help.rules')}
        widths={{ lawTxt: 240 }}
        first={{ fromYmd: today }}
        // The head office keeps the hours of the law.
        readOnly={!own.anyPlant}
      >
        {choice}
      </RegisterPage>
    )
  if (view === 'targets')
    return (
      <RegisterPage
        key={view}
        resource={eduTargetRule}
        help={help}
        card={targetCard}
        first={{ ...ownPlant(own), fromYmd: today }}
        form={(form) => <TargetRuleFields form={form} />}
      >
        {choice}
      </RegisterPage>
    )
  return (
    <RegisterPage
      key={view}
      resource={eduCourse}
      help={help}
      card={courseCard}
      removable={false}
      widths={{ eduCourseNm: 220, specialWorkNo: 150 }}
      first={{ ...ownPlant(own), minAttendPct: 90, passTypeCd: 'A', methodCd: 'C', stdMin: 60 }}
      form={(form) => <CourseFields form={form} />}
    >
      {choice}
      <StateTiles resource={eduCourse} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
