import { createContext, useContext, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { defined } from '../../../core/shared/defined.ts'
import { api } from '../../../core/web/api.ts'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import type { InputProps } from '../../../core/web/components/input-props.ts'
import { canAccess, canWrite } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { jsaChoiceTexts } from './jsa-choice.texts.ts'
import { workOrder, type WorkOrder } from './work-order.resource.ts'

interface Offered {
  rsaTargetNo: number
  jsaCd: string
  rsaTargetNm: string
  validToYmd: string | null
  stepCnt: number
  reasons: string[]
}
const jsaMenu = 'rsa/result/resultJsa'
const jsaPath = '/rsa/result/resultJsa'

const noneOffered: readonly Offered[] = []
const OfferedContext = createContext<readonly Offered[]>(noneOffered)
/** Those that serve the work can be chosen; the others say why not. */
function JsaSelect({ value, onChange, id }: InputProps) {
  const say = useTexts(jsaChoiceTexts)
  const offered = useContext(OfferedContext)
  return (
    <Select
      id={id}
      allowClear
      showSearch={{ optionFilterProp: 'title' }}
      placeholder={say('choose')}
      value={value === null || value === undefined ? undefined : Number(value)}
      onChange={(next: number | undefined) => onChange?.(next ?? null)}
      options={offered.map((each) => ({
        value: each.rsaTargetNo,
        title: `${each.jsaCd} ${each.rsaTargetNm}`,
        label: (
          <>
            {each.jsaCd} {each.rsaTargetNm} ·{' '}
            {say('until', { day: each.validToYmd ?? '-', steps: each.stepCnt })}
            {each.reasons.length > 0 && <div className="order-open">{each.reasons[0]}</div>}
          </>
        ),
        disabled: each.reasons.length > 0,
      }))}
    />
  )
}

/**
 * The JSA of an order: those of the plant and the company that serve the work, with the reason beside those that do
 * not, and the way to make a new one.
 */
export function JsaChoice({
  form: { Field, editable },
  order,
  values,
}: {
  form: RecordFormHandle<typeof workOrder>
  order: WorkOrder
  values: Partial<WorkOrder>
}) {
  const say = useTexts(jsaChoiceTexts)
  const tab = useTab()
  const asked = useMemo(
    () => ({ permitTypeCd: values.permitTypeCd ?? '', supplCds: (values.supplCds ?? []).join(',') }),
    [values.permitTypeCd, values.supplCds],
  )
  const { data } = useQuery({
    queryKey: [workOrder.name, 'jsas', order.wkodNo, asked],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Offered[] }>(`${workOrder.path}/${order.wkodNo}/jsas`, asked, { signal })).data,
    enabled: editable,
  })
  return (
    <>
      <OfferedContext value={data ?? noneOffered}>
        <Field name="jsaNo" {...defined({ input: editable ? JsaSelect : undefined })} />
      </OfferedContext>
      {editable && canAccess(jsaMenu) && canWrite(jsaMenu) && (
        <div>
          <Button
            onClick={() =>
              tab.open(
                `${jsaPath}?open=new&for.wkodNo=${order.wkodNo}&for.wkodNm=${encodeURIComponent(order.wkodNm)}`,
              )
            }
          >
            {say('make')}
          </Button>
        </div>
      )}
    </>
  )
}
