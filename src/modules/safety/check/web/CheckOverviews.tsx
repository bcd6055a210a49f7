import { useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Tag } from 'antd'
import { addMonths, daysBetween } from '../../../../core/shared/dates.ts'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { Calendar } from '../../../../core/web/calendar/Calendar.tsx'
import { shownSpan, type CalendarView } from '../../../../core/web/calendar/calendar-days.ts'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import {
  mostRounds,
  type CheckRepeats as Repeats,
  type CheckRound,
  type CheckRounds,
} from '../check-overview.rule.ts'
import { safCheckResult } from '../check-result.resource.ts'
import { checkTexts } from './check.texts.ts'

interface OverviewProps {
  ofFacilities: boolean
}
function useOverview<T>(name: string, params: Record<string, string>) {
  return useQuery({
    queryKey: [safCheckResult.name, name, params],
    queryFn: async ({ signal }) => (await api.get<{ data: T }>(`/api/saf/${name}`, params, { signal })).data,
    placeholderData: keepPreviousData,
  })
}
const flagsOf = ({ ofFacilities }: OverviewProps): Record<string, string> =>
  ofFacilities ? { facilityYn: 'Y' } : {}

/** The page of a round or of a store's check; a store that is to be checked opens the page on which it begins. */
const addressOf = ({ kind, no }: CheckRound): string | null => {
  if (kind === 'check') return recordPageAddress(safCheckResult.name, no!)
  return no === null ? '/chm/storage/storeInsp' : `/chm/storage/storeInsp?open=${no}`
}
function RoundLink({ round }: { round: CheckRound }) {
  const tab = useTab()
  const page = addressOf(round)
  return (
    <Button type="link" size="small" disabled={!page} onClick={() => page && tab.open(page)}>
      {round.targetNm}
    </Button>
  )
}

/** What is to be checked on which day, stores of chemicals beside it, and the weekly register of a week. */
export function CheckCalendar(props: OverviewProps) {
  const text = useTexts(checkTexts)
  const tab = useTab()
  const own = useOwnScope()
  const { open: print, busy } = usePdf()
  const [view, setView] = useState<CalendarView>('month')
  const [day, setDay] = useState(useToday())
  const { from, to } = shownSpan(view, day)
  const { data, error, isLoading, refetch } = useOverview<CheckRounds>('checkrounds', {
    from,
    to,
    ...flagsOf(props),
  })
  const register = `/api/saf/checkregister/print?ymd=${day}&plantCd=${encodeURIComponent(own.plantCd ?? '')}`
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {({ rows, more }) => (
        <>
          {more && <Alert type="warning" showIcon title={text('more', { n: mostRounds })} />}
          <Calendar
            label={text('calendar')}
            events={rows.map((round) => ({ ...round, from: round.ymd, title: round.targetNm }))}
            {...{ view, day }}
            onView={setView}
            onDay={setDay}
            render={(round) => (
              <span className="check-event">
                <RoundMark round={round} /> <RoundLink round={round} />
              </span>
            )}
            toolbar={
              yes(tab.menu.printYn) && (
                <Button
                  icon={<PrinterOutlined aria-hidden />}
                  loading={busy}
                  onClick={() => void print(register)}
                >
                  {text('register')}
                </Button>
              )
            }
          />
        </>
      )}
    </Gate>
  )
}
function RoundMark({ round: { kind, state, late, badCnt } }: { round: CheckRound }) {
  const text = useTexts(checkTexts)
  return (
    <>
      {kind === 'store' && <Tag>{text('store')}</Tag>}
      <StateTag resource={safCheckResult} state={state} />
      {late && state === 'planned' && <Tag color="red">!</Tag>}
      {(badCnt ?? 0) > 0 && <Tag color="volcano">{badCnt}</Tag>}
    </>
  )
}

const monthsBack = 3
/** What was not done: rounds of the last months that were missed, and what is late now. */
export function CheckMisses(props: OverviewProps) {
  const text = useTexts(checkTexts)
  const today = useToday()
  const { data, error, isLoading, refetch } = useOverview<CheckRounds>('checkmisses', {
    from: addMonths(today, -monthsBack),
    to: today,
    ...flagsOf(props),
  })
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {({ rows, more }) => (
        <>
          {more && <Alert type="warning" showIcon title={text('more', { n: mostRounds })} />}
          {rows.length === 0 && <p>{text('noMisses')}</p>}
          <ul className="check-rounds" aria-label={text('misses')}>
            {rows.toReversed().map((round) => (
              <li key={round.id}>
                <RoundMark round={round} />
                <RoundLink round={round} />
                <span>{round.planNm}</span>
                <small>
                  {[
                    round.ymd,
                    round.chargeUserNm,
                    round.state === 'planned' && text('lateBy', { n: daysBetween(round.ymd, today) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Gate>
  )
}

/** What was bad again and again at one thing: there mending once did not help. */
export function CheckRepeats(props: OverviewProps) {
  const text = useTexts(checkTexts)
  const tab = useTab()
  const { data, error, isLoading, refetch } = useOverview<Repeats>('checkrepeats', flagsOf(props))
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {({ rows, months, count }) => (
        <>
          {rows.length === 0 && <p>{text('noRepeats', { months, count })}</p>}
          <ol className="check-rounds" aria-label={text('repeats')}>
            {rows.map(({ targetNm, checkFormNm, itemTxt, badCnt, lastYmd, checkResultNo }) => (
              <li key={`${targetNm} ${checkFormNm} ${itemTxt}`}>
                <Tag color="volcano">{text('repeated', { n: badCnt })}</Tag>
                <Button
                  type="link"
                  size="small"
                  onClick={() => tab.open(recordPageAddress(safCheckResult.name, checkResultNo)!)}
                >
                  {targetNm}
                </Button>
                <span>{itemTxt}</span>
                <small>
                  {checkFormNm} · {text('lastBad', { day: lastYmd })}
                </small>
              </li>
            ))}
          </ol>
        </>
      )}
    </Gate>
  )
}
