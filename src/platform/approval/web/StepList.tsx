import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  HolderOutlined,
  LockOutlined,
} from '@ant-design/icons'
import { Button, Select, Tag } from 'antd'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { isCopy, stepKinds } from '../approval-codes.rule.ts'
import { moveStep, withGroup, type LineStep } from '../step-list.rule.ts'
import { submitTexts } from './submit.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** MIME types of dragged things: a step of the list by its id, or a person of the organisation. */
const stepMime = 'application/x-approval-step'
export const personMime = 'application/x-approval-person'

export interface StepListProps {
  steps: readonly LineStep[]
  onChange: (steps: LineStep[]) => void
  /** A person was dropped at a place of the list. */
  onDropPerson: (data: string, at: number) => void
  readOnly?: boolean
}

/**
 * The order of the steps: dragged, with buttons, or with Alt+↑·↓; fixed steps are locked and say their rule.
 */
export function StepList({ steps, onChange, onDropPerson, readOnly = false }: StepListProps) {
  const text = useTexts(submitTexts)
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(undefined)
    const id = event.dataTransfer.getData(stepMime)
    const person = event.dataTransfer.getData(personMime)
    if (id) {
      const from = steps.findIndex((step) => step.id === id)
      onChange(moveStep(steps, id, from < at ? at - 1 : at))
    } else if (person) onDropPerson(person, at)
  }
  const move = (step: LineStep, to: number) => {
    const next = moveStep(steps, step.id, to)
    setSaid(text('moved', { name: nameOf(step), place: next.findIndex(({ id }) => id === step.id) + 1 }))
    onChange(next)
  }
  const change = (step: LineStep, part: Partial<LineStep>) =>
    onChange(steps.map((each) => (each.id === step.id ? withGroup({ ...each, ...part }, steps) : each)))
  const hover = (event: DragEvent, at: number) => {
    if (readOnly) return
    event.preventDefault()
    event.stopPropagation()
    setOver(at)
  }
  return (
    <div
      className="appr-steps"
      onDragOver={(event) => hover(event, steps.length)}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => drop(event, steps.length)}
    >
      {steps.length === 0 && <p className="appr-drop-note">{text('noSteps')}</p>}
      <ol aria-label={text('steps')}>
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            groups={groupsIn(steps)}
            isOver={over === index}
            readOnly={readOnly}
            together={step.parallelGrp !== null && steps[index - 1]?.parallelGrp === step.parallelGrp}
            onDragOver={(event) => hover(event, index)}
            onDrop={(event) => drop(event, index)}
            onUp={index > 0 ? () => move(step, index - 1) : undefined}
            onDown={index < steps.length - 1 ? () => move(step, index + 1) : undefined}
            onChange={(part) => change(step, part)}
            onRemove={() => onChange(steps.filter(({ id }) => id !== step.id))}
          />
        ))}
      </ol>
      {!readOnly && steps.length > 1 && <p className="appr-note appr-keys">{text('keys')}</p>}
      <span aria-live="polite" className="appr-said">
        {said}
      </span>
    </div>
  )
}
const groupsIn = (steps: readonly LineStep[]): number =>
  Math.max(0, ...steps.map(({ parallelGrp }) => parallelGrp ?? 0))
const nameOf = ({ userNm, userId, deptNm, dutyNm }: LineStep): string =>
  userNm ?? userId ?? [deptNm, dutyNm].filter(Boolean).join(' ')

interface RowProps {
  step: LineStep
  groups: number
  isOver: boolean
  readOnly: boolean
  /** In one group with the step before. */
  together: boolean
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onChange: (part: Partial<LineStep>) => void
  onRemove: () => void
}
function StepRow({
  step,
  groups,
  isOver,
  readOnly,
  together,
  onDragOver,
  onDrop,
  onUp,
  onDown,
  onChange,
  onRemove,
}: RowProps) {
  const text = useTexts(submitTexts)
  const { data: kinds } = useCodes('STEP_KIND')
  const { data: targets } = useCodes('APPR_TARGET')
  const fixed = step.fixedYn === 'Y'
  const name = nameOf(step)
  const keys = (event: KeyboardEvent) => {
    if (readOnly || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    ;(event.key === 'ArrowUp' ? onUp : onDown)?.()
  }
  const offered = (kinds ?? []).filter(
    ({ code }) => code !== stepKinds.draft && (code !== stepKinds.final || step.stepKindCd === code),
  )
  const rule =
    step.rule && (targets?.find(({ code }) => code === step.rule?.targetCd)?.codeNm ?? step.rule.targetCd)
  const kindNm = kinds?.find(({ code }) => code === step.stepKindCd)?.codeNm
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row takes the keys and the mouse that order the list
    <li
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the row is moved by keyboard
      tabIndex={readOnly ? -1 : 0}
      aria-label={`${kindNm ?? ''} ${name}`}
      className={`${fixed ? 'is-fixed' : ''}${isOver ? ' is-over' : ''}${together ? ' is-together' : ''}${isCopy(step.stepKindCd) ? ' is-copy' : ''}`}
      draggable={!readOnly}
      onDragStart={(event) => event.dataTransfer.setData(stepMime, step.id)}
      onDragOver={onDragOver}
      onDrop={onDrop}
      onKeyDown={keys}
    >
      {!readOnly && <HolderOutlined aria-hidden className="appr-grip" />}
      {fixed || readOnly ? (
        <span className="appr-step-kind">{kindNm}</span>
      ) : (
        <Select
          size="small"
          className="appr-step-kind"
          value={step.stepKindCd}
          aria-label={text('kindOf', { name })}
          options={offered.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
          onChange={(stepKindCd: string) => onChange({ stepKindCd })}
          popupMatchSelectWidth={false}
        />
      )}
      <span className="appr-step-person">
        <strong>{name}</strong>{' '}
        {step.userId && <small>{[step.deptNm, step.positionNm].filter(Boolean).join(' ')}</small>}
        {fixed && (
          <span className="appr-rule">
            <LockOutlined aria-hidden /> {text('fixed')}
            {rule && ` · ${text('rule', { rule })}`}
            {step.rule?.because && ` · ${step.rule.because}`}
          </span>
        )}
      </span>
      {step.stepKindCd === stepKinds.agreeParallel &&
        (readOnly || fixed ? (
          <Tag>{text('group', { no: step.parallelGrp ?? 1 })}</Tag>
        ) : (
          <Select
            size="small"
            value={step.parallelGrp ?? 1}
            aria-label={text('groupOf', { name })}
            options={Array.from({ length: groups + 1 }, (_, at) => ({
              value: at + 1,
              label: text('group', { no: at + 1 }),
            }))}
            onChange={(parallelGrp: number) => onChange({ parallelGrp })}
          />
        ))}
      {!readOnly && (
        <span className="appr-step-buttons">
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={!onUp}
            aria-label={text('up', { name })}
            onClick={onUp}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={!onDown}
            aria-label={text('down', { name })}
            onClick={onDown}
          />
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined aria-hidden />}
            disabled={fixed}
            aria-label={text('remove', { name })}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  )
}
