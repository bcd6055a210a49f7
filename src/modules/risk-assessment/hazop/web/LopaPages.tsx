import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Form } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import type { Input } from '../../../../core/shared/resource.ts'
import { defined } from '../../../../core/shared/defined.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { studyPages } from '../../record-pages.rule.ts'
import type { LopaProposal } from '../lopa.rule.ts'
import type { LopaLibrary, UsualFigure } from '../hazop-parameters.rule.ts'
import { rsaLopa, type LopaLayerRow } from '../rsa-lopa.resource.ts'
import './hazop.css'
import { hazopTexts } from './hazop.texts.ts'
import { LopaWhy } from './LopaWhy.tsx'

/** Back to the study that a record belongs to. */
export function ToStudy({ rsaTargetNo }: { rsaTargetNo: number | null }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  if (rsaTargetNo === null) return null
  return (
    <Button onClick={() => tab.open(addressOf(studyPages.rsaTarget, rsaTargetNo))}>{text('sheet')}</Button>
  )
}

/** A LOPA that begins with the cause of the row and the target of its severity. */
export function NewLopa({ rowNo }: { rowNo: number }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const [first, setFirst] = useState<Partial<Input<typeof rsaLopa>> & Record<string, unknown>>()
  if (!tab.canWrite) return null
  const propose = async () => {
    const [{ data }, { data: library }] = await Promise.all([
      api.get<{ data: LopaProposal }>(`${rsaLopa.path}/proposal/${rowNo}`),
      api.get<{ data: LopaLibrary }>(`${rsaLopa.path}/library/${rowNo}`),
    ])
    const { scenarioTxt, initTxt, targetFreq } = data
    setFirst({
      rsaHazopRowNo: rowNo,
      scenarioTxt,
      rsaHazopRowNm: initTxt,
      initTxt,
      ...defined({ targetFreq: targetFreq ?? undefined }),
      // What the safeguards say of themselves; a person confirms each, and none counts before.
      layers: data.layers.map((layer) => {
        const usual = layer.layerCd ? library.layers[layer.layerCd] : undefined
        return {
          ...layer,
          confirmYn: 'N' as const,
          ...defined({ pfd: usual?.value, pfdSourceTxt: usual?.paramCd }),
        }
      }),
    })
  }
  return (
    <>
      <BusyButton action={propose}>{text('newLopa')}</BusyButton>
      {first && (
        <RegisterPopup
          resource={rsaLopa}
          first={first}
          form={(form) => <LopaFields form={form} />}
          onSaved={(key) => {
            const address = recordPageAddress(rsaLopa.name, key)
            if (address) tab.open(address)
          }}
          onClose={() => setFirst(undefined)}
        />
      )}
    </>
  )
}
/** The columns of the layers stay one object, so that a typed character does not draw them anew. */
const layerColumns = {
  confirmYn: { width: 88 },
  layerCd: { width: 108 },
  layerNm: { width: 132 },
  sideCd: { width: 52 },
  pfd: { width: 68 },
  pfdSourceTxt: { width: 100 },
  sensorTxt: { width: 72 },
  finalTxt: { width: 72 },
  rsaHazopGuardNo: { hidden: true },
}
/** Who adds a layer himself has confirmed it. */
const typedLayer = { confirmYn: 'Y' }
export function LopaFields({ form }: { form: RecordFormHandle<typeof rsaLopa> }) {
  const text = useTexts(hazopTexts)
  const { Field, Lines, detail } = form
  useUsualFigures(form)
  return (
    <>
      <Block title={text('scenario')}>
        <Field name="rsaHazopRowNo" span={2} readOnly={Boolean(detail)} />
        <Field name="scenarioTxt" span={2} />
        <Field name="initCd" />
        <Field name="initTxt" />
        <Field name="initFreq" />
        <Field name="initSourceTxt" />
        <Field name="targetFreq" />
      </Block>
      <Block title={text('layers')}>
        <p className="span-all">{text('usualNote')}</p>
        <Lines name="layers" blank={typedLayer} columns={layerColumns} />
      </Block>
      {detail && (
        <Block title={text('result')}>
          <Field name="mitigatedFreq" />
          <Field name="gapVal" />
          <Field name="needPfd" />
          <Field name="silVal" />
          <Field name="acceptYn" />
        </Block>
      )}
      <Block title={text('row')}>
        <Field name="noteTxt" span={2} />
      </Block>
    </>
  )
}

type DraftLayer = Partial<LopaLayerRow> & { rowId?: string }
/**
 * The kind of an event or layer brings its usual figure and where that comes from; another figure is without a source
 * until somebody says one.
 */
function useUsualFigures(form: RecordFormHandle<typeof rsaLopa>): void {
  const { antd, editable } = form
  const rowNo = useFormValue(form, 'rsaHazopRowNo')
  const initCd = useFormValue(form, 'initCd')
  const initFreq = useFormValue(form, 'initFreq')
  const layers = Form.useWatch('layers', { form: antd, preserve: true }) as DraftLayer[] | undefined
  const { data: library } = useQuery({
    queryKey: [rsaLopa.name, 'library', rowNo],
    enabled: editable && rowNo != null,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: LopaLibrary }>(`${rsaLopa.path}/library/${rowNo}`, undefined, { signal })).data,
  })
  // The kinds as they were drawn last: only a kind that a person has changed brings its figure.
  const seen = useRef<{ initCd?: string | null; layers?: ReadonlyMap<string, string | null | undefined> }>({})
  useEffect(() => {
    if (!editable || !library) return
    const { current } = seen
    const usual = initCd ? library.inits[initCd] : undefined
    const source = antd.getFieldValue('initSourceTxt') as string | null
    const isChosen = current.initCd !== undefined ? current.initCd !== initCd : initFreq == null
    current.initCd = initCd ?? null
    if (isChosen && usual) antd.setFieldsValue({ initFreq: usual.value, initSourceTxt: usual.paramCd })
    else if (source && isUsual(library.inits, source) && source !== usualSource(usual, initFreq))
      antd.setFieldsValue({ initSourceTxt: null })
  }, [antd, editable, library, initCd, initFreq])
  useEffect(() => {
    if (!editable || !library || !layers) return
    const before = seen.current.layers
    seen.current.layers = new Map(layers.map((layer) => [layer.rowId ?? '', layer.layerCd]))
    const next = layers.map((layer) => filledLayer(layer, before, library))
    if (next.some((layer, index) => layer !== layers[index])) antd.setFieldsValue({ layers: next })
  }, [antd, editable, library, layers])
}
const usualSource = (usual: UsualFigure | undefined, value: number | null | undefined) =>
  usual !== undefined && usual.value === value ? usual.paramCd : undefined
const isUsual = (figures: LopaLibrary['inits'], source: string): boolean =>
  Object.values(figures).some(({ paramCd }) => paramCd === source)
function filledLayer(
  layer: DraftLayer,
  before: ReadonlyMap<string, string | null | undefined> | undefined,
  { layers: figures }: LopaLibrary,
): DraftLayer {
  const usual = layer.layerCd ? figures[layer.layerCd] : undefined
  const isChosen = before !== undefined && before.get(layer.rowId ?? '') !== layer.layerCd
  if (isChosen && usual) return { ...layer, pfd: usual.value, pfdSourceTxt: usual.paramCd }
  const { pfd, pfdSourceTxt } = layer
  return pfdSourceTxt && isUsual(figures, pfdSourceTxt) && pfdSourceTxt !== usualSource(usual, pfd)
    ? { ...layer, pfdSourceTxt: null }
    : layer
}
/** Safeguards that nobody has confirmed as layers. */
function Unconfirmed({ count }: { count: number }) {
  const text = useTexts(hazopTexts)
  return count > 0 ? <Alert type="info" showIcon title={text('unconfirmed', { count })} /> : null
}
/** One LOPA: its layers, and how far they are from the target. */
export function HazopLopaDetailPage() {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaLopa}
      list={tab.menu.routePath}
      nameOf={(row) => row.scenarioTxt}
      extra={({ data }) => <ToStudy rsaTargetNo={data.rsaTargetNo} />}
      before={({ data, data: { gapVal, silVal, needPfd, acceptYn, layers } }) => (
        <>
          <Unconfirmed count={layers.filter(({ confirmYn }) => confirmYn !== 'Y').length} />
          <Alert
            action={<LopaWhy row={data} />}
            type={acceptYn === 'Y' ? 'success' : 'warning'}
            showIcon
            title={text('gapNote', {
              gap: gapVal ?? '',
              sil:
                acceptYn === 'Y'
                  ? text('met')
                  : silVal
                    ? text('silNeeded', { sil: silVal, pfd: needPfd ?? '' })
                    : text('layerNeeded'),
            })}
          />
        </>
      )}
      form={(form) => <LopaFields form={form} />}
    />
  )
}
