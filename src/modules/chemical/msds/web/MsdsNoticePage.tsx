import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { chmMsdsNotice } from '../msds.resource.ts'

const help =
  '개정된 MSDS의 교육과 게시물 교체가 부서·공정마다 할 일로 만들어집니다. 실시한 날을 적으면 끝난 것입니다. 같은 내용의 게시·배포도 여기에 등록합니다.'

/** MSDS 게시·교육 (chm/msds/msdsNotice) */
export const MsdsNoticePage = () => (
  <RegisterPage
    resource={chmMsdsNotice}
    help={help}
    form={(form) => <NoticeFields form={form} />}
    widths={{ reasonTxt: 200, placeNm: 160 }}
  />
)

function NoticeFields({ form }: { form: RecordFormHandle<typeof chmMsdsNotice> }) {
  const { Field, detail } = form
  return (
    <>
      <Block title="대상">
        <Field name="msdsNo" />
        <Field name="noticeTypeCd" />
        <Field name="plantCd" />
        <Field name="deptCd" />
        <Field name="processNo" />
        <Field name="placeNm" />
        <Field name="targetCnt" />
        <Field name="dueYmd" />
        <Field name="reasonTxt" span={2} />
      </Block>
      <Block title="실시">
        <Field name="doneYmd" />
        <Field name="eduTxt" />
      </Block>
      {detail && (
        <Block title="증빙">
          <div className="span-all">
            <Attachments resource={chmMsdsNotice} name="photo" taskKey={detail.data.msdsNoticeNo} editable={form.editable} />
            <Attachments resource={chmMsdsNotice} name="document" taskKey={detail.data.msdsNoticeNo} editable={form.editable} />
          </div>
        </Block>
      )}
    </>
  )
}
