import type { BoxRow } from '../approval-answers.rule.ts'
import { statuses } from '../approval-codes.rule.ts'
import { DueTag } from './StatusTag.tsx'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const isOpen = (row: BoxRow) => row.apprStatusCd === statuses.progress || row.apprStatusCd === statuses.held
export const RowMarks = ({ row }: { row: BoxRow }) => {
  const text = useTexts(approvalTexts)
  return (
    <>
      {row.urgentYn === 'Y' && <span className="appr-urgent">{text('urgent')}</span>}{' '}
      {row.originalUserNm && (
        <span className="appr-for">{text('forOther', { name: row.originalUserNm })}</span>
      )}{' '}
      {row.roundNo > 1 && <span className="appr-round">{text('roundNo', { no: row.roundNo })}</span>}{' '}
    </>
  )
}
export const RowDue = ({ row, short = false }: { row: BoxRow; short?: boolean }) => (
  <DueTag dueDt={row.dueDt} open={isOpen(row)} short={short} />
)
