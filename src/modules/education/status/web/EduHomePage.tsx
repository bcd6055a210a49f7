import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { OwnSurveys } from '../../class/web/OwnSurveys.tsx'
import { educationRecords } from '../../record-pages.rule.ts'
import { columnName } from '../legal/column-name.rule.ts'
import type { OwnClass, OwnEducation } from '../own/own-answers.rule.ts'
import type { Judged } from '../rules/judged.rule.ts'
import { statusNames } from '../status-names.texts.ts'
import { ownTexts } from './own.texts.ts'
import { Duty } from './PersonEvidence.tsx'
import { useSpan } from './StatusMark.tsx'
import './status.css'

const ownKey = ['eduStatusSnap', 'own'] as const

/** 나의 교육 (my/eduHome): for a telephone in the hand. */
export function EduHomePage() {
  const text = useTexts(ownTexts)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => api.get<Answer<OwnEducation>>('/api/saf/education/own', undefined, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <div className="edu-page">
      <PageHeader help={text('help')} />
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(own) => (
          <div className="edu-home">
            <HoursLeft rows={own.rows} />
            <Classes classes={own.classes} day={own.day} />
            <OwnSurveys />
            <OpenClasses open={own.open} />
            <Certificates certificates={own.certificates} />
          </div>
        )}
      </Gate>
    </div>
  )
}

function HoursLeft({ rows }: { rows: readonly Judged[] }) {
  const text = useTexts(ownTexts)
  const name = useTexts(statusNames)
  const span = useSpan()
  const owed = rows.filter(({ lackMin }) => lackMin > 0)
  return (
    <section className="edu-block" aria-label={text('left')}>
      <h2>{text('left')}</h2>
      {owed.map((row) => {
        const need = row.requiredMin - row.exemptMin
        const pct = need === 0 ? 100 : Math.floor(((need - row.lackMin) / need) * 100)
        const type = columnName(name, row)
        return (
          <div key={`${row.eduTypeCd} ${row.periodKey}`}>
            <strong>
              {type} · {text('leftOf', { lack: span(row.lackMin) })}
              {row.dueYmd && ` · ${text('until', { day: row.dueYmd })}`}
            </strong>
            <Progress
              percent={pct}
              status={row.state === 'short' ? 'exception' : 'normal'}
              aria-label={text('gauge', { type, pct })}
            />
          </div>
        )
      })}
      {rows.length === 0 && <p className="edu-note">{text('unknown')}</p>}
      {rows.length > 0 && owed.length === 0 && <p className="edu-note">{text('allDone')}</p>}
      {rows.map((row) => (
        <Duty key={`${row.eduTypeCd} ${row.periodKey}`} row={row} />
      ))}
    </section>
  )
}

function Classes({ classes, day }: { classes: readonly OwnClass[]; day: string }) {
  const text = useTexts(ownTexts)
  const tab = useTab()
  const isToday = ({ startDt, endDt }: OwnClass) =>
    showMoment(startDt).slice(0, 10) <= day && day <= showMoment(endDt).slice(0, 10)
  const mark = ({ classState, targetState }: OwnClass): string =>
    targetState === 'waiting'
      ? text('waitingSeat')
      : targetState === 'attended'
        ? text('attended')
        : classState === 'running'
          ? text('running')
          : ''
  return (
    <section className="edu-block" aria-label={text('today')}>
      <h2>{text('today')}</h2>
      {classes.length === 0 && <p className="edu-note">{text('noClass')}</p>}
      <ul className="edu-list">
        {classes.map((each) => (
          <li key={each.eduTargetNo}>
            <span>
              <strong>{each.classNm}</strong>
              <br />
              {showMoment(each.startDt)} {each.placeNm} {mark(each)}
            </span>
          </li>
        ))}
      </ul>
      <div className="edu-toolbar">
        {classes.some(isToday) && (
          <Button type="primary" onClick={() => location.assign('/attend')}>
            {text('scan')}
          </Button>
        )}
        <Button onClick={() => tab.open('/my/self/myExam')}>{text('exam')}</Button>
        <Button onClick={() => tab.open('/education/materials/eduMaterial')}>{text('material')}</Button>
      </div>
    </section>
  )
}

function OpenClasses({ open }: { open: OwnEducation['open'] }) {
  const text = useTexts(ownTexts)
  const span = useSpan()
  const notice = useNotice()
  const queries = useQueryClient()
  const apply = async (eduClassNo: number) => {
    const { data } = await api.post<Answer<{ seated: boolean }>>('/api/saf/education/own/apply', {
      eduClassNo,
    })
    notice.info(text(data.seated ? 'applied' : 'waiting'))
    await queries.invalidateQueries({ queryKey: ownKey })
  }
  return (
    <section className="edu-block" aria-label={text('open')}>
      <h2>{text('open')}</h2>
      {open.length === 0 && <p className="edu-note">{text('noOpen')}</p>}
      <ul className="edu-list">
        {open.map(({ eduClassNo, classNm, startDt, placeNm, stdMin, freeQty }) => (
          <li key={eduClassNo}>
            <span>
              <strong>{classNm}</strong>
              <br />
              {showMoment(startDt)} {placeNm} · {span(stdMin)} · {text('seats', { n: freeQty })}
            </span>
            <BusyButton action={() => apply(eduClassNo)}>{text('apply')}</BusyButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Certificates({ certificates }: { certificates: OwnEducation['certificates'] }) {
  const text = useTexts(ownTexts)
  const tab = useTab()
  return (
    <section className="edu-block" aria-label={text('certificates')}>
      <h2>{text('certificates')}</h2>
      {certificates.length === 0 && <p className="edu-note">{text('noCertificate')}</p>}
      <ul className="edu-list">
        {certificates.map(({ eduCertNo, certCd, eduNm, eduEndYmd, validToYmd }) => (
          <li key={eduCertNo}>
            <span>
              <strong>{eduNm}</strong>
              <br />
              {eduEndYmd} {validToYmd && text('until', { day: validToYmd })}
            </span>
            <Button type="link" onClick={() => tab.open(addressOf(educationRecords.eduCert, eduCertNo))}>
              {certCd}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
