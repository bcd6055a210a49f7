import { useState } from 'react'
import { Button, Checkbox, Input, Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { recordPath } from '../../../core/web/list/query-keys.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { actionLabelOf } from '../../../core/web/text/labels.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { improvementTransitions, type ImprovementAction } from '../improvement/improvement-transitions.rule.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { useCall } from './queries.ts'
import { useImprovementText } from './texts.web.ts'

type MoreProps = { row: Improvement; more: ImprovementMore }
const pathOf = (row: Improvement, act: string) => `${recordPath(improvement, row.imprNo)}/${act}`
/** The trail keeps the words of an act; read in another language they are those of the act itself. */
const actionName = (actNm: string | null): string | null => {
  const known = (Object.keys(improvementTransitions) as ImprovementAction[]).find((name) => improvementTransitions[name].label === actNm)
  return known ? actionLabelOf(improvement, known) : actNm
}

export function RelatedBlock({ row, more }: MoreProps) {
  const text = useImprovementText()
  const related: [string, number, string | null][] = [
    ...(row.parentImprNm ? [[text('related.parent'), row.parentImprNo, row.parentImprNm] as [string, number, string | null]] : []),
    ...(row.recurOfNm ? [[text('related.recurOf'), row.recurOfNo, row.recurOfNm] as [string, number, string | null]] : []),
    ...(row.mergeToNm ? [[text('related.mergeTo'), row.mergeToNo, row.mergeToNm] as [string, number, string | null]] : []),
    ...more.merged.map(({ imprNo, imprNm }): [string, number, string | null] => [text('related.merged'), imprNo, imprNm]),
    ...more.repeats.map(({ imprNo, imprNm }): [string, number, string | null] => [text('related.repeats'), imprNo, imprNm]),
    ...more.recurrences.map(({ imprNo, imprNm }): [string, number, string | null] => [text('related.recurrences'), imprNo, imprNm]),
  ]
  const tab = useTab()
  if (related.length === 0 && !row.sourceUrl) return null
  return (
    <Block title={text('block.related')}>
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

export function CommentsBlock({ row, more }: MoreProps) {
  const say = useImprovementText()
  const { user } = useSession()
  const [text, setText] = useState('')
  const [inner, setInner] = useState(false)
  const { call, busy } = useCall()
  const send = async () => {
    if (await call(pathOf(row, 'comment'), { txt: text.trim(), innerYn: inner ? 'Y' : 'N' })) setText('')
  }
  return (
    <Block title={say('block.comments', { count: more.comments.length })}>
      <ul className="span-all impr-comments">
        {more.comments.map((each) => (
          <li key={each.commentNo}>
            <b>{each.userNm ?? each.userId}</b> <span>{showMoment(each.createDt)}</span>{' '}
            {each.innerYn === 'Y' && <Tag>{say('comment.inner')}</Tag>}
            <p>{each.txt}</p>
          </li>
        ))}
      </ul>
      <div className="span-all impr-inline">
        <Input.TextArea
          aria-label={say('comment.one')}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {!user?.vendorCd && (
          <Checkbox checked={inner} onChange={({ target }) => setInner(target.checked)}>
            {say('comment.innerLong')}
          </Checkbox>
        )}
        <Button disabled={text.trim() === ''} loading={busy} onClick={() => void send()}>
          {say('comment.send')}
        </Button>
      </div>
    </Block>
  )
}

/** Who did what, when and why. */
export function HistoryBlock({ more }: { more: ImprovementMore }) {
  const say = useImprovementText()
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
