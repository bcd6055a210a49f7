import { Button } from 'antd'
import { useTab } from '../../../core/web/TabHost.tsx'
import { statuses } from '../approval-codes.rule.ts'
import { boxAddress, useRecordApprovals, type RecordAsked } from './approval-calls.ts'
import { StampTable } from './StampTable.tsx'
import { DueTag, StatusTag } from './StatusTag.tsx'
import '../../../core/web/form/form.css'
import './approval.css'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformRecords } from '../../record-pages.rule.ts'

/** The approval documents of a record, on the record's own page; readers open a document from here. */
export function RecordApprovals(asked: RecordAsked) {
  const text = useTexts(approvalTexts)
  const tab = useTab()
  const { data: documents } = useRecordApprovals(asked)
  // Nothing has been submitted yet.
  if (!documents || documents.length === 0) return null
  const mayOpen = boxAddress('wait') !== undefined
  return (
    <section className="form-block" aria-label={text('recordState')}>
      <div className="form-block-head">
        <h3>{text('recordState')}</h3>
      </div>
      {documents.map((document) => (
        <div key={document.apprRqstNo} className="appr-record">
          <div className="appr-record-head">
            <StatusTag status={document.apprStatusCd} name={document.apprStatusNm} />
            <span>{document.docNo}</span>
            <span>{text('roundNo', { no: document.roundNo })}</span>
            <DueTag
              dueDt={document.dueDt}
              open={document.apprStatusCd === statuses.progress || document.apprStatusCd === statuses.held}
            />
            {document.readable && mayOpen && (
              <Button
                size="small"
                onClick={() => tab.open(addressOf(platformRecords.apprRqst, document.apprRqstNo))}
              >
                {text('openDocument')}
              </Button>
            )}
          </div>
          <StampTable steps={document.steps} />
        </div>
      ))}
    </section>
  )
}
