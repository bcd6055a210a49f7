import { Segmented } from 'antd'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTabView } from '../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { periodIssues } from '../people.rule.ts'
import { assignKinds, userAssign } from '../user-assign.resource.ts'
import { Begin } from './Begin.tsx'
import { PeopleOnDay } from './PeopleOnDay.tsx'
import { peopleTexts } from './people.texts.ts'

const views = ['onDay', 'all'] as const

/** 인사배치 (manage/user/userAssign): who stands where on a day, and all assignments. */
export function UserAssignPage() {
  const text = useTexts(peopleTexts)
  // A link to one record is one to the register.
  const isLinked = useTab().params.has('open')
  const [chosen, setView] = useTabView(views)
  const view = isLinked ? 'all' : chosen
  const choice = (
    <div>
      <Segmented
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: text(value) }))}
      />
    </div>
  )
  if (view === 'all')
    return (
      <RegisterPage
        resource={userAssign}
        help={text('help')}
        first={{ assignKindCd: assignKinds.main }}
        rules={periodIssues}
        widths={{ fromYmd: 170 }}
        cells={{ fromYmd: (row) => <Begin row={row} /> }}
      >
        {choice}
      </RegisterPage>
    )
  return (
    <div className="register-page">
      <PageHeader help={text('help')} />
      {choice}
      <PeopleOnDay />
    </div>
  )
}
