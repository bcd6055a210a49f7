import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { momentOf } from '../../../../core/shared/dates.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { eventKinds, type EventKind } from '../rules/event-codes.rule.ts'
import { safEvent } from '../saf-event.resource.ts'
import { EventFields } from './EventFields.tsx'
import './event.css'
import { eventTexts } from './event.texts.ts'

const card = { title: 'safEventNm', facts: ['safEventCd', 'eventKindNm', 'occurDt', 'placeNm'] } as const
const widths = { safEventNm: 240, placeNm: 170, severityCd: 110, occurTypeCd: 110 } as const

/** 사고 속보·관리 (saf/accident/accidentReport) */
export const AccidentPage = () => <Events kinds={[eventKinds.accident]} help="help.accident" />
/** 아차사고 등록·조회 (saf/nearMiss/nearMiss) */
export const NearMissPage = () => (
  <Events kinds={[eventKinds.nearMiss, eventKinds.hazard]} help="help.nearMiss" anonymous />
)
/** 사고·아차사고 of a company (/vendor/portal/accidentReport) */
export const VendorEventPage = () => (
  <Events kinds={[eventKinds.nearMiss, eventKinds.hazard, eventKinds.accident]} help="help.accident" />
)

interface EventsProps {
  /** The first is that of a new record. */
  kinds: readonly EventKind[]
  help: 'help.accident' | 'help.nearMiss'
  anonymous?: boolean
}
function Events({ kinds, help, anonymous = false }: EventsProps) {
  const text = useTexts(eventTexts)
  const own = useOwnScope()
  const tab = useTab()
  const [asking, setAsking] = useState(false)
  const defaults = { eventKindCd: [...kinds] }
  const [query, setQuery] = useTabQuery(safEvent, defaults)
  const [now] = useState(presentMoment)
  const dept = own.vendorCd ? {} : ownDept(own)
  return (
    <RegisterPage
      resource={safEvent}
      help={text(help)}
      card={card}
      widths={widths}
      removable={false}
      defaults={defaults}
      first={{
        eventKindCd: kinds[0]!,
        occurDt: now,
        knowDt: now,
        ...ownPlant(own),
        ...dept,
      }}
      form={(form) => <EventFields form={form} />}
      toolbar={
        anonymous && tab.canWrite && <Button onClick={() => setAsking(true)}>{text('anonymous')}</Button>
      }
    >
      <StateTiles resource={safEvent} query={query} onQuery={setQuery} />
      {asking && <AnonymousDialog onClose={() => setAsking(false)} />}
    </RegisterPage>
  )
}

const presentMoment = (): string => momentOf(new Date())
const asked = ['eventKindCd', 'safEventNm', 'placeNm', 'occurDt', 'occurTypeCd', 'summaryTxt'] as const
/** A near miss without a name; its number is the receipt. */
function AnonymousDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts(eventTexts)
  const notice = useNotice()
  const { fields } = useSpoken(safEvent)
  const [form] = Form.useForm<Record<string, unknown>>()
  const [opened] = useState(presentMoment)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const values: Record<string, unknown> = form.getFieldsValue(true)
      const given = Object.fromEntries(asked.map((name) => [name, values[name] ?? undefined]))
      const { data } = await api.post<{ data: { safEventCd: string } }>('/api/saf/accident/anonymous', given)
      notice.info(text('receipt', { no: data.safEventCd }))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      form={form}
      title={text('anonymous')}
      okText={text('send')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{text('anonymousHelp')}</p>
      <Form
        form={form}
        layout="vertical"
        name="anonymous-event"
        initialValues={{ eventKindCd: eventKinds.nearMiss, occurDt: opened }}
      >
        {asked
          .filter((name) => name !== 'eventKindCd')
          .map((name) => (
            <Form.Item
              key={name}
              name={name}
              label={fields[name].label}
              required={fields[name].required ?? false}
            >
              <FieldInput field={fields[name]} free />
            </Form.Item>
          ))}
        <Form.Item name="eventKindCd" hidden>
          <Input />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
