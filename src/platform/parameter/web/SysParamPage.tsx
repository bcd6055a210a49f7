import { useState } from 'react'
import { Segmented } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { holiday } from '../../holiday/holiday.resource.ts'
import { sysParam } from '../parameter.resource.ts'
import { ConfirmTag } from './ConfirmTag.tsx'
import { ParametersInForce } from './ParametersInForce.tsx'
import { parameterTexts } from './parameter.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type View = 'inForce' | 'all' | 'holiday'
const cells = {
  confirmNeededYn: ({ confirmNeededYn }: { confirmNeededYn: 'Y' | 'N' | null }) =>
    yes(confirmNeededYn) && <ConfirmTag />,
}

/**
 * 환경값 (manage/code/sysParam): what held on a day, every value with the day from which it holds, and the
 * holidays on which no deadline runs.
 */
export function SysParamPage() {
  const text = useTexts(parameterTexts)
  const tab = useTab()
  const title = menuName(tab.menu, useLanguage())
  const [view, setView] = useState<View>('inForce')
  const year = useToday().slice(0, 4)
  const choice = (
    <Segmented<View>
      value={view}
      onChange={setView}
      options={[
        { value: 'inForce', label: text('inForce') },
        { value: 'all', label: text('all') },
        { value: 'holiday', label: text('holiday') },
      ]}
    />
  )
  if (view === 'holiday')
    return (
      <RegisterPage
        key="holiday"
        resource={holiday}
        help={text('holidayHelp')}
        cells={cells}
        defaults={{ ymd: { from: `${year}-01-01`, to: `${year}-12-31` } }}
      >
        <div>{choice}</div>
      </RegisterPage>
    )
  if (view === 'all')
    return (
      <RegisterPage resource={sysParam} help={text('help')} cells={cells}>
        <div>{choice}</div>
      </RegisterPage>
    )
  return (
    <div className="register-page">
      <PageHeader title={title} help={text('help')} />
      <div>{choice}</div>
      <ParametersInForce />
    </div>
  )
}
