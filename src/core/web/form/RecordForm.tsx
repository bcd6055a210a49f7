import { useEffect, useId, useRef, type ComponentType, type ReactNode } from 'react'
import { Alert, Button, Form, Space, type GetRef } from 'antd'
import { momentOf, showMoment } from '../../shared/dates.ts'
import type { Fields } from '../../shared/field.ts'
import { fieldSchema } from '../../shared/input-check.ts'
import { messages } from '../../shared/messages.ts'
import { nameBeside, type AnyResource } from '../../shared/resource.ts'
import { FieldInput } from './FieldInput.tsx'
import { FieldView } from './FieldView.tsx'
import { OvertakenAlert } from './OvertakenAlert.tsx'
import type { Around, InputProps } from '../components/input-props.ts'
import { RecordFormContext, useFormOfRecord, type FormInside } from './record-form-context.ts'
import { isWide } from './record-values.ts'
import type { RecordFormHandle } from './use-record-form.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'
import '../text/zod-locale.ts'

/**
 * The fields of a record, freely arranged: `<RecordForm form={form}><Block><Field name="workNm"
 * /></Block></RecordForm>`.
 */
export function RecordForm<R extends AnyResource>({
  form,
  children,
}: {
  form: RecordFormHandle<R>
  children: ReactNode
}) {
  const name = `form${useId().replaceAll(/\W/g, '')}`
  return (
    <RecordFormContext value={form}>
      <Form
        form={form.antd}
        name={name}
        layout="vertical"
        initialValues={form.initial}
        onValuesChange={form.changed}
        aria-label={form.resource.title}
        className="record-form"
      >
        <Notices form={form} />
        {children}
      </Form>
      {form.conflict}
    </RecordFormContext>
  )
}

type AlertRef = GetRef<typeof Alert>
function Notices({ form }: { form: FormInside }) {
  const text = usePageText()
  const { draft, problem, overtaken, editable } = form
  const shown = useRef<AlertRef>(null)
  // A user who pressed 저장 at the end of a long form looks there, and not at its head.
  useEffect(() => {
    if (problem) shown.current?.nativeElement.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <>
      {editable && draft.offered && (
        <Alert
          type="info"
          showIcon
          title={text('form.unsaved', { moment: showMoment(momentOf(new Date(draft.offered.savedAt))) })}
          description={draft.offered.updateDt !== form.initial['updateDt'] && text('form.unsavedOld')}
          action={
            <Space>
              <Button size="small" type="primary" onClick={draft.load}>
                {text('form.loadDraft')}
              </Button>
              <Button size="small" onClick={draft.remove}>
                {text('form.delete')}
              </Button>
            </Space>
          }
        />
      )}
      {overtaken && <OvertakenAlert onMerge={() => void form.merge()} onDiscard={form.reset} />}
      {/* What the warning above says already is not said twice. */}
      {problem && !(overtaken && problem.message === said(messages.stale)) && (
        <Alert
          ref={shown}
          type="error"
          showIcon
          role="alert"
          title={problem.message}
          description={
            problem.details.length + problem.reasons.length > 0 && (
              <ul className="form-reasons">
                {problem.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
                {problem.reasons.map(({ guard, message, fixUrl }) => (
                  <li key={guard}>{fixUrl ? <a href={fixUrl}>{message}</a> : message}</li>
                ))}
              </ul>
            )
          }
        />
      )}
    </>
  )
}

/** A titled block; its fields flow into 1–4 columns by the width there is. */
export function Block({
  title,
  extra,
  children,
}: {
  title?: ReactNode
  extra?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="form-block">
      {title !== undefined && (
        <div className="form-block-head">
          <h3>{title}</h3>
          {extra}
        </div>
      )}
      <div className="form-block-grid">{children}</div>
    </section>
  )
}

export interface FieldProps<Name extends string = string> extends Pick<
  InputProps,
  'notBefore' | 'notAfter' | 'flagTexts' | 'countBy' | 'placeholder' | 'disabled'
> {
  name: Name
  label?: ReactNode
  /** Columns it takes; long texts take all unless said otherwise. */
  span?: 1 | 2 | 3 | 'all'
  /** A hint below the field. */
  extra?: ReactNode
  /** True shows the value only. */
  readOnly?: boolean
  /** True marks a field that the definition leaves open and the server asks for in this place. */
  required?: boolean
  /** What else of the form narrows the choice, besides plant and department. */
  around?: Around
  /** Draws the input instead of the usual one of the kind. */
  input?: ComponentType<InputProps>
}

/**
 * Watched where there is nothing to watch; an empty path would watch, and draw the field anew at, every key
 * typed anywhere in the form.
 */
const nowhere = '-'

/** One field of the record: input or text, label, required mark, and the message where it belongs. */
export function Field({
  name,
  label,
  span,
  extra,
  readOnly,
  required,
  around,
  input: Input = FieldInput,
  ...input
}: FieldProps) {
  const form = useFormOfRecord()
  const { resource, antd, editable, shownNames } = form
  const fields = resource.fields as Fields
  const field = fields[name]
  const own = ownColumns(resource)
  const beside = nameBeside(name)
  const besideName = beside !== name && !(beside in fields) ? beside : undefined
  const shown = Form.useWatch(besideName ?? nowhere, { form: antd, preserve: true }) as
    | string
    | null
    | undefined
  const plantCd = Form.useWatch(own.plant, { form: antd, preserve: true }) as string | null | undefined
  const deptCd = Form.useWatch(own.dept, { form: antd, preserve: true }) as string | null | undefined
  useEffect(() => {
    shownNames.add(name)
    return () => void shownNames.delete(name)
  }, [shownNames, name])
  const { wrongTexts } = form
  // A field that is taken off the form takes its wrong text along.
  useEffect(() => () => void wrongTexts.delete(name), [wrongTexts, name])
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  const readsOnly = readOnly === true || !editable || field.readOnly === true || field.numbering !== undefined
  const validate = () => {
    const fault = form.wrongTexts.get(name)
    const result = fieldSchema(field).safeParse(antd.getFieldValue(name) ?? null)
    const wrong = result.success ? [] : [said(result.error.issues[0]?.message ?? messages.required)]
    antd.setFields([{ name, errors: fault === undefined ? wrong : [fault] }])
  }
  const given = typeof shown === 'string' ? shown : null
  return (
    <Form.Item
      name={name}
      label={label ?? field.label}
      required={(required ?? field.required) && !readsOnly}
      extra={extra}
      className={`${spanClass(span ?? (isWide(field) ? 'all' : 1))}${readsOnly ? ' is-shown' : ''}`}
    >
      {readsOnly ? (
        <FieldView field={field} shown={given} flagTexts={input.flagTexts} />
      ) : (
        <Bound
          {...input}
          input={Input}
          field={field}
          shown={given}
          around={{ ...aroundOf(name, own, plantCd, deptCd), ...around }}
          free={name !== own.plant && name !== own.dept}
          onBlur={validate}
          onFault={(message) => {
            if (message === undefined) form.wrongTexts.delete(name)
            else form.wrongTexts.set(name, message)
            if (message !== undefined) form.changed()
          }}
          onName={(text) => {
            if (besideName) antd.setFieldValue(besideName, text)
          }}
          onEdit={() => form.settle(name)}
        />
      )}
    </Form.Item>
  )
}

interface BoundProps extends InputProps {
  input: ComponentType<InputProps>
  onName: (text: string | null) => void
  onEdit: () => void
}
/** Form.Item gives value and onChange; the name that comes with a key is kept beside it. */
function Bound({ input: Input, onName, onEdit, onChange, ...props }: BoundProps) {
  return (
    <Input
      {...props}
      onChange={(value, shown) => {
        if (shown !== undefined) onName(shown)
        onChange?.(value)
        onEdit()
      }}
    />
  )
}

const spanClass = (span: 1 | 2 | 3 | 'all'): string => `span-${span}`
function ownColumns(resource: AnyResource): { plant: string; dept: string } {
  const scope = resource.scope === 'everyone' ? {} : (resource.scope as { plant?: string; dept?: string })
  return { plant: scope.plant ?? 'plantCd', dept: scope.dept ?? 'deptCd' }
}
/** A department is looked for in the plant around it, a process and a record in plant and department. */
const aroundOf = (
  name: string,
  own: { plant: string; dept: string },
  plantCd: string | null | undefined,
  deptCd: string | null | undefined,
): Around => (name === own.plant ? {} : name === own.dept ? { plantCd } : { plantCd, deptCd })
