import { Form } from 'antd'
import { roundHalfUp } from '../../../../core/shared/decimal.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { weightMessage, weightsFit } from '../evaluation.rule.ts'
import { evalForm } from '../vendor-eval.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { evalFormTexts } from './eval-page.texts.ts'

type Items = { weight?: number | null; removed?: boolean }[] | undefined
const kept = (items: Items) =>
  (items ?? []).filter(({ removed }) => !removed).map(({ weight }) => ({ weight: weight ?? 0 }))

/** 평가표 관리 (vendor/base/evalForm) */
export function EvalFormPage() {
  const say = useTexts(evalFormTexts)
  const today = useToday()
  return (
    <RegisterPage
      resource={evalForm}
      help={say('help')}
      first={{ passScore: 70, highPassScore: 80, applyFromYmd: today, useYn: 'Y' }}
      rules={(values) =>
        weightsFit(kept(values['items'] as Items)) ? [] : [{ path: 'items', message: weightMessage }]
      }
      form={(form) => <EvalFormFields form={form} />}
      widths={{ evalFormNm: 260 }}
    />
  )
}

function EvalFormFields({ form }: { form: RecordFormHandle<typeof evalForm> }) {
  const say = useTexts(evalFormTexts)
  const { Field, Lines, antd } = form
  const items = Form.useWatch('items', { form: antd, preserve: true }) as Items
  const sum = roundHalfUp(
    kept(items).reduce((total, { weight }) => total + weight, 0),
    1,
  )
  return (
    <>
      <Block title={say('form')}>
        <Field name="evalFormNm" span={2} />
        <Field name="evalTypeCd" />
        <Field name="passScore" />
        <Field name="highPassScore" />
        <Field name="applyFromYmd" />
        <Field name="useYn" />
      </Block>
      <Block title={say('items', { sum })}>
        <Lines name="items" columns={{ itemNm: { width: 200 }, guideTxt: { width: 300 } }} />
      </Block>
    </>
  )
}
