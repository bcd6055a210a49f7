import { AutoComplete, Form } from 'antd'
import type { Field as FieldFacts } from '../../../../core/shared/field.ts'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { FieldView } from '../../../../core/web/form/FieldView.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import type { FieldIssue } from '../../../../core/shared/session.ts'
import type { SupplementCode } from '../permit-codes.rule.ts'
import { attributesOf, supplementAttributes } from '../supplement-attributes.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import { supplementName } from './PermitTags.tsx'
import type { SupplementLine } from './supplement-lines.ts'
import { useShownName } from './TypeChoice.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from './permit-form.texts.ts'

/**
 * A block of attributes for every chosen supplementary permit; the needed ones are marked, for they must
 * stand before the review ends.
 */
export function SupplementsField() {
  useShownName('supplements')
  const { editable, cellIssues } = useFormOfRecord()
  return (
    <Form.Item name="supplements" className="permit-supplements">
      <SupplementBlocks
        editable={editable}
        issues={cellIssues.filter(({ path }) => path.startsWith('supplements.'))}
      />
    </Form.Item>
  )
}

export interface SupplementBlocksProps {
  value?: readonly SupplementLine[]
  onChange?: (lines: SupplementLine[]) => void
  editable: boolean
  issues?: readonly FieldIssue<string>[]
}
export function SupplementBlocks({ value = [], onChange, editable, issues = [] }: SupplementBlocksProps) {
  const say = useTexts(permitFormTexts)
  const shown = value.filter(({ removed }) => removed !== true)
  const change = (supplCd: string, name: string, next: unknown) =>
    onChange?.(value.map((line) => (line.supplCd === supplCd ? { ...line, [name]: next } : line)))
  return shown.map((line, index) => (
    <section
      key={line.supplCd}
      className="form-block"
      data-target={`supplements/${line.supplCd}`}
      aria-label={say('supplementOf', { name: supplementName(line.supplCd) })}
    >
      <div className="form-block-head">
        <h3>{say('supplementHead', { name: supplementName(line.supplCd) })}</h3>
      </div>
      <div className="form-block-grid">
        {attributesOf(line.supplCd as SupplementCode).map((name) => (
          <Attribute
            key={name}
            supplCd={line.supplCd}
            name={name}
            value={line[name]}
            editable={editable}
            message={issues.find(({ path }) => path === `supplements.${index}.${name}`)?.message}
            onChange={(next) => change(line.supplCd, name, next)}
          />
        ))}
      </div>
    </section>
  ))
}

interface AttributeProps {
  supplCd: string
  name: string
  value: unknown
  editable: boolean
  message: string | undefined
  onChange: (value: unknown) => void
}
function Attribute({ supplCd, name, value, editable, message, onChange }: AttributeProps) {
  const say = useTexts(permitFormTexts)
  const field = asked((useSpoken(workPermit).lines!.supplements.fields as Record<string, FieldFacts>)[name]!)
  const needed = (supplementAttributes[supplCd as SupplementCode].need as readonly string[]).includes(name)
  const id = `supplement-${supplCd}-${name}`
  return (
    <Form.Item
      htmlFor={id}
      label={
        <>
          {field.label}
          {needed && <em className="permit-needed">{say('must')}</em>}
        </>
      }
      validateStatus={message ? 'error' : ''}
      help={message}
      className={field.kind === 'textarea' || field.kind === 'codes' ? 'span-all' : 'span-1'}
    >
      {editable && name === 'leaderNm' ? (
        <LeaderInput id={id} value={value} onChange={onChange} />
      ) : editable ? (
        <FieldInput
          id={id}
          field={field}
          value={value}
          onChange={onChange}
          flagTexts={[say('yes'), say('no')]}
        />
      ) : (
        <FieldView
          id={id}
          field={field}
          value={field.kind === 'flag' && value ? (value === 'Y' ? say('yes') : say('no')) : value}
        />
      )}
    </Form.Item>
  )
}
interface Person {
  vendorWorkerNm?: string | null
  workerUserNm?: string | null
  removed?: boolean
}
/**
 * Who directs the work is one of those who are on the permit; whoever is chosen below is offered here.
 * (안전보건규칙 제39조)
 */
function LeaderInput({
  id,
  value,
  onChange,
}: {
  id: string
  value: unknown
  onChange: (value: unknown) => void
}) {
  const say = useTexts(permitFormTexts)
  const watch = { form: useFormOfRecord().antd, preserve: true }
  const heads = [Form.useWatch('supWorkerNm', watch), Form.useWatch('supUserNm', watch)] as (
    | string
    | null
    | undefined
  )[]
  const workers = (Form.useWatch('workers', watch) ?? []) as readonly Person[]
  const crew = [
    ...heads,
    ...workers.flatMap((each) => (each.removed ? [] : [each.vendorWorkerNm, each.workerUserNm])),
  ]
  const names = [...new Set(crew.filter((name) => typeof name === 'string' && name !== ''))] as string[]
  return (
    <>
      <AutoComplete
        id={id}
        allowClear
        maxLength={50}
        value={typeof value === 'string' ? value : ''}
        options={names.map((name) => ({ value: name }))}
        placeholder={names.length > 0 ? say('leaderOne') : say('leaderLater')}
        onChange={(next: string) => onChange(next === '' ? null : next)}
      />
      {typeof value === 'string' && value !== '' && names.length > 0 && !names.includes(value.trim()) && (
        <span className="permit-bad">{say('leaderUnknown')}</span>
      )}
    </>
  )
}
/** Yes or no has to be said: a switch that nobody touched would read as no. */
const asked = (field: FieldFacts): FieldFacts =>
  field.kind === 'flag' ? { ...field, control: 'radio' } : field
