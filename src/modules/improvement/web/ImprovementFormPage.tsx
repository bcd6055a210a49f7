import { useEffect, useRef, useState } from 'react'
import { Alert, Button, Checkbox, Space } from 'antd'
import type { Detail } from '../../../core/shared/resource.ts'
import { api, ApiError, report } from '../../../core/web/api.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { newTempKey } from '../../../core/web/attach/attach-calls.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm, type RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import type { OutboxEntry } from '../../../core/web/outbox/outbox-store.ts'
import { WaitingRecords } from '../../../core/web/outbox/WaitingRecords.tsx'
import { useAction, useDetail } from '../../../core/web/data/hooks.ts'
import { ownDept, ownPlant, useOwnScope } from '../../../core/web/data/own-scope.ts'
import { TakeAlong } from '../../../core/web/page/TakeAlong.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { improvement } from '../improvement/improvement.resource.ts'
import { requestListPath } from './addresses.ts'
import { FindingBlocks } from './ImprovementFields.tsx'
import './improvement.css'
import { formTexts } from './form.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { improvementRecords } from '../record-pages.rule.ts'

/** A new request; `no` in the address goes on with a draft. */
export function ImprovementFormPage() {
  const { params } = useTab()
  const no = params.get('no') ?? undefined
  const { detail, error, loading, reload } = useDetail(improvement, no)
  if (!no) return <RequestForm key="new" />
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) => <RequestForm key={no} detail={loaded} />}
    </Gate>
  )
}

function RequestForm({ detail }: { detail?: Detail<typeof improvement> }) {
  const text = useTexts(formTexts)
  const tab = useTab()
  const own = useOwnScope()
  const notice = useNotice()
  const act = useAction(improvement, { quiet: true })
  const [sending, setSending] = useState(false)
  const [anonymous, setAnonymous] = useState(false)
  const [temp, setTemp] = useState(newTempKey)
  const [corrects, setCorrects] = useState<OutboxEntry>()
  const wantsToSend = useRef(false)
  const form: RecordFormHandle<typeof improvement> = useRecordForm(improvement, detail, {
    waits: {
      what: ({ imprNm }) => text('waits.what', { title: String(imprNm ?? '') }),
      address: tab.path,
      corrects,
      onKept: () => {
        if (wantsToSend.current) notice.info(text('waits.draft'))
        setCorrects(undefined)
        form.reset()
        setTemp(newTempKey())
      },
    },
    defaults: {
      imprTypeCd: 'C',
      ...ownPlant(own),
      ...ownDept(own),
    },
  })
  const { dirty } = form
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  const title = detail ? text('edit', { number: String(detail.data.imprCd ?? '') }) : text('new')
  useEffect(() => tab.setTitle(title), [tab, title])
  /** What was refused stands in the form again, and goes with its own key, time and pictures. */
  const correct = async (entry: OutboxEntry) => {
    // What is typed stands nowhere else.
    if (dirty && !(await notice.confirm(text('waits.instead')))) return
    form.correct(entry)
    setCorrects(entry)
  }
  const save = async (andRequest: boolean) => {
    wantsToSend.current = andRequest
    const key = await form.submit()
    if (key === undefined) return
    setSending(andRequest)
    try {
      if (andRequest) await act(key, 'request')
    } catch (error) {
      // It is saved; why it cannot be sent stands on its page.
      if (error instanceof ApiError) report(error)
    } finally {
      setSending(false)
    }
    if (!detail) {
      form.reset()
      setTemp(newTempKey())
    }
    tab.open(addressOf(improvementRecords.improvement, key))
  }
  const sendAnonymously = async () => {
    setSending(true)
    try {
      const values = Object.fromEntries(
        Object.entries(form.values()).filter(
          ([name, value]) => name in improvement.fields && value !== null && value !== undefined,
        ),
      )
      const { data } = await api.post<{ data: { imprCd: string } }>('/api/impr/anonymous', values)
      tab.setDirty(false)
      form.reset()
      notice.info(text('anonymous.done', { number: data.imprCd }))
      tab.open(requestListPath)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.body.fields.length > 0) form.show(error.body.fields)
      else notice.failure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="impr">
      <PageHeader title={title} help={text('help')} extra={<TakeAlong />} />
      {!detail && <WaitingRecords path={improvement.path} onCorrect={(entry) => void correct(entry)} />}
      <RecordForm form={form}>
        {!anonymous && !corrects && (
          <Block title={text('picture')}>
            <div className="span-all">
              <Attachments
                resource={improvement}
                name="before"
                taskKey={detail?.data.imprNo ?? null}
                key={temp}
                tempTaskKey={temp}
                editable={form.editable}
              />
            </div>
          </Block>
        )}
        <FindingBlocks form={form} similar />
        {!detail && (
          <Block title={text('asker')}>
            <div className="span-all">
              <Checkbox checked={anonymous} onChange={({ target }) => setAnonymous(target.checked)}>
                {text('anonymous')}
              </Checkbox>
              {anonymous && <Alert type="info" showIcon title={text('anonymous.more')} />}
            </div>
          </Block>
        )}
        <div className="record-bar">
          <div className="record-bar-own">
            <Button onClick={() => tab.open(requestListPath)}>{text('list')}</Button>
          </div>
          {tab.canWrite && form.editable && (
            <Space wrap>
              {anonymous ? (
                <Button type="primary" loading={sending} onClick={() => void sendAnonymously()}>
                  {text('anonymous.send')}
                </Button>
              ) : (
                <>
                  <Button loading={form.saving && !sending} onClick={() => void save(false)}>
                    {text('save')}
                  </Button>
                  <Button type="primary" loading={sending} onClick={() => void save(true)}>
                    {text('send')}
                  </Button>
                </>
              )}
            </Space>
          )}
        </div>
      </RecordForm>
    </div>
  )
}
