import { useEffect, useState } from 'react'
import { Button, Form, Radio } from 'antd'
import { addressOf } from '../../../core/shared/record-page.ts'
import { ApiError, report } from '../../../core/web/api.ts'
import { useAction } from '../../../core/web/data/hooks.ts'
import { Block, Field, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../core/web/form/use-form-value.ts'
import { useRecordForm, type RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { workOrderRecords } from '../record-pages.rule.ts'
import type { ContractToAsk } from './contract-to-ask.rule.ts'
import { useContracts } from './use-contracts.web.ts'
import { vendorOrderTexts } from './vendor-order-page.texts.ts'
import { PlaceBlock } from './WorkOrderFields.tsx'
import { orderTexts } from './work-order-page.texts.ts'
import { workOrder } from './work-order.resource.ts'
import { execTypes, requestIssues, urgent, usualUrgency } from './work-order.rule.ts'
import './work-order.css'

type OrderForm = RecordFormHandle<typeof workOrder>

/** A company asks for work on one of its contracts; the plant takes the request on and assesses it. */
export function VendorOrderPage() {
  const say = useTexts(vendorOrderTexts)
  const { data, error, isLoading, refetch } = useContracts()
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(contracts) =>
        contracts.length === 0 ? <PageEmpty>{say('none')}</PageEmpty> : <AskForm contracts={contracts} />
      }
    </Gate>
  )
}

/** What an order takes from its contract. */
const fromContract = ({ contractNo, contractNm, plantCd, plantNm }: ContractToAsk) => ({
  contractNo,
  contractNm,
  plantCd,
  plantNm,
  execTypeCd: execTypes.vendor,
})

function AskForm({ contracts }: { contracts: readonly ContractToAsk[] }) {
  const say = useTexts(vendorOrderTexts)
  const tab = useTab()
  const act = useAction(workOrder, { quiet: true })
  const [sending, setSending] = useState(false)
  const form = useRecordForm(workOrder, undefined, {
    defaults: { urgencyCd: usualUrgency, ...(contracts.length === 1 && fromContract(contracts[0]!)) },
    rules: requestIssues,
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
      else throw error
    } finally {
      setSending(false)
    }
    tab.setDirty(false)
    tab.close()
    tab.open(addressOf(workOrderRecords.workOrder, key))
  }
  return (
    <div className="work-order">
      <PageHeader title={say('ask')} help={say('help')} />
      <RecordForm form={form}>
        <Block title={say('contract')}>
          <ContractChoice form={form} contracts={contracts} />
        </Block>
        <WorkBlock form={form} />
        <PlaceBlock form={form} />
        <div className="record-bar">
          <div className="record-bar-own">
            <Button onClick={() => tab.close()}>{say('close')}</Button>
          </div>
          <div className="record-bar-steps">
            <Button loading={form.saving && !sending} onClick={() => void save(false)}>
              {say('save')}
            </Button>
            <Button type="primary" loading={sending} onClick={() => void save(true)}>
              {say('send')}
            </Button>
          </div>
        </div>
      </RecordForm>
    </div>
  )
}

/** The contracts with what follows from each: plant, department, supervisor and period. */
function ContractChoice({ form, contracts }: { form: OrderForm; contracts: readonly ContractToAsk[] }) {
  const say = useTexts(vendorOrderTexts)
  return (
    <Form.Item name="contractNo" className="span-all" label={say('contract')} required>
      <Radio.Group
        className="order-contracts"
        onChange={({ target }) => {
          const chosen = contracts.find(({ contractNo }) => contractNo === target.value)
          if (chosen) form.antd.setFieldsValue(fromContract(chosen))
          form.settle('contractNo')
          form.changed()
        }}
      >
        {contracts.map((contract) => (
          <Radio key={contract.contractNo} value={contract.contractNo}>
            <strong>{contract.contractNm}</strong>
            <span className="order-note">
              {[contract.plantNm, contract.deptNm, contract.constNm].filter(Boolean).join(' · ')} ·{' '}
              {say('supervisor')} {contract.mgrUserNm} {contract.mgrTel} · {contract.fromYmd} ~{' '}
              {contract.toYmd}
            </span>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}

function WorkBlock({ form }: { form: OrderForm }) {
  const say = useTexts(vendorOrderTexts)
  const word = useTexts(orderTexts)
  const urgencyCd = useFormValue(form, 'urgencyCd')
  return (
    <Block title={say('what')}>
      <Field name="wkodNm" span={2} />
      <Field name="urgencyCd" />
      <Field name="planStartDt" />
      <Field name="planEndDt" />
      {urgencyCd === urgent && <Field name="urgentReason" extra={word('urgentRule')} />}
      <Field name="workTxt" />
    </Block>
  )
}
