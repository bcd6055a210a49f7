import { useState } from 'react'
import { CopyOutlined, DownloadOutlined, MobileOutlined } from '@ant-design/icons'
import { Button, Form, Space } from 'antd'
import { defined } from '../../../core/shared/defined.ts'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { RecordDrawer } from '../../../core/web/components/RecordDrawer.tsx'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { recordPageAddress } from '../../../core/web/record-address.ts'
import { RecordPage } from '../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { answerKinds } from '../check-codes.rule.ts'
import { checkForm, type CheckItem } from '../check-form.resource.ts'
import { frictionOf, inOrder, mostItems, sheetIssues, sheetsOf } from '../check-form.rule.ts'
import { checkFormTexts } from './check-form-page.texts.ts'
import { CheckPreview } from './CheckPreview.tsx'

type Handle = RecordFormHandle<typeof checkForm>
type Row = CheckItem & { removed?: boolean }
const rowsIn = (values: Record<string, unknown>): Row[] => (values['items'] as Row[] | undefined) ?? []
const rules = (values: Record<string, unknown>) =>
  sheetIssues(rowsIn(values).filter(({ removed }) => !removed))
const blankItem = {
  answerKindCd: answerKinds.okBad,
  naYn: 'Y',
  weight: 1,
  criticalYn: 'N',
  badPhotoYn: 'N',
  badNoteYn: 'Y',
}

/** 점검표 관리 (manage/code/checkForm), and the leaves that keep the sheets of some purposes. */
export function CheckFormListPage() {
  const { menu } = useTab()
  const purposes = sheetsOf[menu.frontEndUrl]
  const say = useTexts(checkFormTexts)
  return (
    <RegisterPage
      resource={checkForm}
      help={say('help')}
      defaults={purposes && { purposeCd: [...purposes] }}
      first={{ passScore: 90, condScore: 70, ...defined({ purposeCd: purposes?.[0] }) }}
      rules={rules}
      form={(form) => <CheckFormFields form={form} />}
      widths={{ checkFormNm: 260 }}
    />
  )
}

/** One sheet: its items, its preview, its workbook, its next version. */
export function CheckFormDetailPage() {
  const say = useTexts(checkFormTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={checkForm}
      list={tab.menu.routePath}
      nameOf={({ checkFormNm, verNo }) => `${checkFormNm} v${verNo ?? 1}`}
      rules={rules}
      tags={({ data }) => <span>{data.checkFormCd}</span>}
      extra={({ data }) => (
        <>
          {tab.canWrite && data.state !== 'draft' && <NextVersion checkFormNo={data.checkFormNo} />}
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void api.download(`${checkForm.path}/${data.checkFormNo}/items/excel`)}
          >
            {say('download')}
          </Button>
        </>
      )}
      form={(form) => <CheckFormFields form={form} />}
    />
  )
}

function NextVersion({ checkFormNo }: { checkFormNo: number }) {
  const say = useTexts(checkFormTexts)
  const tab = useTab()
  const notice = useNotice()
  const make = async () => {
    try {
      const { data } = await api.post<{ data: { checkFormNo: number } }>(
        `${checkForm.path}/${checkFormNo}/copy`,
        {},
      )
      const page = recordPageAddress(checkForm.name, data.checkFormNo)
      if (page) tab.open(page)
    } catch (cause) {
      notice.failure(cause)
    }
  }
  return (
    <BusyButton icon={<CopyOutlined aria-hidden />} action={make}>
      {say('nextVersion')}
    </BusyButton>
  )
}

function CheckFormFields({ form }: { form: Handle }) {
  const say = useTexts(checkFormTexts)
  const { Field, Lines, antd, detail, editable } = form
  const rows = rowsIn({ items: Form.useWatch('items', { form: antd, preserve: true }) })
  const limits = Form.useWatch([], { form: antd, preserve: true }) as Record<string, unknown> | undefined
  const items = inOrder(rows.filter(({ removed }) => !removed))
  const [shown, setShown] = useState(false)
  return (
    <>
      <Block title={say('sheet')}>
        <Field name="checkFormCd" />
        <Field name="checkFormNm" span={2} />
        <Field name="purposeCd" />
        <Field name="passScore" />
        <Field name="condScore" />
        {detail && <Field name="verNo" />}
        {detail && <Field name="fixYmd" />}
        {detail && <Field name="fixUserId" />}
        <Field name="remark" span="all" />
      </Block>
      <Block title={say('items', { count: items.length })}>
        {items.length > 0 && <Friction items={items} />}
        <Lines
          name="items"
          blank={blankItem}
          columns={{
            sortOrder: { width: 70 },
            itemCd: { width: 90 },
            sectionTxt: { width: 110 },
            itemTxt: { width: 320 },
            answerKindCd: { width: 110 },
          }}
          toolbar={() => (
            <Space wrap>
              <Button
                size="small"
                icon={<MobileOutlined aria-hidden />}
                disabled={items.length === 0}
                onClick={() => setShown(true)}
              >
                {say('preview')}
              </Button>
            </Space>
          )}
        />
        {!editable && (
          <Button
            icon={<MobileOutlined aria-hidden />}
            disabled={items.length === 0}
            onClick={() => setShown(true)}
          >
            {say('preview')}
          </Button>
        )}
      </Block>
      {shown && (
        <RecordDrawer
          title={say('preview')}
          extra={null}
          onClose={() => setShown(false)}
          widthPx={460}
          footer={null}
        >
          <p>{say('previewNote')}</p>
          <CheckPreview
            single
            items={items}
            passScore={Number(limits?.['passScore'] ?? 0)}
            condScore={Number(limits?.['condScore'] ?? 0)}
          />
        </RecordDrawer>
      )}
    </>
  )
}

/** What the sheet costs whoever answers it. */
function Friction({ items }: { items: readonly Row[] }) {
  const say = useTexts(checkFormTexts)
  const { seconds, tooLong } = frictionOf(items)
  return (
    <p className={tooLong ? 'check-friction is-long' : 'check-friction'} role="status">
      {say('friction', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
      {tooLong && ` ${say('tooLong', { most: mostItems })}`}
    </p>
  )
}
