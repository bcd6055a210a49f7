import { useState } from 'react'
import { partOf } from '../../../core/shared/periods.ts'
import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Detail } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useDetail } from '../../../core/web/data/hooks.ts'
import { recordPath } from '../../../core/web/data/query-keys.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { RecordApprovals } from '../../../platform/approval/web/RecordApprovals.tsx'
import { RevisionPanel } from '../../../platform/revision/web/RevisionPanel.tsx'
import type { HalfSnapshot } from '../improvement/improvement-answers.rule.ts'
import { improvementHalf } from '../half/improvement-half.resource.ts'
import { usePdf } from '../../../core/web/open-pdf.ts'
import { isGrade } from '../rules/grade.rule.ts'
import { FactTable, SmallTable } from './FactTable.tsx'
import { ImprovementStateTag } from './ImprovementTags.tsx'
import './improvement.css'
import { halfTexts } from './half.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { gradeTexts } from '../rules/grade.texts.ts'

/** 반기 점검 (중대재해처벌법 시행령 제4조제3·7호): frozen, reviewed, approved. */
export function ImprovementHalfPage() {
  const text = useTexts(halfTexts)
  const today = useToday()
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <RegisterPage
        resource={improvementHalf}
        help={text('help')}
        first={{ halfYear: today.slice(0, 4), halfCd: String(partOf('half', today)) }}
        fields={['halfYear', 'halfCd', 'plantCd']}
        removable={false}
        onOpen={({ imprHalfNo }) => setOpened(imprHalfNo)}
        onSaved={(key) => setOpened(Number(key))}
      />
      {opened !== undefined && <HalfPopup imprHalfNo={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function HalfPopup({ imprHalfNo, onClose }: { imprHalfNo: number; onClose: () => void }) {
  const text = useTexts(halfTexts)
  const { detail, error, loading, reload } = useDetail(improvementHalf, imprHalfNo)
  return (
    <Dialog open title={text('title')} footer={null} width={880} onCancel={onClose}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {(found) => <Half detail={found} />}
      </Gate>
    </Dialog>
  )
}

function Half({ detail }: { detail: Detail<typeof improvementHalf> }) {
  const row = detail.data
  const text = useTexts(halfTexts)
  const paper = usePdf()
  const { data } = useQuery({
    queryKey: [improvementHalf.name, 'snapshot', row.imprHalfNo],
    queryFn: ({ signal }) =>
      api.get<{ data: HalfSnapshot }>(`${recordPath(improvementHalf, row.imprHalfNo)}/snapshot`, undefined, {
        signal,
      }),
    select: (answer) => answer.data,
  })
  return (
    <div className="impr">
      <p className="impr-inline">
        <b>
          {row.halfNm} · {row.plantNm}
        </b>
        <StateTag resource={improvementHalf} state={row.state} />
        <span className="impr-more">{text('base', { day: row.baseYmd ?? '' })}</span>
      </p>
      {data && <Snapshot data={data} />}
      {row.reviewTxt && (
        <section>
          <h3>{text('review')}</h3>
          <p>{row.reviewTxt}</p>
          <p className="impr-more">
            {row.reviewUserNm} {showMoment(row.reviewDt)}
            {row.apprDt && ` · ${text('approved')} ${row.apprUserNm ?? ''} ${showMoment(row.apprDt)}`}
          </p>
        </section>
      )}
      {row.state !== 'frozen' && (
        <RecordApprovals taskClassNm={improvementHalf.name} apprBizKey={String(row.imprHalfNo)} />
      )}
      <RevisionPanel resource={improvementHalf} recordKey={row.imprHalfNo} />
      <TransitionBar resource={improvementHalf} detail={detail}>
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={paper.busy}
          onClick={() => void paper.open(`${recordPath(improvementHalf, row.imprHalfNo)}/print`)}
        >
          {text('paper')}
        </Button>
      </TransitionBar>
    </div>
  )
}

/** The frozen figures: counts by state and by source, and the late rows with their reasons (IMP-14). */
function Snapshot({ data }: { data: HalfSnapshot }) {
  const text = useTexts(halfTexts)
  const grade = useTexts(gradeTexts)
  const { figures, opinions } = data
  const rate = (value: number | null) => (value === null ? '–' : `${value}%`)
  const cards: [string, string, string?][] = [
    [text('total'), String(data.total)],
    [text('completion'), rate(figures.completion)],
    [text('onTime'), rate(figures.onTime)],
    [text('overdue'), String(data.overdue.length)],
    [
      text('opinions'),
      rate(opinions.rate),
      text('opinions.more', { total: opinions.total, needed: opinions.needed, done: opinions.done }),
    ],
  ]
  return (
    <>
      <ul className="impr-figures">
        {cards.map(([name, value, more]) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value}</b>
            {more && <em>{more}</em>}
          </li>
        ))}
      </ul>
      <p className="impr-inline">
        {Object.entries(data.states).map(([state, count]) => (
          <span key={state}>
            <ImprovementStateTag state={state} /> {count}
          </span>
        ))}
      </p>
      {data.sources.length > 0 && (
        <SmallTable
          head={[text('source'), text('total'), text('closed')]}
          rows={data.sources.map(({ sourceNm, total, closed }) => [sourceNm, total, closed])}
        />
      )}
      {data.overdue.length > 0 && (
        <>
          <h3>{text('late')}</h3>
          <FactTable
            head={[text('matter'), text('grade'), text('due'), text('days'), text('reason')]}
            rows={data.overdue.map((each) => [
              `${each.imprCd} ${each.imprNm}`,
              isGrade(each.gradeCd) ? grade(each.gradeCd) : each.gradeCd,
              showMoment(each.dueDt).slice(0, 10),
              each.lateDays,
              each.reason,
            ])}
          />
        </>
      )}
    </>
  )
}
