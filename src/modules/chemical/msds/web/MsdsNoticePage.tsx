import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { DueDay } from '../../../../core/web/components/DueDay.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { chmMsdsNotice } from '../msds.resource.ts'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const card = { title: 'prodNm', facts: ['noticeTypeNm', 'dueYmd', 'deptNm'] } as const

/** MSDS 게시·교육 (chm/msds/msdsNotice) */
export function MsdsNoticePage() {
  const text = useTexts(msdsTexts)
  return (
    <RegisterPage
      resource={chmMsdsNotice}
      files={['photo', 'document']}
      help={text('noticeHelp')}
      form={(form) => <NoticeFields form={form} />}
      card={card}
      widths={{ prodNo: 160, reasonTxt: 200, placeNm: 160, dueYmd: 150 }}
      cells={{ dueYmd: ({ dueYmd, doneYmd }) => <DueDay day={dueYmd} open={!doneYmd} /> }}
    />
  )
}

function NoticeFields({ form }: { form: RecordFormHandle<typeof chmMsdsNotice> }) {
  const text = useTexts(msdsTexts)
  const { Field, detail } = form
  return (
    <>
      <Block title={text('target')}>
        <Field name="msdsNo" />
        {detail && <Field name="prodNo" />}
        <Field name="noticeTypeCd" />
        <Field name="plantCd" />
        <Field name="deptCd" />
        <Field name="processNo" />
        <Field name="placeNm" />
        <Field name="targetCnt" />
        <Field name="dueYmd" />
        <Field name="reasonTxt" span={2} />
      </Block>
      <Block title={text('doing')}>
        <Field name="doneYmd" />
        <Field name="eduTxt" />
      </Block>
      {detail && (
        <Block title={text('proof')}>
          <div className="span-all">
            <Attachments
              resource={chmMsdsNotice}
              name="photo"
              taskKey={detail.data.msdsNoticeNo}
              editable={form.editable}
            />
            <Attachments
              resource={chmMsdsNotice}
              name="document"
              taskKey={detail.data.msdsNoticeNo}
              editable={form.editable}
            />
          </div>
        </Block>
      )}
    </>
  )
}
