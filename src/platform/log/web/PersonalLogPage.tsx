import { useState } from 'react'
import { Tabs } from 'antd'
import { addDays } from '../../../core/shared/dates.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { personalLog } from '../personal-log.resource.ts'
import { LogList } from './LogPage.tsx'
import { MonthlyCheck } from './MonthlyCheck.tsx'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 개인정보 접속기록과 월 점검 (manage/log/personalLog; admin R14) */
export function PersonalLogPage() {
  const say = useTexts(logTexts)
  const tab = useTab()
  const [shown, setShown] = useState('accesses')
  const showMonth = (month: string) => {
    const next = addDays(`${month}-01`, 31).slice(0, 7)
    tab.setSearch(new URLSearchParams({ 'dt.from': `${month}-01`, 'dt.to': addDays(`${next}-01`, -1) }))
    setShown('accesses')
  }
  return (
    <div className="register-page">
      <PageHeader help={say('personalHelp')} />
      <Tabs
        activeKey={shown}
        onChange={setShown}
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
