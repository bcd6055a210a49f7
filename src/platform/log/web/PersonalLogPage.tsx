import { lastDay, firstDay } from '../../../core/shared/periods.ts'
import { Tabs } from 'antd'
import { useTabView } from '../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { personalLog } from '../personal-log.resource.ts'
import { LogList } from './LogPage.tsx'
import { MonthlyCheck } from './MonthlyCheck.tsx'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const views = ['accesses', 'monthly'] as const

/** 개인정보 접속기록과 월 점검 (manage/log/personalLog; admin R14) */
export function PersonalLogPage() {
  const say = useTexts(logTexts)
  const tab = useTab()
  const [shown, setShown] = useTabView(views)
  const showMonth = (month: string) => {
    tab.setSearch(new URLSearchParams({ 'dt.from': firstDay(month), 'dt.to': lastDay(month) }))
  }
  return (
    <div className="register-page">
      <PageHeader help={say('personalHelp')} />
      <Tabs
        activeKey={shown}
        onChange={(key) => setShown(key as (typeof views)[number])}
        items={[
          {
            key: 'accesses',
            label: say('accesses'),
            children: <LogList resource={personalLog} entity="tableNm" />,
          },
          { key: 'monthly', label: say('monthly'), children: <MonthlyCheck onShow={showMonth} /> },
        ]}
      />
    </div>
  )
}
