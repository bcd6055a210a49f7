import { defined } from '../../../../../core/shared/defined.ts'
import { ScrollRegion } from '../../../../../core/web/components/ScrollRegion.tsx'
import { Explain } from '../../../../../core/web/record/Explain.tsx'
import { useTexts } from '../../../../../core/web/text/define-texts.ts'
import { statOwners, type AccidentStat, type OwnerStat } from '../accident-stat.rule.ts'
import { scoreGap, scoreVerdict } from '../../rules/accident-rates.rule.ts'
import { countNames, rateNames } from '../stat-names.rule.ts'
import { statTexts } from '../stat.texts.ts'

const shown = (value: number | null, decimals = 2): string =>
  value === null
    ? '–'
    : value.toLocaleString('ko-KR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

interface Line {
  name: (typeof countNames)[number]['name'] | (typeof rateNames)[number]
  decimals: number
  of: (owner: OwnerStat) => number | null
  rate: boolean
}
const lines: readonly Line[] = [
  ...countNames.map((line) => ({ ...line, rate: false })),
  ...rateNames.map((name) => ({ name, decimals: 2, rate: true, of: ({ rates }: OwnerStat) => rates[name] })),
]

/** Employees, contractors and all together beside each other; each figure says what it is made of. */
export function RatesTable({ stat }: { stat: AccidentStat }) {
  const text = useTexts(statTexts)
  const each = (of: (owner: OwnerStat) => number | null, decimals: number): string =>
    statOwners.map((owner) => `${text(owner)} ${shown(of(stat.owners[owner]), decimals)}`).join(' · ')
  /** What the rates stand on, for each group of people. */
  const inputs = [
    ...countNames.map(({ name, decimals, of }) => ({ label: text(name), value: each(of, decimals) })),
    { label: text('before'), value: each(({ counted }) => counted.frequencyBefore, 2) },
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
          {lines.map(({ name, decimals, of, rate }) => (
            <tr key={name}>
              <th scope="row">
                {text(name)}{' '}
                <Explain
                  title={text(name)}
                  inputs={rate ? inputs : [{ label: text(name), value: each(of, decimals) }]}
                  formula={text(`why.${name}`)}
                  {...defined({ source: rate ? text('source') : undefined })}
                />
              </th>
              {statOwners.map((owner) => (
                <td key={owner}>
                  {shown(of(stat.owners[owner]), decimals)}
                  {name === 'score' && <ScoreWord owner={stat.owners[owner]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Whether the frequency has changed by more than chance; without a score, what it lacks. */
function ScoreWord({ owner: { counted, rates } }: { owner: OwnerStat }) {
  const text = useTexts(statTexts)
  const said = scoreVerdict(rates.score) ?? scoreGap(counted)
  return said && <small className={`event-score ${said}`}>{text(`score.${said}`)}</small>
}
