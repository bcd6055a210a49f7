import { BookOutlined } from '@ant-design/icons'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { canWrite } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaTarget, type RsaTarget } from '../../plan/rsa-target.resource.ts'
import { riskRecords } from '../../record-pages.rule.ts'
import { assessmentTypes, endedTargetStates } from '../../risk-codes.rule.ts'
import { jobBookTexts } from './job-book.texts.ts'

const { checklist } = assessmentTypes
type Made = { rsaJobBookNo: number } | { rsaNodeTemplateNo: number }
/** Makes the draft of a book from a target that is confirmed; a study becomes templates of its nodes. */
export function MakeBook({ target }: { target: RsaTarget }) {
  const say = useTexts(jobBookTexts)
  const tab = useTab()
  const mayKeepBooks = canWrite('rsa/jobRiskBook/jobBookList')
  if (!mayKeepBooks || !endedTargetStates.includes(target.state) || target.rsaTypeCd === checklist)
    return null
  const make = async () => {
    const { data } = await api.post<{ data: Made }>(`${rsaTarget.path}/${target.rsaTargetNo}/newbook`, {})
    tab.open(
      'rsaJobBookNo' in data
        ? addressOf(riskRecords.rsaJobBook, data.rsaJobBookNo)
        : addressOf(riskRecords.rsaNodeTemplate, data.rsaNodeTemplateNo),
    )
  }
  return (
    <BusyButton icon={<BookOutlined aria-hidden />} action={make}>
      {say('make')}
    </BusyButton>
  )
}
