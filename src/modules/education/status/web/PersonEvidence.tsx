import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { api, type Answer } from '../../../../core/web/api.ts'
import { RecordDrawer } from '../../../../core/web/components/RecordDrawer.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { columnName } from '../legal/column-name.rule.ts'
import type { UserStatus } from '../legal/legal-answers.rule.ts'
import { legalTexts } from '../legal/legal.texts.ts'
import { shownPeriod, type Judged } from '../rules/judged.rule.ts'
import { statusNames } from '../status-names.texts.ts'
import { StatusMark, useSpan } from './StatusMark.tsx'

/** All duties of a person on a day, each minute with why it counts. */
export function PersonEvidence({
  userId,
  day,
  onClose,
}: {
  userId: string
  day: string
  onClose: () => void
}) {
  const text = useTexts(legalTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['eduStatusSnap', 'user', userId, day],
    queryFn: ({ signal }) =>
      api.get<Answer<UserStatus>>(
        `/api/saf/education/status/user/${encodeURIComponent(userId)}`,
        { baseYmd: day },
        { signal },
      ),
    select: (answer) => answer.data,
  })
  return (
    <RecordDrawer
      title={data ? `${data.userNm} · ${data.deptNm} · ${day}` : text('evidence')}
      extra={null}
      footer={null}
      widthPx={640}
      onClose={onClose}
    >
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {({ rows }) => (
          <>
            {rows.map((row) => (
              <Duty key={`${row.eduTypeCd} ${row.periodKey}`} row={row} />
            ))}
          </>
        )}
      </Gate>
    </RecordDrawer>
  )
}

/** One duty with its figures, its article and its reasons. */
export function Duty({ row }: { row: Judged }) {
  const text = useTexts(legalTexts)
  const name = useTexts(statusNames)
  const span = useSpan()
  const figures = [
    [text('required'), span(row.requiredMin)],
    ...(row.exemptMin > 0 ? [[text('exemptMin'), span(row.exemptMin)]] : []),
    [text('recog'), span(row.recogMin)],
    ...(row.lackMin > 0 ? [[text('lack'), span(row.lackMin)]] : []),
    ...(row.dueYmd ? [[text('due'), row.dueYmd]] : []),
  ]
  return (
    <section className="edu-duty" aria-label={columnName(name, row)}>
      <header>
        <strong>
          {columnName(name, row)} {shownPeriod(row)}
        </strong>
        <StatusMark state={row.state} />
      </header>
      <span>{figures.map(([label, value]) => `${label} ${value}`).join(' · ')}</span>
      {row.remarks.map((remark) => (
        <span key={remark} className="edu-note">
          {name(`remark.${remark}`)}
        </span>
      ))}
      <details>
        <summary>
          {text('evidence')} ({row.evidence.length})
        </summary>
        {row.evidence.length === 0 ? (
          <p className="edu-note">{text('noEvidence')}</p>
        ) : (
          <ul className="edu-list">
            {row.evidence.map(({ rule, eduYmd, name: course, min }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two classes of one day may have one name
              <li key={`${index} ${eduYmd}`}>
                <span>
                  {eduYmd} {course}
                </span>
                <span>
                  {span(min)} · {name(`by.${rule}`)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {row.lawTxt && (
          <p className="edu-note">
            {text('law')}: {row.lawTxt} {row.confirm && <Tag>{text('confirm')}</Tag>}
          </p>
        )}
      </details>
    </section>
  )
}
