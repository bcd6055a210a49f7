import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import type { Detail } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { postOrKeep, useOutbox } from '../../../../core/web/outbox/outbox.ts'
import { WaitingRecords } from '../../../../core/web/outbox/WaitingRecords.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useGivingUp } from '../../../../core/web/components/giving-up.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { TakeAlong } from '../../../../core/web/page/TakeAlong.tsx'
import { queryClient } from '../../../../core/web/query.ts'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useSubmission } from '../../../../core/web/submission.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safetyRecords } from '../../record-pages.rule.ts'
import { safPatrolFinding } from '../patrol-finding.resource.ts'
import { safPatrol, type SafPatrol } from '../patrol.resource.ts'
import type { RouteAnswer, RouteFacts } from '../patrol.rule.ts'
import { FindingList } from './FindingList.tsx'
import { NewFinding, type FindingDraft } from './NewFinding.tsx'
import './patrol.css'
import { patrolTexts } from './patrol.texts.ts'

/** A patrol on its way: where to go, what was found, with or without a network. */
export function PatrolFieldPage() {
  const tab = useTab()
  const no = tab.params.get('no') ?? undefined
  const { detail, error, loading, reload } = useDetail(safPatrol, no)
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) => <Field detail={loaded} />}
    </Gate>
  )
}

function Field({ detail }: { detail: Detail<typeof safPatrol> }) {
  const patrol = detail.data
  const text = useTexts(patrolTexts)
  const tab = useTab()
  const { patrolNo, patrolCd, plantCd, state } = patrol
  const title = `${patrol.patrolTypeNm ?? ''} ${patrolCd ?? ''}`
  const notice = useNotice()
  const [draft, setDraft] = useState<FindingDraft>()
  const [dirty, setDirty] = useState(false)
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  const giveUp = useGivingUp(() => dirty)
  useEffect(() => tab.setTitle(title), [tab, title])
  // What has arrived, with its picture, changes whether the patrol can be completed.
  const outbox = useOutbox()
  const waiting = outbox.length
  /** What is still on this telephone would arrive after the end, and nobody would be told of it. */
  const arrived = () => {
    const open = outbox.filter(
      ({ path, topic }) =>
        topic === safPatrolFinding.name || path.startsWith(`${safPatrol.path}/${patrolNo}/`),
    ).length
    if (open > 0) notice.error(text('stillWaiting', { n: open }))
    return open === 0
  }
  useEffect(() => void queryClient.invalidateQueries({ queryKey: [safPatrol.name] }), [waiting])
  const route = useQuery({
    queryKey: [safPatrol.name, 'route', plantCd],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: RouteAnswer }>('/api/saf/patrolroute', { plantCd }, { signal })).data,
  })
  return (
    <div className="patrol-page patrol-field">
      <PageHeader
        title={title}
        help={text('help.patrol')}
        tags={<StateTag resource={safPatrol} state={state} />}
        extra={<TakeAlong />}
      />
      <WaitingRecords
        path={safPatrolFinding.path}
        onCorrect={(entry) =>
          void giveUp(() => setDraft({ corrects: entry, body: entry.body as FindingDraft['body'] }))
        }
      />
      <Gate
        data={route.data}
        error={route.error}
        loading={route.isLoading}
        onRetry={() => void route.refetch()}
      >
        {(answer) => (
          <>
            {state === 'begun' && (
              <NewFinding
                key={draft?.corrects?.no ?? 'new'}
                patrol={patrol}
                answer={answer}
                draft={draft}
                onDirty={setDirty}
                onDone={() => setDraft(undefined)}
              />
            )}
            <Route patrol={patrol} answer={answer} />
          </>
        )}
      </Gate>
      <Block title={text('findings')}>
        <FindingList patrolNo={patrolNo} />
      </Block>
      <TransitionBar resource={safPatrol} detail={detail} before={arrived}>
        <Button onClick={() => tab.open(addressOf(safetyRecords.safPatrol, patrolNo))}>
          {text('toRecord')}
        </Button>
      </TransitionBar>
    </div>
  )
}

function Route({ patrol, answer }: { patrol: SafPatrol; answer: RouteAnswer }) {
  const text = useTexts(patrolTexts)
  return (
    <Block title={text('route')}>
      {answer.route.length === 0 && <p className="patrol-note">{text('routeNone')}</p>}
      <ul className="patrol-list">
        {answer.route.map((area) => (
          <Area key={area.areaCd} area={area} patrol={patrol} />
        ))}
      </ul>
    </Block>
  )
}

function Area({ area, patrol }: { area: RouteFacts; patrol: SafPatrol }) {
  const text = useTexts(patrolTexts)
  const tab = useTab()
  const submission = useSubmission()
  const { areaCd, areaNm, companies, permits, running, riskCd, lastYmd, signs, nears } = area
  const url = `${safPatrol.path}/${patrol.patrolNo}/visit`
  // One that waits for the network is noted too.
  const [noted, setNoted] = useState(false)
  const isVisited = noted || patrol.areas.some((each) => each.areaCd === areaCd)
  const visit = () => {
    const body = { areaCd, vendorCds: companies.map(({ vendorCd }) => vendorCd) }
    return submission(url, body, async (requestKey) => {
      await postOrKeep({
        path: url,
        body,
        what: text('visitWhat', { area: areaNm }),
        address: tab.path + tab.search,
        topic: safPatrol.name,
        requestKey,
      })
      setNoted(true)
      await queryClient.invalidateQueries({ queryKey: [safPatrol.name] })
    })
  }
  return (
    <li>
      <div>
        <strong>{areaNm}</strong>
        <p>
          {[
            text('permitsOf', { n: permits, running }),
            riskCd ? text('riskOf', { risk: riskCd }) : text('riskNone'),
            lastYmd ? text('lastOf', { day: lastYmd }) : text('lastNone'),
            ...(signs > 0 ? [text('signsOf', { n: signs })] : []),
            ...(nears > 0 ? [text('nearsOf', { n: nears })] : []),
          ].join(' · ')}
        </p>
        <p>
          {companies.map(({ vendorCd, vendorNm, round }, index) => (
            <span key={vendorCd}>
              {index > 0 && ', '}
              {vendorNm}
              {round === 'due' && <em className="patrol-due"> {text('dueToday')}</em>}
            </span>
          ))}
        </p>
      </div>
      {isVisited ? (
        <span>{text('visited')}</span>
      ) : (
        patrol.state === 'begun' && (
          <BusyButton action={visit} aria-label={text('visitOf', { area: areaNm })}>
            {text('visit')}
          </BusyButton>
        )
      )}
    </li>
  )
}
