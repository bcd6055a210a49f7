import { useEffect, useMemo } from 'react'
import { PrinterOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Allowed, Detail } from '../../../core/shared/resource.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, Field, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { LinesField } from '../../../core/web/form/LinesGrid.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../core/web/list/hooks.ts'
import { recordPath } from '../../../core/web/list/query-keys.ts'
import { useLive } from '../../../core/web/live.ts'
import { HistoryDrawer } from '../../../core/web/record/HistoryDrawer.tsx'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../core/web/record/PageStates.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { usePdf } from '../../../core/web/open-pdf.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { RecordApprovals } from '../../../platform/approval/web/RecordApprovals.tsx'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { endedStates, evidenceStates, type ImprovementState } from '../improvement/improvement-transitions.rule.ts'
import { FindingBlocks } from './ImprovementFields.tsx'
import { DueTag, GradeTag, ImprovementMarks, ImprovementStateTag } from './ImprovementTags.tsx'
import {
  CommentsBlock,
  CostBlock,
  EscalationsBlock,
  ExtensionsBlock,
  HistoryBlock,
  RelatedBlock,
  SpreadBlock,
  VerifiesBlock,
} from './MoreBlocks.tsx'
import { ImprovementLink } from './ImprovementLink.tsx'
import { offeredActs } from './offered.ts'
import { PhotoCompare } from './PhotoCompare.tsx'
import { ControlCoach } from './ControlCoach.tsx'
import { useCall, useMore } from './queries.ts'
import './improvement.css'

/** One improvement from the request to the proven effect; the same page for plant and vendor. */
export function ImprovementDetailPage() {
  const { params } = useTab()
  const imprNo = params.get('no') ?? undefined
  const { detail, error, loading, reload } = useDetail(improvement, imprNo)
  useLive(improvement.name, ({ key }) => {
    if (String(key) === imprNo) reload()
  })
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(found) => <ImprovementView detail={found} />}
    </Gate>
  )
}

const nextActor: Partial<Record<ImprovementState, string>> = {
  draft: '요청자',
  requested: '접수·총괄 담당자',
  received: '접수·총괄 담당자',
  assigned: '조치부서·협력사',
  inProgress: '조치 담당자',
  done: '접수·총괄 담당자',
  verifying: '검증자',
  effectPending: '접수·총괄 담당자',
  closing: '안전보건관리책임자',
}

function ImprovementView({ detail }: { detail: Detail<typeof improvement> }) {
  const row = detail.data as unknown as Improvement
  const tab = useTab()
  const { user } = useSession()
  const notice = useNotice()
  const today = useToday()
  const { data: more } = useMore(row.imprNo, row.updateDt)
  const { call } = useCall()
  const paper = usePdf()
  const form = useRecordForm(improvement, detail)
  const resource = useMemo(() => definitionFor(row, more), [row, more])
  const { dirty } = form
  const doing = row.state === 'inProgress'
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(row.imprCd ?? '개선요청'), [tab, row.imprCd])
  const shown = {
    ...detail,
    allowed: offeredActs(detail.allowed as Allowed[]),
  } as typeof detail
  const attaches = tab.canWrite && more?.mayAttach === true && !endedStates.includes(row.state as ImprovementState)
  // What was handed in with 조치완료 stays as it is; the visit and papers still come beside it.
  const evidence = evidenceStates.includes(row.state as ImprovementState)
  const files = (name: 'before' | 'after' | 'visit' | 'document') => (
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
          </>
        }
        extra={
          <>
            <Button
              icon={more?.watching ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
              onClick={() => void call(`${recordPath(improvement, row.imprNo)}/watch`, { watchYn: more?.watching ? 'N' : 'Y' })}
            >
              {more?.watching ? '관심 해제' : '관심'}
            </Button>
            <Button
              icon={<PrinterOutlined aria-hidden />}
              loading={paper.busy}
              onClick={() => void paper.open(`${recordPath(improvement, row.imprNo)}/print`)}
            >
              인쇄
            </Button>
            <HistoryDrawer resource={improvement} recordKey={row.imprNo} />
          </>
        }
      />
      <StateFlow resource={resource} state={row.state} waitingFor={nextActor[row.state as ImprovementState] ?? null} />
      <Notes row={row} more={more} />
      <RecordForm form={form}>
        {doing && (
          <Block title="조치 계획과 실적">
            <ControlCoach controls={more?.controls ?? []} hazard={row.hazardTypeNm ?? ''} />
            <LinesField name="actions" blank={{ actionTypeCd: 'ROOT', planYmd: today }} />
          </Block>
        )}
        <PhotoCompare imprNo={row.imprNo} />
        <div className="impr-photos">
          {files('before')}
          {files('after')}
        </div>
        {!doing && <FindingBlocks form={form} />}
        {!doing && row.actions.length > 0 && (
          <Block title="조치 계획과 실적">
            <LinesField name="actions" readOnly />
          </Block>
        )}
        {doing && <FindingBlocks form={form} readOnly />}
        <Block title="처리">
          {(
            [
              'sourceModuleCd',
              'reqUserId',
              'reqDt',
              'rcvUserId',
              'orgDueDt',
              'dueDt',
              'actDeptCd',
              'actVendorCd',
              'actUserId',
              'riskBef',
              'riskAft',
              'effectYmd',
            ] as const
          ).map((name) => (
            <Field key={name} name={name} readOnly />
          ))}
          {row.weakReason && <Field name="weakReason" readOnly />}
          {row.gradeReason && <Field name="gradeReason" readOnly />}
        </Block>
      </RecordForm>
      <VerifiesBlock row={row} />
      <ExtensionsBlock row={row} />
      <EscalationsBlock row={row} />
      {!user?.vendorCd && more?.needsApproval && (evidence || row.state === 'closed') && (
        <RecordApprovals taskClassNm={improvement.name} apprBizKey={String(row.imprNo)} />
      )}
      {more && <SpreadBlock row={row} more={more} />}
      {more && <RelatedBlock row={row} more={more} />}
      {more?.cost && <CostBlock key={`${more.cost.budgetAmt} ${more.cost.costAmt}`} row={row} more={more} />}
      <Block title="현장확인·첨부">
        <div className="span-all impr-photos">
          {files('visit')}
          {files('document')}
        </div>
      </Block>
      {more && <CommentsBlock row={row} more={more} />}
      {more && <HistoryBlock more={more} />}
      <Stamps row={row} />
      {(shown.allowed.length > 0 || (form.editable && tab.canWrite)) && (
        <TransitionBar
          resource={resource}
          detail={shown}
          before={() => {
            if (!dirty) return true
            notice.info('수정한 내용을 먼저 저장해 주세요.')
            return false
          }}
        >
          {form.editable && tab.canWrite && (
            <Button type={dirty ? 'primary' : 'default'} loading={form.saving} onClick={() => void form.submit()}>
              저장
            </Button>
          )}
        </TransitionBar>
      )}
    </div>
  )
}

/** Why it stands still or came back, and what speaks for a warning, where nobody overlooks it. */
function Notes({ row, more }: { row: Improvement; more: ImprovementMore | undefined }) {
  const { user } = useSession()
  const asked = row.extensions.find(({ extStatCd }) => extStatCd === 'S')
  return (
    <>
      {row.state === 'rejected' && (
        <Alert type="error" showIcon title={`반려되었습니다${row.rejNm ? `: ${row.rejNm}` : ''}`} description={row.rejReason} />
      )}
      {row.state === 'merged' && row.mergeToNo !== null && (
        <Alert
          type="info"
          showIcon
          title="다른 개선요청에 병합되었습니다."
          description={<ImprovementLink imprNo={row.mergeToNo}>{row.mergeToNm}</ImprovementLink>}
        />
      )}
      {row.state === 'onHold' && (
        <Alert type="warning" showIcon title={`${row.holdToYmd ?? ''}까지 보류 중입니다.`} description={row.holdReason} />
      )}
      {asked && (
        <Alert
          type="warning"
          showIcon
          title={`기한연장 신청: ${showMoment(asked.oldDueDt).slice(0, 10)} → ${showMoment(asked.newDueDt).slice(0, 10)}`}
          description={`${asked.extReason} · 임시조치: ${asked.tempMeasure}`}
        />
      )}
      {row.recurOfNo && <Alert type="warning" showIcon title={`재발입니다. 원건: ${row.recurOfNm ?? ''}`} />}
      {(more?.recurrences.length ?? 0) > 0 && (
        <Alert
          type="error"
          showIcon
          title={`조치완료 이후 같은 지적이 ${more!.recurrences.length}건 나왔습니다: ${more!.recurrences.map(({ imprCd }) => imprCd).join(', ')}`}
        />
      )}
      {more?.warningProposed && (
        <Alert
          type="warning"
          showIcon
          title={
            user?.vendorCd
              ? '경고 예정입니다. 지연이 2단계에 이르렀거나 재조치가 2회 이상입니다. 경고 여부는 발주 사업장이 판단합니다.'
              : '협력사 경고 검토 대상입니다(지연 2단계 이상 또는 재조치 2회 이상). 경고는 담당자가 판단합니다.'
          }
        />
      )}
    </>
  )
}

/** The definition as it holds for this row: states that are not on its way are not drawn. */
function definitionFor(row: Improvement, more: ImprovementMore | undefined): typeof improvement {
  const { closing, effectPending, ...states } = improvement.states!
  const order = Object.keys(improvement.states!)
  const approval = more?.needsApproval ?? true
  const kept = {
    ...states,
    ...(approval || row.effectYmd || row.gradeCd !== 'L' ? { effectPending } : {}),
    ...(approval ? { closing } : {}),
  }
  const ordered = Object.fromEntries(Object.entries(kept).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
  return { ...improvement, states: ordered } as unknown as typeof improvement
}
