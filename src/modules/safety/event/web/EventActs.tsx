import { useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { Button, Form, Input, Radio, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { yes } from '../../../../core/shared/session.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { flagNames } from '../event-judgement.rule.ts'
import { eventKinds } from '../rules/event-codes.rule.ts'
import { accidentMenu, safEvent, type SafEvent } from '../saf-event.resource.ts'
import { personMenu } from '../saf-event-person.resource.ts'
import { judgementQuery } from './judgement-query.ts'
import { eventTexts } from './event.texts.ts'
import { useEventCall } from './use-event-call.ts'

const ended = ['closed', 'notAccident']
/** What is done with an event besides its steps: stopping the works there, another kind, another judgement. */
export function EventActs({ event }: { event: SafEvent }) {
  const text = useTexts(eventTexts)
  const tab = useTab()
  const { call, busy } = useEventCall(event)
  const [asking, setAsking] = useState<'reclassify' | 'decide'>()
  const papers = <Papers event={event} />
  if (!tab.canWrite || ended.includes(event.state)) return papers
  return (
    <>
      {papers}
      {event.areaCd && event.stopDt === null && (
        <Button danger loading={busy} onClick={() => void call('stopwork', {}, text('stopped'))}>
          {text('stop')}
        </Button>
      )}
      {event.state === 'reported' && (
        <Button onClick={() => setAsking('reclassify')}>{text('reclassify')}</Button>
      )}
      {event.eventKindCd === eventKinds.accident && canAccess(accidentMenu) && (
        <DecideButton event={event} onPress={() => setAsking('decide')} />
      )}
      {asking === 'reclassify' && <Reclassify event={event} onClose={() => setAsking(undefined)} />}
      {asking === 'decide' && <Decide event={event} onClose={() => setAsking(undefined)} />}
    </>
  )
}

/** Only for who may judge otherwise than the rule, as the server says. */
function DecideButton({ event, onPress }: { event: SafEvent; onPress: () => void }) {
  const text = useTexts(eventTexts)
  const { data } = useQuery(judgementQuery(event))
  return data?.mayDecide ? <Button onClick={onPress}>{text('decide')}</Button> : null
}

/** The report of the accident, and its form for the authority, with the people hurt. */
function Papers({ event }: { event: SafEvent }) {
  const text = useTexts(eventTexts)
  const tab = useTab()
  const { open, busy } = usePdf()
  if (!yes(tab.menu.printYn) || event.eventKindCd !== eventKinds.accident) return null
  const path = `${safEvent.path}/${event.safEventNo}`
  return (
    <>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        loading={busy}
        onClick={() => void open(`${path}/print`)}
      >
        {text('paper')}
      </Button>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        loading={busy}
        onClick={() => void open(`${path}/momentprint`)}
      >
        {text('momentPaper')}
      </Button>
      {event.f30Yn === 'Y' && canAccess(personMenu) && (
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={busy}
          onClick={() => void open(`${path}/form30`)}
        >
          {text('form30')}
        </Button>
      )}
    </>
  )
}

interface ActProps {
  event: SafEvent
  onClose: () => void
}
function Reclassify({ event, onClose }: ActProps) {
  const text = useTexts(eventTexts)
  const { call, busy } = useEventCall(event)
  const [form] = Form.useForm<Record<string, unknown>>()
  const { data = [] } = useCodes('SAF_EVENT_KIND')
  const send = async () => {
    if (await call('reclassify', form.getFieldsValue(), text('reclassified'))) onClose()
  }
  return (
    <FormDialog
      open
      form={form}
      title={text('reclassify')}
      okText={text('reclassify')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" name="event-reclassify">
        <Form.Item name="eventKindCd" label={text('reclassify')} required>
          <Select
            options={data
              .filter(({ code }) => code !== event.eventKindCd)
              .map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
          />
        </Form.Item>
        <Form.Item name="reason" label={text('reason')} required>
          <Input.TextArea rows={3} maxLength={1000} />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}

function Decide({ event, onClose }: ActProps) {
  const text = useTexts(eventTexts)
  const { call, busy } = useEventCall(event)
  const [form] = Form.useForm<Record<string, unknown>>()
  const { data: names = [] } = useCodes('SAF_EVENT_FLAG')
  const { data: judgement } = useQuery(judgementQuery(event))
  if (!judgement) return null
  const send = async () => {
    if (await call('decide', form.getFieldsValue(), text('decided'))) onClose()
  }
  const options = (['Y', 'N'] as const).map((value) => ({
    value,
    label: text(value === 'Y' ? 'yes' : 'no'),
  }))
  return (
    <FormDialog
      open
      form={form}
      title={text('decide')}
      okText={text('decide')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        name="event-decide"
        initialValues={{
          ...Object.fromEntries(
            flagNames.map((name) => [
              name,
              event.flagCds?.includes(name) ? event[name] : judgement.auto[name],
            ]),
          ),
          reason: event.flagReasonTxt,
        }}
      >
        {flagNames.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={names.find(({ code }) => code === name)?.codeNm ?? name}
            extra={text('calculated', { value: text(judgement.auto[name] === 'Y' ? 'yes' : 'no') })}
          >
            <Radio.Group options={options} />
          </Form.Item>
        ))}
        <Form.Item name="reason" label={text('reason')}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
