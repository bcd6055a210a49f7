import { useEffect, type ReactNode } from 'react'
import { Button } from 'antd'
import type { AnyResource, Detail } from '../../../core/shared/resource.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm, type RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../core/web/list/hooks.ts'
import { HistoryDrawer } from '../../../core/web/record/HistoryDrawer.tsx'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../core/web/record/PageStates.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useText } from '../../../core/web/text/text.ts'
import { useChemicalText } from './texts.web.ts'
import './chemical.css'

export interface RecordPageProps<R extends AnyResource> {
  resource: R
  /** Name of the record in the title and on the tab. */
  nameOf: (row: Detail<R>['data']) => string
  /** Address of the list. */
  list: string
  form: (form: RecordFormHandle<R>, detail: Detail<R>) => ReactNode
  /** Above the form: what a record is opened for once it is no draft. */
  before?: (detail: Detail<R>) => ReactNode
  /** Between the form and the stamps. */
  children?: (detail: Detail<R>) => ReactNode
  tags?: (detail: Detail<R>) => ReactNode
  extra?: (detail: Detail<R>) => ReactNode
  rules?: (values: Record<string, unknown>) => FieldIssue[]
  help?: ReactNode
  /** Key of the record; that of the address when absent. */
  recordKey?: string
}

/** The page of one record of this module: where it stands, its form, its steps. */
export function RecordPage<R extends AnyResource>(props: RecordPageProps<R>) {
  const { params } = useTab()
  const { detail, error, loading, reload } = useDetail(props.resource, props.recordKey ?? params.get('no') ?? undefined)
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
  const text = useChemicalText()
  const core = useText()
  const form = useRecordForm(resource, detail, { ...(props.rules && { rules: props.rules }), ...(!tab.canWrite && { editable: false }) })
  const { dirty } = form
  const row = detail.data as Record<string, unknown>
  const name = props.nameOf(detail.data)
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(name), [tab, name])
  const state = resource.states ? String(row['state']) : undefined
  return (
    <div className="chemical-page">
      <PageHeader
        title={name}
        help={props.help}
        tags={
          <>
            {state && <StateTag resource={resource} state={state as never} />}
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
      {state && <StateFlow resource={resource} state={state as never} />}
      {props.before?.(detail)}
      <RecordForm form={form}>{props.form(form, detail)}</RecordForm>
      {props.children?.(detail)}
      <Stamps row={row as never} />
      <TransitionBar
        resource={resource}
        detail={detail}
        before={() => {
          if (!dirty) return true
          notice.info(text('saveFirst'))
          return false
        }}
      >
        <Button onClick={() => tab.open(props.list)}>{text('list')}</Button>
        {form.editable && tab.canWrite && (
          <Button type={dirty ? 'primary' : 'default'} loading={form.saving} onClick={() => void form.submit()}>
            {core('common.save')}
          </Button>
        )}
      </TransitionBar>
    </div>
  )
}
