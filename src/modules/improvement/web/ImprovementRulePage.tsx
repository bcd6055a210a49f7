import { QrcodeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { improvementLink } from '../link/improvement-link.resource.ts'
import { improvementRule } from '../rule-register/improvement-rule.resource.ts'
import { GradeRatios } from './GradeRatios.tsx'
import { OutboxErrors } from './OutboxErrors.tsx'
import { ReconcileReport } from './ReconcileReport.tsx'
import './improvement.css'
import { ruleTexts } from './rule.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { improvementRecords } from '../record-pages.rule.ts'

/** To the addresses with which people without an account ask for improvements. */
function LinksButton() {
  const tab = useTab()
  const { title } = useSpoken(improvementLink)
  return (
    <Button
      icon={<QrcodeOutlined aria-hidden />}
      onClick={() => tab.open(improvementRecords.improvementLink.page)}
    >
      {title}
    </Button>
  )
}
const widths = { sourceModuleCd: 190, coordRoleCd: 150 }
/** The rules of each source's improvements. */
export function ImprovementRulePage() {
  const text = useTexts(ruleTexts)
  return (
    <RegisterPage
      resource={improvementRule}
      help={text('help')}
      removable={false}
      toolbar={<LinksButton />}
      widths={widths}
    >
      <GradeRatios />
      <ReconcileReport />
      <OutboxErrors />
    </RegisterPage>
  )
}
