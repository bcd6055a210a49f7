import { QrcodeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { improvementLink } from '../link/improvement-link.resource.ts'
import { improvementRule } from '../rule/improvement-rule.resource.ts'
import { linkListPath } from './addresses.ts'
import { OutboxErrors } from './OutboxErrors.tsx'
import { ReconcileReport } from './ReconcileReport.tsx'
import './improvement.css'

/** To the addresses with which people without an account ask for improvements. */
function LinksButton() {
  const tab = useTab()
  const { title } = useSpoken(improvementLink)
  return (
    <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => tab.open(linkListPath)}>
      {title}
    </Button>
  )
}
/** What each source's improvements go by. */
export const ImprovementRulePage = () => (
  <RegisterPage
    resource={improvementRule}
    help="출처마다 접수 담당, 기본등급, 등급별 기한과 효과확인일, 사진·결재 여부를 정합니다. 회사 기준이며 법정기한은 따로 지켜집니다. 이미 접수된 건의 기한은 바뀌지 않습니다."
    removable={false}
    toolbar={<LinksButton />}
  >
    <ReconcileReport />
    <OutboxErrors />
  </RegisterPage>
)
