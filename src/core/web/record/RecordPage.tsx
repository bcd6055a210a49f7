import { useEffect, type ReactNode } from 'react'
import { Button } from 'antd'
import type { AnyResource, Detail } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { useNotice } from '../components/notice.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useRecordForm, type RecordFormHandle } from '../form/use-record-form.ts'
import { useDetail } from '../data/hooks.ts'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { Gate } from '../page/PageStates.tsx'
import { ApprovalPanel } from './approval-panel.ts'
import { Stamps } from './Stamps.tsx'
import { StateFlow } from './StateFlow.tsx'
import { StateTag } from './StateTag.tsx'
import { TransitionBar, type TransitionBarProps } from './TransitionBar.tsx'
import { useTab } from '../TabHost.tsx'
import { usePageText } from '../text/page-text.ts'
import './record.css'

export interface RecordPageProps<R extends AnyResource> {
  resource: R
  /** Name of the record in the title and on the tab. */
  nameOf: (row: Detail<R>['data']) => string
  /** Address of the list; absent where the record is the page. */
  list?: string
  form: (form: RecordFormHandle<R>, detail: Detail<R>) => ReactNode
  /** Above the form: what a record is opened for once it is no draft. */
  before?: (detail: Detail<R>) => ReactNode
  /** Between the form and the stamps. */
  children?: (detail: Detail<R>) => ReactNode
  tags?: (detail: Detail<R>) => ReactNode
  /** The states and steps that occur for this record, where its definition has more. */
  life?: (row: Detail<R>['data']) => R
  /** States the record says of itself that it was in, of those that can be left out. */
  visited?: (detail: Detail<R>) => readonly string[]
  extra?: (detail: Detail<R>) => ReactNode
  rules?: (values: Record<string, unknown>) => FieldIssue[]
  help?: ReactNode
  /** Acts of other people are left out instead of shown with the reason why not. */
  ownActs?: boolean
  /** Inputs of the page's own for what a step asks, by the name of the question. */
  inputs?: TransitionBarProps<R>['inputs']
  /** Names of other entities whose changes open or close its steps: the open record asks again after them. */
  follows?: readonly string[]
  /** Key of the record; that of the address when absent. */
  recordKey?: string
}

/** Guards that say that the act is another person's. */
const ofOthers: readonly string[] = ['who', 'right']
const ownActs = <A extends { reasons: readonly { guard: string }[] }>(allowed: readonly A[]): A[] =>
  allowed.filter(({ reasons }) => !reasons.some(({ guard }) => ofOthers.includes(guard)))

/** Somebody may write something into it: a record that only transitions change has nothing to save. */
const takesInput = ({ fields, lines = {}, files }: AnyResource): boolean => {
  const parts = [...Object.values(fields), ...Object.values(lines)] as {
    readOnly?: boolean
    numbering?: string
  }[]
  return (
    files !== undefined ||
    parts.some(({ readOnly, numbering }) => readOnly !== true && numbering === undefined)
  )
}

/** The page of one record: where it stands, its form, its steps. */
export function RecordPage<R extends AnyResource>(props: RecordPageProps<R>) {
  const { params } = useTab()
  const { detail, error, loading, reload } = useDetail(
    props.resource,
    props.recordKey ?? params.get('no') ?? undefined,
    props.follows,
  )
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) => <Loaded {...props} detail={loaded} />}
    </Gate>
  )
}

function Loaded<R extends AnyResource>({ detail, ...props }: RecordPageProps<R> & { detail: Detail<R> }) {
  const { resource } = props
  const tab = useTab()
  const notice = useNotice()
  const text = usePageText()
  const form = useRecordForm(resource, detail, {
    rules: props.rules,
    editable: tab.canWrite ? undefined : false,
  })
  const { dirty } = form
  const { list } = props
  const saves = form.editable && tab.canWrite && takesInput(resource)
  const row = detail.data as Record<string, unknown>
  const name = props.nameOf(detail.data)
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(name), [tab, name])
  const life = props.life?.(detail.data) ?? resource
  const state = resource.states ? String(row['state']) : undefined
  return (
    <div className="record-page">
      <PageHeader
        title={name}
        help={props.help}
        tags={
          <>
            {state && <StateTag resource={resource} state={state} />}
            {props.tags?.(detail)}
          </>
        }
        extra={
          <>
            {props.extra?.(detail)}
            <HistoryDrawer resource={resource} recordKey={row[resource.key] as number} />
          </>
        }
      />
      {state && <StateFlow resource={life} state={state} visited={props.visited?.(detail) ?? []} />}
      {props.before?.(detail)}
      <RecordForm form={form}>{props.form(form, detail)}</RecordForm>
      {props.children?.(detail)}
      <ApprovalPanel resource={resource} recordKey={row[resource.key]} />
      <Stamps row={row} />
      <TransitionBar
        resource={life}
        detail={props.ownActs ? { ...detail, allowed: ownActs(detail.allowed) } : detail}
        inputs={props.inputs}
        // What was typed is saved before anything else.
        primary={form.typed && saves ? null : undefined}
        before={() => {
          // With nothing typed, the chosen files are sent with the step.
          if (!form.typed || !saves) return true
          notice.info(text('form.saveFirst'))
          return false
        }}
      >
        {list !== undefined && <Button onClick={() => tab.open(list)}>{text('record.toList')}</Button>}
        {saves && (
          <Button
            type={dirty ? 'primary' : 'default'}
            loading={form.saving}
            onClick={() => void form.submit()}
          >
            {text('common.save')}
          </Button>
        )}
      </TransitionBar>
    </div>
  )
}
