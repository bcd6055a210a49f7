import { useEffect, useMemo } from 'react'
import { PrinterOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { Detail } from '../../../core/shared/resource.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, Field, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { LinesField } from '../../../core/web/form/LinesGrid.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../core/web/data/hooks.ts'
import { recordPath } from '../../../core/web/data/query-keys.ts'
import { useLive } from '../../../core/web/live.ts'
import { HistoryDrawer } from '../../../core/web/record/HistoryDrawer.tsx'
import { TakeAlong } from '../../../core/web/page/TakeAlong.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { usePdf } from '../../../core/web/open-pdf.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { RecordApprovals } from '../../../platform/approval/web/RecordApprovals.tsx'
import { improvement } from '../improvement/improvement.resource.ts'
import {
  endedStates,
  evidenceStates,
  type ImprovementState,
} from '../improvement/improvement-transitions.rule.ts'
import { FindingBlocks } from './ImprovementFields.tsx'
import { DueTag, GradeTag, ImprovementMarks, ImprovementStateTag, RepeatTag } from './ImprovementTags.tsx'
import { ActionCards } from './ActionCards.tsx'
import { ActionParts } from './ActionParts.tsx'
import { EscalationsBlock, ExtensionsBlock, VerifiesBlock } from './CheckBlocks.tsx'
import { definitionFor } from './definition-for.ts'
import { CommentsBlock } from './CommentsBlock.tsx'
import { HistoryBlock, RelatedBlock } from './MoreBlocks.tsx'
import { Notes } from './Notes.tsx'
import { ProposedDoer, useKeptScale, useStepInputs } from './SourceParts.tsx'
import { SpreadBlock } from './SpreadBlock.tsx'
import { offeredActs } from './offered.ts'
import { PhotoCompare } from './PhotoCompare.tsx'
import { ControlCoach } from './ControlCoach.tsx'
import { useCall, useMore } from './queries.ts'
import { VisitBlock } from './VisitBlock.tsx'
import './improvement.css'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** One improvement from the request to the proven effect; the same page for plant and vendor. */
export function ImprovementDetailPage() {
  const { params } = useTab()
  const imprNo = params.get('no') ?? undefined
  const { detail, error, loading, reload } = useDetail(improvement, imprNo)
  useLive(improvement.name, ({ key }) => {
    if (key === undefined || String(key) === imprNo) reload()
  })
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(found) => <ImprovementView detail={found} />}
    </Gate>
  )
}

const nextActor = {
  draft: 'by.requester',
  requested: 'by.coordinator',
  received: 'by.coordinator',
  assigned: 'by.owner',
  inProgress: 'by.doer',
  done: 'by.coordinator',
  verifying: 'by.verifier',
  effectPending: 'by.coordinator',
  closing: 'by.siteHead',
} as const satisfies Partial<Record<ImprovementState, string>>

function ImprovementView({ detail }: { detail: Detail<typeof improvement> }) {
  const row = detail.data
  const tab = useTab()
  const text = useTexts(improvementTexts)
  const label = useSpoken(improvement).fields
  const { user } = useSession()
  const notice = useNotice()
  const today = useToday()
  const { data: more } = useMore(row.imprNo, row.updateDt)
  const { call } = useCall()
  const paper = usePdf()
  const form = useRecordForm(improvement, detail)
  const scale = useKeptScale(more)
  const resource = useMemo(() => definitionFor(row, { ...more, scale: scale ?? null }), [row, more, scale])
  const inputs = useStepInputs(row, scale)
  const { dirty } = form
  const doing = row.state === 'inProgress'
  // Before the first act only the request can be printed.
  const asked = row.acceptDt === null
  // On a phone the result of each action is shown with its pictures and cost.
  const narrow = useNarrow()
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(row.imprCd ?? row.imprNm), [tab, row.imprCd, row.imprNm])
  const shown = {
    ...detail,
    // A check is not asked for before it is known on which scale.
    allowed: offeredActs(detail.allowed).filter(
      ({ action }) => row.scoreBef === null || scale !== undefined || !action.startsWith('pass'),
    ),
  } as typeof detail
  const attaches = tab.canWrite && more?.mayAttach === true && !endedStates.includes(row.state)
  // Evidence of 조치완료 stays as it is; visit and papers can still be added.
  const evidence = evidenceStates.includes(row.state)
  const files = (name: 'before' | 'after' | 'visit' | 'reply' | 'document' | 'letter') => (
    <Attachments
      resource={improvement}
      name={name}
      taskKey={row.imprNo}
      editable={attaches && !(evidence && (name === 'before' || name === 'after'))}
      addOnly={evidence}
    />
  )
  return (
    <div className="impr">
      <PageHeader
        title={row.imprNm}
        tags={
          <>
            <span>{row.imprCd}</span>
            <GradeTag grade={row.gradeCd} />
            <ImprovementStateTag state={row.state} />
            <DueTag dueDt={row.dueDt} state={row.state} today={today} />
            <ImprovementMarks row={row} />
            {more && more.repeats.length > 0 && <RepeatTag />}
          </>
        }
        extra={
          <>
            <Button
              icon={more?.watching ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
              onClick={() =>
                void call(`${recordPath(improvement, row.imprNo)}/watch`, {
                  watchYn: more?.watching ? 'N' : 'Y',
                })
              }
            >
              {text(more?.watching ? 'unwatch' : 'watch')}
            </Button>
            <Button
              icon={<PrinterOutlined aria-hidden />}
              loading={paper.busy}
              onClick={() =>
                void (asked
                  ? paper.open(`${improvement.path}/requestprint`, { nos: row.imprNo })
                  : paper.open(`${recordPath(improvement, row.imprNo)}/print`))
              }
            >
              {text(asked ? 'print.request' : 'print')}
            </Button>
            <TakeAlong />
            <HistoryDrawer resource={improvement} recordKey={row.imprNo} />
          </>
        }
      />
      <StateFlow
        resource={resource}
        state={row.state}
        waitingFor={row.state in nextActor ? text(nextActor[row.state as keyof typeof nextActor]) : null}
      />
      <Notes row={row} more={more} />
      <ProposedDoer row={row} />
      <RecordForm form={form}>
        {doing && (
          <Block title={text('block.plan')}>
            <ControlCoach controls={more?.controls ?? []} hazard={row.hazardTypeNm ?? ''} />
            {narrow && form.editable ? (
              <ActionCards blank={{ actionTypeCd: 'ROOT', planYmd: today }} />
            ) : (
              <LinesField name="actions" blank={{ actionTypeCd: 'ROOT', planYmd: today }} />
            )}
          </Block>
        )}
        <PhotoCompare imprNo={row.imprNo} />
        <div className="impr-photos">
          {files('before')}
          {row.acceptDt !== null && files('after')}
          {row.parentImprNo !== null && files('reply')}
        </div>
        {!doing && <FindingBlocks form={form} />}
        {!doing && !narrow && row.actions.length > 0 && (
          <Block title={text('block.plan')}>
            <LinesField name="actions" readOnly />
          </Block>
        )}
        {doing && <FindingBlocks form={form} readOnly />}
        <Block title={text('block.handling')}>
          {(
            [
              'sourceModuleCd',
              'reqUserId',
              'reqDt',
              'rcvUserId',
              'sourceDueYmd',
              'orgDueDt',
              'dueDt',
              'actDeptCd',
              'actVendorCd',
              'actUserId',
              'riskBef',
              'riskAft',
              'scoreBef',
              'scoreAft',
              'scaleNm',
              'effectYmd',
            ] as const
          )
            .filter((name) => row[name] !== null)
            .map((name) => (
              <Field key={name} name={name} readOnly />
            ))}
          {more && more.coopDeptNms.length > 0 && (
            <Form.Item label={label.coopDeptCds.label} className="is-shown">
              <span>{more.coopDeptNms.join(', ')}</span>
            </Form.Item>
          )}
          {row.weakReason && <Field name="weakReason" readOnly />}
          {row.gradeReason && <Field name="gradeReason" readOnly />}
        </Block>
      </RecordForm>
      {more && <ActionParts key={JSON.stringify(more.cost)} row={row} more={more} />}
      <VerifiesBlock row={row} more={more} />
      <ExtensionsBlock row={row} />
      <EscalationsBlock row={row} />
      {!user?.vendorCd && more?.needsApproval && (evidence || row.state === 'closed') && (
        <RecordApprovals taskClassNm={improvement.name} apprBizKey={String(row.imprNo)} />
      )}
      {more && <SpreadBlock row={row} more={more} />}
      {more && <RelatedBlock row={row} more={more} />}
      <Block title={text('block.visit')}>
        {more && <VisitBlock row={row} more={more} />}
        <div className="span-all impr-photos">
          {files('visit')}
          {files('document')}
          {row.legalDueYmd !== null && files('letter')}
        </div>
      </Block>
      {more && <CommentsBlock row={row} more={more} />}
      {more && <HistoryBlock more={more} />}
      <Stamps row={row} />
      {(shown.allowed.length > 0 || (form.editable && tab.canWrite)) && (
        <TransitionBar
          resource={resource}
          detail={shown}
          inputs={inputs}
          before={() => {
            if (!form.typed) return true
            notice.info(text('saveFirst'))
            return false
          }}
        >
          {form.editable && tab.canWrite && (
            <Button
              type={dirty ? 'primary' : 'default'}
              loading={form.saving}
              onClick={() => void form.submit()}
            >
              {text('save')}
            </Button>
          )}
        </TransitionBar>
      )}
    </div>
  )
}
