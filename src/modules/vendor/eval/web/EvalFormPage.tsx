import { Form } from 'antd'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { weightMessage, weightsFit } from '../evaluation.rule.ts'
import { evalForm } from '../vendor-eval.resource.ts'

type Items = { weight?: number | null; removed?: boolean }[] | undefined
const kept = (items: Items) =>
  (items ?? []).filter(({ removed }) => !removed).map(({ weight }) => ({ weight: weight ?? 0 }))

/** 평가표 관리 (vendor/base/evalForm) */
export function EvalFormPage() {
  const today = useToday()
  return (
    <RegisterPage
      resource={evalForm}
      help="업체를 평가하는 항목과 배점입니다. 배점의 합은 100이어야 하고, 필수 최저율을 적은 항목은 배점의 그 비율 이상이어야 적격입니다. 평가에 쓰인 표는 바뀌지 않으므로 적용일을 바꾸어 새로 등록하세요."
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
  const { Field, Lines, antd } = form
  const items = Form.useWatch('items', { form: antd, preserve: true }) as Items
  const sum = Math.round(kept(items).reduce((total, { weight }) => total + weight, 0) * 10) / 10
  return (
    <>
      <Block title="평가표">
        <Field name="evalFormNm" span={2} />
        <Field name="evalTypeCd" />
        <Field name="passScore" />
        <Field name="highPassScore" />
        <Field name="applyFromYmd" />
        <Field name="useYn" />
      </Block>
      <Block title={`평가항목 배점 합계 ${sum}`}>
        <Lines name="items" columns={{ itemNm: { width: 200 }, guideTxt: { width: 300 } }} />
      </Block>
    </>
  )
}
