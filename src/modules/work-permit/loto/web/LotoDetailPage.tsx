import { useEffect, useRef, type MouseEvent } from 'react'
import { EditOutlined, PrinterOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { Allowed } from '../../../../core/shared/resource.ts'
import { yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { useLive } from '../../../../core/web/live.ts'
import { HistoryDrawer } from '../../../../core/web/record/HistoryDrawer.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { Stamps } from '../../../../core/web/record/Stamps.tsx'
import { usePersonName } from '../../../../core/web/record/person-name.ts'
import { StateFlow } from '../../../../core/web/record/StateFlow.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { Blockers } from '../../../../core/web/record/Blockers.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { jumpTo } from '../../permit/web/jump-to.ts'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import '../../permit/web/permit.css'
import { progressOf } from '../loto.rule.ts'
import { canAct } from '../loto-transitions.rule.ts'
import { safLoto, type Loto } from '../loto.resource.ts'
import { ForcesBlock } from './ForcesBlock.tsx'
import { lotoAddress, useLotoExplanations, type LotoDetail } from './loto-queries.ts'
import { LinkPermit, useLotoLink } from './LotoLinks.tsx'
import { PeopleBlock } from './PeopleBlock.tsx'
import { PointsBlock } from './PointsBlock.tsx'
import { StepsBlock } from './StepsBlock.tsx'
import './loto.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { workPermitRecords } from '../../record-pages.rule.ts'

/** One lockout at the equipment: what to lock, verify and take off next, with targets for gloves. */
export function LotoDetailPage() {
  const { params } = useTab()
  const lotoNo = Number(params.get('no'))
  const { detail, error, loading, reload } = useDetail(safLoto, lotoNo)
  useLive(safLoto.name, ({ key }) => {
    if (key === undefined || String(key) === String(lotoNo)) reload()
  })
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(found) => <LotoView detail={found} />}
    </Gate>
  )
}

const forward = new Set(['startIsolation', 'confirmIsolation', 'requestRelease', 'release'])

export function LotoView({ detail }: { detail: LotoDetail }) {
  const say = useTexts(lotoTexts)
  const loto = detail.data
  const tab = useTab()
  const root = useRef<HTMLDivElement>(null)
  const explain = useLotoExplanations(loto.lotoNo)
  const { open: openPdf } = usePdf()
  const { setTitle } = tab
  useEffect(() => setTitle(loto.lotoNm), [setTitle, loto.lotoNm])
  const go = (fixUrl: string) => {
    if (fixUrl.startsWith('/')) tab.open(fixUrl)
    else if (root.current) jumpTo(root.current, fixUrl)
  }
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href^="#"]')
    if (!link) return
    event.preventDefault()
    go(link.getAttribute('href') ?? '')
  }
  const progress = progressOf(loto.points)
  const next = (detail.allowed as Allowed[]).find(
    ({ action, reasons }) =>
      forward.has(action) && !reasons.some(({ guard }) => guard === 'who' || guard === 'right'),
  )
  const print = (paper: 'a4' | 'label') => openPdf(`${recordPath(safLoto, loto.lotoNo)}/tags`, { paper })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only follows links, which have their own keys
    <div ref={root} className="permit-page loto-page" onClickCapture={follow}>
      <PageHeader
        title={loto.lotoNm}
        tags={
          <>
            <span className="permit-number">{loto.lotoCd}</span>
            <StateTag resource={safLoto} state={loto.state} />
          </>
        }
        extra={
          <>
            {yes(tab.menu.printYn) && (
              <>
                <BusyButton icon={<PrinterOutlined aria-hidden />} action={() => print('a4')}>
                  {say('tagsA4')}
                </BusyButton>
                <BusyButton action={() => print('label')}>{say('label')}</BusyButton>
              </>
            )}
            <HistoryDrawer resource={safLoto} recordKey={loto.lotoNo} />
          </>
        }
      />
      <StateFlow resource={safLoto} state={loto.state} />
      {explain?.overdue && (
        <Alert type="error" showIcon title={say('overdue', { when: showMoment(loto.planEndDt) })} />
      )}
      {next && <Blockers steps={[next]} onFix={go} />}
      <div className="permit-columns is-field">
        <div>
          <Facts loto={loto} />
          <PermitsBlock
            loto={loto}
            permits={explain?.permits ?? []}
            isolates={tab.canWrite && explain?.isolates === true}
          />
          <EventsBlock loto={loto} />
        </div>
        <div>
          <PointsBlock loto={loto} explain={explain} progress={progress} />
          <StepsBlock loto={loto} explain={explain} />
          <PeopleBlock loto={loto} explain={explain} />
          <ForcesBlock loto={loto} explain={explain} />
          <PermitSection name="files" title={say('files')}>
            <Attachments
              resource={safLoto}
              name="document"
              taskKey={loto.lotoNo}
              editable={tab.canWrite && explain?.isolates === true}
            />
            <Attachments
              resource={safLoto}
              name="photo"
              taskKey={loto.lotoNo}
              editable={tab.canWrite && explain?.isolates === true}
            />
          </PermitSection>
        </div>
      </div>
      <Stamps row={loto} />
      <TransitionBar resource={safLoto} detail={detail}>
        <Button onClick={() => tab.open(lotoAddress.list)}>{say('list')}</Button>
        {detail.editable.length === 0 && (
          <Button icon={<EditOutlined aria-hidden />} onClick={() => tab.open(lotoAddress.edit(loto.lotoNo))}>
            {say('edit')}
          </Button>
        )}
      </TransitionBar>
    </div>
  )
}

function Facts({ loto }: { loto: Loto }) {
  const say = useTexts(lotoTexts)
  const facts: [string, string | null | undefined][] = [
    [say('facility'), loto.facilityNm],
    [say('area'), loto.areaNm],
    [say('scope'), loto.scopeTxt],
    [say('drawing'), [loto.drawingNo, loto.drawingRev].filter(Boolean).join(' · ')],
    [say('planned'), `${showMoment(loto.planStartDt)} ~ ${showMoment(loto.planEndDt)}`],
    [say('isolated'), loto.isolDt ? `${showMoment(loto.isolDt)} · ${loto.isolUserNm ?? ''}` : null],
    [say('tryStart'), loto.tryTxt],
    [say('released'), loto.releaseDt ? `${showMoment(loto.releaseDt)} · ${loto.releaseUserNm ?? ''}` : null],
    [say('remark'), loto.remark],
  ]
  return (
    <PermitSection name="basic" title={say('basic')}>
      <dl className="loto-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </PermitSection>
  )
}

function PermitsBlock({
  loto,
  permits,
  isolates,
}: {
  loto: Loto
  isolates: boolean
  permits: readonly {
    permitNo: number
    permitCd: string
    permitNm: string
    state: string
    vendorNm: string | null
  }[]
}) {
  const say = useTexts(lotoTexts)
  const tab = useTab()
  const link = useLotoLink()
  const linkable = isolates && canAct(loto.state, 'link')
  return (
    <PermitSection name="permits" title={say('permits', { count: loto.permits.length })}>
      {permits.length === 0 && <p className="permit-note">{say('noPermits')}</p>}
      <ul className="permit-people">
        {permits.map((permit) => (
          <li key={permit.permitNo}>
            <a
              href={addressOf(workPermitRecords.workPermit, permit.permitNo)}
              onClick={(event) => {
                event.preventDefault()
                tab.open(addressOf(workPermitRecords.workPermit, permit.permitNo))
              }}
            >
              {permit.permitNm}
            </a>
            <span className="permit-note">
              {permit.permitCd} · {permit.vendorNm ?? say('ownCompany')}
            </span>
            {linkable && (
              <BusyButton
                size="small"
                action={() => link({ lotoNo: loto.lotoNo, permitNo: permit.permitNo, off: true })}
              >
                {say('unlink')}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {linkable && (
        <LinkPermit
          lotoNo={loto.lotoNo}
          plantCd={loto.plantCd}
          linked={permits.map(({ permitNo }) => permitNo)}
        />
      )}
    </PermitSection>
  )
}

function EventsBlock({ loto }: { loto: Loto }) {
  const say = useTexts(lotoTexts)
  const nameOf = usePersonName()
  return (
    <PermitSection name="events" title={say('events')}>
      <ul className="permit-people">
        {loto.events.map((event) => (
          <li key={event.lotoEventNo}>
            <span>
              <strong>{event.eventNm}</strong> {event.targetTxt}{' '}
              <span className="permit-note">
                {showMoment(event.eventDt)} · {nameOf(event.createUserNm, event.createUserId)}
              </span>
              {event.reasonTxt && <em>{event.reasonTxt}</em>}
            </span>
          </li>
        ))}
      </ul>
    </PermitSection>
  )
}
