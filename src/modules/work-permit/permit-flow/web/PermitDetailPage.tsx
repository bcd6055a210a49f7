import { defined } from '../../../../core/shared/defined.ts'
import { useEffect, useMemo, useRef, type MouseEvent } from 'react'
import { CopyOutlined, EditOutlined, PrinterOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { usePrefetchQuery } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { type Allowed, narrowed } from '../../../../core/shared/resource.ts'
import { attachQuery } from '../../../../core/web/attach/attach-calls.ts'
import { flagOf } from '../../../../core/shared/file-flag.ts'
import { HistoryDrawer } from '../../../../core/web/record/HistoryDrawer.tsx'
import { TakeAlong } from '../../../../core/web/page/TakeAlong.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { Stamps } from '../../../../core/web/record/Stamps.tsx'
import { StateFlow } from '../../../../core/web/record/StateFlow.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { useLive } from '../../../../core/web/live.ts'
import { canAccess, useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { liveStates, reasonMinimum, type PermitState } from '../../permit/permit-transitions.rule.ts'
import { supplementsOf } from '../../permit/permit-facts.rule.ts'
import { cooperationsOf } from '../../permit/supplement-attributes.rule.ts'
import { workPermit, type WorkPermit } from '../../permit/work-permit.resource.ts'
import { PermitLotosBlock } from '../../loto/web/PermitLotosBlock.tsx'
import { helperRole, type Helper } from '../../permit/permit-helpers.rule.ts'
import { permitAddress } from '../../permit/web/addresses.ts'
import { ActNote } from '../../permit/web/ActNote.tsx'
import { BasicBlock } from '../../permit/web/BasicBlock.tsx'
import { openCheckChoices } from '../../permit/web/spoken-checks.ts'
import { ChecksBlock } from '../../permit/web/ChecksBlock.tsx'
import { comeOut } from '../../permit/web/come-out.ts'
import { CooperationsBlock } from '../../permit/web/CooperationsBlock.tsx'
import { EquipmentBlock } from '../../permit/web/EquipmentBlock.tsx'
import { EntriesBlock, InsideNow } from '../../permit/web/EntriesBlock.tsx'
import { EventsBlock } from '../../permit/web/EventsBlock.tsx'
import { GasBlock } from '../../permit/web/GasBlock.tsx'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import { jumpTo } from '../../permit/web/jump-to.ts'
import { JumpList } from '../../permit/web/JumpList.tsx'
import { MaterialsBlock } from '../../permit/web/MaterialsBlock.tsx'
import { MeetingsBlock } from '../../permit/web/MeetingsBlock.tsx'
import type { PermitExplanations } from '../../permit/permit-explanations.rule.ts'
import {
  usePermitAct,
  usePermitExplanations,
  usePermitPage,
  usePermitParameters,
  type PermitDetail,
} from '../../permit/web/permit-queries.ts'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { permitTimers } from '../../permit/web/permit-timers.ts'
import { MeasurementTag, PermitStateTag, RiskTag } from '../../permit/web/PermitTags.tsx'
import { PhotosBlock } from '../../permit/web/PhotosBlock.tsx'
import { Preflight } from '../../permit/web/Preflight.tsx'
import { papers, papersOf, type Paper } from '../../paper/papers.rule.ts'
import { MenuDropdown } from '../../../../core/web/components/MenuDropdown.tsx'
import { usePrintPermit } from './print-permit.ts'
import { MachineStops } from '../../work-order/MachineStops.tsx'
import { EndReason, StopReason } from './StopReason.tsx'
import { fieldSignatures, SignaturesBlock } from '../../permit/web/SignaturesBlock.tsx'
import { shiftNotes, useShift } from '../../permit/web/shift-state.ts'
import { SimopsBlock } from '../../simops/web/SimopsBlock.tsx'
import { SiteCheckBlock } from '../../permit/web/SiteCheckBlock.tsx'
import { SupplementsBlock } from '../../permit/web/SupplementsBlock.tsx'
import { SuspendButton } from '../../permit/web/SuspendButton.tsx'
import { Timers } from '../../permit/web/Timers.tsx'
import { waitingFor } from '../../permit/web/waiting-for.ts'
import { WorkersBlock } from '../../permit/web/WorkersBlock.tsx'
import '../../permit/web/permit.css'
import { useTexts, textsOf } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from '../../permit/web/permit-page.texts.ts'
import { permitListTexts } from '../../permit/web/permit-list.texts.ts'
import { stateLabelOf } from '../../../../core/web/text/labels.ts'
import { said } from '../../../../core/web/text/text.ts'

/** From the issue on a phone is used at the place of work; before, people read what is asked for. */
const fieldStates: readonly PermitState[] = ['approved', ...liveStates]
/** Pixels of the step before that stay in sight. */
const stripMargin = 60

const filesOf = (permitNo: number, name: 'photo' | 'document') =>
  attachQuery({ taskClassNm: workPermit.name, taskKey: permitNo, taskFlag: flagOf(workPermit.files!, name) })

export function PermitDetailPage() {
  const { params } = useTab()
  const permitNo = Number(params.get('no'))
  // What hangs on every permit is asked for with it, and drawn with it.
  usePrefetchQuery(filesOf(permitNo, 'photo'))
  usePrefetchQuery(filesOf(permitNo, 'document'))
  const { detail, error, loading, reload } = usePermitPage(permitNo)
  // What others do on this permit stands here a moment later; the stream also refreshes every list.
  useLive(workPermit.name, ({ key }) => {
    if (key === undefined || String(key) === String(permitNo)) reload()
  })
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(found) => <PermitView detail={found} />}
    </Gate>
  )
}

export function PermitView({ detail }: { detail: PermitDetail }) {
  const say = useTexts(permitTexts)
  const permit = detail.data
  const tab = useTab()
  const root = useRef<HTMLDivElement>(null)
  const { user } = useSession()
  const parameters = usePermitParameters(permit.plantCd)
  const explain = usePermitExplanations(permit.permitNo)
  const shift = useShift(permit, parameters, explain)
  const roles = useMemo(() => permitRoles(user, detail), [user, detail])
  const { print, busy } = usePrintPermit()
  const { act } = usePermitAct(permit.permitNo)
  const resource = useMemo(() => definitionFor(permit), [permit])
  const { setTitle } = tab
  useEffect(() => setTitle(permit.permitNm), [setTitle, permit.permitNm])
  // On a phone the flow is a strip: what counts is where the permit stands.
  useEffect(() => {
    // With the next picture, which needs the layout of the page anyway; asked at once it would be made twice.
    const waiting = requestAnimationFrame(() => {
      const step = root.current?.querySelector<HTMLElement>(
        '.state-flow [aria-current], .state-flow .is-next',
      )
      if (step?.parentElement)
        step.parentElement.scrollLeft = step.offsetLeft - step.parentElement.offsetLeft - stripMargin
    })
    return () => cancelAnimationFrame(waiting)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the strip is drawn anew with the state
  }, [permit.state])
  const go = (fixUrl: string) => {
    if (fixUrl.startsWith('/')) tab.open(fixUrl)
    else if (root.current) jumpTo(root.current, fixUrl)
  }
  // Reasons in popovers are links; inside the page they lead to their block.
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href^="#"]')
    if (!link) return
    event.preventDefault()
    go(link.getAttribute('href') ?? '')
  }
  const suspendable = detail.allowed.some(
    ({ action, reasons }) => action === 'suspend' && reasons.length === 0,
  )
  const shown = {
    ...detail,
    allowed: detail.allowed.filter(({ action }) => action !== 'suspend' && action in resource.transitions!),
  }
  const editable = detail.editable.length === 0
  const waits = waitingFor[permit.state]
  const common = { permit, roles, parameters, explain }
  const improvementsShown = canAccess('impr/imprRequest') || canAccess('/vendor/portal/improvementManage')
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only follows links, which have their own keys
    <div ref={root} className="permit-page permit-detail" onClickCapture={follow}>
      <PageHeader
        title={permit.permitNm}
        tags={
          <>
            <span className="permit-number">{permit.permitCd}</span>
            <PermitStateTag state={permit.state} />
            <MeasurementTag permit={permit} />
            <RiskTag grade={permit.riskGradeCd} name={permit.riskGradeNm} />
          </>
        }
        extra={
          <>
            <Button
              icon={<PrinterOutlined aria-hidden />}
              loading={busy}
              onClick={() => void print(permit.permitNo)}
            >
              {say('print')}
            </Button>
            <MenuDropdown
              trigger={['click']}
              menu={{
                items: papersOf(permit).map((paper) => ({ key: paper, label: String(papers[paper].label) })),
                onClick: ({ key }) => void print(permit.permitNo, key as Paper),
              }}
            >
              <Button>{say('postings')}</Button>
            </MenuDropdown>
            {tab.canWrite && (
              <Button
                icon={<CopyOutlined aria-hidden />}
                onClick={() => tab.open(permitAddress.copy(permit.permitNo))}
              >
                {say('copy')}
              </Button>
            )}
            <TakeAlong />
            <HistoryDrawer resource={workPermit} recordKey={permit.permitNo} />
          </>
        }
      />
      <p className="portal-sr" role="status">
        {stateLabelOf(workPermit, permit.state)}
      </p>
      <StateFlow
        resource={resource}
        state={permit.state}
        visited={[
          ...(permit.cooperations.some(({ confirmDt }) => confirmDt) ? ['cooperating'] : []),
          ...(permit.watchStartDt ? ['watching'] : []),
        ]}
        waitingFor={
          (permit.state === 'approvalPending' && unsigned(explain)) ||
          (waits ? textsOf(permitListTexts)(waits) : null)
        }
      />
      <StopNotice detail={detail} />
      <MachineStops machine={explain?.machine} />
      <InsideNow permit={permit} parameters={parameters} onShow={() => go('#entries')} />
      <Timers timers={permitTimers(permit, parameters)} />
      <Preflight
        allowed={shown.allowed}
        onFix={go}
        notes={shiftNotes(permit, shift)}
        ahead={aheadOf(explain, shown.allowed)}
        helperOf={(guard) => helperFor(guard, explain, roles.doing, user?.userId)}
        onAsk={(guard) => act('ask', { guard })}
        editUrl={editable ? permitAddress.edit(permit.permitNo) : undefined}
        mySignatures={[
          ...mySignatures(explain, shown.allowed),
          ...(shift?.mine && !shift.signed ? [shift.label] : []),
          ...(explain?.confirmations ?? []).flatMap(({ mine, label }) =>
            mine ? [say('confirmNextOf', { label: said(label) })] : [],
          ),
          ...fieldSignatures(permit, roles, user?.userId).flatMap(({ role, may, done }) =>
            may && !done ? [say(role)] : [],
          ),
        ]}
      />
      <div className={`permit-columns has-facts${fieldStates.includes(permit.state) ? ' is-field' : ''}`}>
        <div className="permit-facts-column">
          <JumpList root={root} shown={`${permit.updateDt} ${String(explain !== undefined)}`} />
          <BasicBlock permit={permit} explain={explain} />
        </div>
        <div>
          <SupplementsBlock permit={permit} />
          <WorkersBlock permit={permit} explain={explain} />
          <EquipmentBlock permit={permit} />
          <MaterialsBlock permit={permit} />
          <SimopsBlock permit={permit} roles={roles} />
          <SiteCheckBlock {...common} />
          <PermitLotosBlock permit={permit} roles={roles} />
          <EntriesBlock permit={permit} roles={roles} parameters={parameters} />
          <GasBlock {...common} />
          <MeetingsBlock permit={permit} roles={roles} />
          <SignaturesBlock {...common} />
          <CooperationsBlock permit={permit} roles={roles} />
          <ChecksBlock permit={permit} roles={roles} />
          <PhotosBlock
            permitNo={permit.permitNo}
            editable={tab.canWrite}
            requirements={explain?.requirements ?? []}
          />
          {improvementsShown && (
            <PermitSection name="improvements" title={say('improvements')}>
              <ImprovementPanel
                sourceModuleCd="PTW"
                sourceKey={permit.permitNo}
                requestUrl={`/api/saf/workpermit/${permit.permitNo}/improvement`}
                first={{ imprNm: permit.permitNm }}
                about={{
                  name: 'permitCheckNo',
                  label: say('openChecks'),
                  options: openCheckChoices(permit.checks),
                }}
              />
            </PermitSection>
          )}
          <EventsBlock permit={permit} />
        </div>
      </div>
      <Stamps row={permit} />
      <TransitionBar
        resource={resource}
        detail={shown}
        note={(action, values) => <ActNote {...{ action, values, permit, parameters }} />}
        primary={nextOf[permit.state]}
        reasonLabel={(action) => (action === 'resume' ? say('causeGone') : undefined)}
      >
        {suspendable ? <SuspendButton permitNo={permit.permitNo} /> : null}
        {editable && (
          <Button
            icon={<EditOutlined aria-hidden />}
            onClick={() => tab.open(permitAddress.edit(permit.permitNo))}
          >
            {say('edit')}
          </Button>
        )}
      </TransitionBar>
    </div>
  )
}

/** The normal next step of a work, also while it is refused: an extension or an early end is not it. */
const nextOf: Partial<Record<PermitState, 'reportCompletion' | 'resume'>> = {
  working: 'reportCompletion',
  suspended: 'resume',
}

/** Whom the reader asks about a condition: nobody where it is his own to do. */
function helperFor(
  guard: string,
  explain: PermitExplanations | undefined,
  doing: boolean,
  userId: string | undefined,
): Helper | null {
  const role = helperRole(guard, doing)
  const helper = role && explain?.helpers?.[role]
  return helper && helper.userId !== userId ? helper : null
}

/** Who of the approval path has not signed yet. */
const unsigned = (explain: PermitExplanations | undefined): string =>
  (explain?.approvalSteps ?? [])
    .filter(({ signed }) => !signed)
    .map(({ label }) => label)
    .join(', ')

/** What those who do the work prepare for the issuer; who presses it himself has it in his own list. */
function aheadOf(explain: PermitExplanations | undefined, allowed: readonly Allowed[]) {
  const { ahead } = explain ?? {}
  const step = allowed.find(({ action }) => action === ahead?.action)
  return ahead && step?.reasons.some(({ guard }) => guard === 'who' || guard === 'right')
    ? { label: step.label, reasons: ahead.reasons }
    : undefined
}

/** What this person signs apart from the issue: who can issue signs by issuing. */
const mySignatures = (explain: PermitExplanations | undefined, allowed: readonly Allowed[]): string[] =>
  allowed.some(({ action, reasons }) => action === 'approve' && reasons.length === 0)
    ? []
    : (explain?.approvalSteps ?? [])
        .filter(({ mine, signed }) => mine && !signed)
        .map(({ label }) => said(label))

/**
 * The definition as it holds for this permit: steps that are not on its way are neither drawn nor offered.
 */
function definitionFor(permit: WorkPermit): typeof workPermit {
  const { startWatch, requestCooperation, confirmCooperation, finishReview, close, ...transitions } =
    workPermit.transitions!
  const watched = permit.permitTypeCd === 'H'
  const cooperated = permit.cooperations.length > 0 || cooperationsOf(supplementsOf(permit)).length > 0
  // Closing what has expired needs a reason; the definition knows one length for all states.
  const reasonMin = reasonMinimum(permit.state, 'close')
  return narrowed(workPermit, {
    states: (state) => (state !== 'watching' || watched) && (state !== 'cooperating' || cooperated),
    transitions: {
      ...transitions,
      ...(cooperated ? { requestCooperation, confirmCooperation } : { finishReview }),
      ...defined({ startWatch: watched ? startWatch : undefined }),
      close: reasonMin > 0 ? { ...close, reasonMin } : close,
    },
  })
}

/** Why the permit stands still or came back, where nobody overlooks it. */
function StopNotice({ detail: { data: permit } }: { detail: PermitDetail }) {
  const say = useTexts(permitTexts)
  const last = (eventCd: string) => permit.events.find((event) => event.eventCd === eventCd)
  if (permit.state === 'suspended')
    return (
      <Alert
        type="error"
        showIcon
        title={say('isSuspended', { reason: permit.suspReasonNm ?? permit.suspReasonCd ?? '' })}
        description={
          <>
            <StopReason permit={permit} />
            {comeOut(permit) && <strong className="permit-come-out">{comeOut(permit)}</strong>}
          </>
        }
      />
    )
  if (permit.state === 'rejected')
    return <Alert type="error" showIcon title={say('isRejected')} description={last('reject')?.reasonTxt} />
  if (permit.state === 'extensionRequested' && permit.extRqstDt)
    return (
      <Alert
        type="warning"
        showIcon
        title={say('extensionAsked', {
          from: showMoment(permit.extEndDt ?? permit.endDt),
          until: showMoment(permit.extRqstDt),
        })}
        description={last('requestExtension')?.reasonTxt}
      />
    )
  if (permit.state === 'expired')
    return (
      <Alert type="error" showIcon title={say('isExpired')} description={<EndReason permit={permit} />} />
    )
  return null
}
