import { useState } from 'react'
import { Button, InputNumber, Select, Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { recordPath } from '../../../core/web/data/query-keys.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { costOf } from '../rules/action.rule.ts'
import { useCall } from './queries.ts'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type Pictures = ImprovementMore['pictures']
type Action = Improvement['actions'][number]
const stateColours: Record<string, string> = { P: 'default', D: 'blue', V: 'green', N: 'red' }

/** Small pictures in a row; nothing where there are none. */
export function PictureRow({ pictures }: { pictures: Pictures }) {
  if (pictures.length === 0) return null
  return (
    <span className="impr-picture-row">
      {pictures.map(({ fileNo, picture, fileOrgNm }) =>
        picture ? (
          <img
            key={fileNo}
            src={`data:image/webp;base64,${picture}`}
            alt={fileOrgNm}
            width={52}
            height={52}
          />
        ) : null,
      )}
    </span>
  )
}

/** Pictures and cost of each saved action, and the budget of the whole; a vendor gets no cost. */
export function ActionParts({ row, more }: { row: Improvement; more: ImprovementMore }) {
  const text = useTexts(improvementTexts)
  const { call, busy } = useCall()
  const [parts, setParts] = useState<Record<string, number | null>>(more.cost?.actions ?? {})
  const [budgetAmt, setBudget] = useState(more.cost?.budgetAmt ?? null)
  const [costAmt, setCost] = useState(more.cost?.costAmt ?? null)
  const after = more.pictures.filter(({ taskFlag }) => taskFlag === 'after')
  const empty =
    !more.cost || (!more.mayWriteCost && more.cost.budgetAmt === null && more.cost.costAmt === null)
  if (empty && row.actions.length === 0) return null
  const given = Object.values(parts).filter((part): part is number => part !== null)
  const save = () =>
    call(
      `${recordPath(improvement, row.imprNo)}/cost`,
      {
        budgetAmt,
        costAmt: costOf(costAmt, given),
        actions: row.actions.map(({ imprActionNo }) => ({
          imprActionNo,
          costAmt: parts[imprActionNo] ?? null,
        })),
      },
      text('saved'),
    )
  return (
    <Block title={text(more.cost ? 'block.parts' : 'block.partsOnly')}>
      {row.actions.length > 0 && (
        <ul className="span-all impr-parts">
          {row.actions.map((action) => (
            <li key={action.imprActionNo}>
              <ActionHead action={action} />
              <ActionPictures row={row} more={more} action={action} after={after} />
              {more.cost && (
                <Amount
                  label={text('cost.of', { name: action.planDesc })}
                  shown={text('cost.cost')}
                  value={parts[action.imprActionNo] ?? null}
                  writes={more.mayWriteCost}
                  onChange={(value) => setParts({ ...parts, [action.imprActionNo]: value })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {more.cost && (
        <div className="span-all impr-inline">
          <Amount
            label={text('cost.budget')}
            value={budgetAmt}
            writes={more.mayWriteCost}
            onChange={setBudget}
          />
          <Amount
            label={text('cost.cost')}
            value={costOf(costAmt, given)}
            writes={more.mayWriteCost}
            derived={given.length > 0}
            onChange={setCost}
          />
          {given.length > 0 && <span className="impr-more">{text('cost.sum')}</span>}
          {more.mayWriteCost && (
            <Button loading={busy} onClick={() => void save()}>
              {text('cost.save')}
            </Button>
          )}
        </div>
      )}
    </Block>
  )
}

function ActionHead({ action }: { action: Action }) {
  const text = useTexts(improvementTexts)
  return (
    <p className="impr-part-head">
      <Tag color={stateColours[action.statCd ?? 'P'] ?? 'default'}>{action.statNm}</Tag>
      <b>{action.planDesc}</b>
      <span className="impr-more">
        {action.actionTypeNm} · {action.ctrlLvlNm} · {text('parts.planned', { day: action.planYmd })}
        {action.endYmd && ` · ${text('parts.until', { day: action.endYmd })}`}
      </span>
      {action.doneDt && (
        <span className="impr-part-done">
          {text('parts.done', { time: showMoment(action.doneDt) })} {action.doDesc}
        </span>
      )}
    </p>
  )
}

function ActionPictures({
  row,
  more,
  action,
  after,
}: {
  row: Improvement
  more: ImprovementMore
  action: Action
  after: Pictures
}) {
  const text = useTexts(improvementTexts)
  const { call, busy } = useCall()
  const own = after.filter(({ imprActionNo }) => imprActionNo === action.imprActionNo)
  return (
    <>
      <PictureRow pictures={own} />
      {more.mayPicture &&
        (after.length === 0 ? (
          <span className="impr-more">{text('parts.none')}</span>
        ) : (
          <Select
            mode="multiple"
            className="impr-part-pictures"
            aria-label={`${text('parts.pictures')}: ${action.planDesc}`}
            placeholder={text('parts.pictures')}
            value={own.map(({ fileNo }) => fileNo)}
            loading={busy}
            onChange={(fileNos) =>
              void call(`${recordPath(improvement, row.imprNo)}/actionpictures`, {
                imprActionNo: action.imprActionNo,
                fileNos,
              })
            }
            options={after.map(({ fileNo, fileOrgNm }) => ({ value: fileNo, label: fileOrgNm }))}
          />
        ))}
    </>
  )
}

interface AmountProps {
  label: string
  /** Label of the field, where it is shorter than its name. */
  shown?: string
  value: number | null
  /** True if the user may write it; others read it. */
  writes: boolean
  /** The value is calculated from other amounts. */
  derived?: boolean
  onChange: (value: number | null) => void
}
const grouped = (value: number | string | null | undefined) =>
  String(value ?? '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
function Amount({ label, shown = label, value, writes, derived = false, onChange }: AmountProps) {
  const text = useTexts(improvementTexts)
  if (!writes)
    return (
      <span>
        {shown} <b>{value === null ? '–' : text('amount', { amount: grouped(value) })}</b>
      </span>
    )
  return (
    <label>
      {shown}
      <InputNumber
        aria-label={label}
        min={0}
        value={value}
        disabled={derived}
        formatter={grouped}
        onChange={onChange}
        suffix={text('won')}
      />
    </label>
  )
}
