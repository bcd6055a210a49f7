import { Button } from 'antd'
import { useEffect } from 'react'
import { today } from '../../../core/web/use-today.ts'
import { addDays } from '../../../core/shared/dates.ts'
import type { Detail } from '../../../core/shared/resource.ts'
import { yes } from '../../../core/shared/session.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, Field, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useDetail, useRemove } from '../../../core/web/data/hooks.ts'
import { HistoryDrawer } from '../../../core/web/record/HistoryDrawer.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { canAccess } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { audiences, notice, noticeTypes, vendorNoticeMenu } from '../notice.resource.ts'
import { noticeIssues, popupDays } from '../notice.rule.ts'
import { NoticeReads } from './NoticeReads.tsx'
import { NoticeTargets } from './NoticeTargets.tsx'
import './notice.css'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../core/web/form/use-form-value.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformForms, platformRecords } from '../../record-pages.rule.ts'

/** Writing and looking after one notice; without `no` in the address a new one. */
export function NoticeEditPage() {
  const { params } = useTab()
  const no = params.get('no') ?? undefined
  const { detail, error, loading, reload } = useDetail(notice, no)
  if (no === undefined) return <NoticeEditor key="new" />
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) => <NoticeEditor key={no} detail={loaded} />}
    </Gate>
  )
}

function firstValues() {
  const from = today()
  const onlyVendors =
    !canAccess('manage/notice/noticeManage') && !canAccess('mgt/notice/notice') && canAccess(vendorNoticeMenu)
  return {
    noticeTypeCd: onlyVendors ? noticeTypes.vendor : noticeTypes.general,
    audienceCd: onlyVendors ? audiences.vendors : audiences.employees,
    fromYmd: from,
    toYmd: addDays(from, popupDays - 1),
    topYn: 'N' as const,
    popupYn: 'N' as const,
    mustReadYn: 'N' as const,
  }
}

function NoticeEditor({ detail }: { detail?: Detail<typeof notice> }) {
  const text = useTexts(noticeTexts)
  const tab = useTab()
  const ask = useNotice()
  const remove = useRemove(notice)
  const row = detail?.data
  const form = useRecordForm(notice, detail, { defaults: firstValues(), rules: noticeIssues })
  const mustRead = yes(useFormValue(form, 'mustReadYn'))
  const { dirty } = form
  const title = row?.title ?? text('write')
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(title), [tab, title])
  const save = async () => {
    const key = await form.submit()
    if (key === undefined) return
    if (row) return ask.info(text('saved'))
    form.reset()
    tab.close()
    tab.open(addressOf(platformForms.notice, Number(key)))
  }
  const destroy = async () => {
    if (!row || !(await ask.confirm(text('confirmRemove'), { danger: true }))) return
    await remove(row.noticeNo)
    tab.close()
  }
  const yesNo = [text('yes'), text('no')] as const
  return (
    <div className="notice-page">
      <PageHeader
        title={title}
        tags={row && <StateTag resource={notice} state={row.state} />}
        extra={
          row && (
            <>
              <Button onClick={() => tab.open(addressOf(platformRecords.notice, row.noticeNo))}>
                {text('preview')}
              </Button>
              <HistoryDrawer resource={notice} recordKey={row.noticeNo} />
            </>
          )
        }
      />
      <RecordForm form={form}>
        <Block title={text('content')}>
          <Field name="title" span="all" />
          <Field name="noticeTypeCd" />
          <Field name="cont" extra={form.editable && text('contHint')} />
        </Block>
        <NoticeTargets form={form} />
        <Block title={text('shape')}>
          <Field name="fromYmd" />
          <Field name="toYmd" />
          <Field name="topYn" flagTexts={yesNo} />
          <Field name="popupYn" flagTexts={yesNo} extra={form.editable && text('popupLimit')} />
          <Field name="mustReadYn" flagTexts={yesNo} />
          {mustRead && <Field name="readDueYmd" required />}
          {mustRead && <Field name="questionTxt" span="all" />}
        </Block>
      </RecordForm>
      {row ? (
        <>
          <Attachments
            resource={notice}
            name="document"
            taskKey={row.noticeNo}
            editable={form.editable && tab.canWrite}
          />
          {row.state !== 'draft' && (
            <NoticeReads noticeNo={row.noticeNo} remindable={row.state === 'posted' && tab.canWrite} />
          )}
          <Stamps row={row} />
        </>
      ) : (
        <p className="notice-hint">{text('saveFirst')}</p>
      )}
      <TransitionBar
        resource={notice}
        detail={detail}
        before={() => {
          if (!form.typed) return true
          ask.info(text('saveChanges'))
          return false
        }}
      >
        <Button onClick={() => tab.open(tab.menu.routePath)}>{text('list')}</Button>
        {row?.state === 'draft' && tab.canWrite && form.editable && (
          <Button danger onClick={() => void destroy()}>
            {text('remove')}
          </Button>
        )}
        {form.editable && tab.canWrite && (
          <Button
            type={dirty || !row ? 'primary' : 'default'}
            loading={form.saving}
            onClick={() => void save()}
          >
            {text('save')}
          </Button>
        )}
      </TransitionBar>
    </div>
  )
}
