import { evalKinds } from '../../vendor/vendor-codes.rule.ts'
import { roundHalfUp } from '../../../../core/shared/decimal.ts'
import { useId, useState } from 'react'
import { Button, Checkbox, Input, InputNumber } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { ToneTag } from '../../web/ToneTag.tsx'
import { judgeEvaluation, gradeOf, psrmGradeOf } from '../evaluation.rule.ts'
import { vendorEval, type VendorEval } from '../vendor-eval.resource.ts'
import { evalItemTexts } from './eval-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import './eval.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

type Item = VendorEval['items'][number]
interface Draft {
  selfScore: number | null
  evidTxt: string
  evalScore: number | null
  naYn: 'Y' | 'N'
  cont: string
}
const draftOf = ({ selfScore, evidTxt, evalScore, naYn, cont }: Item): Draft => ({
  selfScore,
  evidTxt: evidTxt ?? '',
  evalScore,
  naYn,
  cont: cont ?? '',
})

/** A fact from the records about an item, as the server answers it. */
export interface EvalFactShown {
  itemNm: string
  score: number
  whyTxt: string
}
/** What the records say that the result follows. */
export interface EvalRecordsShown {
  accidentCnt: number
  deadCnt: number
  causeOpenYn: 'Y' | 'N'
  serious: boolean
  bonus: number
}
/** The side that may write now; undefined: the items are only shown. */
export type Side = 'self' | 'evaluator' | undefined

/** The items of an evaluation as cards, which also fit a phone; the total is counted while it is written. */
export function EvalItems({
  row,
  side,
  passScore,
  facts,
  records,
}: {
  row: VendorEval
  side: Side
  passScore: number
  facts: readonly EvalFactShown[]
  records: EvalRecordsShown | undefined
}) {
  const say = useTexts(evalItemTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [drafts, setDrafts] = useState<Record<number, Draft>>({})
  const known = (item: Item): Draft => drafts[item.vendorEvalItemNo] ?? draftOf(item)
  const change = (item: Item, part: Partial<Draft>) =>
    setDrafts((before) => ({
      ...before,
      [item.vendorEvalItemNo]: { ...(before[item.vendorEvalItemNo] ?? draftOf(item)), ...part },
    }))
  const result = judgeEvaluation(
    row.items.map((item) => ({
      itemNm: item.itemNm,
      weight: item.weight,
      minRate: item.minRate ?? 0,
      score: known(item).evalScore,
      naYn: known(item).naYn,
    })),
    passScore,
    row.accidentCnt === null ? records : row,
    records,
  )
  const shown = row.items.some((item) => known(item).evalScore !== null)
  const save = async () => {
    await api.put(`${vendorEval.path}/${row.vendorEvalNo}/scores`, {
      items: row.items.map((item) => {
        const { selfScore, evidTxt, evalScore, naYn, cont } = known(item)
        const own =
          side === 'self' ? { selfScore, evidTxt: evidTxt || null } : { evalScore, naYn, cont: cont || null }
        return { vendorEvalItemNo: item.vendorEvalItemNo, ...own }
      }),
    })
    setDrafts({})
    notice.info(say('saved'))
    await client.invalidateQueries({ queryKey: [vendorEval.name] })
  }
  const grade = row.evalTypeCd === evalKinds.psrm ? psrmGradeOf(result.score) : gradeOf(result.score).name
  return (
    <section className="eval-items" aria-label={say('items')}>
      <div className="eval-total">
        <h3>{say('itemsOf', { count: row.items.length })}</h3>
        {shown && (
          <span>
            <strong>{say('points', { score: result.score })}</strong> {say('grade', { grade })} ·{' '}
            {say(result.passYn === 'Y' ? 'qualified' : 'unqualified')}
          </span>
        )}
        {shown && <Explain {...result.explanation} />}
      </div>
      {result.failed.length > 0 && shown && (
        <p className="eval-failed">{say('failed', { items: result.failed.map(said).join(', ') })}</p>
      )}
      <ul>
        {row.items.map((item) => (
          <ItemCard
            key={item.vendorEvalItemNo}
            item={item}
            fact={facts.find(({ itemNm }) => itemNm === item.itemNm)}
            draft={known(item)}
            side={side}
            onChange={(part) => change(item, part)}
          />
        ))}
      </ul>
      {side && (
        <div>
          <BusyButton type="primary" action={save}>
            {say('save')}
          </BusyButton>
        </div>
      )}
    </section>
  )
}

function ItemCard({
  item,
  fact,
  draft,
  side,
  onChange,
}: {
  item: Item
  fact: EvalFactShown | undefined
  draft: Draft
  side: Side
  onChange: (part: Partial<Draft>) => void
}) {
  const say = useTexts(evalItemTexts)
  const id = useId()
  const max = item.weight
  return (
    <li>
      <div className="eval-head">
        <span>{item.grpNm}</span>
        <strong>{item.itemNm}</strong>
        <span>{say('weight', { weight: max })}</span>
        {(item.minRate ?? 0) > 0 && (
          <ToneTag tone="warning">{say('least', { rate: item.minRate ?? 0 })}</ToneTag>
        )}
        {draft.naYn === 'Y' && <ToneTag tone="plain">{say('naYn')}</ToneTag>}
      </div>
      {item.guideTxt && <p className="eval-guide">{item.guideTxt}</p>}
      {fact && (
        <p className="eval-guide">
          {say('fact', { score: fact.score, why: fact.whyTxt })}{' '}
          {side === 'evaluator' && draft.naYn !== 'Y' && (
            <Button size="small" onClick={() => onChange({ evalScore: roundHalfUp(fact.score, 2) })}>
              {say('take')}
            </Button>
          )}
        </p>
      )}
      <div className="eval-inputs">
        {side === 'self' ? (
          <>
            <label htmlFor={`${id}s`}>{say('self')}</label>
            <InputNumber
              id={`${id}s`}
              min={0}
              max={max}
              step={1}
              value={draft.selfScore}
              onChange={(selfScore) => onChange({ selfScore })}
            />
            <label htmlFor={`${id}e`}>{say('evidence')}</label>
            <Input.TextArea
              id={`${id}e`}
              rows={2}
              maxLength={1000}
              value={draft.evidTxt}
              onChange={(event) => onChange({ evidTxt: event.target.value })}
            />
          </>
        ) : (
          <>
            <span>{say('self')}</span>
            <span>
              {item.selfScore ?? '-'} {item.evidTxt}
            </span>
          </>
        )}
        {side === 'evaluator' ? (
          <>
            <label htmlFor={`${id}v`}>{say('score')}</label>
            <span>
              <InputNumber
                id={`${id}v`}
                min={0}
                max={max}
                step={1}
                disabled={draft.naYn === 'Y'}
                value={draft.evalScore}
                onChange={(evalScore) => onChange({ evalScore })}
              />{' '}
              <Checkbox
                checked={draft.naYn === 'Y'}
                onChange={({ target }) =>
                  onChange(target.checked ? { naYn: 'Y', evalScore: null } : { naYn: 'N' })
                }
              >
                {say('naYn')}
              </Checkbox>
            </span>
            <label htmlFor={`${id}c`}>{say('opinion')}</label>
            <Input.TextArea
              id={`${id}c`}
              rows={2}
              maxLength={1000}
              value={draft.cont}
              onChange={(event) => onChange({ cont: event.target.value })}
            />
          </>
        ) : (
          <>
            <span>{say('score')}</span>
            <span>
              {item.evalScore ?? '-'} {item.cont}
            </span>
          </>
        )}
      </div>
    </li>
  )
}
