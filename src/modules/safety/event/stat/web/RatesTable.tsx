import { ScrollRegion } from '../../../../../core/web/components/ScrollRegion.tsx'
import { Explain } from '../../../../../core/web/record/Explain.tsx'
import { useTexts } from '../../../../../core/web/text/define-texts.ts'
import { statOwners, type AccidentStat, type OwnerStat } from '../accident-stat.rule.ts'
import { statTexts } from '../stat.texts.ts'

const shown = (value: number | null, decimals = 2): string =>
  value === null
    ? '–'
    : value.toLocaleString('ko-KR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
const counts = ['cases', 'persons', 'deaths'] as const
const rates = [
  'rate',
  'perThousand',
  'deathRate',
  'frequency',
  'severity',
  'composite',
  'averageSeverity',
  'lifeFrequency',
  'lifeSeverity',
  'lostTime200',
  'lostTime1000',
  'recordable200',
  'recordable1000',
  'score',
] as const

/** Employees, contractors and all together beside each other; each rate says what it is made of. */
export function RatesTable({ stat }: { stat: AccidentStat }) {
  const text = useTexts(statTexts)
  const row = (name: string, label: string, of: (owner: OwnerStat) => string, why?: string) => (
    <tr key={name}>
      <th scope="row">
        {label} {why && <Explain title={label} inputs={inputs} formula={why} source={text('source')} />}
      </th>
      {statOwners.map((owner) => (
        <td key={owner}>{of(stat.owners[owner])}</td>
      ))}
    </tr>
  )
  const { counted } = stat.owners.all
  const inputs = [
    { label: text('workers'), value: shown(counted.workers, 0) },
    { label: text('hoursOf'), value: shown(counted.hours, 0) },
    { label: text('cases'), value: shown(counted.cases, 0) },
    { label: text('recordable'), value: shown(counted.recordableCases, 0) },
    { label: text('lossDays'), value: shown(counted.lossDays) },
    { label: text('before'), value: shown(counted.frequencyBefore) },
  ]
  return (
    <ScrollRegion label={text('rates')} className="event-rates-room">
      <table className="event-rates" aria-label={text('rates')}>
        <thead>
          <tr>
            <th scope="col">{text('figure')}</th>
            {statOwners.map((owner) => (
              <th key={owner} scope="col">
                {text(owner)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('workers', text('workers'), (one) => shown(one.counted.workers, 0))}
          {row('hours', text('hoursOf'), (one) => shown(one.counted.hours, 0))}
          {row('estimated', text('estimated'), (one) => shown(one.estimatedPct, 1))}
          {counts.map((name) => row(name, text(name), (one) => shown(one.counted[name], 0)))}
          {row('formPersons', text('formPersons'), (one) => shown(one.formPersons, 0))}
          {row('lossDays', text('lossDays'), (one) => shown(one.counted.lossDays))}
          {rates.map((name) => row(name, text(name), (one) => shown(one.rates[name]), text(`why.${name}`)))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
