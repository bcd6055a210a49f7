import { useState, type ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DownloadOutlined } from '@ant-design/icons'
import { Button, Segmented, Select } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { educationRecords } from '../../record-pages.rule.ts'
import { eduResult } from '../../result/edu-result.resource.ts'
import { ResultFields } from '../../result/web/ResultPages.tsx'
import { kindsOf, markOf, noteOf, type CompanyEducation, type Mark } from '../company/company-answers.rule.ts'
import { companyTexts } from '../company/company.texts.ts'
import { ownTexts } from './own.texts.ts'
import { useSpan } from './StatusMark.tsx'
import './status.css'

const views = ['matrix', 'results', 'classes'] as const
const tones: Readonly<Record<Mark, string>> = {
  valid: 'satisfied',
  soon: 'unknown',
  submitted: 'inProgress',
  returned: 'short',
  ended: 'short',
}
const card = { title: 'personNm', facts: ['eduNm', 'eduEndYmd', 'recogMin', 'resultNm'] } as const
const companyKey = ['eduStatusSnap', 'company'] as const

/** 교육현황 of a company (/vendor/portal/educationStatus): its workers, what it sends in, classes to apply for. */
export function CompanyEducationPage() {
  const text = useTexts(ownTexts)
  const [view, setView] = useTabView(views)
  const choice = (
    <div className="edu-views">
      <Segmented
        aria-label={text('view')}
        value={view}
        options={views.map((value) => ({ value, label: text(value) }))}
        onChange={setView}
      />
    </div>
  )
  if (view === 'results') return <Results>{choice}</Results>
  return (
    <div className="edu-page">
      <PageHeader help={text('help.company')} />
      <div className="edu-toolbar">{choice}</div>
      <Company view={view} />
    </div>
  )
}

function Company({ view }: { view: 'matrix' | 'classes' }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: companyKey,
    queryFn: ({ signal }) =>
      api.get<Answer<CompanyEducation>>('/api/vendor/education/workers', undefined, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {(found) => (view === 'matrix' ? <Matrix found={found} /> : <Classes found={found} />)}
    </Gate>
  )
}

/** Workers by kinds of education; a cell opens the last result, with why it was returned. */
function Matrix({ found }: { found: CompanyEducation }) {
  const text = useTexts(ownTexts)
  const say = useTexts(companyTexts)
  const tab = useTab()
  const kinds = kindsOf(found.workers)
  if (found.workers.length === 0) return <p className="edu-note">{text('noWorkers')}</p>
  return (
    <>
      {yes(tab.menu.excelYn) && (
        <div className="edu-toolbar">
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void api.download('/api/vendor/education/workers/excel')}
          >
            {text('excel')}
          </Button>
        </div>
      )}
      <ScrollRegion label={say('matrix')} className="edu-matrix">
        <table aria-label={say('matrix')}>
          <thead>
            <tr>
              <th scope="col">{say('worker')}</th>
              {kinds.map(([code, name]) => (
                <th key={code} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.workers.map(({ vendorWorkerNo, workerNm, courses }) => (
              <tr key={vendorWorkerNo}>
                <th scope="row">{workerNm}</th>
                {kinds.map(([code, name]) => {
                  const course = courses.find((each) => each.code === code)
                  if (!course) return <td key={code}>–</td>
                  const mark = markOf(course)
                  return (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button says what stands in it
                    <td key={code}>
                      <button
                        type="button"
                        className={`edu-cell is-${tones[mark]}`}
                        title={`${workerNm} ${name}`}
                        onClick={() =>
                          tab.open(addressOf(educationRecords.eduResult, course.last.eduResultNo))
                        }
                      >
                        <span>{say(`mark.${mark}`)}</span>
                        <small>{noteOf(course, (day) => say('until', { day }))}</small>
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}

/** What the company has sent in, with its file, and sends in now. */
function Results({ children }: { children: ReactNode }) {
  const text = useTexts(ownTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(eduResult)
  return (
    <RegisterPage
      resource={eduResult}
      help={text('help.company')}
      card={card}
      widths={{ eduNm: 220, personNm: 110 }}
      hidden={['validToYmd', 'vendorCd', 'deptCd', 'plantCd', 'sourceCd']}
      removable={false}
      first={{ eduStartYmd: today, eduEndYmd: today, resultCd: 'completed' }}
      form={(form) => <ResultFields form={form} />}
    >
      {children}
      <StateTiles resource={eduResult} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function Classes({ found }: { found: CompanyEducation }) {
  const text = useTexts(ownTexts)
  if (found.open.length === 0) return <p className="edu-note">{text('noClasses')}</p>
  return (
    <div className="edu-home">
      {found.open.map((each) => (
        <OpenClass key={each.eduClassNo} found={found} open={each} />
      ))}
    </div>
  )
}
function OpenClass({ found, open }: { found: CompanyEducation; open: CompanyEducation['open'][number] }) {
  const text = useTexts(ownTexts)
  const span = useSpan()
  const tab = useTab()
  const notice = useNotice()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<number[]>([])
  const listed = found.applied.filter(({ eduClassNo }) => eduClassNo === open.eduClassNo)
  const free = found.workers.filter(
    ({ vendorWorkerNo }) => !listed.some((each) => each.vendorWorkerNo === vendorWorkerNo),
  )
  const apply = async () => {
    const { data } = await api.post<Answer<{ seated: number; waiting: number }>>(
      '/api/vendor/education/apply',
      { eduClassNo: open.eduClassNo, vendorWorkerNos: chosen },
    )
    notice.info(text('sent', data))
    setChosen([])
    await queries.invalidateQueries({ queryKey: companyKey })
  }
  return (
    <section className="edu-block" aria-label={open.classNm}>
      <h2>{open.classNm}</h2>
      <span>
        {showMoment(open.startDt)} {open.placeNm} · {span(open.stdMin)} · {text('seats', { n: open.freeQty })}
      </span>
      {listed.length > 0 && <span className="edu-note">{text('sentTo', { n: listed.length })}</span>}
      {tab.canWrite && (
        <div className="edu-toolbar">
          <Select<number[]>
            mode="multiple"
            style={{ flex: '1 1 200px' }}
            aria-label={text('choose')}
            placeholder={text('choose')}
            value={chosen}
            options={free.map(({ vendorWorkerNo, workerNm }) => ({ value: vendorWorkerNo, label: workerNm }))}
            onChange={setChosen}
          />
          {chosen.length === 0 ? (
            <Button disabled>{text('apply')}</Button>
          ) : (
            <BusyButton type="primary" action={apply}>
              {text('apply')}
            </BusyButton>
          )}
        </div>
      )}
    </section>
  )
}
