import { defined } from '../../../core/shared/defined.ts'
import { useId, useState } from 'react'
import { Button } from 'antd'
import {
  code,
  codes,
  cost,
  date,
  datetime,
  department,
  flag,
  link,
  month,
  number,
  process,
  ref,
  tags,
  text,
  textarea,
  time,
  user,
  year,
  type Field,
} from '../../../core/shared/field.ts'
import { check, fieldsSchema } from '../../../core/shared/input-check.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../core/web/form/FieldInput.tsx'
import { PeriodInput } from '../../../core/web/form/PeriodInput.tsx'
import type { Period } from '../../../core/web/form/period.ts'
import { plantCodeGroup } from '../../../core/web/data/lookups.ts'
import { PlantPicker } from '../../../core/web/popup/PlantPicker.tsx'
import { SamplePage, SampleSection, SampleValue } from './SamplePage.tsx'
import '../../../core/web/text/zod-locale.ts'
import { saidIssues, said } from '../../../core/web/text/text.ts'
import { sampleTexts } from './sample.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type Values = Record<string, unknown>

/**
 * 입력폼 (sample/component/formSample): every kind of field, checked as the server would, and what would be
 * sent.
 */
export function FormSamplePage() {
  const say = useTexts(sampleTexts)
  const notice = useNotice()
  const [values, setValues] = useState<Values>({})
  const [period, setPeriod] = useState<Period | null>(null)
  const [issues, setIssues] = useState<readonly FieldIssue<string>[]>([])
  const fields: Record<string, Field> = {
    line: text(say('lineText'), { required: true, max: 50 }),
    bytes: text(say('byteText'), { max: 30 }),
    long: textarea(say('longText'), { max: 1000 }),
    count: number(say('number'), { decimals: 2, min: 0, max: 1000 }),
    amount: cost(say('amount')),
    one: code(say('pickOne'), 'TASK_GRP', { required: true }),
    radio: code(say('pickRadio'), 'PORTAL', { control: 'radio' }),
    some: codes(say('pickSome'), 'NOTI_CH'),
    used: flag(say('flagSwitch')),
    agreed: flag(say('flagBox'), { control: 'checkbox' }),
    day: date(say('ymd')),
    month: month(say('month')),
    year: year(say('year')),
    clock: time(say('time')),
    moment: datetime(say('moment')),
    words: tags(say('words')),
    address: link(say('link')),
    plantCd: code(say('plant'), plantCodeGroup),
    deptCd: department(say('dept')),
    processNo: process(say('process')),
    person: user(say('owner')),
    facility: ref(say('facility'), 'safFacility'),
  }
  const set = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }))
    setIssues((before) => before.filter(({ path }) => path !== name))
  }
  const examine = () => {
    const checked = check(fieldsSchema(fields), values)
    setIssues(checked.ok ? [] : saidIssues(checked.issues))
    if (checked.ok) notice.info(say('fine'))
    else notice.error(said(messages.invalidForm))
  }
  const around = { plantCd: values['plantCd'] as string | null, deptCd: values['deptCd'] as string | null }
  return (
    <SamplePage help={say('formHelp')}>
      <SampleSection title={say('inputs')}>
        <div className="sample-fields">
          {Object.entries(fields).map(([name, field]) => (
            <LabelledInput
              key={name}
              name={name}
              field={field}
              value={values[name]}
              around={around}
              issue={issues.find(({ path }) => path === name)?.message}
              onChange={(value) => set(name, value)}
            />
          ))}
          <div>
            <span>{say('period')}</span>
            <PeriodInput label={say('period')} value={period} onChange={setPeriod} />
          </div>
        </div>
        <div className="sample-buttons">
          <Button type="primary" onClick={examine}>
            {say('check')}
          </Button>
          <Button
            onClick={() => {
              setValues({})
              setPeriod(null)
              setIssues([])
            }}
          >
            {say('reset')}
          </Button>
        </div>
      </SampleSection>
      <SampleSection title={say('answer')}>
        <SampleValue
          label={say('answer')}
          value={{ ...values, ...defined({ period: period ?? undefined }) }}
        />
      </SampleSection>
    </SamplePage>
  )
}

interface LabelledProps {
  name: string
  field: Field
  value: unknown
  around: { plantCd: string | null; deptCd: string | null }
  issue: string | undefined
  onChange: (value: unknown) => void
}
function LabelledInput({ name, field, value, around, issue, onChange }: LabelledProps) {
  const id = useId()
  const input = {
    id,
    field,
    value,
    onChange,
    around,
    'aria-invalid': issue ? (true as const) : undefined,
    'aria-describedby': issue ? `${id}-issue` : undefined,
  }
  return (
    <div>
      <label htmlFor={id}>
        {field.label} {field.required && <span aria-hidden>*</span>}
      </label>
      {name === 'plantCd' ? (
        <PlantPicker {...input} />
      ) : (
        <FieldInput {...input} countBy={name === 'bytes' ? ('byte' as const) : undefined} />
      )}
      {issue && (
        <span id={`${id}-issue`} role="alert">
          {issue}
        </span>
      )}
    </div>
  )
}
