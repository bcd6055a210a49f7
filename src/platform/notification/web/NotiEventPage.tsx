import { useEffect, useState } from 'react'
import { Button, Form, Input, Tabs } from 'antd'
import type { Language } from '../../../core/shared/session.ts'
import { maxLength } from '../../../core/shared/field.ts'
import { api } from '../../../core/web/api.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { RegisterPopup } from '../../../core/web/list/RegisterPage.tsx'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { languageNames } from '../../../core/web/text/language.texts.ts'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { notiEvent, notiTemplate } from '../noti-event.resource.ts'
import { previewOf } from '../sample-variables.rule.ts'
import { unknownPlaceholders, unknownVariable } from '../template.rule.ts'
import './box.css'
import { notiTexts } from './noti.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type EventForm = RecordFormHandle<typeof notiEvent>

/**
 * 알림 템플릿 (manage/noti/notiEvent): channels, ladder and words of each event. Which events there are is the
 * program's.
 */
export function NotiEventPage() {
  const text = useTexts(notiTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(notiEvent)
  const [opened, setOpened] = useState<string>()
  const title = menuName(tab.menu, useLanguage())
  return (
    <div className="register-page">
      <PageHeader title={title} help={text('eventHelp')} />
      <SearchPanel resource={notiEvent} query={query} onSearch={setQuery} />
      <ResourceGrid
        resource={notiEvent}
        query={query}
        onQuery={setQuery}
        onOpen={({ eventCd }) => setOpened(eventCd)}
      />
      {opened !== undefined && (
        <RegisterPopup
          resource={notiEvent}
          recordKey={opened}
          onClose={() => setOpened(undefined)}
          form={(form) => <EventFields form={form} />}
          rules={templateIssues}
        />
      )}
    </div>
  )
}

interface Template {
  langCd: Language
  title: string
  body: string
}
/** The server's own check, said before anything is sent. */
function templateIssues(values: Record<string, unknown>) {
  const known = (values['variables'] as string[] | null) ?? []
  return ((values['templates'] as Template[] | undefined) ?? []).flatMap((template, index) =>
    (['title', 'body'] as const).flatMap((name) => {
      const unknown = unknownPlaceholders(template[name] ?? '', known)
      return unknown.length > 0
        ? [{ path: `templates.${index}.${name}`, message: unknownVariable(unknown, known) }]
        : []
    }),
  )
}

function EventFields({ form }: { form: EventForm }) {
  const text = useTexts(notiTexts)
  return (
    <>
      <Block>
        <Field name="eventCd" readOnly />
        <Field name="moduleCd" />
        <Field name="eventNm" />
        <Field name="eventNmEn" />
        <Field name="eventNmZh" />
        <Field name="eventNmEs" />
        <Field name="channels" />
        <Field name="mandatoryYn" />
        <Field name="useYn" />
        <Field name="escalateRule" span="all" extra={text('escalateHint')} />
      </Block>
      <Templates form={form} />
    </>
  )
}

function Templates({ form }: { form: EventForm }) {
  const text = useTexts(notiTexts)
  const { shownNames, initial } = form
  const templates = (initial['templates'] as Template[] | undefined) ?? []
  const [chosen, setChosen] = useState('0')
  useEffect(() => {
    shownNames.add('templates')
    return () => void shownNames.delete('templates')
  }, [shownNames])
  const wrong = form.cellIssues[0]?.path.split('.')[1]
  // The language with the first mistake comes to the front.
  const [seen, setSeen] = useState<string>()
  if (wrong !== seen) {
    setSeen(wrong)
    if (wrong !== undefined) setChosen(wrong)
  }
  return (
    <Block title={text('templates')}>
      <div className="span-all">
        <p className="noti-variables">
          {text('variables')}:{' '}
          {((initial['variables'] as string[] | null) ?? []).map((name) => (
            <code key={name}>{`{{${name}}}`}</code>
          ))}
        </p>
        <Tabs
          size="small"
          activeKey={chosen}
          onChange={setChosen}
          items={templates.map(({ langCd }, index) => ({
            key: String(index),
            label: <span lang={langCd === 'kr' ? 'ko' : langCd}>{languageNames[langCd]}</span>,
            forceRender: true,
            children: <TemplateFields form={form} index={index} langCd={langCd} />,
          }))}
        />
      </div>
    </Block>
  )
}

function TemplateFields({ form, index, langCd }: { form: EventForm; index: number; langCd: Language }) {
  const text = useTexts(notiTexts)
  const title = Form.useWatch(['templates', index, 'title'], { form: form.antd, preserve: true }) as
    | string
    | undefined
  const body = Form.useWatch(['templates', index, 'body'], { form: form.antd, preserve: true }) as
    | string
    | undefined
  const problem = (name: string) => {
    const message = form.cellIssues.find(({ path }) => path === `templates.${index}.${name}`)?.message
    return message ? { validateStatus: 'error' as const, help: message } : {}
  }
  const settle = (name: string) => () => form.settle('templates', new Set([`templates.${index}.${name}`]))
  const { fields } = notiTemplate
  return (
    <>
      <div className="noti-template">
        <div>
          <Form.Item
            name={['templates', index, 'title']}
            label={text('templateTitle')}
            required
            {...problem('title')}
          >
            <Input maxLength={maxLength(fields.title)} disabled={!form.editable} onInput={settle('title')} />
          </Form.Item>
          <Form.Item
            name={['templates', index, 'body']}
            label={text('templateBody')}
            required
            {...problem('body')}
          >
            <Input.TextArea
              maxLength={maxLength(fields.body)}
              showCount
              rows={4}
              disabled={!form.editable}
              onInput={settle('body')}
            />
          </Form.Item>
        </div>
        <div className="noti-preview" lang={langCd === 'kr' ? 'ko' : langCd}>
          <h4>{text('preview')}</h4>
          <b>{previewOf(title ?? '')}</b>
          <p>{previewOf(body ?? '')}</p>
        </div>
      </div>
      <TestButton form={form} langCd={langCd} />
    </>
  )
}

function TestButton({ form, langCd }: { form: EventForm; langCd: Language }) {
  const text = useTexts(notiTexts)
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  if (!form.editable) return null
  const send = async () => {
    setBusy(true)
    try {
      await api.post(`${notiEvent.path}/${encodeURIComponent(String(form.initial['eventCd']))}/test`, {
        langCd,
      })
      notice.info(text('testSent'))
    } catch (error) {
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="noti-test">
      <Button loading={busy} disabled={form.dirty} onClick={() => void send()}>
        {text('testSend')}
      </Button>
      {form.dirty && text('saveFirst')}
    </div>
  )
}
