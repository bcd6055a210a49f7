import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { InputProps } from '../../../../core/web/components/input-props.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { useWedgeContainer } from '../../stock/web/use-scanned.web.ts'
import { isVendor } from '../../material-check/web/RequestFields.tsx'
import { useStoreStatus } from '../../store/web/store-queries.ts'
import { StoreStatusPanel } from '../../store/web/StoreStatusPanel.tsx'
import { chmDelivery, vendorDeliveryMenu, type ChmDelivery } from '../chm-delivery.resource.ts'
import { useStateOfProduct, useUnitOfProduct } from '../../product/web/use-unit.ts'
import { deliveryIssues, deliveryKinds, type Bringable } from '../delivery.rule.ts'
import '../../web/chemical.css'
import { storageTexts } from '../../store/web/storage.texts.ts'
import { chemicalTexts } from '../../web/chemical.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { wholeCompany } from '../../../../core/shared/whole-company.ts'

const card = {
  title: 'prodNm',
  facts: ['kindNm', 'planYmd', 'qty', 'deliveryCd'],
  units: { qty: 'unitNm' },
} as const

/**
 * 입고예정·반입 (chm/inout/delivery): what is to come, what stands at the gate, what a vendor has not taken out.
 */
export function DeliveryPage() {
  useWedgeContainer()
  const text = useTexts(storageTexts)
  const today = useToday()
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(chmDelivery)
  return (
    <RegisterPage
      resource={chmDelivery}
      files={['document']}
      help={text('delivery.help')}
      first={{
        kindCd: deliveryKinds.buy,
        planYmd: today,
        ...(own.plantCd && own.plantCd !== wholeCompany && { plantCd: own.plantCd, plantNm: own.plantNm }),
      }}
      form={(form) => <DeliveryFields form={form} />}
      rules={deliveryIssues}
      widths={{ prodNo: 200, storeNo: 170 }}
      card={card}
    >
      <StateTiles resource={chmDelivery} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/**
 * 반입·반출 of a supplier (/vendor/subconMatChkRqst/delivery): what it wants to bring, how far the plant is with
 * it, what it still has inside.
 */
export function VendorDeliveryPage() {
  const text = useTexts(storageTexts)
  const today = useToday()
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(chmDelivery)
  return (
    <RegisterPage
      resource={chmDelivery}
      files={['document']}
      help={text('delivery.vendorHelp')}
      empty={text('delivery.vendorEmpty')}
      first={{
        kindCd: deliveryKinds.bring,
        planYmd: today,
        ...ownPlant(own),
      }}
      form={(form) => <DeliveryFields form={form} />}
      rules={deliveryIssues}
      widths={{ prodNo: 200, storeNo: 170 }}
      card={card}
    >
      <StateTiles resource={chmDelivery} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
const useBringables = (enabled: boolean) =>
  useQuery({
    queryKey: ['bringables'],
    queryFn: () => api.get<{ data: Bringable[] }>('/api/vendor/bringables'),
    enabled,
  })
/** A supplier chooses among its own checked materials. */
function BringableProduct({ value, onChange, id }: InputProps) {
  const text = useTexts(storageTexts)
  const { data, isFetched } = useBringables(true)
  return (
    <Select<number>
      id={id}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={isFetched && data?.data.length === 0 ? text('delivery.vendorNone') : ''}
      value={typeof value === 'number' ? value : null}
      options={(data?.data ?? []).map(({ prodNo, prodNm, makerNm }) => ({
        value: prodNo,
        label: `${prodNm} (${makerNm})`,
      }))}
      onChange={(chosen) =>
        onChange?.(chosen, data?.data.find(({ prodNo }) => prodNo === chosen)?.prodNm ?? null)
      }
    />
  )
}

function DeliveryFields({ form }: { form: RecordFormHandle<typeof chmDelivery> }) {
  const text = useTexts(storageTexts)
  const { Field, antd, detail, editable } = form
  const vendor = isVendor()
  const prodNo = useFormValue(form, 'prodNo')
  const own = useBringables(vendor && editable).data?.data.find((each) => each.prodNo === prodNo)
  const stateCd = useStateOfProduct(vendor || !editable ? null : prodNo)
  useUnitOfProduct(antd, prodNo, own?.stateCd ?? stateCd)
  const brought =
    Form.useWatch<unknown>('kindCd', { form: form.antd, preserve: true }) === deliveryKinds.bring
  return (
    <>
      <Block title={text('delivery.what')}>
        {!vendor && <Field name="kindCd" />}
        <Field name="plantCd" />
        <Field name="prodNo" input={vendor ? BringableProduct : undefined} />
        <Field name="qty" />
        <Field name="unitCd" />
        <Field name="planYmd" />
        {!vendor && (
          <>
            <Field name="storeNo" />
            <Field name="vendorCd" required={brought} />
            <Field name="poNo" />
          </>
        )}
        {vendor && detail?.data.storeNo && <Field name="storeNo" readOnly />}
        {brought && (
          <>
            <Field name="permitNo" />
            <Field name="leaveDueYmd" required />
          </>
        )}
        <Field name="remark" span={2} />
      </Block>
      {detail?.data.arriveDt && (
        <Block title={text('delivery.done')}>
          <Field name="arriveDt" />
          <Field name="arriveUserId" />
          <Field name="arriveQty" />
          <Field name="carTxt" />
          <Field name="lotNo" />
          <Field name="ioNo" />
          {brought && (
            <>
              <Field name="leaveDt" />
              <Field name="leaveQty" />
              <Field name="leaveIoNo" />
            </>
          )}
        </Block>
      )}
    </>
  )
}

/** One delivery beside the store it is meant for. */
export function DeliveryDetailPage() {
  const tab = useTab()
  const text = useTexts(chemicalTexts)
  return (
    <RecordPage
      resource={chmDelivery}
      list={isVendor() ? vendorDeliveryMenu : '/chm/inout/delivery'}
      nameOf={(row) => row.deliveryCd ?? ''}
      tags={({ data }) => <span>{data.prodNm}</span>}
      rules={deliveryIssues}
      form={(form, { data }) => (
        <>
          {!isVendor() && data.storeNo !== null && ['draft', 'planned', 'arrived'].includes(data.state) && (
            <WouldStand delivery={data} />
          )}
          <DeliveryFields form={form} />
        </>
      )}
    >
      {({ data }) => (
        <Block title={text('files')}>
          <div className="span-all">
            <Attachments
              resource={chmDelivery}
              name="document"
              taskKey={data.deliveryNo}
              editable={tab.canWrite}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}

/** 가상입고: the store as it would stand. */
function WouldStand({ delivery }: { delivery: ChmDelivery }) {
  const { prodNo, qty, arriveQty, unitCd, storeNo } = delivery
  const { status, error } = useStoreStatus(storeNo, { planProdNo: prodNo, qty: arriveQty ?? qty, unitCd })
  return error ? <p>{error.message}</p> : <StoreStatusPanel status={status} unitCd={unitCd} planned />
}
