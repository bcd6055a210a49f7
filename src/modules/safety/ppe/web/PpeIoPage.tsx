import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { reasonMin } from '../../../../core/shared/limits.ts'
import { messages } from '../../../../core/shared/messages.ts'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { asText, elementProps, type InputProps } from '../../../../core/web/components/input-props.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { Waiting } from '../../../../core/web/form/ChoiceInputs.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { ppeIo, type PpeIoRow } from '../ppe-issue.resource.ts'
import { enteredTypes, ioTypes } from '../ppe.rule.ts'
import { ppeTexts } from './ppe.texts.ts'

const card = { title: 'ppeItemNm', facts: ['ioTypeNm', 'moveQty', 'ioYmd', 'lotNo'] } as const
const widths = { ppeItemNo: 220, ppeIssueNo: 150, cancelIoNo: 170, reasonTxt: 200, reversedYn: 100 }
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
  const [reversed, setReversed] = useState<PpeIoRow>()
  const mayReverse = ({ ioTypeCd, reversedYn }: Pick<PpeIoRow, 'ioTypeCd' | 'reversedYn'>) =>
    tab.canWrite && reversedYn !== 'Y' && enteredTypes.includes(ioTypeCd)
  return (
    <>
      <RegisterPage
        resource={ppeIo}
        help={text('help.io')}
        card={card}
        widths={widths}
        removable={false}
        first={{ ioTypeCd: ioTypes.in, ioYmd: today }}
        cells={{
          reversedYn: (row) =>
            row.reversedYn === 'Y' ? (
              <span>{text('reversed')}</span>
            ) : mayReverse(row) ? (
              <Button size="small" danger onClick={() => setReversed(row)}>
                {text('reverse')}
              </Button>
            ) : null,
        }}
        form={({ Field, detail }) => (
          <Block
            title={detail?.data.ppeIoCd ?? text('entry')}
            extra={
              detail &&
              mayReverse(detail.data) && (
                <Button danger onClick={() => setReversed(detail.data)}>
                  {text('reverse')}
                </Button>
              )
            }
          >
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
      {reversed && <ReversePopup entry={reversed} onClose={() => setReversed(undefined)} />}
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

function ReversePopup({ entry, onClose }: { entry: PpeIoRow; onClose: () => void }) {
  const [form] = Form.useForm<{ reason: string }>()
  const text = useTexts(ppeTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const reverse = async () => {
    const reason = String(form.getFieldValue('reason') ?? '').trim()
    if (reason.length < reasonMin) {
      form.setFields([{ name: 'reason', errors: [said(messages.reasonMin(reasonMin))] }])
      form.focusField('reason')
      return false
    }
    try {
      await api.post(`${ppeIo.path}/${entry.ppeIoNo}/cancel`, { reason })
    } catch (error) {
      notice.failure(error)
      return false
    }
    notice.info(text('reverse.done'))
    await client.invalidateQueries({ queryKey: [ppeIo.name] })
    return true
  }
  return (
    <BasePopup
      open
      form={form}
      title={text('reverse.title', { no: entry.ppeIoCd ?? '' })}
      onClose={onClose}
      confirmText={text('reverse')}
      onConfirm={reverse}
    >
      <p>
        {entry.ioTypeNm} · {entry.ppeItemNm} · {entry.lotNo} · {entry.qty}
      </p>
      <Form form={form} layout="vertical" name="ppe-io-reverse">
        <Form.Item name="reason" label={text('reverse.reason', { count: reasonMin })} required>
          <Input.TextArea rows={3} maxLength={300} />
        </Form.Item>
      </Form>
    </BasePopup>
  )
}
