import { defined } from '../../../../core/shared/defined.ts'
import { useEffect, useId } from 'react'
import { Form, Input, Radio } from 'antd'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { Waiting } from '../../../../core/web/form/ChoiceInputs.tsx'
import { useCodes, type CodeOption } from '../../../../core/web/data/lookups.ts'
import type { chmStoreInsp } from '../chm-store-insp.resource.ts'
import { inspResults } from '../store-insp.rule.ts'
import { storageTexts } from '../../store/web/storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface Point {
  itemCd: string
  itemNm?: string
  resultCd?: string
  resultNm?: string
  findTxt?: string | null
}
const lines = 'items'

/**
 * The points of a check, one below the other with large answers: nothing is answered before somebody has
 * looked.
 */
export function InspectionPoints({ form }: { form: RecordFormHandle<typeof chmStoreInsp> }) {
  const text = useTexts(storageTexts)
  const { antd, shownNames, cellIssues, settle, changed } = form
  useEffect(() => {
    shownNames.add(lines)
    return () => void shownNames.delete(lines)
  }, [shownNames])
  const points = (Form.useWatch(lines, { form: antd, preserve: true }) as Point[] | undefined) ?? []
  const { data: codes, error: unread } = useCodes('CHM_INSP_ITEM')
  const { data: results, error: unreadResults } = useCodes('CHM_INSP_RESULT')
  // The form may be opened before the points have come; what a draft brings back stays.
  const empty = points.length === 0
  useEffect(() => {
    if (empty && codes)
      antd.setFieldValue(
        lines,
        codes.map(({ code, codeNm }) => ({ itemCd: code, itemNm: codeNm })),
      )
  }, [antd, codes, empty])
  const answer = (index: number, part: Partial<Point>) => {
    antd.setFieldValue(
      lines,
      points.map((point, at) => (at === index ? { ...point, ...part } : point)),
    )
    settle(lines, new Set(Object.keys(part).map((name) => `${lines}.${index}.${name}`)))
    changed()
  }
  const failed = unread !== null || unreadResults !== null
  if (empty || !results) return <Waiting failed={failed} />
  const done = points.filter(({ resultCd }) => resultCd).length
  return (
    <div className="span-all">
      <p aria-live="polite">{text('insp.done', { done, count: points.length })}</p>
      <ol className="insp-points">
        {points.map((point, index) => (
          <InspectionPoint
            key={point.itemCd}
            point={point}
            results={results}
            messages={cellIssues
              .filter(({ path }) => path.startsWith(`${lines}.${index}.`))
              .map(({ message }) => message)}
            onAnswer={(part) => answer(index, part)}
          />
        ))}
      </ol>
    </div>
  )
}

function InspectionPoint({
  point,
  results,
  messages,
  onAnswer,
}: {
  point: Point
  results: readonly CodeOption[]
  messages: readonly string[]
  onAnswer: (part: Partial<Point>) => void
}) {
  const id = useId()
  const text = useTexts(storageTexts)
  const name = point.itemNm ?? point.itemCd
  return (
    <li className={messages.length > 0 ? 'is-wrong' : undefined}>
      <span id={id}>{name}</span>
      <Radio.Group
        aria-labelledby={id}
        optionType="button"
        buttonStyle="solid"
        size="large"
        value={point.resultCd ?? null}
        options={results.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
        onChange={({ target }) =>
          onAnswer({
            resultCd: String(target.value),
            resultNm: results.find(({ code }) => code === target.value)?.codeNm ?? '',
            ...defined({ findTxt: target.value === inspResults.bad ? undefined : null }),
          })
        }
      />
      {point.resultCd === inspResults.bad && (
        <Input.TextArea
          aria-label={text('insp.found', { name })}
          placeholder={text('insp.found', { name })}
          rows={2}
          maxLength={500}
          value={point.findTxt ?? ''}
          onChange={({ target }) => onAnswer({ findTxt: target.value })}
        />
      )}
      {messages.map((message) => (
        <span key={message} role="alert" className="insp-wrong">
          {message}
        </span>
      ))}
    </li>
  )
}
