import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import type { Detail } from '../../../core/shared/resource.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../core/web/data/hooks.ts'
import { HistoryDrawer } from '../../../core/web/record/HistoryDrawer.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { authRequest } from '../auth-request.resource.ts'
import { RecordApprovals } from './RecordApprovals.tsx'
import { approvalTexts } from './approval.texts.ts'
import { registerTexts } from './register.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformRecords } from '../../record-pages.rule.ts'

/** One authority request (`no` in the address), or a new one. */
export function AuthRequestFormPage() {
  const no = useTab().params.get('no') ?? undefined
  const { detail, error, loading, reload } = useDetail(authRequest, no)
  if (no === undefined) return <RequestForm key="new" />
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) => <RequestForm key={no} detail={loaded} />}
    </Gate>
  )
}

function RequestForm({ detail }: { detail?: Detail<typeof authRequest> }) {
  const text = useTexts(registerTexts)
  const words = useTexts(approvalTexts)
  const tab = useTab()
  const notice = useNotice()
  const form = useRecordForm(authRequest, detail)
  const { Field, dirty } = form
  const request = detail?.data
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => {
    if (request?.authRequestCd) tab.setTitle(request.authRequestCd)
  }, [tab, request?.authRequestCd])
  const save = async () => {
    const key = await form.submit()
    if (key === undefined || detail) return
    form.reset()
    tab.open(addressOf(platformRecords.authRequest, key))
  }
  return (
    <div className="register-page">
      <PageHeader
        title={request ? `${text('requestTitle')} ${request.authRequestCd ?? ''}` : text('newRequest')}
        help={text('requestHelp')}
        tags={request && <StateTag resource={authRequest} state={request.state} />}
        extra={request && <HistoryDrawer resource={authRequest} recordKey={request.authRequestNo} />}
      />
      {request && <StateFlow resource={authRequest} state={request.state} />}
      <RecordForm form={form}>
        <Block>
          {request && <Field name="userId" />}
          {request && <Field name="deptCd" readOnly />}
          <Field name="authGrpNo" />
          <Field name="fromYmd" />
          <Field name="toYmd" />
          <Field name="reason" span="all" />
        </Block>
      </RecordForm>
      {request ? (
        <>
          <Block>
            <div className="span-all">
              <Attachments
                resource={authRequest}
                name="document"
                taskKey={request.authRequestNo}
                editable={form.editable && tab.canWrite}
              />
            </div>
          </Block>
          <RecordApprovals taskClassNm={authRequest.name} apprBizKey={String(request.authRequestNo)} />
          <Stamps row={request} />
        </>
      ) : (
        <Alert type="info" showIcon title={text('filesAfterSave')} />
      )}
      <TransitionBar
        resource={authRequest}
        detail={detail}
        before={() => {
          if (!form.typed) return true
          notice.info(text('saveFirst'))
          return false
        }}
      >
        <Button onClick={() => tab.open(tab.menu.routePath)}>{words('list')}</Button>
        {form.editable && tab.canWrite && (
          <Button
            type={dirty || !detail ? 'primary' : 'default'}
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
