import { Select } from 'antd'
import { messages } from '../../shared/messages.ts'
import { wholeCompany } from '../../shared/whole-company.ts'
import { asText, elementProps, type InputProps } from '../components/input-props.ts'
import { plantCodeGroup, useCodes } from '../data/lookups.ts'
import { useOwnScope } from '../data/own-scope.ts'
import { useOwnValue } from './use-own-value.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'

export interface PlantPickerProps extends InputProps {
  /** 'chm' offers plant 0000 as well. */
  filter?: string
}

/** Plants of COM_PLANT_CD; locked and filled with the user's own when plantAccessYn is N. */
export function PlantPicker(props: PlantPickerProps) {
  const { field, value, onChange, onBlur, disabled, filter, placeholder } = props
  const text = usePageText()
  const own = useOwnScope()
  const { data: plants } = useCodes(plantCodeGroup)
  const locked = !props.free && !own.anyPlant && own.plantCd !== null
  useOwnValue(locked && !disabled, own.plantCd, value, () => onChange?.(own.plantCd, own.plantNm))
  const chosen = asText(value)
  // The company as a whole is offered to chemical screens only (specification section 6).
  const offered = (plants ?? [])
    .filter(({ code }) => filter === 'chm' || code !== wholeCompany || code === chosen)
    .map(({ code, codeNm }) => ({ value: code, label: codeNm }))
  // The company as a whole is chosen of departments of the head office, and offered to nobody else.
  const unoffered = chosen && offered.every(({ value }) => value !== chosen)
  return (
    <Select<string>
      {...elementProps(props)}
      disabled={disabled === true || locked}
      value={chosen || undefined}
      loading={!plants}
      placeholder={plants ? (placeholder ?? text('form.choose')) : said(messages.loading)}
      options={unoffered ? [...offered, { value: chosen, label: props.shown ?? chosen }] : offered}
      allowClear={!field.required && !locked}
      onChange={(code?: string) =>
        onChange?.(code ?? null, plants?.find((plant) => plant.code === code)?.codeNm ?? null)
      }
      onBlur={() => onBlur?.()}
      style={{ width: '100%' }}
    />
  )
}
