import { Form, type FormInstance } from 'antd'
import type { Around } from '../../../core/web/components/input-props.ts'

/** Narrows a choice to what belongs to the company that the form names. */
export function useOfCompany(form: { antd: FormInstance }): Around {
  const key = Form.useWatch('vendorCd', { form: form.antd, preserve: true }) as string | undefined
  return { of: { name: 'vendorCd', key } }
}
