import { useState } from 'react'
import { Segmented } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { sysParam } from '../parameter.resource.ts'
import { ConfirmTag } from './ConfirmTag.tsx'
import { ParametersInForce } from './ParametersInForce.tsx'
import { useParameterText } from './texts.ts'

type View = 'inForce' | 'all'
const cells = { confirmNeededYn: ({ confirmNeededYn }: { confirmNeededYn: 'Y' | 'N' | null }) => yes(confirmNeededYn) && <ConfirmTag /> }

/** 환경값 (manage/code/sysParam): what held on a day, and every value with the day from which it holds. */
export function SysParamPage() {
  const text = useParameterText()
  const tab = useTab()
  const title = menuName(tab.menu, useLanguage())
  const [view, setView] = useState<View>('inForce')
  const choice = (
    <Segmented<View>
      value={view}
      onChange={setView}
      options={[
        { value: 'inForce', label: text('inForce') },
        { value: 'all', label: text('all') },
      ]}
    />
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
