import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { chemprod } from '../chemprod.resource.ts'
import { declaredIssues, declaredSum, type DeclaredComponent } from '../material-check.rule.ts'
import { isVendor } from './RequestFields.tsx'
import { Form } from 'antd'
import '../../web/chemical.css'
import { materialTexts } from './material.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** 화학자재 관리 (vendor/subconMatChkRqst/chemprod): what a supplier offers, with composition and MSDS. */
export function ChemprodPage() {
  const text = useTexts(materialTexts)
  return (
    <RegisterPage
      resource={chemprod}
      files={['msds', 'composition', 'test']}
      help={text('chemprodHelp')}
      first={{
        mixYn: 'Y',
        importYn: 'N',
        waterSolubleYn: 'N',
        keDeclYn: 'N',
        locYn: 'N',
        stateCd: 'L',
        fugacityCd: '2',
      }}
      rules={(values) => declaredIssues((values['comps'] as DeclaredComponent[] | undefined) ?? [])}
      form={(form) => <ChemprodFields form={form} />}
      widths={{ prodNm: 220 }}
    />
  )
}

export function ChemprodFields({ form }: { form: RecordFormHandle<typeof chemprod> }) {
  const text = useTexts(materialTexts)
  const { Field, Lines, antd, detail, editable } = form
  const comps =
    (Form.useWatch('comps', { form: antd, preserve: true }) as
      | (DeclaredComponent & { removed?: boolean })[]
      | undefined) ?? []
  const sum = declaredSum(comps.filter(({ removed }) => !removed))
  const files = (name: 'msds' | 'composition' | 'test') =>
    detail && (
      <Attachments resource={chemprod} name={name} taskKey={detail.data.chemprodNo} editable={editable} />
    )
  return (
    <>
      <Block title={text('product')}>
        {!isVendor() && <Field name="vendorCd" />}
        <Field name="prodNm" />
        <Field name="makerNm" />
        <Field name="stateCd" />
        <Field name="density" />
        <Field name="fugacityCd" />
        <Field name="flashPt" />
        <Field name="boilingPt" />
        <Field name="waterSolubleYn" />
        <Field name="mixYn" />
        <Field name="importYn" />
        <Field name="submitNo" />
        <Field name="keDeclYn" />
        <Field name="locYn" />
        <Field name="remark" />
      </Block>
      <Block title={text('composition', { sum })}>
        <Lines name="comps" blank={{ secretYn: 'N' }} />
      </Block>
      <Block title={text('files')}>
        <div className="span-all chemical-page">
          {detail ? (
            <>
              {files('msds')}
              {files('composition')}
              {files('test')}
            </>
          ) : (
            text('filesLater')
          )}
        </div>
      </Block>
    </>
  )
}
