import { addDays } from '../../../../core/shared/dates.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { patrolStatusTexts } from '../patrol-status.texts.ts'
import type { CompanyRounds, QuarterInspections, RoundsAnswer } from '../patrol.rule.ts'

interface Asked<T> {
  rows: T[]
  loading: boolean
  error: Error | null
  onRetry: () => void
}
const whole = { numbered: true, height: 'auto' } as const

/** Each company at work, with its gaps and how they are reckoned. (SAF-13) */
export function Rounds(asked: Asked<CompanyRounds>) {
  const text = useTexts(patrolStatusTexts)
  return (
    <DataGrid<CompanyRounds>
      {...whole}
      {...asked}
      label={text('rounds')}
      columns={[
        { name: 'vendorNm', text: text('company'), kind: 'text', width: 200, card: 'title' },
        { name: 'plantNm', text: text('plant'), kind: 'text', width: 130 },
        {
          name: 'today',
          text: text('todayIs'),
          kind: 'text',
          card: 'fact',
          width: 190,
          render: ({ today }) => (
            <span className={today === 'due' ? 'patrol-due' : undefined}>{text(`today.${today}`)}</span>
          ),
        },
        {
          name: 'workDays',
          text: text('workDay'),
          kind: 'number',
          width: 90,
          render: ({ workDays }) => workDays.length,
        },
        {
          name: 'visitDays',
          text: text('visited'),
          kind: 'number',
          width: 90,
          render: ({ visitDays }) => visitDays.length,
        },
        {
          name: 'gaps',
          text: text('gap'),
          kind: 'number',
          card: 'fact',
          width: 110,
          render: ({ gaps, workDays, visitDays }) => (
            <>
              <span className={gaps.length > 0 ? 'patrol-due' : undefined}>{gaps.length}</span>{' '}
              <Explain
                title={text('why')}
                inputs={[
                  { label: text('whyDays'), value: workDays.join(', ') },
                  { label: text('whyVisits'), value: visitDays.join(', ') || '–' },
                  {
                    label: text('gap'),
                    value: gaps.map((gap) => text('gapOf', { ...gap })).join(', ') || '–',
                  },
                ]}
                formula={text('whyFormula', { n: gaps.length })}
                source={text('law')}
              />
            </>
          ),
        },
      ]}
      rowKey={({ plantCd, vendorCd }) => `${plantCd} ${vendorCd}`}
      empty={text('noRounds')}
      layoutKey="patrolRounds"
    />
  )
}

/** Which day each company worked, was visited, or was left alone for the second day. */
export function CompanyDays({ answer }: { answer: RoundsAnswer }) {
  const text = useTexts(patrolStatusTexts)
  const days: string[] = []
  for (let day = answer.from; day <= answer.to; day = addDays(day, 1)) days.push(day)
  return (
    <section aria-label={text('companyDays')}>
      <p className="patrol-note">
        ● {text('visited')} · ○ {text('worked')} · ✕ {text('gap')}
      </p>
      <ScrollRegion label={text('companyDays')} className="patrol-days">
        <table aria-label={text('companyDays')}>
          <thead>
            <tr>
              <th scope="col">{text('company')}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {day.slice(8) === '01' || day === answer.from ? day.slice(5) : day.slice(8)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.companies.map((row) => (
              <tr key={`${row.plantCd} ${row.vendorCd}`}>
                <th scope="row">{row.vendorNm}</th>
                {days.map((day) => {
                  const mark = markOf(row, day)
                  return (
                    <td
                      key={day}
                      className={mark === 'gap' ? 'patrol-due' : undefined}
                      title={mark && `${day} ${text(mark)}`}
                    >
                      {mark && <span aria-label={text(mark)}>{signs[mark]}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
const signs = { gap: '✕', visited: '●', worked: '○' } as const
function markOf({ gaps, visitDays, workDays }: CompanyRounds, day: string): keyof typeof signs | undefined {
  if (gaps.some(({ to }) => to === day)) return 'gap'
  if (visitDays.includes(day)) return 'visited'
  return workDays.includes(day) ? 'worked' : undefined
}

/** Each quarter of a plant with its joint inspections. */
export function Quarters(asked: Asked<QuarterInspections>) {
  const text = useTexts(patrolStatusTexts)
  const verdictOf = ({ held, missed }: QuarterInspections) =>
    held > 0 ? text('done') : text(missed ? 'missed' : 'open')
  return (
    <DataGrid<QuarterInspections>
      {...whole}
      {...asked}
      label={text('joint')}
      columns={[
        { name: 'plantNm', text: text('plant'), kind: 'text', width: 160, card: 'title' },
        { name: 'quarter', text: text('quarter'), kind: 'text', width: 120, card: 'fact' },
        { name: 'dueYmd', text: text('due'), kind: 'text', width: 120 },
        { name: 'held', text: text('held'), kind: 'number', width: 90 },
        { name: 'unsigned', text: text('unsigned'), kind: 'number', width: 100, card: 'fact' },
        {
          name: 'missed',
          text: text('verdict'),
          kind: 'text',
          card: 'fact',
          width: 160,
          render: (row) => <span className={row.missed ? 'patrol-due' : undefined}>{verdictOf(row)}</span>,
        },
      ]}
      rowKey={({ plantCd, quarter }) => `${plantCd} ${quarter}`}
      empty={text('noQuarters')}
      layoutKey="patrolQuarters"
    />
  )
}
