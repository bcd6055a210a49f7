import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { LinkOutlined } from '@ant-design/icons'
import { Button, Spin } from 'antd'
import type { Detail, Input, Query, Row } from '../../shared/resource.ts'
import { nameBeside, type AnyResource } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { BasePopup } from '../components/BasePopup.tsx'
import { BusyButton } from '../components/BusyButton.tsx'
import { later } from '../components/later.tsx'
import { RecordDrawer } from '../components/RecordDrawer.tsx'
import { useTexts } from '../text/define-texts.ts'
import { registerTexts } from '../text/register.texts.ts'
import { useNotice } from '../components/notice.tsx'
import { asText } from '../components/input-props.ts'
import { Block, Field, RecordForm } from '../form/RecordForm.tsx'
import { useRecordForm, type RecordFormHandle } from '../form/use-record-form.ts'
import { focusFirstField } from '../form/focus-issue.ts'
import { recordPageAddress } from '../record-address.ts'
import { HistoryDrawer } from '../record/HistoryDrawer.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { Gate } from '../page/PageStates.tsx'
import { useTab } from '../TabHost.tsx'
import { useSpoken } from '../text/labels.ts'
import { usePageText } from '../text/page-text.ts'
import { useDetail } from '../data/hooks.ts'
import type { RecordKey } from '../data/query-keys.ts'
import { ResourceGrid, type ResourceGridProps } from './ResourceGrid.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { useTabQuery } from './use-tab-query.ts'

const popupWidthPx = 880
/** Lists need no files. */
const NewRecordFiles = later(() => import('./NewRecordFiles.tsx').then((part) => part.NewRecordFiles))

export interface RegisterPageProps<R extends AnyResource> extends Pick<
  ResourceGridProps<R>,
  | 'cells'
  | 'widths'
  | 'hidden'
  | 'heads'
  | 'card'
  | 'columns'
  | 'toolbar'
  | 'upload'
  | 'empty'
  | 'height'
  | 'selected'
  | 'onSelect'
> {
  resource: R
  /** The purpose of this page and the first thing to do. */
  help?: ReactNode
  /** Filters of the first visit. */
  defaults?: Partial<Query<R>>
  /** First values of a new record. */
  first?: Partial<Input<R>>
  /** Fields of the popup in order; left out: all of the definition. */
  fields?: readonly (keyof R['fields'] & string)[]
  /** Draws the popup's form itself, for lines or an arrangement of its own. */
  form?: (form: RecordFormHandle<R>) => ReactNode
  /** Groups of files that a new record may begin with, where `form` draws them for stored records only. */
  files?: readonly (keyof NonNullable<R['files']> & string)[]
  /** Checks over several fields; the server runs the same rule. */
  rules?: (values: Record<string, unknown>) => FieldIssue[]
  /** Nobody makes or removes records by hand here: logs, queues. */
  readOnly?: boolean
  /** False: records stay for good. */
  removable?: boolean
  /** After the popup has saved a record; left out, its page opens where it has one. */
  onSaved?: (key: RecordKey) => void
  /** Called with the opened row. Absent: its page opens, or the popup of an entity without a page. */
  onOpen?: (row: Row<R>) => void
  /** Between search and list. */
  children?: ReactNode
}

const newRecord = 'new'
/** Begins the names of parameters that fill a new record: they are no conditions of the list. */
export const firstPrefix = 'for.'
const isOfOpening = (name: string): boolean => name === 'open' || name.startsWith(firstPrefix)
const openingIn = (params: URLSearchParams): string | null =>
  params.get('open') === null ? null : JSON.stringify([...params].filter(([name]) => isOfOpening(name)))
const openedBy = (asked: string | null): { key?: RecordKey } | undefined =>
  asked === null ? undefined : asked === newRecord ? {} : { key: asked }

/**
 * The page of a simple register: search, list, and one record in a popup; `?open=` names the record to begin
 * with, `?open=new` a new one, whose first values a page may take from parameters that begin with `for.`.
 * Closing takes them out of the address, so that the same link opens it again.
 */
export function RegisterPage<R extends AnyResource>(props: RegisterPageProps<R>) {
  const { resource, readOnly = false, removable = true } = props
  const tab = useTab()
  const [query, setQuery] = useTabQuery(resource, props.defaults)
  const asked = tab.params.get('open')
  const opening = openingIn(tab.params)
  const [opened, setOpened] = useState(openedBy(asked))
  const [followed, setFollowed] = useState(opening)
  // A link to another record arrives in the tab that is already open.
  if (opening !== followed) {
    setFollowed(opening)
    if (asked !== null) setOpened(openedBy(asked))
  }
  const close = () => {
    setOpened(undefined)
    if (asked === null) return
    const rest = [...tab.params].filter(([name]) => !isOfOpening(name))
    tab.setSearch(new URLSearchParams(rest).toString())
  }
  const open = (row: Row<R>) => {
    const key = (row as Record<string, RecordKey>)[resource.key]!
    const page = recordPageAddress(resource.name, key)
    if (page) tab.open(page)
    else setOpened({ key })
  }
  return (
    <div className="register-page">
      <PageHeader help={props.help} />
      <SearchPanel resource={resource} query={query} onSearch={setQuery} defaults={props.defaults ?? {}} />
      {props.children}
      <ResourceGrid
        resource={resource}
        query={query}
        onQuery={setQuery}
        onOpen={props.onOpen ?? open}
        onCreate={readOnly ? undefined : () => setOpened({})}
        removable={readOnly ? undefined : removable}
        cells={props.cells}
        widths={props.widths}
        hidden={props.hidden}
        heads={props.heads}
        card={props.card}
        columns={props.columns}
        height={props.height}
        toolbar={props.toolbar}
        upload={props.upload}
        selected={props.selected}
        onSelect={props.onSelect}
        empty={props.empty}
      />
      {opened &&
        (props.onOpen && opened.key !== undefined ? (
          <OpenNamed
            key={followed}
            resource={resource}
            recordKey={opened.key}
            onOpen={props.onOpen}
            onClose={close}
          />
        ) : (
          <RegisterPopup key={followed} {...props} recordKey={opened.key} onClose={close} />
        ))}
    </div>
  )
}

interface OpenNamedProps<R extends AnyResource> {
  resource: R
  recordKey: RecordKey
  onOpen: (row: Row<R>) => void
  onClose: () => void
}
/** The record that the address names, where the page opens its records by itself: as from its row. */
function OpenNamed<R extends AnyResource>({ resource, recordKey, onOpen, onClose }: OpenNamedProps<R>) {
  const { detail, error, loading, reload } = useDetail(resource, recordKey)
  const title = useSpoken(resource).title
  const row = detail?.data
  const open = useEffectEvent((found: Row<R>) => {
    onClose()
    onOpen(found)
  })
  useEffect(() => {
    if (row) open(row as Row<R>)
  }, [row])
  return (
    <RecordFrame large={false} title={title} onClose={onClose}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {() => <Spin />}
      </Gate>
    </RecordFrame>
  )
}

export interface RegisterPopupProps<R extends AnyResource> extends Pick<
  RegisterPageProps<R>,
  'resource' | 'first' | 'fields' | 'form' | 'files' | 'rules' | 'readOnly' | 'onSaved'
> {
  /** Left out for a new record. */
  recordKey?: RecordKey | undefined
  onClose: () => void
}
/** One record of a register, to be read or written. */
export function RegisterPopup<R extends AnyResource>(props: RegisterPopupProps<R>) {
  const { resource, recordKey, onClose } = props
  const { detail, error, loading, reload } = useDetail(resource, recordKey)
  const title = useSpoken(resource).title
  if (recordKey === undefined) return <FormPopup {...props} />
  if (detail) return <FormPopup key={asText(recordKey)} {...props} detail={detail} />
  return (
    <RecordFrame large={isLarge(props as RegisterPopupProps<AnyResource>)} title={title} onClose={onClose}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {() => <Spin />}
      </Gate>
    </RecordFrame>
  )
}

/** Fields beyond which a record does not fit one screen. */
const fieldsOfAScreen = 12
const isLarge = ({ resource, fields, form }: RegisterPopupProps<AnyResource>): boolean =>
  form !== undefined || (fields ?? Object.keys(resource.fields)).length > fieldsOfAScreen
interface RecordFrameProps {
  /** A drawer with its buttons in sight, instead of a popup. */
  large: boolean
  title: string
  /** Where the record opens, to be sent to a colleague. */
  address?: string | null
  onSave?: (() => unknown) | undefined
  foot?: ReactNode
  onClose: () => void
  children: ReactNode
}
function RecordFrame({ large, title, address, onSave, foot, onClose, children }: RecordFrameProps) {
  const text = usePageText()
  const copy = address ? <CopyAddress address={address} /> : null
  if (!large)
    return (
      <BasePopup
        open
        title={title}
        onClose={onClose}
        confirmText={text('common.save')}
        onConfirm={onSave}
        widthPx={popupWidthPx}
      >
        {children}
        {(foot || copy) && (
          <div className="register-popup-foot">
            {copy}
            {foot}
          </div>
        )}
      </BasePopup>
    )
  return (
    <RecordDrawer
      title={title}
      extra={copy}
      onClose={onClose}
      widthPx={popupWidthPx}
      footer={
        <>
          {foot}
          <Button onClick={onClose}>{text('common.close')}</Button>
          {onSave && (
            <BusyButton type="primary" action={onSave}>
              {text('common.save')}
            </BusyButton>
          )}
        </>
      }
    >
      {children}
    </RecordDrawer>
  )
}

function CopyAddress({ address }: { address: string }) {
  const say = useTexts(registerTexts)
  const notice = useNotice()
  const copy = async () => {
    const whole = location.origin + address
    try {
      await navigator.clipboard.writeText(whole)
      notice.toast(say('copied'))
    } catch {
      notice.info(whole)
    }
  }
  return (
    <Button size="small" icon={<LinkOutlined aria-hidden />} onClick={() => void copy()}>
      {say('copyAddress')}
    </Button>
  )
}

function FormPopup<R extends AnyResource>(props: RegisterPopupProps<R> & { detail?: Detail<R> }) {
  const { resource, detail, onClose, readOnly = false } = props
  const tab = useTab()
  const text = usePageText()
  const notice = useNotice()
  const spoken = useSpoken(resource)
  const form = useRecordForm(resource, detail, {
    defaults: props.first,
    rules: props.rules,
    editable: readOnly || !tab.canWrite ? false : undefined,
  })
  const close = async () => {
    if (form.dirty && !(await notice.confirm(text('tabs.unsaved'), { danger: true }))) return
    form.draft.remove()
    onClose()
  }
  const save = async () => {
    const key = await form.submit()
    if (key === undefined) return false
    onClose()
    // The page may go elsewhere at once, and a hidden tab hears no more of its form.
    tab.setDirty(false)
    const page = recordPageAddress(resource.name, key)
    if (props.onSaved) props.onSaved(key)
    else if (page) tab.open(page)
    // Closed already, without the question for what was typed.
    return false
  }
  const isNew = detail === undefined
  // A new record begins with typing; the kit would give the focus to the cross.
  useEffect(() => (isNew ? focusFirstField() : undefined), [isNew])
  const names = props.fields ?? Object.keys(spoken.fields)
  const row: Record<string, unknown> | undefined = detail?.data
  const key = row?.[resource.key] as RecordKey | undefined
  const name = row && nameOf(resource, row)
  const title = row ? spoken.title : text('list.newOf', { title: spoken.title })
  return (
    <RecordFrame
      large={isLarge(props as RegisterPopupProps<AnyResource>)}
      title={name ? `${title} · ${name}` : title}
      address={key === undefined ? null : `${tab.path}?open=${encodeURIComponent(asText(key))}`}
      onClose={() => void close()}
      onSave={form.editable ? save : undefined}
      foot={row && <HistoryDrawer resource={resource} recordKey={key} />}
    >
      <RecordForm form={form}>
        {props.form?.(form) ?? (
          <Block>
            {names.map((each) => (
              <Field key={each} name={each} readOnly={row && each === resource.key ? true : undefined} />
            ))}
          </Block>
        )}
        {isNew && props.files && <NewRecordFiles resource={resource} names={props.files} />}
      </RecordForm>
    </RecordFrame>
  )
}

/** What a record is called: the first name among the columns of its list. */
function nameOf(resource: AnyResource, row: Record<string, unknown>): string {
  const listed = resource.list.filter((name) => name in resource.fields)
  const name = listed.find((each) => /(?:Nm|Title|Subj)$/.test(each)) ?? listed[0]
  // A code in words.
  return name === undefined ? '' : asText(row[nameBeside(name)] ?? row[name])
}
