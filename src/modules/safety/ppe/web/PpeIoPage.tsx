import { Radio } from 'antd'
import { asText, elementProps, type InputProps } from '../../../../core/web/components/input-props.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { Waiting } from '../../../../core/web/form/ChoiceInputs.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useReversal } from '../../../../core/web/record/use-reversal.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { ppeIo, type PpeIoRow } from '../ppe-issue.resource.ts'
import { enteredTypes, ioTypes } from '../ppe.rule.ts'
import { ppeTexts } from './ppe.texts.ts'

const card = { title: 'ppeItemNm', facts: ['ioTypeNm', 'moveQty', 'ioYmd', 'lotNo'] } as const
const widths = { ppeItemNo: 240, reasonTxt: 160, reversedYn: 110 }
type FieldName = Extract<keyof typeof ppeIo.fields, string>
const entered: readonly FieldName[] = [
  'ioTypeCd',
  'ioYmd',
  'ppeItemNo',
  'sizeTxt',
  'lotNo',
  'qty',
  'makeYmd',
  'reasonTxt',
]
const stored: readonly FieldName[] = [
  ...entered,
  'ppeIoCd',
  'moveQty',
  'expYmd',
  'ppeIssueNo',
  'cancelIoNo',
  'reversedYn',
  'ioUserId',
]

/** 보호구 입출고 이력 (saf/ppe/ppeIo): the journal; a mistake is reversed, nothing is changed. */
export function PpeIoPage() {
  const text = useTexts(ppeTexts)
  const tab = useTab()
  const today = useToday()
  const reversal = useReversal<PpeIoRow>(
    ppeIo,
    ({ ioTypeCd }) => tab.canWrite && enteredTypes.includes(ioTypeCd),
    ({ ppeIoNo, ppeIoCd, ioTypeNm, ppeItemNm, lotNo, qty }) => ({
      recordKey: ppeIoNo,
      no: ppeIoCd,
      words: `${ioTypeNm} · ${ppeItemNm} · ${lotNo} · ${qty}`,
    }),
  )
  return (
    <>
      <RegisterPage
        resource={ppeIo}
        help={text('help.io')}
        card={card}
        widths={widths}
        removable={false}
        first={{ ioTypeCd: ioTypes.in, ioYmd: today }}
        cells={{ reversedYn: reversal.cell }}
        form={({ Field, detail }) => (
          <Block title={detail?.data.ppeIoCd ?? text('entry')} extra={reversal.button(detail?.data)}>
            {(detail ? stored : entered).map((name) => (
              <Field
                key={name}
                name={name}
                input={name === 'ioTypeCd' && !detail ? EnteredType : undefined}
              />
            ))}
          </Block>
        )}
      />
      {reversal.popup}
    </>
  )
}

/** Only the kinds that people enter; the others follow from issues and reversals. */
function EnteredType(props: InputProps) {
  const { value, onChange, id, field } = props
  const { data: codes, error } = useCodes(field.source)
  if (!codes) return <Waiting id={id} failed={error !== null} />
  return (
    <Radio.Group
      {...elementProps(props)}
      value={asText(value)}
      options={codes.flatMap(({ code, codeNm }) =>
        enteredTypes.includes(code) ? [{ value: code, label: codeNm }] : [],
      )}
      onChange={({ target }) => onChange?.(target.value as string)}
    />
  )
}
