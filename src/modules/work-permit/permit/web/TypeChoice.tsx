import { useEffect } from 'react'
import { CheckCircleFilled } from '@ant-design/icons'
import { Form, Select } from 'antd'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { supplements, type PermitTypeCode, type SupplementCode } from '../permit-codes.rule.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { isWorkKind, workKinds } from '../work-kinds.rule.ts'
import { withLines, type SupplementLine } from './supplement-lines.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from './permit-form.texts.ts'
import { codeText } from './code-text.ts'
import { permitTypeTexts, supplementTexts } from '../permit-codes.texts.ts'

/** Makes a control of the page's own known to the form, so that messages of the server find their place. */
export function useShownName(name: string): void {
  const { shownNames } = useFormOfRecord()
  useEffect(() => {
    shownNames.add(name)
    return () => void shownNames.delete(name)
  }, [shownNames, name])
}

interface ChoiceProps<Value> {
  id?: string
  value?: Value
  onChange?: (value: Value) => void
  disabled: boolean
}

/**
 * The kind of work chooses the basic permit and the supplementary ones that it cannot do without; more can be
 * added.
 */
export function WorkKindChoice() {
  const say = useTexts(permitFormTexts)
  useShownName('workKindCd')
  const { antd, editable, changed } = useFormOfRecord()
  const { data: items = [] } = useCodes('PTW_WORK')
  const choose = (code: string | undefined) => {
    if (!isWorkKind(code)) return
    const { permitTypeCd, supplCds } = workKinds[code]
    const chosen = (antd.getFieldValue('supplCds') ?? []) as SupplementCode[]
    const all = (Object.keys(supplements) as SupplementCode[]).filter(
      (each) => chosen.includes(each) || (supplCds as readonly string[]).includes(each),
    )
    if (permitTypeCd === 'H' || !antd.getFieldValue('permitTypeCd'))
      antd.setFieldValue('permitTypeCd', permitTypeCd)
    antd.setFieldValue(
      'supplements',
      withLines(all, (antd.getFieldValue('supplements') ?? []) as SupplementLine[]),
    )
    antd.setFieldValue('supplCds', all)
    changed()
  }
  return (
    <Form.Item
      name="workKindCd"
      label={say('workKind')}
      className="span-2"
      extra={editable && say('workKindHelp')}
    >
      <Select
        allowClear
        disabled={!editable}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={say('workKindHint')}
        options={items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
        onChange={choose}
      />
    </Form.Item>
  )
}

export function TypeChoice() {
  const say = useTexts(permitFormTexts)
  useShownName('permitTypeCd')
  const { editable } = useFormOfRecord()
  return (
    <Form.Item name="permitTypeCd" label={say('basicOne')} required={editable} className="span-all">
      <TypeCards disabled={!editable} />
    </Form.Item>
  )
}
function TypeCards({ id, value, onChange, disabled }: ChoiceProps<string>) {
  const say = useTexts(permitFormTexts)
  return (
    <div id={id} className="permit-choices is-large" role="radiogroup" aria-label={say('basic')}>
      {(Object.keys(permitTypeTexts) as PermitTypeCode[]).map((code) => (
        <button
          key={code}
          type="button"
          role="radio"
          aria-checked={value === code}
          className={`permit-choice is-${code}`}
          disabled={disabled}
          onClick={() => onChange?.(code)}
        >
          <strong>{codeText(permitTypeTexts, code)}</strong>
          <span>{say(`is${code}`)}</span>
          <CheckCircleFilled aria-hidden />
        </button>
      ))}
    </div>
  )
}

export function SupplementChoice() {
  const say = useTexts(permitFormTexts)
  useShownName('supplCds')
  const { antd, editable } = useFormOfRecord()
  return (
    <Form.Item name="supplCds" label={say('supplementAll')} className="span-all">
      <SupplementCards
        disabled={!editable}
        onLines={(codes) =>
          antd.setFieldValue(
            'supplements',
            withLines(codes, (antd.getFieldValue('supplements') ?? []) as SupplementLine[]),
          )
        }
      />
    </Form.Item>
  )
}
function SupplementCards({
  id,
  value,
  onChange,
  onLines,
  disabled,
}: ChoiceProps<string[]> & { onLines: (codes: SupplementCode[]) => void }) {
  const say = useTexts(permitFormTexts)
  const chosen = value ?? []
  const toggle = (code: string) => {
    const next = Object.keys(supplements).filter((each) =>
      each === code ? !chosen.includes(code) : chosen.includes(each),
    )
    onLines(next as SupplementCode[])
    onChange?.(next)
  }
  return (
    <div id={id} className="permit-choices" role="group" aria-label={say('supplement')}>
      {(Object.keys(supplementTexts) as SupplementCode[]).map((code) => (
        <button
          key={code}
          type="button"
          role="checkbox"
          aria-checked={chosen.includes(code)}
          className="permit-choice"
          disabled={disabled}
          onClick={() => toggle(code)}
        >
          <strong>{codeText(supplementTexts, code)}</strong>
          <span>{say(`is${code}`)}</span>
          <CheckCircleFilled aria-hidden />
        </button>
      ))}
    </div>
  )
}
