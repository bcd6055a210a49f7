import type { AriaAttributes } from 'react'
import type { Field } from '../../shared/field.ts'

/** Other values of the form that narrow the choice. */
export interface Around {
  plantCd?: string | null
  deptCd?: string | null
  areaCd?: string | null
  /** Employees alone are offered, nobody of a company. */
  staffYn?: 'Y' | undefined
  /**
   * A reference that the records to choose from hold: the sheets of this product. Without a key all are
   * offered.
   */
  of?: { name: string; key: unknown }
}
/**
 * Properties that every input of a field takes; a Form.Item gives id, value, onChange and the aria
 * attributes.
 */
export interface InputProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-invalid' | 'aria-required' | 'aria-label'
> {
  field: Field
  id?: string
  /** The value as JSON has it: days and moments are text. */
  value?: unknown
  /** `shown` is the name that belongs beside a key: userNm for userId. */
  onChange?: (value: unknown, shown?: string | null) => void
  onBlur?: () => void
  /**
   * Told why what is typed cannot be taken, and undefined when it can again; the value stays as it was.
   * Without it the text itself becomes the value, for the check that says what is wrong.
   */
  onFault?: (message: string | undefined) => void
  /** The input says itself why its text cannot be taken, because no form stands around it. */
  saysWrong?: boolean
  disabled?: boolean
  shown?: string | null
  around?: Around
  /** 'YYYY-MM-DD' bounds of a date. */
  notBefore?: string
  notAfter?: string
  /** Texts of a Y/N switch, 사용/미사용 unless given. */
  flagTexts?: readonly [string, string]
  /** Counts the length in UTF-8 bytes ('n / max byte') where another system limits it so. */
  countBy?: 'character' | 'byte'
  placeholder?: string
  /**
   * True: a plant or department picker that is not locked to the user's own, because the field is not the
   * row's scope.
   */
  free?: boolean
}
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
/** The attributes that go to the element a screen reader meets. */
export const elementProps = ({ id, disabled, field, ...props }: InputProps) => ({
  id,
  disabled,
  'aria-describedby': props['aria-describedby'],
  'aria-invalid': props['aria-invalid'],
  'aria-required': props['aria-required'],
  'aria-label': props['aria-label'] ?? (id ? undefined : field.label),
})
