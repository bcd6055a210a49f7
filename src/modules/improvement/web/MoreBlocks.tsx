import { showMoment } from '../../../core/shared/dates.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { actionLabelOf } from '../../../core/web/text/labels.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import {
  improvementTransitions,
  type ImprovementAction,
} from '../improvement/improvement-transitions.rule.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type MoreProps = { row: Improvement; more: ImprovementMore }
/** The trail keeps the words of an act; read in another language they are those of the act itself. */
const actionName = (actNm: string | null): string | null => {
  const known = (Object.keys(improvementTransitions) as ImprovementAction[]).find(
    (name) => improvementTransitions[name].label === actNm,
  )
  return known ? actionLabelOf(improvement, known) : actNm
}

export function RelatedBlock({ row, more }: MoreProps) {
  const text = useTexts(improvementTexts)
  const related: [string, number, string | null][] = [
    ...(row.parentImprNm
      ? [[text('related.parent'), row.parentImprNo, row.parentImprNm] as [string, number, string | null]]
      : []),
    ...(row.recurOfNm
      ? [[text('related.recurOf'), row.recurOfNo, row.recurOfNm] as [string, number, string | null]]
      : []),
    ...(row.mergeToNm
      ? [[text('related.mergeTo'), row.mergeToNo, row.mergeToNm] as [string, number, string | null]]
      : []),
    ...more.merged.map(({ imprNo, imprNm }): [string, number, string | null] => [
      text('related.merged'),
      imprNo,
      imprNm,
    ]),
    ...(row.recurNm
      ? [[text('related.recur'), row.recurNo, row.recurNm] as [string, number, string | null]]
      : []),
    ...more.repeats.map(({ imprNo, imprNm }): [string, number, string | null] => [
      text('related.repeats'),
      imprNo,
      imprNm,
    ]),
    ...more.recurrences.map(({ imprNo, imprNm }): [string, number, string | null] => [
      text('related.recurrences'),
      imprNo,
      imprNm,
    ]),
  ]
  const tab = useTab()
  const { source } = more
  if (related.length === 0 && !row.sourceUrl && !source) return null
  return (
    <Block title={text('block.related')}>
      {source && (
        <section className="span-all impr-source" aria-label={text('related.source')}>
          <b>{text('related.facts', { title: source.title })}</b>
          <dl>
            {source.facts.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label || text('spread.state')}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <ul className="span-all impr-related">
        {row.sourceUrl && (
          <li>
            <span>{text('related.source')}</span>
            <a
              href={row.sourceUrl}
              onClick={(event) => {
                event.preventDefault()
                tab.open(row.sourceUrl!)
              }}
            >
              {text('related.openSource', { name: row.sourceModuleNm ?? '' })}
            </a>
          </li>
        )}
        {related.map(([name, imprNo, title]) => (
          <li key={`${name} ${imprNo}`}>
            <span>{name}</span>
            <ImprovementLink imprNo={imprNo}>{title}</ImprovementLink>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** The history: who did what, when and why. */
export function HistoryBlock({ more }: { more: ImprovementMore }) {
  const say = useTexts(improvementTexts)
  return (
    <Block title={say('block.history')}>
      <ol className="span-all impr-history">
        {more.history.map((each) => (
          <li key={`${each.dt} ${each.toState} ${each.actNm}`}>
            <span>{showMoment(each.dt)}</span> <b>{actionName(each.actNm)}</b> {each.userNm ?? say('system')}
            {each.reason && <p>{each.reason}</p>}
          </li>
        ))}
      </ol>
    </Block>
  )
}
