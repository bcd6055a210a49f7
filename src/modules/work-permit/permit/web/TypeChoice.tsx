import { useEffect } from 'react'
import { CheckCircleFilled } from '@ant-design/icons'
import { Form, Select } from 'antd'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { permitTypes, supplements, type PermitTypeCode, type SupplementCode } from '../permit-codes.rule.ts'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { isWorkKind, workKinds } from '../work-kinds.rule.ts'
import { withLines, type SupplementLine } from './supplement-lines.ts'

const typeTexts: Record<PermitTypeCode, string> = {
  H: '용접·절단·연마처럼 불꽃이나 열이 나는 작업, 폭발위험장소의 전동공구 사용',
  G: '불꽃이 나지 않는 정비·점검·설치·해체 등 그 밖의 위험작업',
}
const supplementTexts: Record<SupplementCode, string> = {
  S1: '탱크·맨홀·피트 등 안으로 들어감',
  S2: '전기를 끊고 하는 작업',
  S3: '땅을 파는 작업',
  S4: '방사선 투과검사(RT) 등',
  S5: '높이 2m 이상에서 하는 작업',
  S6: '크레인·지게차·굴착기 사용',
  S7: '배관·펌프·용기를 여는 작업',
  S8: '고압 세척, 샌드블라스트',
}

/** Makes a control of the page's own known to the form, so that messages of the server find their place. */
export function useShownName(name: string): void {
  const { shownNames } = useFormOfRecord()
  useEffect(() => {
    shownNames.add(name)
    return () => void shownNames.delete(name)
  }, [shownNames, name])
}

interface ChoiceProps<Value> {
  id?: string
  value?: Value
  onChange?: (value: Value) => void
  disabled: boolean
}

/**
 * The kind of work chooses the basic permit and the supplementary ones that it cannot do without; more can be
 * added.
 */
export function WorkKindChoice() {
  useShownName('workKindCd')
  const { antd, editable, changed } = useFormOfRecord()
  const { data: items = [] } = useCodes('PTW_WORK')
  const choose = (code: string | undefined) => {
    if (!isWorkKind(code)) return
    const { permitTypeCd, supplCds } = workKinds[code]
    const chosen = (antd.getFieldValue('supplCds') ?? []) as SupplementCode[]
    const all = (Object.keys(supplements) as SupplementCode[]).filter(
      (each) => chosen.includes(each) || (supplCds as readonly string[]).includes(each),
    )
    if (permitTypeCd === 'H' || !antd.getFieldValue('permitTypeCd'))
      antd.setFieldValue('permitTypeCd', permitTypeCd)
    antd.setFieldValue(
      'supplements',
      withLines(all, (antd.getFieldValue('supplements') ?? []) as SupplementLine[]),
    )
    antd.setFieldValue('supplCds', all)
    changed()
  }
  return (
    <Form.Item
      name="workKindCd"
      label="작업유형"
      className="span-2"
      extra={editable && '허가요청에 필요합니다. 고르면 꼭 필요한 기본허가와 보충허가가 선택됩니다.'}
    >
      <Select
        allowClear
        disabled={!editable}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="예: 탱크·용기 내부 용접"
        options={items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
        onChange={choose}
      />
    </Form.Item>
  )
}

export function TypeChoice() {
  useShownName('permitTypeCd')
  const { editable } = useFormOfRecord()
  return (
    <Form.Item name="permitTypeCd" label="기본허가 (하나 선택)" required={editable} className="span-all">
      <TypeCards disabled={!editable} />
    </Form.Item>
  )
}
function TypeCards({ id, value, onChange, disabled }: ChoiceProps<string>) {
  return (
    <div id={id} className="permit-choices is-large" role="radiogroup" aria-label="기본허가">
      {Object.entries(permitTypes).map(([code, name]) => (
        <button
          key={code}
          type="button"
          role="radio"
          aria-checked={value === code}
          className={`permit-choice is-${code}`}
          disabled={disabled}
          onClick={() => onChange?.(code)}
        >
          <strong>{name}</strong>
          <span>{typeTexts[code as PermitTypeCode]}</span>
          <CheckCircleFilled aria-hidden />
        </button>
      ))}
    </div>
  )
}

export function SupplementChoice() {
  useShownName('supplCds')
  const { antd, editable } = useFormOfRecord()
  return (
    <Form.Item name="supplCds" label="보충허가 (해당하는 것 모두)" className="span-all">
      <SupplementCards
        disabled={!editable}
        onLines={(codes) =>
          antd.setFieldValue(
            'supplements',
            withLines(codes, (antd.getFieldValue('supplements') ?? []) as SupplementLine[]),
          )
        }
      />
    </Form.Item>
  )
}
function SupplementCards({
  id,
  value,
  onChange,
  onLines,
  disabled,
}: ChoiceProps<string[]> & { onLines: (codes: SupplementCode[]) => void }) {
  const chosen = value ?? []
  const toggle = (code: string) => {
    const next = Object.keys(supplements).filter((each) =>
      each === code ? !chosen.includes(code) : chosen.includes(each),
    )
    onLines(next as SupplementCode[])
    onChange?.(next)
  }
  return (
    <div id={id} className="permit-choices" role="group" aria-label="보충허가">
      {Object.entries(supplements).map(([code, name]) => (
        <button
          key={code}
          type="button"
          role="checkbox"
          aria-checked={chosen.includes(code)}
          className="permit-choice"
          disabled={disabled}
          onClick={() => toggle(code)}
        >
          <strong>{name}</strong>
          <span>{supplementTexts[code as SupplementCode]}</span>
          <CheckCircleFilled aria-hidden />
        </button>
      ))}
    </div>
  )
}
