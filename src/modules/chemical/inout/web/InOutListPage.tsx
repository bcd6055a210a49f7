import { PrinterOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { addDays } from '../../../../core/shared/dates.ts'
import { reasonMin } from '../../../../core/shared/limits.ts'
import { messages } from '../../../../core/shared/messages.ts'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { yes } from '../../../../core/shared/session.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { ContainerScan } from '../../stock/web/ContainerScan.tsx'
import { chmInOut, type ChmInOutRow } from '../chm-in-out.resource.ts'
import { ioTypes, isCount } from '../in-out.rule.ts'
import { inOutFormPath } from './addresses.web.ts'
import '../../web/chemical.css'
import { inOutTexts } from './in-out.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'

const widths = { ioCd: 190, ioTypeCd: 110, reversedYn: 150 }
const card = {
  title: 'prodNm',
  facts: ['ioTypeNm', 'qty', 'ioDt', 'lotNo'],
  units: { qty: 'unitNm' },
} as const
const monthDays = 30
const fieldNames = Object.keys(chmInOut.fields) as Extract<keyof typeof chmInOut.fields, string>[]

/** 입출고 내역 (chm/inout/inoutList): the journal; a mistake is reversed, nothing is changed. */
export function InOutListPage() {
  const tab = useTab()
  const text = useTexts(inOutTexts)
  const today = useToday()
  const [cancelled, setCancelled] = useState<ChmInOutRow>()
  const { open: print, busy } = usePdf()
  /** A reversal and a count are none that could be reversed. */
  const mayReverse = ({ ioTypeCd, reversedYn }: Pick<ChmInOutRow, 'ioTypeCd' | 'reversedYn'>) =>
    tab.canWrite && reversedYn !== 'Y' && ioTypeCd !== ioTypes.reversal && !isCount(ioTypeCd)
  const period = {
    from: tab.params.get('ioDt.from') ?? addDays(today, -monthDays),
    to: tab.params.get('ioDt.to') ?? today,
  }
  return (
    <>
      <RegisterPage
        resource={chmInOut}
        readOnly
        help={text('list.help')}
        defaults={{ ioDt: { from: addDays(today, -monthDays), to: today } }}
        widths={widths}
        card={card}
        cells={{
          reversedYn: (row) =>
            row.reversedYn === 'Y' ? (
              <span>{text('reversed')}</span>
            ) : mayReverse(row) ? (
              <Button size="small" danger onClick={() => setCancelled(row)}>
                {text('reverse')}
              </Button>
            ) : null,
        }}
        form={({ Field, detail }) => (
          <Block
            title={detail?.data.ioCd}
            extra={
              detail &&
              mayReverse(detail.data) && (
                <Button danger onClick={() => setCancelled(detail.data)}>
                  {text('reverse')}
                </Button>
              )
            }
          >
            {fieldNames.map((name) => (
              <Field key={name} name={name} />
            ))}
          </Block>
        )}
        toolbar={
          <>
            {tab.canWrite && (
              <Button type="primary" onClick={() => tab.open(inOutFormPath)}>
                {text('register')}
              </Button>
            )}
            {yes(tab.menu.printYn) && (
              <>
                <Button
                  icon={<PrinterOutlined aria-hidden />}
                  loading={busy}
                  onClick={() => void print('/api/chm/ledger/print', period)}
                >
                  {text('ledger')}
                </Button>
                <Button
                  icon={<PrinterOutlined aria-hidden />}
                  loading={busy}
                  onClick={() => void print('/api/chm/ledger/print', { ...period, kind: 'hazardous' })}
                >
                  {text('ledger.hazardous')}
                </Button>
              </>
            )}
          </>
        }
      >
        <div className="container-bar">
          <ContainerScan />
        </div>
      </RegisterPage>
      {cancelled && <CancelPopup entry={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  )
}

function CancelPopup({ entry, onClose }: { entry: ChmInOutRow; onClose: () => void }) {
  const [form] = Form.useForm<{ reason: string }>()
  const text = useTexts(inOutTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const cancel = async () => {
    const reason = String(form.getFieldValue('reason') ?? '').trim()
    if (reason.length < reasonMin) {
      form.setFields([{ name: 'reason', errors: [said(messages.reasonMin(reasonMin))] }])
      form.focusField('reason')
      return false
    }
    try {
      await api.post(`${chmInOut.path}/${entry.ioNo}/cancel`, { reason })
    } catch (error) {
      notice.failure(error)
      return false
    }
    notice.info(text('cancel.done'))
    await client.invalidateQueries({ queryKey: [chmInOut.name] })
    return true
  }
  return (
    <BasePopup
      open
      form={form}
      title={text('cancel.title', { no: entry.ioCd ?? '' })}
      onClose={onClose}
      confirmText={text('cancel.do')}
      onConfirm={cancel}
    >
      <p>
        {entry.ioTypeNm} · {entry.prodNm} · {text('lot', { no: entry.lotNo })} · {entry.qty} {entry.unitCd}
      </p>
      <Form form={form} layout="vertical" name="in-out-cancel">
        <Form.Item name="reason" label={text('cancel.reason', { count: reasonMin })} required>
          <Input.TextArea rows={3} maxLength={1000} />
        </Form.Item>
      </Form>
    </BasePopup>
  )
}
