import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { improvementRule } from '../rule/improvement-rule.resource.ts'
import { OutboxErrors } from './OutboxErrors.tsx'
import { ReconcileReport } from './ReconcileReport.tsx'
import './improvement.css'

/** What each source's improvements go by. */
export const ImprovementRulePage = () => (
  <RegisterPage
    resource={improvementRule}
    help="출처마다 접수 담당, 기본등급, 등급별 기한과 효과확인일, 사진·결재 여부를 정합니다. 회사 기준이며 법정기한은 따로 지켜집니다. 이미 접수된 건의 기한은 바뀌지 않습니다."
    removable={false}
  >
    <ReconcileReport />
    <OutboxErrors />
  </RegisterPage>
)
