import { Button, Radio, Space } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { momentOf } from '../../../../core/shared/dates.ts'
import type { InputProps } from '../../../../core/web/components/input-props.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Waiting } from '../../../../core/web/form/ChoiceInputs.tsx'
import { Block, RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm, type RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useStoreStatus } from '../../store/web/store-queries.ts'
import { ContainerScan } from '../../stock/web/ContainerScan.tsx'
import { StoreStatusPanel, StoreVerdict } from '../../store/web/StoreStatusPanel.tsx'
import { isQuantityUnit } from '../../store/quantity.rule.ts'
import { useStateOfProduct, useUnitOfProduct } from '../../product/web/use-unit.ts'
import { chmInOut } from '../chm-in-out.resource.ts'
import { directionOf, enteredTypes, entryIssues, ioTypes } from '../in-out.rule.ts'
import { LotChoice } from './LotChoice.tsx'
import { inOutListPath } from './addresses.web.ts'
import { inOutTexts } from './in-out.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

type InOutForm = RecordFormHandle<typeof chmInOut>

/** 입출고 등록 (chm/inout/inoutReg): the store is judged while the receipt is typed. */
export function InOutFormPage() {
  const { canWrite } = useTab()
  const text = useTexts(inOutTexts)
  return canWrite ? <EntryForm /> : <PageEmpty>{text('form.mayNot')}</PageEmpty>
}

function EntryForm() {
  const tab = useTab()
  const text = useTexts(inOutTexts)
  const [opened] = useState(() => momentOf(new Date()))
  const [photoKey, setPhotoKey] = useState<string | null>(null)
  // The photos may go out with this very save.
  const sentKey = useRef<string | null>(null)
  const form = useRecordForm(chmInOut, undefined, {
    beside: () => (sentKey.current === null ? {} : { photoKey: sentKey.current }),
    defaults: {
      ioTypeCd: ioTypes.purchase,
      ioDt: opened,
      ...fromAddress(tab.params),
    },
    rules: entryIssues,
  })
  const keepKey = (key: string | null) => {
    sentKey.current = key
    setPhotoKey(key)
  }
  const { dirty } = form
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  const save = async (more: boolean) => {
    const key = await form.submit()
    if (key === undefined) return
    form.reset()
    keepKey(null)
    if (!more) tab.open(inOutListPath)
  }
  return (
    <div className="chemical-page">
      <PageHeader help={text('form.help')} />
      <RecordForm form={form}>
        <div className="chemical-split">
          <div className="chemical-page">
            <EntryFields form={form} />
            <SeparationPhotos form={form} photoKey={photoKey} onPhotoKey={keepKey} />
          </div>
          <div className="chemical-side">
            <LivePanel form={form} />
          </div>
        </div>
        <div className="record-bar">
          <BarVerdict form={form} />
          <div className="record-bar-own">
            <Button onClick={() => tab.open(inOutListPath)}>{text('entries')}</Button>
          </div>
          <Space wrap>
            <Button loading={form.saving} onClick={() => void save(true)}>
              {text('saveMore')}
            </Button>
            <Button type="primary" loading={form.saving} onClick={() => void save(false)}>
              {text('save')}
            </Button>
          </Space>
        </div>
      </RecordForm>
    </div>
  )
}
/** A link from a store or a lot begins with it. */
function fromAddress(params: URLSearchParams): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const name of ['prodNo', 'toStoreNo', 'fromStoreNo'] as const) {
    const value = params.get(name)
    if (value) given[name] = Number(value)
  }
  for (const name of ['ioTypeCd', 'lotNo', 'prodNm', 'toStoreNm', 'fromStoreNm'] as const) {
    const value = params.get(name)
    if (value) given[name] = value
  }
  return given
}

function EntryFields({ form }: { form: InOutForm }) {
  const { Field, antd } = form
  const text = useTexts(inOutTexts)
  const ioTypeCd = useFormValue(form, 'ioTypeCd') ?? ioTypes.purchase
  const [prodNo, fromStoreNo, lotNo] = [
    useFormValue(form, 'prodNo'),
    useFormValue(form, 'fromStoreNo'),
    useFormValue(form, 'lotNo'),
  ]
  useUnitOfProduct(antd, prodNo, useStateOfProduct(prodNo))
  const { from, to } = directionOf(ioTypeCd)
  const receipt = to && !from
  return (
    <>
      <Block title={text('form.type')}>
        <Field name="ioTypeCd" span="all" input={EnteredType} />
      </Block>
      <Block title={text('form.what')}>
        <div className="span-all">
          <ContainerScan
            onFound={({ lots: [lot] }) => {
              if (!lot) return
              const { prodNo: found, prodNm, lotNo: number, unitCd, storeNo, storeNm } = lot
              const place = from
                ? { fromStoreNo: storeNo, fromStoreNm: storeNm }
                : { toStoreNo: storeNo, toStoreNm: storeNm }
              antd.setFieldsValue({ prodNo: found, prodNm, lotNo: number, unitCd, unitNm: unitCd, ...place })
              form.changed()
            }}
          />
        </div>
        <Field name="prodNo" span={2} />
        <Field name="qty" />
        <Field name="unitCd" />
        <Field name="lotNo" extra={from ? text('form.lotHint') : undefined} />
        <Field name="ioDt" />
        {from && <Field name="fromStoreNo" required />}
        {to && <Field name="toStoreNo" required />}
        {from && prodNo && fromStoreNo && (
          <div className="span-all">
            <LotChoice
              prodNo={prodNo}
              storeNo={fromStoreNo}
              lotNo={lotNo ?? null}
              use={ioTypeCd === ioTypes.use}
              onPick={(lot) => {
                antd.setFieldsValue({ lotNo: lot.lotNo, unitCd: lot.unitCd, unitNm: lot.unitCd })
                antd.setFields([{ name: 'lotNo', errors: [] }])
                form.changed()
              }}
            />
          </div>
        )}
      </Block>
      <Block title={text(receipt ? 'form.trade' : 'form.reason')}>
        {ioTypeCd === ioTypes.use && <Field name="processNo" />}
        {(receipt || ioTypeCd === ioTypes.giveBack) && <Field name="vendorCd" />}
        {receipt && (
          <>
            <Field name="poNo" />
            <Field name="mfgYmd" />
            <Field name="expYmd" />
            <Field name="containerCd" />
            <Field name="containerQty" />
          </>
        )}
        {receipt && <Field name="quarantineYn" extra={text('form.quarantine')} />}
        {to && <Field name="sepTxt" extra={text('form.separation')} />}
        <Field name="reasonTxt" required={ioTypeCd === ioTypes.disposal} />
      </Block>
    </>
  )
}

/** Only the kinds that people enter; the others follow from requests, counts and cancellations. */
function EnteredType({ value, onChange, id, field }: InputProps) {
  const { data: codes, error } = useCodes('CHM_IO_TYPE')
  // Nobody can tell 10 from 30: without their names the kinds are not offered.
  if (!codes) return <Waiting id={id} failed={error !== null} />
  const names = new Map(codes.map(({ code, codeNm }) => [code, codeNm]))
  return (
    <Radio.Group
      id={id}
      aria-label={field.label}
      value={String(value ?? ioTypes.purchase)}
      options={enteredTypes.flatMap((type) => {
        const label = names.get(type)
        return label === undefined ? [] : [{ value: type, label }]
      })}
      onChange={({ target }) => onChange?.(target.value, names.get(String(target.value)) ?? null)}
    />
  )
}

/** The store as it would stand with what is being typed. */
function usePlanned(form: InOutForm) {
  const ioTypeCd = useFormValue(form, 'ioTypeCd') ?? ioTypes.purchase
  const [toStoreNo, fromStoreNo] = [useFormValue(form, 'toStoreNo'), useFormValue(form, 'fromStoreNo')]
  const [prodNo, qty, unitCd] = [
    useFormValue(form, 'prodNo'),
    useFormValue(form, 'qty'),
    useFormValue(form, 'unitCd'),
  ]
  const quarantine = useFormValue(form, 'quarantineYn') === 'Y'
  const { to } = directionOf(ioTypeCd)
  const storeNo = to ? toStoreNo : fromStoreNo
  const planned = to && prodNo && typeof qty === 'number' && qty > 0 && unitCd && isQuantityUnit(unitCd)
  const { status, error } = useStoreStatus(
    storeNo,
    planned ? { planProdNo: prodNo, qty, unitCd, move: ioTypeCd === ioTypes.move, quarantine } : undefined,
  )
  return { storeNo, status, error, unitCd, prodNo, planned: Boolean(planned) }
}
/** Photos are asked for where the goods must be kept apart from what stands there. (chm.md 5.6) */
function SeparationPhotos({
  form,
  photoKey,
  onPhotoKey,
}: {
  form: InOutForm
  photoKey: string | null
  onPhotoKey: (photoKey: string | null) => void
}) {
  const { status, planned } = usePlanned(form)
  const apart = planned && status?.conflicts.some(({ result }) => result === 'S')
  if (!apart && photoKey === null) return null
  return (
    <Block>
      <div className="span-all">
        <Attachments
          key={photoKey ?? 'new'}
          resource={chmInOut}
          name="image"
          tempTaskKey={photoKey}
          onTempKey={onPhotoKey}
          editable
        />
      </div>
    </Block>
  )
}

function LivePanel({ form }: { form: InOutForm }) {
  const text = useTexts(inOutTexts)
  const { storeNo, status, error, unitCd, prodNo, planned } = usePlanned(form)
  const prodNm: unknown = form.antd.getFieldValue('prodNm')
  if (!storeNo) return <section className="store-status">{text('form.noStore')}</section>
  if (error) return <section className="store-status">{error.message}</section>
  return (
    <StoreStatusPanel
      status={status}
      unitCd={unitCd || undefined}
      planned={planned}
      prodNo={prodNo}
      prodNm={typeof prodNm === 'string' ? prodNm : null}
    />
  )
}
/**
 * On a narrow screen the panel stands below the form, the save buttons always in sight: the verdict stands
 * with them.
 */
function BarVerdict({ form }: { form: InOutForm }) {
  const { status, planned } = usePlanned(form)
  return planned && status ? <StoreVerdict status={status} /> : null
}
