import { FileSearchOutlined, PrinterOutlined } from '@ant-design/icons'
import { Alert, Button, Segmented } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { recordAddress } from '../../../core/web/record-address.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { ApprovalView } from '../approval-answers.rule.ts'
import { statuses } from '../approval-codes.rule.ts'
import { ActBar } from './ActBar.tsx'
import { boxAddress, useDocument } from './approval-calls.ts'
import { DiffSummary, diffCount, DocumentBody } from './DocumentBody.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import { DocumentHistory, Opinions } from './DocumentNotes.tsx'
import { usePrint } from './PrintDocument.tsx'
import { StampTable } from './StampTable.tsx'
import { StatusTag } from './StatusTag.tsx'
import '../../../core/web/form/form.css'
import './approval.css'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformRecords } from '../../record-pages.rule.ts'

/** One document (`no` in the address): stamps, the whole record, changes, opinions, and the reader's acts. */
export function ApprDocumentPage() {
  const no = useTab().params.get('no') ?? undefined
  const { data, error, isLoading, refetch } = useDocument(no)
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(view) => <Document view={view} />}
    </Gate>
  )
}

function Document({ view }: { view: ApprovalView }) {
  const text = useTexts(approvalTexts)
  const tab = useTab()
  const { data } = view
  const name = data.docNo ?? data.title
  useEffect(() => tab.setTitle(name), [tab, name])
  const [print, printed] = usePrint(view)
  const original = recordAddress(view.link.taskClassNm, view.link.taskKey)
  const mine = view.allowed.some(
    ({ action, reasons }) => action === 'submit' && reasons.every(({ guard }) => guard === 'record'),
  )
  const box = boxAddress('wait')
  return (
    <div className="appr-page appr-document">
      <PageHeader
        title={data.title}
        tags={
          <>
            <StatusTag status={data.apprStatusCd} name={(data as { apprStatusNm?: string }).apprStatusNm} />
            {data.urgentYn === 'Y' && <span className="appr-urgent">{text('urgent')}</span>}
          </>
        }
        extra={
          <>
            {original ? (
              <Button icon={<FileSearchOutlined aria-hidden />} onClick={() => tab.open(original)}>
                {text(mine ? 'editOriginal' : 'original')}
              </Button>
            ) : (
              <span className="appr-note">{text('noOriginal')}</span>
            )}
            <Button icon={<PrinterOutlined aria-hidden />} onClick={print}>
              {text('print')}
            </Button>
          </>
        }
      />
      <div className="appr-top">
        <DocumentFacts view={view} />
        <StampTable steps={view.steps} />
      </div>
      <CancelNote view={view} />
      {data.cont && (
        <Section title={text('content')}>
          <p className="appr-words">{data.cont}</p>
        </Section>
      )}
      <Contents view={view} />
      <div className="appr-notes">
        <Section title={text('opinions')}>
          <Opinions view={view} />
        </Section>
        <Section title={text('history')}>
          <DocumentHistory view={view} />
        </Section>
      </div>
      <ActBar view={view}>{box && <Button onClick={() => tab.open(box)}>{text('toBox')}</Button>}</ActBar>
      {printed}
    </div>
  )
}

/** A closed document is never edited: what asks for it to be undone is another one, named in both. */
function CancelNote({ view: { cancel } }: { view: ApprovalView }) {
  const text = useTexts(approvalTexts)
  const tab = useTab()
  const other = cancel.of ?? cancel.by
  if (!other) return null
  const done = other.apprStatusCd === statuses.done
  const said = cancel.of ? 'cancelsDocument' : done ? 'cancelledDocument' : 'cancelAsked'
  return (
    <Alert
      type={cancel.of || !done ? 'info' : 'warning'}
      showIcon
      title={text(said, { no: other.docNo ?? text('box.draft') })}
      action={
        <Button size="small" onClick={() => tab.open(addressOf(platformRecords.apprRqst, other.apprRqstNo))}>
          {text('open')}
        </Button>
      }
    />
  )
}

const Section = ({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) => (
  <section className="form-block" aria-label={title}>
    <div className="form-block-head">
      <h3>{title}</h3>
      {extra}
    </div>
    {children}
  </section>
)

/** The record of a round; the newest with its changes marked, the older ones as they were. */
function Contents({ view }: { view: ApprovalView }) {
  const text = useTexts(approvalTexts)
  const [present] = view.rounds
  const [roundNo, setRoundNo] = useState<number>()
  const [onlyChanges, setOnlyChanges] = useState(false)
  if (!present) return <Alert type="info" showIcon title={text('draftNote')} />
  const round = view.rounds.find((each) => each.roundNo === roundNo) ?? present
  const diff = round === present ? view.diff : null
  return (
    <Section
      title={text('document')}
      extra={
        view.rounds.length > 1 && (
          <Segmented
            aria-label={text('rounds')}
            value={round.roundNo}
            onChange={setRoundNo}
            options={view.rounds.map((each) => ({
              value: each.roundNo,
              label: text('roundNo', { no: each.roundNo }),
            }))}
          />
        )
      }
    >
      {diff && (
        <Alert
          type="warning"
          showIcon
          className="appr-changed"
          title={`${text('changes')}: ${diffCount(diff) > 0 ? text('changeCount', { count: diffCount(diff) }) : text('noChange')}`}
          action={
            diffCount(diff) > 0 && (
              <Button
                size="small"
                type={onlyChanges ? 'primary' : 'default'}
                onClick={() => setOnlyChanges(!onlyChanges)}
              >
                {text('onlyChanges')}
              </Button>
            )
          }
        />
      )}
      {diff && onlyChanges ? (
        <DiffSummary diff={diff} record={round.record} />
      ) : (
        <DocumentBody record={round.record} diff={diff} />
      )}
    </Section>
  )
}
