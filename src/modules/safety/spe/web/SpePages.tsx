import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { StaffPicker } from '../../../../core/web/popup/UserPicker.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { speEntry } from '../spe-entry.resource.ts'
import { speTexts } from './spe.texts.ts'

/** When it was inspected stands in the record: with it the list is wider than a screen. */
const behind = ['checkDt', 'outYmd', 'liftPct', 'chargeUserNm'] as const
const card = { title: 'speEntryNm', facts: ['speEntryCd', 'vendorNm', 'inYmd', 'passToYmd'] } as const

/** 반입신청 (saf/spe/speEntry), and the same of a company (/vendor/portal/speEntry). */
export function SpeEntryPage() {
  const text = useTexts(speTexts)
  const { user } = useSession()
  const [query, setQuery] = useTabQuery(speEntry)
  return (
    <RegisterPage
      resource={speEntry}
      help={text(user?.vendorCd ? 'help.vendor' : 'help.entry')}
      card={card}
      // It begins with the entry request that brings the equipment in.
      readOnly
      widths={{ speEntryNm: 190, vendorCd: 140 }}
      hidden={behind}
    >
      <StateTiles resource={speEntry} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function EntryFields({ form }: { form: RecordFormHandle<typeof speEntry> }) {
  const text = useTexts(speTexts)
  const { Field, Lines, detail, editable } = form
  if (!detail) return null
  const row = detail.data
  return (
    <>
      <Block title={text('entry')}>
        <Field name="vendorCd" />
        <Field name="vendorEquipNo" />
        <Field name="equipTypeCd" />
        <Field name="enterRqstNo" />
        <Field name="inYmd" />
        <Field name="outYmd" />
        {row.unfitTxt && <Field name="unfitTxt" span="all" />}
        {row.stopTxt && <Field name="stopTxt" span="all" />}
      </Block>
      <Block title={text('work')}>
        <Field name="workNm" span={2} />
        <Field name="operWorkerNo" />
        <Field name="leaderWorkerNo" />
        <Field name="remark" span="all" />
      </Block>
      {/* Every kind has it: the server judges any load that is given, also that of a forklift, which may leave it out. */}
      <Block title={text('lift')}>
        <Field name="loadTon" />
        <Field name="radiusM" />
        <Field name="ratedTon" />
        <Field name="liftPct" />
        {row.liftUserId && <Field name="liftUserId" />}
        {row.liftDt && <Field name="liftDt" />}
      </Block>
      <Block title={text('papers')}>
        <Lines
          name="docs"
          columns={{
            docTypeCd: { width: 200, editable },
            validToYmd: { editable },
            remark: { width: 200, editable },
          }}
        />
        <div className="span-all">
          <Attachments resource={speEntry} name="document" taskKey={row.speEntryNo} editable={editable} />
        </div>
      </Block>
      <Block title={text('inspection')}>
        {row.paperUserId && <Field name="paperUserId" />}
        {row.chargeUserId && <Field name="chargeUserId" />}
        {row.checkDt && <Field name="checkDt" />}
        <Field name="passNo" />
        {row.passToYmd && <Field name="passToYmd" />}
        {row.stopDt && <Field name="stopDt" />}
      </Block>
    </>
  )
}

function PrintPass({ row }: { row: { speEntryNo: number; state: string } }) {
  const text = useTexts(speTexts)
  const tab = useTab()
  const { open, busy } = usePdf()
  if (row.state !== 'fit' || !yes(tab.menu.printYn)) return null
  return (
    <Button
      icon={<PrinterOutlined aria-hidden />}
      loading={busy}
      onClick={() => void open(`${speEntry.path}/${row.speEntryNo}/pass`)}
    >
      {text('pass')}
    </Button>
  )
}

/** The plant inspects what a company brings; the company does not inspect it itself. */
const inputs = { chargeUserId: StaffPicker }

/** One stay of special equipment, with what its people may do with it now. */
export function SpeEntryDetailPage() {
  const text = useTexts(speTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={speEntry}
      list={tab.menu.routePath}
      nameOf={(row) => row.speEntryCd ?? text('entry')}
      tags={({ data }) => <span>{data.speEntryNm}</span>}
      form={(form) => <EntryFields form={form} />}
      inputs={inputs}
      extra={({ data }) => <PrintPass row={data} />}
    />
  )
}
