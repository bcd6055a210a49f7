import { Button, Space } from 'antd'
import { useEffect, useState } from 'react'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Detail } from '../../../core/shared/resource.ts'
import { ApiError, report } from '../../../core/web/api.ts'
import { RecordForm, Block } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { useAction, useDetail, useList } from '../../../core/web/data/hooks.ts'
import { ownDept, ownPlant, useOwnScope } from '../../../core/web/data/own-scope.ts'
import { RefPicker } from '../../../core/web/popup/RefPicker.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { ref } from '../../../core/shared/field.ts'
import { orderFormPath, orderListPath } from './addresses.web.ts'
import { AssessmentBlock, OrderBlock, PlaceBlock } from './WorkOrderFields.tsx'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import { copiedNames, execTypes, orderIssues, usualUrgency } from './work-order.rule.ts'
import './work-order.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { orderTexts } from './work-order-page.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workOrderRecords } from '../record-pages.rule.ts'

type Values = Record<string, unknown>

/** A new work order; `no` in the address goes on with a draft, `from` begins with what a past order says. */
export function WorkOrderFormPage() {
  const say = useTexts(orderTexts)
  const { params, canWrite } = useTab()
  const [no, from] = [params.get('no') ?? undefined, params.get('from') ?? undefined]
  const { detail, error, loading, reload } = useDetail(workOrder, no ?? from)
  // Who cannot save an order is not let type one.
  if (!no && !canWrite) return <PageEmpty>{say('mayNotAsk')}</PageEmpty>
  if (!no && !from) return <OrderForm key="new" />
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(loaded) =>
        no ? <OrderForm key={no} detail={loaded} /> : <OrderForm key={`from${from}`} past={loaded.data} />
      }
    </Gate>
  )
}

const pastField = ref('지난 의뢰', 'workOrder')

function OrderForm({ detail, past }: { detail?: Detail<typeof workOrder>; past?: WorkOrder }) {
  const say = useTexts(orderTexts)
  const tab = useTab()
  const own = useOwnScope()
  const act = useAction(workOrder, { quiet: true })
  const [sending, setSending] = useState(false)
  const form = useRecordForm(workOrder, detail, {
    defaults: {
      ...ownPlant(own),
      ...ownDept(own, 'rqstDeptCd'),
      execTypeCd: execTypes.vendor,
      urgencyCd: usualUrgency,
      ...(past && copyOf(past)),
    },
    rules: orderIssues,
  })
  const { dirty } = form
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  const save = async (andRequest: boolean) => {
    const key = await form.submit()
    if (key === undefined) return
    setSending(andRequest)
    try {
      if (andRequest) await act(key, 'request')
    } catch (error) {
      // The order is saved; why it cannot be sent stands on its page.
      if (error instanceof ApiError) report(error)
    } finally {
      setSending(false)
    }
    if (!detail) form.reset()
    tab.open(addressOf(workOrderRecords.workOrder, key))
  }
  return (
    <div className="work-order">
      <PageHeader
        title={detail ? say('editOrder', { code: detail.data.wkodCd ?? '' }) : say('newOrder')}
        help={say('orderHelp')}
        extra={
          !detail && (
            <span className="order-copy">
              <RefPicker
                field={pastField}
                value={null}
                placeholder={say('copyPast')}
                onChange={(key) => key !== null && tab.open(`${orderFormPath}?from=${String(key)}`)}
              />
            </span>
          )
        }
      />
      <RecordForm form={form}>
        <OrderBlock form={form} />
        <PlaceBlock form={form} />
        {detail && <AssessmentBlock form={form} />}
        <div className="record-bar">
          <div className="record-bar-own">
            <Button onClick={() => tab.open(orderListPath)}>{say('list')}</Button>
            <Button onClick={form.draft.save}>{say('saveDraft')}</Button>
          </div>
          {tab.canWrite && form.editable && (
            <Space wrap>
              <Button loading={form.saving && !sending} onClick={() => void save(false)}>
                {say('save')}
              </Button>
              <Button type="primary" loading={sending} onClick={() => void save(true)}>
                {say('saveSend')}
              </Button>
            </Space>
          )}
        </div>
      </RecordForm>
      {!detail && <OwnDrafts userId={own.userId} />}
    </div>
  )
}

const copyOf = (past: Values): Values =>
  Object.fromEntries(
    copiedNames.flatMap((name) => {
      const beside = name.replace(/(Cd|No)$/, 'Nm')
      return beside === name || beside in workOrder.fields
        ? [[name, past[name]]]
        : [
            [name, past[name]],
            [beside, past[beside]],
          ]
    }),
  )

/** Orders of one's own that nobody has been asked for yet. */
function OwnDrafts({ userId }: { userId: string }) {
  const say = useTexts(orderTexts)
  const tab = useTab()
  const { rows } = useList(workOrder, { state: ['draft', 'returned'], limit: 100 })
  const own = rows.filter((row) => row.createUserId === userId)
  if (own.length === 0) return null
  return (
    <Block title={say('drafts', { count: own.length })}>
      <ul className="order-rows span-all">
        {own.map((row) => (
          <li key={row.wkodNo}>
            <StateTag resource={workOrder} state={row.state} />
            <a
              className="order-rows-name"
              href={addressOf(workOrderRecords.workOrder, row.wkodNo)}
              onClick={(event) => {
                event.preventDefault()
                tab.open(addressOf(workOrderRecords.workOrder, row.wkodNo))
              }}
            >
              {row.wkodNm}
            </a>
            <span className="order-rows-more">
              {row.wkodCd} · {showMoment(row.planStartDt)}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
