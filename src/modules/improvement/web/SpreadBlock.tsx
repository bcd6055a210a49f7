import { useState } from 'react'
import { Button, Select, Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { recordPath } from '../../../core/web/list/query-keys.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { coverageOf } from '../rules/spread.rule.ts'
import { FactTable } from './FactTable.tsx'
import { ImprovementLink } from './ImprovementLink.tsx'
import { ImprovementStateTag } from './ImprovementTags.tsx'
import { useCall } from './queries.ts'
import { useImprovementText } from './texts.web.ts'

/** What a plant answered, as a tag. */
export function ReplyTag({ reply }: { reply: string | null }) {
  const text = useImprovementText()
  if (reply === 'Y') return <Tag color="blue">{text('spread.yes')}</Tag>
  return reply === 'N' ? <Tag>{text('spread.no')}</Tag> : <Tag color="gold">{text('spread.open')}</Tag>
}

/** To which plants it was spread, and what each of them answered (impr.md 10.2). */
export function SpreadBlock({ row, more }: { row: Improvement; more: ImprovementMore }) {
  const text = useImprovementText()
  const [chosen, setChosen] = useState<string[]>([])
  const { call, busy } = useCall()
  if (more.children.length === 0 && !more.maySpread) return null
  const spread = async () => {
    if (await call(`${recordPath(improvement, row.imprNo)}/horizontal`, { targets: chosen }, text('spread.done'))) setChosen([])
  }
  const { asked, answered, concerned, closed } = coverageOf(more.children)
  return (
    <Block title={text('block.spread')}>
      {asked > 0 && (
        <FactTable
          head={(['plant', 'reply', 'state', 'due', 'reason', 'picture'] as const).map((name) => text(`spread.${name}`))}
          rows={more.children.map((each) => [
            each.readable ? (
              <ImprovementLink key="plant" imprNo={each.imprNo}>
                {each.plantNm}
              </ImprovementLink>
            ) : (
              each.plantNm
            ),
            <ReplyTag key="reply" reply={each.replyCd} />,
            <ImprovementStateTag key="state" state={each.state} />,
            showMoment(each.dueDt).slice(0, 10),
            each.replyReason,
            each.picture && (
              <img
                key="picture"
                src={`data:image/webp;base64,${each.picture}`}
                alt={text('spread.answerPicture', { plant: each.plantNm })}
                width={52}
                height={52}
              />
            ),
          ])}
        />
      )}
      {asked > 0 && (
        <p className="span-all impr-more">{text('spread.coverage', { asked, answered, concerned, not: answered - concerned, closed })}</p>
      )}
      {more.maySpread && more.spreadPlants.length > 0 && (
        <div className="span-all impr-inline">
          <Select
            mode="multiple"
            aria-label={text('spread.plants')}
            placeholder={text('spread.choose')}
            value={chosen}
            onChange={setChosen}
            options={more.spreadPlants.map(({ plantCd, plantNm }) => ({ value: plantCd, label: plantNm }))}
          />
          <Button disabled={chosen.length === 0} loading={busy} onClick={() => void spread()}>
            {text('spread.do')}
          </Button>
        </div>
      )}
    </Block>
  )
}
