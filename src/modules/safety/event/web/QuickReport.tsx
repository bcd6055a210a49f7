import { useEffect, useState } from 'react'
import { Alert, Button, Checkbox, Result } from 'antd'
import { momentOf } from '../../../../core/shared/dates.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { newTempKey } from '../../../../core/web/attach/attach-calls.ts'
import { useGivingUp } from '../../../../core/web/components/giving-up.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useReferences } from '../../../../core/web/data/lookups.ts'
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block, RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import { useRecordForm, type RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { WaitingRecords } from '../../../../core/web/outbox/WaitingRecords.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { TakeAlong } from '../../../../core/web/page/TakeAlong.tsx'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eventKinds } from '../rules/event-codes.rule.ts'
import { safEvent } from '../saf-event.resource.ts'
import './event.css'
import { quickTexts } from './quick.texts.ts'
import { SimilarEvents } from './SimilarEvents.tsx'

const titleLength = 60
/** Areas that stand as buttons; the field beside them has the others. */
const mostAreas = 12
const presentMoment = (): string => momentOf(new Date())
/** What an anonymous report carries. */
const anonymousNames = [
  'eventKindCd',
  'safEventNm',
  'occurDt',
  'placeNm',
  'occurTypeCd',
  'summaryTxt',
] as const

interface Sent {
  code: string
  /** Of a report without a name: opens its progress. */
  receipt?: string
  key?: number | string
}

/**
 * A near miss by thumb: picture, one line, the area as a button, and off it goes; it waits for the network with its
 * pictures. Without a name it keeps nobody, and its receipt stays on the page until somebody goes on.
 */
export function QuickReport({ onClose }: { onClose: () => void }) {
  const text = useTexts(quickTexts)
  const tab = useTab()
  const own = useOwnScope()
  const notice = useNotice()
  const [temp, setTemp] = useState(newTempKey)
  const [anonymous, setAnonymous] = useState(false)
  const [corrects, setCorrects] = useState<OutboxEntry>()
  const [sent, setSent] = useState<Sent>()
  const [busy, setBusy] = useState(false)
  const department = own.vendorCd ? {} : ownDept(own)
  const begin = () => {
    form.reset()
    setCorrects(undefined)
    setTemp(newTempKey())
  }
  const form: RecordFormHandle<typeof safEvent> = useRecordForm(safEvent, undefined, {
    waits: {
      what: ({ safEventNm }) => text('waits', { title: String(safEventNm ?? '') }),
      address: tab.path,
      corrects,
      onKept: begin,
    },
    defaults: {
      eventKindCd: eventKinds.nearMiss,
      occurDt: presentMoment(),
      knowDt: presentMoment(),
      ...ownPlant(own),
      ...department,
    },
  })
  const { dirty, antd } = form
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  const giveUp = useGivingUp(() => dirty)
  /** The first line is the title; whoever reads the list changes it later. */
  const name = () => {
    const [line = ''] = String(antd.getFieldValue('summaryTxt') ?? '').split('\n')
    antd.setFieldValue('safEventNm', line.trim().slice(0, titleLength))
  }
  const send = async () => {
    name()
    if (anonymous) return sendWithoutName()
    const key = await form.submit()
    if (key === undefined) return
    begin()
    const { data } = await api.get<{ data: { safEventCd: string } }>(`${safEvent.path}/${key}`)
    setSent({ code: data.safEventCd, key })
  }
  const sendWithoutName = async () => {
    setBusy(true)
    try {
      const values: Record<string, unknown> = form.values()
      const body = Object.fromEntries(anonymousNames.map((each) => [each, values[each] ?? undefined]))
      const { data } = await api.post<{ data: { safEventCd: string; receipt: string } }>(
        '/api/saf/accident/anonymous',
        body,
      )
      begin()
      setSent({ code: data.safEventCd, receipt: data.receipt })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.body.fields.length > 0) form.show(error.body.fields)
      else notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  if (sent) return <Received sent={sent} onAnother={() => setSent(undefined)} onClose={onClose} />
  const { Field } = form
  return (
    <div className="event-page event-quick">
      <PageHeader title={text('title')} help={text('help')} extra={<TakeAlong />} />
      <WaitingRecords
        path={safEvent.path}
        onCorrect={(entry) =>
          void giveUp(() => {
            form.correct(entry)
            setCorrects(entry)
          })
        }
      />
      <RecordForm form={form}>
        <Block title={text('what')}>
          <Field name="summaryTxt" label={text('summary')} />
        </Block>
        <Block title={text('where')}>
          <AreaButtons form={form} />
          <Field name="placeNm" />
        </Block>
        {!corrects && (
          // A picture that was chosen is still there when somebody gives the name after all.
          <div hidden={anonymous}>
            <Block title={text('photo')}>
              <div className="span-all">
                <Attachments
                  resource={safEvent}
                  name="photo"
                  taskKey={null}
                  key={temp}
                  tempTaskKey={temp}
                  editable={form.editable}
                />
              </div>
            </Block>
          </div>
        )}
        <SimilarEvents form={form} />
        <details className="event-quick-more">
          <summary>{text('more')}</summary>
          <Block>
            <Field name="occurTypeCd" />
            <Field name="eventKindCd" />
            <Field name="occurDt" />
            <Field name="plantCd" />
            {!own.vendorCd && <Field name="deptCd" />}
            <Field name="firstActTxt" />
          </Block>
        </details>
        {!own.vendorCd && (
          <>
            <Checkbox checked={anonymous} onChange={({ target }) => setAnonymous(target.checked)}>
              {text('anonymous')}
            </Checkbox>
            {anonymous && <Alert type="info" showIcon title={text('anonymousMore')} />}
          </>
        )}
        <div className="record-bar">
          <div className="record-bar-own">
            <Button onClick={onClose}>{text('list')}</Button>
          </div>
          {tab.canWrite && (
            <Button type="primary" size="large" loading={busy || form.saving} onClick={() => void send()}>
              {text('send')}
            </Button>
          )}
        </div>
      </RecordForm>
    </div>
  )
}

/** The areas of the plant as buttons: one touch says where, in the record and in words. */
function AreaButtons({ form }: { form: RecordFormHandle<typeof safEvent> }) {
  const text = useTexts(quickTexts)
  const plantCd = useFormValue(form, 'plantCd') as string | undefined
  const chosen = useFormValue(form, 'areaCd') as string | undefined
  const { data = [] } = useReferences('permitArea', '', { plantCd: plantCd ?? null }, Boolean(plantCd))
  const areas = data.slice(0, mostAreas).map(({ key, name }) => ({ areaCd: String(key), areaNm: name }))
  if (areas.length === 0) return null
  const choose = (areaCd: string, areaNm: string) => {
    const place = String(form.antd.getFieldValue('placeNm') ?? '').trim()
    const ofArea = place === '' || areas.some(({ areaNm: known }) => known === place)
    form.antd.setFieldsValue({ areaCd, areaNm, placeNm: ofArea ? areaNm : place })
    form.changed()
  }
  return (
    <div className="event-areas span-all" role="group" aria-label={text('areas')}>
      {areas.map(({ areaCd, areaNm }) => (
        <Button
          key={areaCd}
          type={chosen === areaCd ? 'primary' : 'default'}
          aria-pressed={chosen === areaCd}
          onClick={() => choose(areaCd, areaNm)}
        >
          {areaNm}
        </Button>
      ))}
    </div>
  )
}

/** The number of the report stays in sight; of one without a name also the address of its progress. */
function Received({ sent, onAnother, onClose }: { sent: Sent; onAnother: () => void; onClose: () => void }) {
  const text = useTexts(quickTexts)
  const tab = useTab()
  const notice = useNotice()
  const { key, receipt } = sent
  const url = receipt && `${location.origin}/improve/receipt?r=${encodeURIComponent(receipt)}&kind=nearMiss`
  const record = key === undefined ? null : recordAddress(safEvent.name, key)
  return (
    <Result
      status="success"
      title={text('received', { no: sent.code })}
      subTitle={url ? text('receiptMore') : text('thanks')}
      extra={
        <>
          {url && (
            <p className="event-receipt">
              <a href={url} target="_blank" rel="noreferrer">
                {url}
              </a>
              <Button
                onClick={() =>
                  void navigator.clipboard.writeText(url).then(() => notice.toast(text('copied')))
                }
              >
                {text('copy')}
              </Button>
            </p>
          )}
          <Button onClick={onAnother}>{text('another')}</Button>
          {record && <Button onClick={() => tab.open(record)}>{text('record')}</Button>}
          <Button type="primary" onClick={onClose}>
            {text('list')}
          </Button>
        </>
      }
    />
  )
}
