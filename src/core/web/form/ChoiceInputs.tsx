import { Checkbox, Radio, Select, Switch } from 'antd'
import { messages } from '../../shared/messages.ts'
import { plantCodeGroup, useCodes, type CodeOption } from '../data/lookups.ts'
import { PlantPicker } from '../popup/PlantPicker.tsx'
import { asList, asText, elementProps, type InputProps } from '../components/input-props.ts'
import { pageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'
import { switchWords } from './show-text.ts'

/** One item of a code group, as list or radio; plants have their own rules (admin R2). */
export function CodeInput(props: InputProps) {
  return props.field.source === plantCodeGroup ? <PlantPicker {...props} /> : <GroupInput {...props} />
}

function GroupInput(props: InputProps) {
  const { field, value, onChange, onBlur, shown, placeholder } = props
  const { data: codes, error } = useCodes(field.source)
  const chosen = asText(value)
  if (field.control === 'radio') {
    if (!codes) return <Waiting id={props.id} failed={error !== null} />
    return (
      <Radio.Group
        {...elementProps(props)}
        value={chosen || null}
        options={options(codes)}
        onChange={({ target }) => onChange?.(target.value as string)}
      />
    )
  }
  // A code that is no longer offered keeps its name.
  const missing =
    chosen !== '' && codes && !codes.some(({ code }) => code === chosen)
      ? [{ value: chosen, label: shown ?? chosen }]
      : []
  return (
    <Select<string>
      {...elementProps(props)}
      value={chosen === '' ? undefined : codes ? chosen : (shown ?? chosen)}
      loading={!codes && !error}
      placeholder={codes ? (placeholder ?? pageText('form.choose')) : waitingWords(error !== null)}
      options={[...options(codes), ...missing]}
      allowClear={!field.required}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(code?: string) =>
        onChange?.(code ?? null, codes?.find((item) => item.code === code)?.codeNm ?? null)
      }
      onBlur={() => onBlur?.()}
      style={{ width: '100%' }}
    />
  )
}

/** Several items of a code group, as list or boxes. */
export function CodesInput(props: InputProps) {
  const { field, value, onChange, onBlur, placeholder } = props
  const { data: codes, error } = useCodes(field.source)
  if (field.control === 'checkbox') {
    if (!codes) return <Waiting id={props.id} failed={error !== null} />
    const { id, ...rest } = elementProps(props)
    return (
      <fieldset id={id} aria-label={field.label} className="choice-set">
        <Checkbox.Group
          {...rest}
          value={asList(value)}
          options={options(codes)}
          onChange={(chosen) => onChange?.(chosen)}
        />
      </fieldset>
    )
  }
  return (
    <Select<string[]>
      {...elementProps(props)}
      mode="multiple"
      value={asList(value)}
      loading={!codes && !error}
      placeholder={codes ? (placeholder ?? pageText('form.choose')) : waitingWords(error !== null)}
      options={options(codes)}
      allowClear
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(chosen) => onChange?.(chosen)}
      onBlur={() => onBlur?.()}
      style={{ width: '100%' }}
    />
  )
}

/** 'Y' or 'N': a switch, 사용/미사용 or the words of its field, unless the definition wants a box, radio or list. */
export function FlagInput(props: InputProps) {
  const { field, value, onChange, flagTexts = switchWords(props.field) } = props
  const [yes, no] = flagTexts
  const pair = [
    { value: 'Y', label: yes },
    { value: 'N', label: no },
  ]
  const checked = value === 'Y'
  const change = (next: boolean) => onChange?.(next ? 'Y' : 'N')
  if (field.control === 'checkbox') {
    return (
      <Checkbox {...elementProps(props)} checked={checked} onChange={({ target }) => change(target.checked)}>
        {field.label}
      </Checkbox>
    )
  }
  if (field.control === 'radio') {
    return (
      <Radio.Group
        {...elementProps(props)}
        value={value ?? null}
        options={pair}
        onChange={({ target }) => onChange?.(target.value as string)}
      />
    )
  }
  if (field.control === 'select') {
    return (
      <Select<string>
        {...elementProps(props)}
        value={asText(value) || undefined}
        options={pair}
        placeholder={props.placeholder ?? pageText('form.choose')}
        allowClear={!field.required}
        onChange={(next?: string) => onChange?.(next ?? null)}
        style={{ width: '100%' }}
      />
    )
  }
  return (
    <Switch
      {...elementProps(props)}
      checked={checked}
      checkedChildren={yes}
      unCheckedChildren={no}
      onChange={change}
    />
  )
}

/** Specification section 4: boxes and radios show this until their options arrive. */
export const Waiting = ({ id, failed }: Pick<InputProps, 'id'> & { failed: boolean }) => (
  <span id={id} aria-busy={!failed}>
    {waitingWords(failed)}
  </span>
)
const waitingWords = (failed: boolean): string =>
  failed ? pageText('form.notLoaded') : said(messages.loading)
const options = (codes: readonly CodeOption[] | undefined) =>
  (codes ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))
