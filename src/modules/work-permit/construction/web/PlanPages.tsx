import { useId, useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { Detail } from '../../../../core/shared/resource.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import '../../permit/web/permit.css'
import { safHealthPlan, type SafHealthPlan } from '../safety-health-plan.resource.ts'
import { listFor, planListPath } from './addresses.web.ts'
import { PlanFields } from './PlanFields.tsx'
import './construction.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { constructionRecords } from '../../record-pages.rule.ts'

/** 안전보건관리계획 (constSafe/safetyHealthPlan/planList) */
export function PlanListPage() {
  const say = useTexts(constructionTexts)
  const [query, setQuery] = useTabQuery(safHealthPlan)
  return (
    <RegisterPage
      resource={safHealthPlan}
      files={['document']}
      help={say('planHelp')}
      form={(form) => <PlanFields form={form} />}
      widths={{ constNm: 240, changeTxt: 240 }}
      removable={false}
    >
      <StateTiles resource={safHealthPlan} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One edition of a plan: its sections, what was asked and answered, who has signed, and its paper. */
export function PlanDetailPage() {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const { open, busy } = usePdf()
  return (
    <RecordPage
      resource={safHealthPlan}
      list={listFor(planListPath)}
      nameOf={({ planCd, revNo }) => say('planRev', { code: planCd ?? say('planWord'), rev: revNo ?? 0 })}
      tags={({ data }) => (
        <>
          <span>{data.constNm}</span>
          <span>{data.vendorNm}</span>
        </>
      )}
      extra={(detail) => (
        <>
          <ReviseButton detail={detail} />
          {yes(tab.menu.printYn) && (
            <Button
              icon={<PrinterOutlined aria-hidden />}
              loading={busy}
              onClick={() => void open(`${recordPath(safHealthPlan, detail.data.planNo)}/print`)}
            >
              {say('print')}
            </Button>
          )}
        </>
      )}
      before={({ data }) => <Notes notes={data.notes} />}
      form={(form) => <PlanFields form={form} />}
    >
      {({ data, editable }) => (
        <PermitSection name="documents" title={say('files')}>
          <Attachments
            resource={safHealthPlan}
            name="document"
            taskKey={data.planNo}
            editable={editable.length === 0 && tab.canWrite}
          />
        </PermitSection>
      )}
    </RecordPage>
  )
}

/** 보완요청 and answers, in their order. */
function Notes({ notes }: { notes: SafHealthPlan['notes'] }) {
  const say = useTexts(constructionTexts)
  if (notes.length === 0) return null
  return (
    <PermitSection name="notes" title={say('notes', { count: notes.length })}>
      <ul className="plan-notes">
        {notes.map((note) => (
          <li key={note.safHealthPlanNoteNo} className={`is-${note.noteKindCd}`}>
            <div>
              <strong>{note.noteKindNm}</strong>
              <span className="permit-note">
                {note.noteUserNm} · {showMoment(note.noteDt)}
              </span>
            </div>
            <p>{note.noteTxt}</p>
          </li>
        ))}
      </ul>
    </PermitSection>
  )
}

const shortest = 5
/** A new edition of an approved plan begins with the words of this one. */
function ReviseButton({ detail: { data } }: { detail: Detail<typeof safHealthPlan> }) {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const notice = useNotice()
  const [asked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [short, setShort] = useState(false)
  const tooShort = short && reason.trim().length < shortest
  const reasonId = useId()
  if (data.state !== 'approved' || !tab.canWrite) return null
  const revise = async () => {
    if (reason.trim().length < shortest) {
      setShort(true)
      return false
    }
    try {
      const answer = await api.post<{ data: { planNo: number } }>(
        `${recordPath(safHealthPlan, data.planNo)}/revision`,
        {
          changeTxt: reason.trim(),
        },
      )
      tab.open(addressOf(constructionRecords.safHealthPlan, answer.data.planNo))
      return true
    } catch (error) {
      notice.failure(error)
      return false
    }
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{say('revise')}</Button>
      {asked && (
        <BasePopup
          open
          title={say('revisePlan')}
          confirmText={say('makeRevision')}
          onConfirm={revise}
          onClose={() => setAsked(false)}
          widthPx={520}
        >
          <Form.Item
            label={say('reviseReason')}
            htmlFor={reasonId}
            layout="vertical"
            required
            validateStatus={tooShort ? 'error' : undefined}
            help={tooShort ? say('reasonShort', { count: shortest }) : undefined}
          >
            <Input.TextArea
              id={reasonId}
              value={reason}
              rows={4}
              maxLength={1000}
              onChange={(event) => setReason(event.target.value)}
            />
          </Form.Item>
        </BasePopup>
      )}
    </>
  )
}
