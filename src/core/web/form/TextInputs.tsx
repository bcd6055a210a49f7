import { Button, Input, Space, Tooltip } from 'antd'
import { ExportOutlined } from '@ant-design/icons'
import { isExternal } from '../../shared/address.ts'
import { maxLength } from '../../shared/field.ts'
import { textForms } from '../../shared/normal-text.ts'
import { asText, elementProps, type InputProps } from '../components/input-props.ts'
import { counterText, cutTo, lengthOf } from '../components/text-length.ts'
import { usePageText } from '../text/page-text.ts'

/**
 * One line: cut at the limit, trimmed when left, clearable, counter while it has the focus (specification
 * section 5).
 */
export function TextInput(props: InputProps) {
  return <Input {...elementProps(props)} {...textProps(props)} allowClear className="field-line" />
}
export function TextAreaInput(props: InputProps) {
  return <Input.TextArea {...elementProps(props)} {...textProps(props)} rows={3} />
}

/** An address; a valid one can be tried at once, in a new tab. */
export function LinkInput(props: InputProps) {
  const text = usePageText()
  const address = asText(props.value).trim()
  return (
    <Space.Compact block>
      <Input
        {...elementProps(props)}
        {...textProps(props)}
        allowClear
        inputMode="url"
        className="field-line"
      />
      <Tooltip title={text('form.newWindow')}>
        <Button
          icon={<ExportOutlined aria-hidden />}
          aria-label={`${props.field.label} ${text('form.newWindow')}`}
          disabled={!isExternal(address)}
          href={isExternal(address) ? address : undefined}
          target="_blank"
          rel="noopener noreferrer"
        />
      </Tooltip>
    </Space.Compact>
  )
}
function textProps({ field, value, onChange, onBlur, countBy = 'character', placeholder }: InputProps) {
  const text = asText(value)
  const max = maxLength(field)
  return {
    value: text,
    placeholder,
    onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
    onBlur: () => {
      const normal = field.form ? textForms[field.form](text) : text.trim()
      if (text !== normal) onChange?.(normal)
      onBlur?.()
    },
    // A number that is a text is measured in its normal form, which is shorter than what is typed.
    inputMode: field.form ? ('tel' as const) : undefined,
    maxLength: field.form ? max * 2 : undefined,
    count: field.form
      ? undefined
      : {
          max,
          strategy: (current: string) => lengthOf(current, countBy),
          exceedFormatter: (current: string) => cutTo(current, max, countBy),
          show: ({ count }: { count: number }) => counterText(count, max, countBy),
        },
  }
}
