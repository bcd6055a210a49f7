import Form from 'antd/es/form'
import type { AnyResource, FieldsOf, ValueOf } from '../../shared/resource.ts'
import type { RecordFormHandle } from './use-record-form.ts'

/** The value that a field of the form has now, shown or not; the component draws again when it changes. */
export const useFormValue = <R extends AnyResource, K extends keyof FieldsOf<R> & string>(
  form: RecordFormHandle<R>,
  name: K,
) => Form.useWatch(name, { form: form.antd, preserve: true }) as ValueOf<FieldsOf<R>[K]> | null | undefined
