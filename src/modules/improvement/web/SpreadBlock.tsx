import { useState } from 'react'
import { Button, Select, Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { recordPath } from '../../../core/web/data/query-keys.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { coverageOf } from '../rules/spread.rule.ts'
import { FactTable } from './FactTable.tsx'
import { ImprovementLink } from './ImprovementLink.tsx'
import { ImprovementStateTag } from './ImprovementTags.tsx'
import { useCall } from './queries.ts'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** A plant's answer as a tag. */
export function ReplyTag({ reply }: { reply: string | null }) {
  const text = useTexts(improvementTexts)
  if (reply === 'Y') return <Tag color="blue">{text('spread.yes')}</Tag>
  return reply === 'N' ? <Tag>{text('spread.no')}</Tag> : <Tag color="gold">{text('spread.open')}</Tag>
}

/** The mark that distinguishes the code of a department from that of a plant. */
const deptMark = 'dept '
const targetOf = (chosen: string) =>
  chosen.startsWith(deptMark) ? { deptCd: chosen.slice(deptMark.length) } : chosen
const placeOf = ({ plantNm, deptNm }: ImprovementMore['children'][number]): string =>
  [plantNm, deptNm].filter(Boolean).join(' ')

/** The plants and departments to which it was spread, with the answer of each (impr.md 10.2). */
export function SpreadBlock({ row, more }: { row: Improvement; more: ImprovementMore }) {
  const text = useTexts(improvementTexts)
  const [chosen, setChosen] = useState<string[]>([])
  const { call, busy } = useCall()
  if (more.children.length === 0 && !more.maySpread) return null
  const spread = async () => {
    if (
      await call(
        `${recordPath(improvement, row.imprNo)}/horizontal`,
        { targets: chosen.map(targetOf) },
        text('spread.done'),
      )
    )
      setChosen([])
  }
  const { asked, answered, concerned, closed } = coverageOf(more.children)
  return (
    <Block title={text('block.spread')}>
      {asked > 0 && (
        <FactTable
          head={(['plant', 'reply', 'state', 'due', 'reason', 'picture'] as const).map((name) =>
            text(`spread.${name}`),
          )}
          rows={more.children.map((each) => [
            each.readable ? (
              <ImprovementLink key="plant" imprNo={each.imprNo}>
                {placeOf(each)}
              </ImprovementLink>
            ) : (
              placeOf(each)
            ),
            <ReplyTag key="reply" reply={each.replyCd} />,
            <ImprovementStateTag key="state" state={each.state} />,
            showMoment(each.dueDt).slice(0, 10),
            each.replyReason,
            each.picture && (
              <img
                key="picture"
                src={`data:image/webp;base64,${each.picture}`}
                alt={text('spread.answerPicture', { plant: placeOf(each) })}
                width={52}
                height={52}
              />
            ),
          ])}
        />
      )}
      {asked > 0 && (
        <p className="span-all impr-more">
          {text('spread.coverage', { asked, answered, concerned, not: answered - concerned, closed })}
        </p>
      )}
      {more.maySpread && more.spreadPlants.some(({ whole, depts }) => whole || depts.length > 0) && (
        <div className="span-all impr-inline">
          <Select
            mode="multiple"
            aria-label={text('spread.plants')}
            placeholder={text('spread.choose')}
            value={chosen}
            onChange={setChosen}
            showSearch={{ optionFilterProp: 'label' }}
            options={more.spreadPlants.map(({ plantCd, plantNm, whole, depts }) => ({
              label: plantNm,
              options: [
                ...(whole ? [{ value: plantCd, label: text('spread.whole', { plant: plantNm }) }] : []),
                ...depts.map(({ deptCd, deptNm }) => ({
                  value: `${deptMark}${deptCd}`,
                  label: `${plantNm} ${deptNm}`,
                })),
              ],
            }))}
          />
          <Button disabled={chosen.length === 0} loading={busy} onClick={() => void spread()}>
            {text('spread.do')}
          </Button>
        </div>
      )}
    </Block>
  )
}
