import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { chemprod } from '../chemprod.resource.ts'
import { declaredIssues, declaredSum, type DeclaredComponent } from '../material-check.rule.ts'
import { isVendor } from './RequestFields.tsx'
import { Form } from 'antd'
import '../../web/chemical.css'

/** 화학자재 관리 (vendor/subconMatChkRqst/chemprod): what a supplier offers, with composition and MSDS. */
export function ChemprodPage() {
  return (
    <RegisterPage
      resource={chemprod}
      help="납품·반입하는 화학제품을 등록합니다. 구성성분은 CAS번호와 함유량(합계 99.5~100.5%)을, 영업비밀 성분은 대체자료만 적습니다. 저장한 뒤 국문 MSDS를 첨부하세요."
      first={{ mixYn: 'Y', importYn: 'N', waterSolubleYn: 'N', keDeclYn: 'N', locYn: 'N', stateCd: 'L', fugacityCd: '2' }}
      rules={(values) => declaredIssues((values['comps'] as DeclaredComponent[] | undefined) ?? [])}
      form={(form) => <ChemprodFields form={form} />}
      widths={{ prodNm: 220 }}
    />
  )
}

export function ChemprodFields({ form }: { form: RecordFormHandle<typeof chemprod> }) {
  const { Field, Lines, antd, detail, editable } = form
  const comps = (Form.useWatch('comps', { form: antd, preserve: true }) as (DeclaredComponent & { removed?: boolean })[] | undefined) ?? []
  const sum = declaredSum(comps.filter(({ removed }) => !removed))
  const files = (name: 'msds' | 'composition' | 'test') =>
    detail && <Attachments resource={chemprod} name={name} taskKey={detail.data.chemprodNo} editable={editable} />
  return (
    <>
      <Block title="제품">
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
      <Block title={`구성성분 합계 ${sum}%`}>
        <Lines name="comps" blank={{ secretYn: 'N' }} />
      </Block>
      <Block title="첨부">
        <div className="span-all">
          {detail ? (
            <>
              {files('msds')}
              {files('composition')}
              {files('test')}
            </>
          ) : (
            '저장한 뒤 국문 MSDS와 성분확인서를 첨부할 수 있습니다.'
          )}
        </div>
      </Block>
    </>
  )
}
