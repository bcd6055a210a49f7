import { useQuery } from '@tanstack/react-query'
import { Alert, Tag } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api } from '../../../../core/web/api.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { EventJudgement } from '../event-judgement.rule.ts'
import type { EventMoment } from '../event-moment.rule.ts'
import { safEvent, type SafEvent } from '../saf-event.resource.ts'
import { safEventReport } from '../saf-event-report.resource.ts'
import './event.css'
import { eventTexts } from './event.texts.ts'
import { judgementQuery } from './judgement-query.ts'

/** The clocks of the law side by side, why they run, and whom to call. What was missed stays in sight. */
export function Clocks({ event }: { event: SafEvent }) {
  const text = useTexts(eventTexts)
  const { data } = useQuery(judgementQuery(event))
  if (!data) return null
  return (
    <Block title={text('clocks')}>
      {data.careless.length > 0 && (
        <Alert
          className="event-wide"
          type="warning"
          showIcon
          title={data.careless.map((cause) => text('careless', { cause })).join(' ')}
        />
      )}
      {data.unknown && <Alert className="event-wide" type="warning" showIcon title={text('clocksUnknown')} />}
      {data.clocks.length === 0 ? (
        !data.unknown && <p className="event-wide">{text('clocksNone')}</p>
      ) : (
        <>
          {event.state === 'reported' && <p className="event-wide">{text('clocksEarly')}</p>}
          <div className="event-clocks">
            {data.clocks.map((clock) => (
              <Clock key={clock.rptTypeCd} clock={clock} now={data.now} />
            ))}
          </div>
        </>
      )}
      <ul className="event-list" aria-label={text('why')}>
        {data.reasons.length === 0
          ? !data.unknown && <li>{text('whyNone')}</li>
          : data.reasons.map((reason) => <li key={reason}>{reason}</li>)}
      </ul>
      {data.clocks.length > 0 && (
        <p className="event-wide">
          {text('calls')}:{' '}
          {data.calls
            .map(({ userNm, positionNm }) => `${userNm}${positionNm ? ` ${positionNm}` : ''}`)
            .join(', ')}
        </p>
      )}
    </Block>
  )
}

function Clock({ clock, now }: { clock: EventJudgement['clocks'][number]; now: string }) {
  const text = useTexts(eventTexts)
  const tab = useTab()
  const { data: names = [] } = useCodes('SAF_RPT_TYPE')
  const { dueDt, targetYmd, rptTypeCd, report } = clock
  const submitted = report?.submitDt ?? null
  const late = Date.parse(submitted ?? now) > Date.parse(dueDt)
  const name = names.find(({ code }) => code === rptTypeCd)?.codeNm ?? rptTypeCd
  const address = report && recordAddress(safEventReport.name, report.safEventReportNo)
  return (
    <section className="event-clock">
      <strong>
        {address ? (
          <a
            href={address}
            onClick={(click) => {
              click.preventDefault()
              tab.open(address)
            }}
          >
            {name}
          </a>
        ) : (
          name
        )}
      </strong>
      <span>{text('due', { moment: showMoment(dueDt) })}</span>
      {targetYmd && <span>{text('target', { day: targetYmd })}</span>}
      {submitted ? (
        <Tag color={late ? 'error' : 'success'}>
          {text(late ? 'handedLate' : 'handed', { moment: showMoment(submitted) })}
        </Tag>
      ) : (
        <Tag color={late ? 'error' : 'processing'}>{text(late ? 'late' : 'inTime')}</Tag>
      )}
    </section>
  )
}

/** The place as it was when the event was reported; it was kept then and is not changed. */
export function Moment({ safEventNo }: { safEventNo: number }) {
  const text = useTexts(eventTexts)
  const { data } = useQuery({
    queryKey: [safEvent.name, 'moment', safEventNo],
    queryFn: ({ signal }) =>
      api.get<{ data: EventMoment | null }>(`${recordPath(safEvent, safEventNo)}/moment`, undefined, {
        signal,
      }),
    select: (answer) => answer.data,
  })
  if (!data) return null
  const shares = [
    {
      name: 'permits',
      lines: data.permits.map((row) => [row.permitCd, row.permitNm, row.vendorNm, row.placeTxt]),
    },
    {
      name: 'gases',
      lines: data.gases.map((row) => [
        row.permitCd,
        showMoment(row.measDt),
        `O₂ ${row.o2Pct ?? '–'} %`,
        `LEL ${row.lelPct ?? '–'} %`,
        `CO ${row.coPpm ?? '–'} ppm`,
        `H₂S ${row.h2sPpm ?? '–'} ppm`,
      ]),
    },
    { name: 'locks', lines: data.locks.map((row) => [row.lotoCd, row.lotoNm]) },
    {
      name: 'insidePeople',
      lines: data.inside.map((row) => [
        text('inside', { name: row.vendorNm, n: row.workers, m: row.equipment }),
      ]),
    },
    { name: 'stock', lines: data.stock.map((row) => [row.storeNm, row.prodNm, String(row.stockQty)]) },
  ] as const
  const known = shares.filter(({ lines }) => lines.length > 0)
  return (
    <Block title={`${text('moment')} · ${showMoment(data.momentDt)}`}>
      {known.length === 0 && <p className="event-wide">{text('momentNone')}</p>}
      {known.map(({ name, lines }) => (
        <section key={name} className="event-wide">
          <strong>{text(name)}</strong>
          <ul className="event-list">
            {lines.map((line) => (
              <li key={line.join(' ')}>{line.filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  )
}
