import type { ComponentType } from 'react'
import type { FieldKind } from '../../shared/field.ts'
import { DepartmentPicker } from '../popup/DepartmentPicker.tsx'
import { ProcessPicker } from '../popup/ProcessPicker.tsx'
import { RefPicker } from '../popup/RefPicker.tsx'
import { UserPicker } from '../popup/UserPicker.tsx'
import { CodeInput, CodesInput, FlagInput } from './ChoiceInputs.tsx'
import { DateInput, TimeInput } from './DateInputs.tsx'
import { NumberInput } from './NumberInput.tsx'
import { TagsInput } from './TagsInput.tsx'
import { LinkInput, TextAreaInput, TextInput } from './TextInputs.tsx'
import type { InputProps } from '../components/input-props.ts'
import './form.css'

const inputs = {
  text: TextInput,
  textarea: TextAreaInput,
  number: NumberInput,
  cost: NumberInput,
  date: DateInput,
  month: DateInput,
  year: DateInput,
  time: TimeInput,
  datetime: DateInput,
  code: CodeInput,
  codes: CodesInput,
  flag: FlagInput,
  tags: TagsInput,
  user: UserPicker,
  department: DepartmentPicker,
  process: ProcessPicker,
  ref: RefPicker,
  link: LinkInput,
} satisfies Record<FieldKind, ComponentType<InputProps>>

/** The input of a field by its kind; works inside a Form.Item and alone (with value and onChange). */
export function FieldInput(props: InputProps) {
  const Input = inputs[props.field.kind]
  return <Input {...props} />
}
